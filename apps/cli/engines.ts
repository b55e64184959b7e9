import { type Database, createDatabase } from "@capstan/platform/db";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import type { readSearchEnv } from "./env.ts";

export interface Engines extends AsyncDisposable {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

/** With the patience of somebody who waits for one piece of work, unlike a web process. */
export function openEngines(env: ReturnType<typeof readSearchEnv>, name: string): Engines {
  const database = createDatabase({
    url: env.DATABASE_URL,
    name,
    queryTimeoutMs: 60_000,
    connectTimeoutMs: 5_000,
  });
  const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix: env.ENGINE_PREFIX, timeoutMs: 120_000 });
  return {
    db: database.db,
    opensearch,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([database.close(), opensearch.close()]);
    },
  };
}
