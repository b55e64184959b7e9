import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { type Log, createLog } from "@capstan/platform/log";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { type RedisHandle, createRedis } from "@capstan/platform/redis";
import type { WebEnv } from "./env.ts";

export interface Deps {
  readonly log: Log;
  readonly database: DatabaseHandle;
  readonly redis: RedisHandle;
  readonly opensearch: OpensearchHandle;
  close(): Promise<void>;
}

/** Opens the engines without waiting for them: a store that starts during an outage serves what it can. */
export function createDeps(env: WebEnv): Deps {
  const log = createLog({ level: env.LOG_LEVEL, name: "web", pretty: env.NODE_ENV === "development" });
  const database = createDatabase({ url: env.DATABASE_URL, name: "capstan-web" });
  const redis = createRedis({ url: env.REDIS_URL, prefix: env.ENGINE_PREFIX, log });
  const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix: env.ENGINE_PREFIX });
  return {
    log,
    database,
    redis,
    opensearch,
    close: async () => {
      await Promise.allSettled([database.close(), redis.close(), opensearch.close()]);
    },
  };
}
