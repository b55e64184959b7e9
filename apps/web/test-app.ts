import type { TestEngines } from "@capstan/platform/test-kit";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "./app.ts";
import { openSessions, sharedReaders } from "./deps.ts";
import { type WebEnv, readWebEnv } from "./env.ts";

export const origin = "http://store.example";

/** The server as it runs, on a test file's own engines, without a port: ask it with `inject`. */
export async function testApp(
  engines: TestEngines,
  changes: Partial<WebEnv> = {},
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const read = readWebEnv({
    NODE_ENV: "test",
    DATABASE_URL: engines.databaseUrl,
    REDIS_URL: "redis://127.0.0.1",
    OPENSEARCH_URL: "http://127.0.0.1",
    PUBLIC_ORIGIN: origin,
  });
  const env = { ...read, ENGINE_PREFIX: engines.prefix, ...changes };
  const readers = sharedReaders(engines.database.db);
  return buildApp(
    { ...engines, ...readers, sessions: openSessions(engines, env), close: async () => {} },
    env,
    options,
  );
}
