/** Signs the demo company's users in at the store of the browser tests, without its form. */
import { sessionOf } from "../apps/web/test-session.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { readyRedis } from "../packages/platform/test-kit/ready-redis.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort, storeUrl } from "./address.ts";

interface SessionCookie {
  readonly name: "session";
  readonly value: string;
  readonly domain: string;
  readonly path: "/";
}

let opened: ReturnType<typeof open> | undefined;

/** `rtillery:fully-authenticated`, `rtillery:rml-user`, or `moyelaran:fully-authenticated:tgrady` where an agent acts as the user. */
export async function sessionCookie(who: string): Promise<SessionCookie> {
  opened ??= open();
  const value = await sessionOf(await opened, who);
  return { name: "session", value, domain: new URL(storeUrl).hostname, path: "/" };
}

/** The same as the header of a request. */
export async function sessionHeader(who: string): Promise<string> {
  return who === "" ? "" : `session=${(await sessionCookie(who)).value}`;
}

/** Once for each process of the tests, and ended with it. */
async function open() {
  const { DATABASE_URL, REDIS_URL } = loadEnginesEnv();
  const url = withDatabase(DATABASE_URL, `capstan_e2e_${storePort}`);
  const prefix = `e2e-${storePort}-`;
  const { db } = createDatabase({ url, name: "capstan-e2e-sessions", connectTimeoutMs: 10_000 });
  return { db, redis: await readyRedis({ url: REDIS_URL, prefix }), prefix, origin: storeUrl };
}
