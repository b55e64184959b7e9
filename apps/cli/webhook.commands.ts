import {
  deleteEndpoint,
  listEndpoints,
  registerWebhook,
  replayWebhook,
  unknownEvents,
  webhookEvents,
} from "@capstan/features/webhooks/server";
import { systemClock } from "@capstan/platform/clock";
import { createSecretBox } from "@capstan/platform/secret-box";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

const addCommand: Command = {
  name: "webhooks add",
  summary: "tell a system of what happens to orders",
  usage: `usage: capstan webhooks add URL --events EVENT[,EVENT] [--account NUMBER]

  Prints the endpoint's id and the secret by which it knows our signatures. The secret is shown this once and kept sealed by
  SECRETS_KEY. It is told of what happens from now on; with --account of that account's orders alone.

  events: ${webhookEvents.join(", ")}; order.*, shipment.*, *

  exit code: 0 it is added, 2 there is no such account or event, or no SECRETS_KEY, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const options = { events: { type: "string" }, account: { type: "string" } } as const;
    const { positionals, values } = parseCommandArgs({ args: [...args], options, allowPositionals: true });
    const [url, ...others] = positionals;
    if (url === undefined || others.length > 0) throw new UsageError("give the endpoint one address");
    const events = (values.events ?? "").split(",").flatMap((name) => name.trim() || []);
    const unknown = unknownEvents(events);
    if (events.length === 0) throw new UsageError("name an event at least");
    if (unknown.length > 0) throw new UsageError(`there is no event ${unknown.join(", ")}`);
    const settings = readSearchEnv(env);
    const refusal = refusalOf(url, settings.WEBHOOKS_ALLOW_PRIVATE);
    if (refusal !== null || settings.SECRETS_KEY.length === 0) {
      printError(refusal ?? "set SECRETS_KEY first: secrets are kept sealed by it");
      return exitCode.refused;
    }
    await using engines = openEngines(settings, "capstan-webhooks");
    const accountNumber = values.account ?? null;
    const deps = { db: engines.db, clock: systemClock, secrets: createSecretBox(settings.SECRETS_KEY) };
    const added = await registerWebhook(deps, { url, events, accountNumber });
    if (!added) {
      printError(`there is no account ${accountNumber}`);
      return exitCode.refused;
    }
    print(`id      ${added.id}\nsecret  ${added.secret}`);
    return exitCode.done;
  },
};

/** Orders and names of customers go there: over TLS, unless the network is the operator's own. */
function refusalOf(url: string, allowsPrivate: boolean): string | null {
  if (!URL.canParse(url)) return `${url} is no address`;
  const { protocol, username, password } = new URL(url);
  if (username !== "" || password !== "") return "an address with a password in it is not kept: use the signature";
  if (protocol === "https:" || (protocol === "http:" && allowsPrivate)) return null;
  return "the address has to begin with https://";
}

const listCommand: Command = {
  name: "webhooks list",
  summary: "list the systems that are told, and how far they have come",
  usage: `usage: capstan webhooks list

  Prints id, state (on, failing, disabled), the position in the feed that is acknowledged, account (- for all), events and address,
  and the last failure.

  exit code: 0 all are on, 1 one is failing or disabled, 3 an engine did not answer`,
  run: async (args, { env, print }) => {
    parseCommandArgs({ args: [...args], options: {} });
    await using engines = openEngines(readSearchEnv(env), "capstan-webhooks");
    const endpoints = await listEndpoints(engines.db);
    for (const { id, position, accountNumber, events, url, lastFailure, ...state } of endpoints)
      print(
        `${id}  ${stateOf(state)}  ${position}  ${accountNumber ?? "-"}  ${events.join(",")}  ${url}${lastFailure === null ? "" : `  ${lastFailure}`}`,
      );
    return endpoints.every((endpoint) => stateOf(endpoint) === "on") ? exitCode.done : exitCode.attention;
  },
};

function stateOf({ disabledAt, failingSince }: { disabledAt: Date | null; failingSince: Date | null }): string {
  if (disabledAt !== null) return "disabled";
  return failingSince === null ? "on" : "failing";
}

const removeCommand: Command = {
  name: "webhooks remove",
  summary: "tell a system nothing any more",
  usage: `usage: capstan webhooks remove ID

  exit code: 0 it is removed, 2 there is no such endpoint, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const { positionals } = parseCommandArgs({ args: [...args], options: {}, allowPositionals: true });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0) throw new UsageError("name one endpoint by its id");
    await using engines = openEngines(readSearchEnv(env), "capstan-webhooks");
    if (!(await deleteEndpoint(engines.db, id))) {
      printError(`there is no endpoint ${id}`);
      return exitCode.refused;
    }
    print(`the endpoint ${id} is removed`);
    return exitCode.done;
  },
};

const replayCommand: Command = {
  name: "webhooks replay",
  summary: "send a system all after a position again",
  usage: `usage: capstan webhooks replay ID --after POSITION

  Everything after the position is sent once more, in order and with the ids that it had; 0 sends all. An endpoint that was
  disabled is enabled.

  exit code: 0 the worker sends it, 2 there is no such endpoint or position, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const options = { after: { type: "string" } } as const;
    const { positionals, values } = parseCommandArgs({ args: [...args], options, allowPositionals: true });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0) throw new UsageError("name one endpoint by its id");
    if (!/^\d{1,18}$/.test(values.after ?? "")) throw new UsageError("give the position with --after");
    await using engines = openEngines(readSearchEnv(env), "capstan-webhooks");
    const after = BigInt(values.after ?? "0");
    if (!(await replayWebhook({ db: engines.db, clock: systemClock }, { id, after }))) {
      printError(`there is no endpoint ${id}, or the feed has no position ${after}`);
      return exitCode.refused;
    }
    print(`all after ${after} is sent again`);
    return exitCode.done;
  },
};

export const webhookCommands: readonly Command[] = [addCommand, listCommand, removeCommand, replayCommand];
