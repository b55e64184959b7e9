import {
  type ApiScope,
  apiScopes,
  deleteClient,
  listClients,
  registerClient,
} from "@capstan/features/api-clients/server";
import { systemClock } from "@capstan/platform/clock";
import { type Command, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

const addCommand: Command = {
  name: "api-client add",
  summary: "let a system get tokens at /api/oauth/token",
  usage: `usage: capstan api-client add NAME --scope SCOPE [--scope SCOPE] [--account NUMBER]

  Prints the client's id and its secret. The secret is shown this once and kept as a hash. With --account the client reaches that
  account's data and no other's; without it, it is a system of the operator's own.

  scopes: ${apiScopes.join(", ")}

  exit code: 0 it is added, 2 there is no such account or scope, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const options = { scope: { type: "string", multiple: true }, account: { type: "string" } } as const;
    const { positionals, values } = parseCommandArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new UsageError("give the client one name");
    const scopes = scopesOf(values.scope ?? []);
    await using engines = openEngines(readSearchEnv(env), "capstan-api-client");
    const accountNumber = values.account ?? null;
    const client = await registerClient({ db: engines.db, clock: systemClock }, { name, accountNumber, scopes });
    if (!client) {
      printError(`there is no account ${accountNumber}`);
      return exitCode.refused;
    }
    print(`client_id      ${client.id}\nclient_secret  ${client.secret}`);
    return exitCode.done;
  },
};

function scopesOf(names: readonly string[]): readonly ApiScope[] {
  const unknown = names.filter((name) => !apiScopes.some((scope) => scope === name));
  if (unknown.length > 0) throw new UsageError(`there is no scope ${unknown.join(", ")}`);
  if (names.length === 0) throw new UsageError("name a scope at least");
  return apiScopes.filter((scope) => names.includes(scope));
}

const removeCommand: Command = {
  name: "api-client remove",
  summary: "end a system's access, and its tokens",
  usage: `usage: capstan api-client remove ID

  The client gets no token any more, and those that it has are refused from now on.

  exit code: 0 it is removed, 2 there is no such client, 3 an engine did not answer`,
  run: async (args, { env, print, printError }) => {
    const { positionals } = parseCommandArgs({ args: [...args], options: {}, allowPositionals: true });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0) throw new UsageError("name one client by its id");
    await using engines = openEngines(readSearchEnv(env), "capstan-api-client");
    if (!(await deleteClient(engines.db, id))) {
      printError(`there is no client ${id}`);
      return exitCode.refused;
    }
    print(`the client ${id} is removed`);
    return exitCode.done;
  },
};

const listCommand: Command = {
  name: "api-client list",
  summary: "list the systems that may get tokens",
  usage: `usage: capstan api-client list

  Prints id, account (- for the operator's own), scopes and name of each client.

  exit code: 0 done, 3 an engine did not answer`,
  run: async (args, { env, print }) => {
    parseCommandArgs({ args: [...args], options: {} });
    await using engines = openEngines(readSearchEnv(env), "capstan-api-client");
    for (const { id, accountNumber, scopes, name } of await listClients(engines.db))
      print(`${id}  ${accountNumber ?? "-"}  ${scopes.join(" ")}  ${name}`);
    return exitCode.done;
  },
};

export const apiClientCommands: readonly Command[] = [addCommand, listCommand, removeCommand];
