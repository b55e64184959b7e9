import { categoryTreeReader } from "@capstan/features/catalog/server";
import { type MarketingService, postedMarketing, storedMarketing } from "@capstan/features/marketing/server";
import { synonymsReader } from "@capstan/features/search/server";
import { type Sessions, createSessions } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import { type Database, type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { type Log, createLog } from "@capstan/platform/log";
import { type OpensearchHandle, createOpensearch } from "@capstan/platform/opensearch";
import { type RedisHandle, createRedis } from "@capstan/platform/redis";
import type { WebEnv } from "./env.ts";

/** What pages and routes read again and again. One of each for the process: each of their own would read it again. */
export function sharedReaders(db: Database) {
  const marketing: MarketingService = storedMarketing(db);
  return { categoryTree: categoryTreeReader(db), synonyms: synonymsReader(db), marketing };
}

export function openSessions(
  { database, redis }: Pick<Deps, "database" | "redis">,
  env: Pick<WebEnv, "PUBLIC_ORIGIN" | "ENGINE_PREFIX" | "DEMO_VISITORS" | "NODE_ENV">,
): Sessions {
  const { PUBLIC_ORIGIN: origin, ENGINE_PREFIX: prefix } = env;
  return createSessions({ db: database.db, redis, clock: systemClock, origin, prefix, isDemo: takesDemoVisitors(env) });
}

/** Whether a cookie makes somebody one of the demo's users: never in production unless asked for. */
function takesDemoVisitors(env: Pick<WebEnv, "DEMO_VISITORS" | "NODE_ENV">): boolean {
  return env.DEMO_VISITORS ?? env.NODE_ENV === "development";
}

export interface Deps extends ReturnType<typeof sharedReaders> {
  readonly log: Log;
  readonly database: DatabaseHandle;
  readonly redis: RedisHandle;
  readonly opensearch: OpensearchHandle;
  readonly sessions: Sessions;
  close(): Promise<void>;
}

/** Opens the engines without waiting for them: a store that starts during an outage serves what it can. */
export function createDeps(env: WebEnv): Deps {
  const log = createLog({ level: env.LOG_LEVEL, name: "web", pretty: env.NODE_ENV === "development" });
  const database = createDatabase({ url: env.DATABASE_URL, name: "capstan-web", log });
  const redis = createRedis({ url: env.REDIS_URL, prefix: env.ENGINE_PREFIX, log });
  const opensearch = createOpensearch({
    url: env.OPENSEARCH_URL,
    prefix: env.ENGINE_PREFIX,
    timeoutMs: env.SEARCH_TIMEOUT_MS,
  });
  return {
    log,
    database,
    redis,
    opensearch,
    sessions: openSessions({ database, redis }, env),
    ...sharedReaders(database.db),
    ...(env.MARKETING_URL === undefined ? {} : { marketing: postedMarketing(env.MARKETING_URL) }),
    close: async () => {
      await Promise.allSettled([database.close(), redis.close(), opensearch.close()]);
    },
  };
}
