/** `npm run search:rebuild [-- --if-needed]`: the search index anew from PostgreSQL, under traffic; searches notice nothing. */
import { parseArgs } from "node:util";
import { needsRebuild, rebuildProducts } from "../packages/features/search/server.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { createOpensearch } from "../packages/platform/opensearch.ts";
import { loadEnginesEnv } from "./engines-env.ts";

const { values } = parseArgs({ options: { "if-needed": { type: "boolean" } } });
const env = loadEnginesEnv();
const prefix = env.ENGINE_PREFIX;
const { db, ...database } = createDatabase({ url: env.DATABASE_URL, name: "capstan-rebuild", queryTimeoutMs: 60_000 });
const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix, timeoutMs: 120_000 });
try {
  if (values["if-needed"] === true && !(await needsRebuild(opensearch))) {
    console.log("The index is as this version of the store wants it.");
  } else {
    const started = performance.now();
    const items = await rebuildProducts({ db, opensearch });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(items === undefined ? "Another rebuild is running." : `${items} items in ${seconds} s`);
  }
} finally {
  await Promise.all([database.close(), opensearch.close()]);
}
