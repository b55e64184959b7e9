import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type CookieChange, type Cookies, readCookies, removedCookie } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import type { RedisHandle } from "@capstan/platform/redis";
import { type Result, ok } from "@capstan/platform/result";
import { orAfter } from "@capstan/platform/time-limit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type DemoVisitor, demoCookie, readDemoVisitor, writeDemoVisitor } from "./demo-visitor.ts";
import { guessLimit } from "./guess-limit.server.ts";
import { levelAt, sessionLimits } from "./session-level.ts";
import { sessionRecords } from "./session-records.server.ts";
import { tokenKey } from "./session-token.server.ts";
import { raiseEpoch, rightsOf } from "./session.store.server.ts";
import { type SignInAttempt, type SignInOutcome, signIn } from "./sign-in.server.ts";

interface PageRequest {
  readonly headers: { readonly cookie?: string | undefined };
  readonly log: Pick<Log, "warn">;
}

export interface SessionOptions {
  readonly db: Database;
  readonly redis: RedisHandle;
  readonly clock: Clock;
  /** The address that visitors type: over https the cookies are bound to it. */
  readonly origin: string;
  readonly prefix: string;
  /** Lets a cookie make somebody one of the demo's users. */
  readonly isDemo: boolean;
}

/** What a sign-in leaves with the browser, where it succeeds. */
export interface SignedIn {
  readonly outcome: SignInOutcome["kind"];
  readonly cookies: readonly CookieChange[];
}

/** Who is asking, and how a session begins and ends. Everything that knows how a session is kept is behind it. */
export interface Sessions {
  /** The session that a browser says it has, by name; whether it is true is not looked up. */
  claimedBy(cookies: Cookies): string | null;
  visitorOf(request: Pick<PageRequest, "headers">): Promise<Visitor>;
  /** As `visitorOf`; while the users can't be read, a page is shown as to anybody, after a short wait. */
  pageVisitorOf(request: PageRequest): Promise<Visitor>;
  signIn(
    attempt: Pick<SignInAttempt, "name" | "password" | "isRemembered">,
    cookies: Cookies,
  ): Promise<Result<SignedIn>>;
  /** Lets somebody at a demo store be one of its users; undefined where the store is none. */
  becomeDemoUser(visitor: DemoVisitor): readonly CookieChange[] | undefined;
  signOut(cookies: Cookies): Promise<readonly CookieChange[]>;
  /** In every browser at once. */
  signOutEverywhere(userId: string): Promise<void>;
  /** Around whatever changes what a user may do: it counts from the next request on. */
  changingRights<Done>(userId: string, change: () => Promise<Done>): Promise<Done>;
  /** Who acted for a customer is again itself. */
  endImpersonation(visitor: Visitor): readonly CookieChange[];
}

/** Spec 6: signing out clears these, whoever set them. */
const clearedOnSignOut = ["CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"];

const patienceMs = 600;
/** How exactly idleness is known; more often would be a write for every request. */
const touchMs = 60_000;
const deviceSeconds = 400 * 24 * 60 * 60;

export function createSessions(options: SessionOptions): Sessions {
  const { db, redis, clock, isDemo } = options;
  const records = sessionRecords(options);
  const guesses = guessLimit(redis, options.prefix);
  // Browsers refuse the prefix to whatever does not come over https from this very host.
  const bound = options.origin.startsWith("https:") ? "__Host-" : "";
  const names = { session: `${bound}session`, device: `${bound}device` };
  const claimOf = (cookies: Cookies) => (isDemo ? readDemoVisitor(cookies[demoCookie] ?? "") : undefined);

  const sessionVisitor = async (token: string): Promise<Visitor> => {
    const found = await records.find(token);
    if (!found) return anonymous;
    const { session, rights } = found;
    const now = clock.now().getTime();
    const level = levelAt(session, now);
    if (level === "anonymous") return anonymous;
    // Who is only remembered does not become less idle by looking around.
    if (level === "fully-authenticated" && now - session.seenAt > touchMs)
      await records.touch(token, { ...session, seenAt: now });
    return { level, userId: session.userId, accountNumber: rights.accountNumber, agentId: null };
  };
  const visitorOf = async ({ headers }: Pick<PageRequest, "headers">): Promise<Visitor> => {
    const cookies = readCookies(headers.cookie);
    const token = cookies[names.session];
    if (token !== undefined) return sessionVisitor(token);
    const claimed = claimOf(cookies);
    return claimed ? demoVisitor(db, claimed) : anonymous;
  };
  const changingRights: Sessions["changingRights"] = async (userId, change) => {
    await records.forgetRights(userId);
    try {
      return await change();
    } finally {
      await records.forgetRights(userId);
    }
  };

  return {
    claimedBy: (cookies) => {
      const token = cookies[names.session];
      if (token !== undefined) return tokenKey(token);
      const claimed = claimOf(cookies);
      return claimed ? writeDemoVisitor(claimed) : null;
    },
    visitorOf,
    pageVisitorOf: async (request) => {
      try {
        const visitor = await orAfter(patienceMs, visitorOf(request), undefined);
        if (visitor) return visitor;
        request.log.warn({ patienceMs }, "the visitor was not known in time, the page is shown as to anybody");
        return anonymous;
      } catch (error) {
        request.log.warn({ err: error }, "the visitor can't be known, the page is shown as to anybody");
        return anonymous;
      }
    },
    signIn: async (attempt, cookies) => {
      const deps = { db, clock, records, guesses };
      const [device, replaces] = [cookies[names.device], cookies[names.session]];
      const result = await signIn(deps, { ...attempt, device, replaces });
      if (!result.ok) return result;
      const outcome = result.value;
      if (outcome.kind !== "signed-in") return ok({ outcome: outcome.kind, cookies: [] });
      const keep = attempt.isRemembered ? { keepSeconds: sessionLimits.rememberedMs / 1_000 } : {};
      return ok({
        outcome: outcome.kind,
        cookies: [
          { name: names.session, value: outcome.token, ...keep },
          { name: names.device, value: outcome.device, keepSeconds: deviceSeconds },
        ],
      });
    },
    becomeDemoUser: (visitor) => (isDemo ? [demoChange(visitor)] : undefined),
    signOut: async (cookies) => {
      const token = cookies[names.session];
      if (token !== undefined) await records.end(token);
      return [names.session, demoCookie, ...clearedOnSignOut].map(removedCookie);
    },
    signOutEverywhere: async (userId) => {
      await changingRights(userId, async () => raiseEpoch(db, userId));
    },
    changingRights,
    endImpersonation: ({ agentId }) =>
      agentId === null ? [] : [demoChange({ userId: agentId, level: "fully-authenticated", agentId: null })],
  };
}

function demoChange(visitor: DemoVisitor): CookieChange {
  return { name: demoCookie, value: writeDemoVisitor(visitor) };
}

async function demoVisitor(db: Database, { userId, level, agentId }: DemoVisitor): Promise<Visitor> {
  const [rights, agent] = await Promise.all([
    rightsOf(db, userId),
    agentId === null ? undefined : rightsOf(db, agentId),
  ]);
  if (!rights || (agentId !== null && agent?.isAgent !== true)) return anonymous;
  return { level, userId, accountNumber: rights.accountNumber, agentId };
}
