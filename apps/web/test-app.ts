import { breachedPasswords } from "@capstan/features/credentials/server";
import { noPictureSources } from "@capstan/features/pictures/server";
import { lookupLimit } from "@capstan/features/order-history/server";
import type { RouteSpec } from "@capstan/platform/http";
import type { TestEngines } from "@capstan/platform/test-kit";
import type { FastifyInstance, InjectOptions } from "fastify";
import { apiRoutes, cartFeaturesOf } from "./api.ts";
import { type AppOptions, buildApp } from "./app.ts";
import { type Deps, openCompanySignIn, openSecrets, openSessions, sharedReaders } from "./deps.ts";
import { type WebEnv, readWebEnv } from "./env.ts";
import { openFiles } from "./files.ts";
import { mapsSettingsOf } from "./maps.ts";
import { openPayments } from "./payments.ts";
import { openRegistration } from "./registration.ts";
import { sessionOf } from "./test-session.ts";

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
  const env = testEnv(engines, changes);
  return buildApp(testDeps(engines, env), env, options);
}

/** What that server answers, by every slice's own declaration. */
export function testRoutes(engines: TestEngines): readonly RouteSpec[] {
  const env = testEnv(engines, {});
  const cartFeatures = cartFeaturesOf(env);
  return apiRoutes({
    ...testDeps(engines, env),
    pictures: noPictureSources,
    origin,
    cartFeatures,
    maps: mapsSettingsOf(env),
  });
}

function testEnv(engines: TestEngines, changes: Partial<WebEnv>): WebEnv {
  const read = readWebEnv({
    NODE_ENV: "test",
    DATABASE_URL: engines.databaseUrl,
    REDIS_URL: "redis://127.0.0.1",
    OPENSEARCH_URL: "http://127.0.0.1",
    PUBLIC_ORIGIN: origin,
  });
  return { ...read, ENGINE_PREFIX: engines.prefix, ...changes };
}

function testDeps(engines: TestEngines, env: WebEnv): Deps {
  const readers = sharedReaders(engines.database.db, engines.opensearch);
  const breached = breachedPasswords({ rangeUrl: env.PWNED_RANGE_URL, log: engines.log });
  const sessions = openSessions(engines, env);
  const companySignIn = openCompanySignIn(engines, env);
  const secrets = openSecrets(env);
  const registration = openRegistration(env, engines.redis);
  const orderLookups = lookupLimit(engines.redis, env.ENGINE_PREFIX);
  const files = openFiles(env, engines.database.db);
  const parts = { sessions, breached, companySignIn, secrets, registration, orderLookups, files };
  return { ...engines, ...readers, ...parts, payments: openPayments(env), close: async () => {} };
}

/** The cookie of somebody who is signed in, as `sessionOf` names them. */
export async function cookieOf({ database, redis, prefix }: TestEngines, who: string): Promise<string> {
  return `session=${await sessionOf({ db: database.db, redis, prefix, origin }, who)}`;
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
