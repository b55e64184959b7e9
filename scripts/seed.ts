/** `npm run seed [-- --items N] [--files FOLDER]`: the demo company, generated, imported and indexed. Again changes nothing. */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { demoCompany } from "../packages/demo/generate.ts";
import { refreshIndex } from "../packages/features/search/server.ts";
import { rebuildSuggestions } from "../packages/features/typeahead/server.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { migrate } from "../packages/platform/migrate.ts";
import { createOpensearch } from "../packages/platform/opensearch.ts";
import { loadEnginesEnv } from "./engines-env.ts";
import { seedCompany } from "./seed/seed-company.ts";

const { values } = parseArgs({ options: { items: { type: "string" }, files: { type: "string" } } });
const items = Number(values.items ?? demoCompany.items);
if (!Number.isInteger(items) || items < 1) {
  console.error("usage: npm run seed [-- --items 20000] [--files FOLDER]");
  process.exit(2);
}
const env = loadEnginesEnv();
const started = performance.now();

await migrate(env.DATABASE_URL, { quiet: true });
const { files, inserted, updated, unchanged } = await seedCompany({
  ...demoCompany,
  items,
  databaseUrl: env.DATABASE_URL,
  keepIn: values.files,
  onStep: say,
});
const hash = createHash("sha256");
for (const { sha256 } of files) hash.update(sha256);
say(`imported: ${inserted} rows new, ${updated} changed, ${unchanged} as they were`, true);
await index();
console.log(`The company is in after ${seconds()} s. Its files: sha256 ${hash.digest("hex")}.`);

async function index(): Promise<void> {
  const database = createDatabase({
    url: env.DATABASE_URL,
    name: "capstan-seed",
    queryTimeoutMs: 60_000,
    connectTimeoutMs: 5_000,
  });
  const opensearch = createOpensearch({
    url: env.OPENSEARCH_URL,
    prefix: env.ENGINE_PREFIX,
    timeoutMs: 120_000,
  });
  try {
    const { db } = database;
    const indexed = await refreshIndex({
      db,
      opensearch,
      isHasty: true,
      onBatch: (done) => say(`index: ${done} items`),
    });
    const suggestions = await rebuildSuggestions({ db, opensearch, graceMs: 0 });
    say(`index: ${indexed} items, ${suggestions ?? 0} suggestions`, true);
  } finally {
    await Promise.all([database.close(), opensearch.close()]);
  }
}

/** One line that is written over where somebody looks on, and only the important ones into a log. */
function say(text: string, isFinal = false): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${seconds()} s  ${text}${isFinal ? "\n" : ""}`);
  else if (isFinal) console.log(`${seconds()} s  ${text}`);
}

function seconds(): string {
  return ((performance.now() - started) / 1_000).toFixed(1);
}
