import type { TestEngines } from "@capstan/platform/test-kit";
import type { FastifyInstance, InjectOptions } from "fastify";
import { type AppOptions, buildApp } from "./app.ts";
import { openSessions, sharedReaders } from "./deps.ts";
import { type WebEnv, readWebEnv } from "./env.ts";

// What a slice's own tests need of the app; a wall keeps everything else of it from them.
export { installedDrawings } from "./drawings.ts";
export { errorCatalog } from "./error-catalog.ts";
export { harlow, orrin, seedPeople } from "./test-people.ts";
export type { WebEnv } from "./env.ts";
export type TestApp = FastifyInstance;
export type { InjectOptions } from "fastify";

export const origin = "http://store.example";

/** The server as it runs, on a test file's own engines, without a port: ask it with `inject`. */
export async function testApp(
  engines: TestEngines,
  changes: Partial<WebEnv> = {},
  options: AppOptions = {},
): Promise<TestApp> {
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

interface Poster {
  readonly headers?: Readonly<Record<string, string>>;
  /** Who comes from another one has limits of its own. */
  readonly remoteAddress: string;
}

/** What a page of the store posts: an object as JSON, a text as a form's. */
export function posted(url: string, payload: object | string, { headers, remoteAddress }: Poster): InjectOptions {
  const type = typeof payload === "string" ? "application/x-www-form-urlencoded" : "application/json";
  return { method: "POST", url, payload, headers: { origin, "content-type": type, ...headers }, remoteAddress };
}
