import { createHash, randomBytes } from "node:crypto";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import type { RedisHandle } from "@capstan/platform/redis";
import type { OidcChecks } from "./oidc.server.ts";

/** A sign-in whose browser is at the provider. */
export interface PendingSignIn extends OidcChecks {
  readonly accountNumber: string;
  /** The provider's page. */
  readonly url: string;
  /** Where it goes on afterwards: a path of the store. */
  readonly from: string | null;
  /** An administrator tries the settings, which are those of that moment: nobody is signed in. */
  readonly test: { readonly userId: string; readonly changedAt: string } | null;
}

export interface PendingSignIns {
  /** The cookie binds it to the browser. */
  begin(pending: PendingSignIn, cookies: Cookies): Promise<CookieChange>;
  /** Undefined in any other browser. */
  find(state: string, cookies: Cookies): Promise<PendingSignIn | undefined>;
  /** As `find`, once. */
  take(state: string, cookies: Cookies): Promise<PendingSignIn | undefined>;
  readonly cookieName: string;
}

/** As long as somebody needs to find their second factor. */
const keptSeconds = 600;

interface Kept {
  readonly pending: PendingSignIn;
  readonly browser: string;
}

export function pendingSignIns(redis: RedisHandle, origin: string): PendingSignIns {
  const cookieName = `${origin.startsWith("https:") ? "__Host-" : ""}company-sign-in`;
  const ofBrowser = (text: string | null, cookies: Cookies): PendingSignIn | undefined => {
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    const browser = cookies[cookieName];
    return browser !== undefined && kept?.browser === hashOf(browser) ? kept.pending : undefined;
  };
  return {
    cookieName,
    begin: async (pending, cookies) => {
      // One cookie for all tabs of a browser: what was begun in one does not end the other.
      const browser = /^[\w-]{43}$/.exec(cookies[cookieName] ?? "")?.[0] ?? randomBytes(32).toString("base64url");
      const kept: Kept = { pending, browser: hashOf(browser) };
      await redis.set(keyOf(pending.state), JSON.stringify(kept), keptSeconds);
      return { name: cookieName, value: browser, keepSeconds: keptSeconds };
    },
    find: async (state, cookies) => ofBrowser(await redis.get(keyOf(state)), cookies),
    take: async (state, cookies) => ofBrowser(await redis.take(keyOf(state)), cookies),
  };
}

function keyOf(state: string): string {
  return `company-sign-in:${hashOf(state)}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
