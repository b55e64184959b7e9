import type { Database } from "@capstan/platform/db";
import { type CookieChange, type Cookies, readCookies, removedCookie } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import { orAfter } from "@capstan/platform/time-limit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type DemoVisitor, demoCookie, readDemoVisitor, writeDemoVisitor } from "./demo-visitor.ts";
import { enabledUser } from "./session.store.server.ts";

interface PageRequest {
  readonly headers: { readonly cookie?: string | undefined };
  readonly log: Pick<Log, "warn">;
}

/** Who is asking, and how a session ends. Everything that knows how a session is kept is behind it. */
export interface Sessions {
  /** The session that a browser says it has, by name; whether it is true is not looked up. */
  claimedBy(cookies: Cookies): string | null;
  visitorOf(request: Pick<PageRequest, "headers">): Promise<Visitor>;
  /** As `visitorOf`; while the users can't be read, a page is shown as to anybody, after a short wait. */
  pageVisitorOf(request: PageRequest): Promise<Visitor>;
  /** Lets somebody at a demo store be one of its users; undefined where the store is none. */
  becomeDemoUser(visitor: DemoVisitor): readonly CookieChange[] | undefined;
  signOut(): readonly CookieChange[];
  /** Who acted for a customer is again itself. */
  endImpersonation(visitor: Visitor): readonly CookieChange[];
}

/** Spec 6: signing out clears these, whoever set them. */
const clearedOnSignOut = ["CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"];

const patienceMs = 600;

/** Until there is a sign-in the only session is the demo's cookie, and only where the store says so. */
export function createSessions({ db, isDemo }: { readonly db: Database; readonly isDemo: boolean }): Sessions {
  const claimOf = (cookies: Cookies) => (isDemo ? readDemoVisitor(cookies[demoCookie] ?? "") : undefined);
  const visitorOf = async ({ headers }: Pick<PageRequest, "headers">): Promise<Visitor> => {
    const claimed = claimOf(readCookies(headers.cookie));
    return claimed ? knownVisitor(db, claimed) : anonymous;
  };
  return {
    claimedBy: (cookies) => {
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
    becomeDemoUser: (visitor) => (isDemo ? [demoChange(visitor)] : undefined),
    signOut: () => [demoCookie, ...clearedOnSignOut].map(removedCookie),
    endImpersonation: ({ agentId }) =>
      agentId === null ? [] : [demoChange({ userId: agentId, level: "fully-authenticated", agentId: null })],
  };
}

function demoChange(visitor: DemoVisitor): CookieChange {
  return { name: demoCookie, value: writeDemoVisitor(visitor) };
}

async function knownVisitor(db: Database, { userId, level, agentId }: DemoVisitor): Promise<Visitor> {
  const user = await enabledUser(db, userId, agentId);
  if (!user || (agentId !== null && !user.isAgentTrue)) return anonymous;
  return { level, userId, accountNumber: user.accountNumber, agentId };
}
