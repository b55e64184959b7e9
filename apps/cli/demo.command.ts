import { createHash, randomBytes } from "node:crypto";
import { refreshIndex } from "@capstan/features/search/server";
import { setMissingPasswords } from "@capstan/features/session/server";
import { rebuildSuggestions } from "@capstan/features/typeahead/server";
import { systemClock } from "@capstan/platform/clock";
import { migrate } from "@capstan/platform/migrate";
import { type Command, type ProgressOutput, UsageError, exitCode, parseCommandArgs } from "./command.ts";
import { importCompany } from "./demo/import-company.ts";
import { type Demo, loadDemo } from "./demo/load-demo.ts";
import { placeWaitingOrders } from "./demo/place-waiting-orders.ts";
import { sendCertificates } from "./demo/send-certificates.ts";
import { type Engines, openEngines } from "./engines.ts";
import { readSearchEnv } from "./env.ts";

type Say = (text: string, isFinal?: boolean) => void;

export const demoCommand: Command = {
  name: "demo",
  summary: "take the generated demo company into the store, for a trial",
  usage: `usage: capstan demo [--items 20000] [--files FOLDER]

  Generates the demo company, imports it and indexes it. Run again, it changes nothing. Its people get a
  password, printed the first time. For stores to try things on:
  its people and prices would stand among your own. An image built with DEMO=no does not have it.

  --items N        how many items
  --files FOLDER   leave the generated files there

  exit code: 0 the company is in, 2 it is not installed or was refused, 3 an engine did not answer`,
  run: async (args, { env: source, print, printError, progress }) => {
    const { values } = parseCommandArgs({
      args: [...args],
      options: { items: { type: "string" }, files: { type: "string" } },
    });
    const demo = await loadDemo();
    if (!demo) {
      printError("the demo company is not installed here: it is in a checkout, and in an image built with DEMO=yes");
      return exitCode.refused;
    }
    const items = Number(values.items ?? demo.demoCompany.items);
    if (!Number.isInteger(items) || items < 1) throw new UsageError("--items is no number above 0");
    const env = readSearchEnv(source);
    const { say, seconds } = timedSay(progress, print);
    await migrate(env.DATABASE_URL, { quiet: true });
    const { files, inserted, updated, unchanged } = await importCompany(demo, {
      ...demo.demoCompany,
      items,
      databaseUrl: env.DATABASE_URL,
      keepIn: values.files,
      onStep: say,
    });
    say(`imported: ${inserted} rows new, ${updated} changed, ${unchanged} as they were`, true);
    await using engines = openEngines(env, "capstan-demo");
    await index(engines, say);
    const orders = await placeWaitingOrders({ db: engines.db, clock: systemClock }, demo.waitingOrders);
    say(`placed: ${orders} orders that wait for approval`, true);
    const certificates = await sendCertificates({ ...engines, clock: systemClock, origin: env.PUBLIC_ORIGIN }, demo);
    say(`tax certificates: ${certificates} new`, true);
    await letSignIn(engines, demo, print);
    const hash = createHash("sha256");
    for (const { sha256 } of files) hash.update(sha256);
    print(`The company is in after ${seconds()} s. Its files: sha256 ${hash.digest("hex")}.`);
    return exitCode.done;
  },
};

/** Nobody else's people have a password that a log may keep: these are made up, and so is it. */
async function letSignIn({ db }: Engines, { demoUsers }: Demo, print: (line: string) => void): Promise<void> {
  const password = randomBytes(12).toString("base64url");
  const userIds = demoUsers.map(({ id }) => id);
  const given = await setMissingPasswords({ db, clock: systemClock }, { userIds, password });
  if (given > 0) print(`The demo's people (docs/demo.md) sign in with this password, shown this once: ${password}`);
}

async function index({ db, opensearch }: Engines, say: Say): Promise<void> {
  const onBatch = (done: number) => say(`index: ${done} items`);
  const indexed = await refreshIndex({ db, opensearch, isHasty: true, onBatch });
  const suggestions = await rebuildSuggestions({ db, opensearch, graceMs: 0 });
  say(`index: ${indexed} items, ${suggestions ?? 0} suggestions`, true);
}

/** One line that is written over where somebody looks on, and only the important ones into a log. */
function timedSay(output: ProgressOutput, print: (line: string) => void) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1_000).toFixed(1);
  const say: Say = (text, isFinal = false) => {
    if (output.isTTY) output.write(`\r\u001B[K${seconds()} s  ${text}${isFinal ? "\n" : ""}`);
    else if (isFinal) print(`${seconds()} s  ${text}`);
  };
  return { say, seconds };
}
