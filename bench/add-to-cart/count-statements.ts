import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { buildApp } from "../../apps/web/app.ts";
import { createDeps } from "../../apps/web/deps.ts";
import { readWebEnv } from "../../apps/web/env.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import type { BenchStore } from "../kit/bench-store.ts";

interface Request {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How many statements one request sends, with begin and commit and whatever the session asks: the most of some requests. */
export async function countStatements(
  { databaseUrl, prefix }: BenchStore,
  { url, origin, requests }: { url: string; origin: string; requests: readonly Request[] },
): Promise<number> {
  const env = readWebEnv({
    ...loadEnginesEnv(),
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    ENGINE_PREFIX: prefix,
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: "silent",
  });
  const deps = createDeps(env);
  const app = await buildApp(deps, env);
  while (!deps.redis.client.isReady) await setTimeout(20);
  // Every statement of every library goes through it.
  const { query } = Client.prototype;
  let sent = 0;
  const counts: number[] = [];
  Client.prototype.query = function counted(this: Client, ...given: readonly unknown[]): never {
    sent += 1;
    return Reflect.apply(query, this, given) as never;
  };
  try {
    for (const request of requests) {
      sent = 0;
      const { statusCode } = await app.inject({ method: "POST", url, ...request });
      if (statusCode !== 200) throw new Error(`${statusCode} from ${url}`);
      counts.push(sent);
    }
  } finally {
    Client.prototype.query = query;
    await app.close();
    await deps.close();
  }
  // The first ones fill caches and open connections.
  return Math.max(...counts.slice(Math.ceil(counts.length / 2)));
}
