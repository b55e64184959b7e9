import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type CookieChange, type Cookies, readCookies, removedCookie } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import type { RedisHandle } from "@capstan/platform/redis";
import { type Result, ok } from "@capstan/platform/result";
import { orAfter } from "@capstan/platform/time-limit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type Impersonated, endImpersonation, endSession, impersonate } from "./acting-session.server.ts";
import { type CheckOutcome, checkCredential } from "./check-credential.server.ts";
import { guessLimit } from "./guess-limit.server.ts";
import { type OneTimeNotes, oneTimeNotes } from "./one-time-note.server.ts";
import { pendingSeconds, pendingSignIns } from "./pending-sign-in.server.ts";
import { type Session, sessionLimits } from "./session-level.ts";
import { sessionRecords } from "./session-records.server.ts";
import { newSession } from "./session-start.server.ts";
import { newToken, tokenKey } from "./session-token.server.ts";
import { owesSecondFactor, visitorAt } from "./session-visitor.ts";
import { isKnownDevice, raiseEpoch, rightsOf, saveDevice } from "./session.store.server.ts";
import { type SignInEntry, liveSignIns } from "./sign-in-list.ts";
import { type PasswordRule, type SignInAttempt, type SignInOutcome, signIn } from "./sign-in.server.ts";

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
  /** Left out: everybody may use a password. */
  readonly passwordRule?: PasswordRule;
  /** What else happens when a user signs in, in person: it never keeps them from it. Tells what it leaves with the browser. */
  readonly onSignIn?: (signedIn: SignedInBrowser) => Promise<readonly CookieChange[]>;
}

/** A browser in which a user has just proven who they are. */
export interface SignedInBrowser {
  readonly userId: string;
  /** That they work in now. */
  readonly accountNumber: string | null;
  readonly cookies: Cookies;
}

/** What a sign-in leaves with the browser, where it succeeds. */
export interface SignedIn {
  readonly outcome: SignInOutcome["kind"];
  /** An account requires a second factor, and the user has none yet. */
  readonly owesSecondFactor?: boolean;
  readonly cookies: readonly CookieChange[];
}

type SessionStart = Pick<Session, "isRemembered" | "browser" | "hasSecondFactor" | "providerAccount">;

/** A second factor was given in this session, or the user's last one was removed. */
type FactorChange = "given" | "gone";

/** Who asks for a page, as far as that can be known. */
export interface PageVisitor {
  readonly visitor: Visitor;
  /** Somebody signed in says that they are there, and what would prove it can't be read. */
  readonly isUnknown: boolean;
}

/** Who is asking, and how a session begins and ends. Everything that knows how a session is kept is behind it. */
export interface Sessions {
  /** The session that a browser says it has, by name; whether it is true is not looked up. */
  claimedBy(cookies: Cookies): string | null;
  visitorOf(request: Pick<PageRequest, "headers">): Promise<Visitor>;
  /** As `visitorOf`; while the sessions can't be read, a page is shown as to anybody and says so, after a short wait. */
  pageVisitorOf(request: PageRequest): Promise<PageVisitor>;
  /** Without a name: the user whom the browser's session remembers gives the password again. */
  signIn(
    attempt: Pick<SignInAttempt, "name" | "password" | "isRemembered" | "browser">,
    cookies: Cookies,
  ): Promise<Result<SignedIn>>;
  /** Who gave the password and owes the second step; undefined where nobody does. */
  pendingUser(cookies: Cookies): Promise<string | undefined>;
  /** Counts a guess at a user's second step; false where none is left. */
  takeCodeGuess(userId: string): Promise<boolean>;
  /** It was right. */
  giveCodeGuessBack(userId: string): Promise<void>;
  /** The second step is done: now the session begins. Undefined where it took too long. */
  finishSignIn(cookies: Cookies): Promise<readonly CookieChange[] | undefined>;
  readonly notes: OneTimeNotes;
  /** For a user who has proven who they are by other means than the password. Undefined where they may not sign in. */
  beginFor(userId: string, how: SessionStart, cookies: Cookies): Promise<readonly CookieChange[] | undefined>;
  /** Whether somebody who is signed in knows their password, counted as a guess like any other. */
  provePassword(userId: string, password: string, cookies: Cookies): Promise<Result<CheckOutcome["kind"]>>;
  /** After what ended every session of the user: this browser goes on under a new one. */
  staySignedIn(userId: string, cookies: Cookies, factor?: FactorChange): Promise<readonly CookieChange[]>;
  /** Whether this session would still reach the account if it required a second factor. */
  meetsSecondFactor(cookies: Cookies, accountNumber: string): Promise<boolean>;
  /** Where the user is signed in, the newest first. */
  signInsOf(userId: string, cookies: Cookies): Promise<readonly SignInEntry[]>;
  /** Ends one of them; that of another user stays. */
  endSignIn(userId: string, id: string): Promise<void>;
  /** An agent begins to act as a user, and that is put on record. Undefined where either of them may not. */
  impersonate(customer: Impersonated, cookies: Cookies): Promise<readonly CookieChange[] | undefined>;
  /** Who acted for a customer is again itself, and that is put on record. None where nobody acted. */
  endImpersonation(cookies: Cookies): Promise<readonly CookieChange[]>;
  signOut(cookies: Cookies): Promise<readonly CookieChange[]>;
  /** In every browser at once. */
  signOutEverywhere(userId: string): Promise<void>;
  /** Lets this browser guess apart from strangers, as one does in which the user has signed in. */
  knowDevice(userId: string): Promise<CookieChange>;
  /** Around whatever changes what a user may do: it counts from the next request on. */
  changingRights<Done>(userId: string, change: () => Promise<Done>): Promise<Done>;
}

/** Spec 6: signing out clears these, whoever set them. */
const clearedOnSignOut = ["CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"];

const patienceMs = 600;
/** How exactly idleness is known; more often would be a write for every request. */
const touchMs = 60_000;
const deviceSeconds = 400 * 24 * 60 * 60;

const anybody: PasswordRule = async () => "allowed";

export function createSessions(options: SessionOptions): Sessions {
  const { db, redis, clock } = options;
  const records = sessionRecords(options);
  const acting = { db, clock, records };
  const guesses = guessLimit(redis, options.prefix);
  const pending = pendingSignIns(redis, options.prefix);
  // Browsers refuse the prefix to whatever does not come over https from this very host.
  const bound = options.origin.startsWith("https:") ? "__Host-" : "";
  const names = { session: `${bound}session`, device: `${bound}device`, pending: `${bound}second-step` };

  const sessionCookie = (value: string, isRemembered: boolean): CookieChange => ({
    name: names.session,
    value,
    ...(isRemembered ? { keepSeconds: sessionLimits.rememberedMs / 1_000 } : {}),
  });
  const visitorOf = async ({ headers }: Pick<PageRequest, "headers">): Promise<Visitor> => {
    const token = readCookies(headers.cookie)[names.session];
    const found = token === undefined ? undefined : await records.find(token);
    if (!found || token === undefined) return anonymous;
    const now = clock.now().getTime();
    const visitor = visitorAt(found, now);
    // Who is only remembered does not become less idle by looking around.
    if (visitor.level === "fully-authenticated" && now - found.session.seenAt > touchMs)
      await records.touch(token, { ...found.session, seenAt: now });
    return visitor;
  };
  const changingRights: Sessions["changingRights"] = async (userId, change) => {
    await records.forgetRights(userId);
    try {
      return await change();
    } finally {
      await records.forgetRights(userId);
    }
  };

  const signedIn = async (userId: string, cookies: Cookies): Promise<readonly CookieChange[]> => {
    const { onSignIn } = options;
    const rights = onSignIn && (await rightsOf(db, userId));
    return rights ? onSignIn({ userId, accountNumber: rights.accountNumber, cookies }) : [];
  };
  const begin: Sessions["beginFor"] = async (userId, how, cookies) => {
    const session = await newSession({ db, clock }, { userId, ...how });
    if (!session) return undefined;
    const token = await records.begin(session);
    await endSession(acting, cookies[names.session]);
    return [sessionCookie(token, how.isRemembered)];
  };
  const ownSession = async (cookies: Cookies) => {
    const token = cookies[names.session];
    const session = token === undefined ? undefined : (await records.find(token))?.session;
    return session?.agent === null ? session : undefined;
  };
  const beginFor: Sessions["beginFor"] = async (userId, start, cookies) => {
    const begun = await begin(userId, start, cookies);
    return begun && [...begun, ...(await signedIn(userId, cookies))];
  };
  const knowDevice: Sessions["knowDevice"] = async (userId) => {
    const device = newToken();
    await saveDevice(db, { key: tokenKey(device), userId }, clock.now());
    return { name: names.device, value: device, keepSeconds: deviceSeconds };
  };
  /** Whatever ended the user's sessions since then ended this too. */
  const pendingIn = async (cookies: Cookies) => {
    const token = cookies[names.pending];
    const found = token === undefined ? undefined : await pending.find(token);
    return found && (await rightsOf(db, found.userId))?.epoch === found.epoch ? found : undefined;
  };
  const epochOf = async (userId: string) => ({ epoch: (await rightsOf(db, userId))?.epoch });

  return {
    claimedBy: (cookies) => {
      const token = cookies[names.session];
      return token === undefined ? null : tokenKey(token);
    },
    visitorOf,
    pageVisitorOf: async (request) => {
      try {
        const visitor = await orAfter(patienceMs, visitorOf(request), undefined);
        if (visitor) return { visitor, isUnknown: false };
        request.log.warn({ patienceMs }, "the visitor was not known in time, the page says so");
      } catch (error) {
        request.log.warn({ err: error }, "the visitor can't be known, the page says so");
      }
      return { visitor: anonymous, isUnknown: true };
    },
    signIn: async (attempt, cookies) => {
      const { passwordRule = anybody } = options;
      const deps = { db, clock, records, guesses, pending, passwordRule };
      const [device, replaces] = [cookies[names.device], cookies[names.session]];
      const result = await signIn(deps, { ...attempt, device, replaces });
      if (!result.ok) return result;
      const outcome = result.value;
      if (outcome.kind === "second-step") {
        const cookie = { name: names.pending, value: outcome.pending, keepSeconds: pendingSeconds };
        return ok({ outcome: outcome.kind, cookies: [cookie] });
      }
      if (outcome.kind !== "signed-in") return ok({ outcome: outcome.kind, cookies: [] });
      return ok({
        outcome: outcome.kind,
        owesSecondFactor: owesSecondFactor((await rightsOf(db, outcome.userId)) ?? {}, {}),
        cookies: [
          sessionCookie(outcome.token, outcome.isRemembered),
          { name: names.device, value: outcome.device, keepSeconds: deviceSeconds },
          ...(await signedIn(outcome.userId, cookies)),
        ],
      });
    },
    pendingUser: async (cookies) => (await pendingIn(cookies))?.userId,
    takeCodeGuess: async (userId) => guesses.take({ name: `second-step:${userId}` }),
    giveCodeGuessBack: async (userId) => guesses.giveBack({ name: `second-step:${userId}` }),
    finishSignIn: async (cookies) => {
      const found = await pendingIn(cookies);
      if (!found || !(await pending.take(cookies[names.pending] ?? ""))) return undefined;
      const { userId, isRemembered, browser = "" } = found;
      const begun = await beginFor(userId, { isRemembered, browser, hasSecondFactor: true }, cookies);
      const device = { key: tokenKey(cookies[names.device] ?? ""), userId };
      const isKnown = await isKnownDevice(db, device);
      return begun && [...begun, ...(isKnown ? [] : [await knowDevice(userId)]), removedCookie(names.pending)];
    },
    notes: oneTimeNotes(redis, options.prefix),
    beginFor,
    provePassword: async (userId, password, cookies) => {
      const checked = await checkCredential({ db, guesses }, { name: userId, password, device: cookies[names.device] });
      return checked.ok ? ok(checked.value.kind) : checked;
    },
    staySignedIn: async (userId, cookies, factor) => {
      const old = await ownSession(cookies);
      if (old?.userId !== userId) return [];
      const { isRemembered, browser = "", providerAccount } = old;
      const hasSecondFactor = factor === undefined ? old.hasSecondFactor : factor === "given";
      return (await begin(userId, { isRemembered, browser, providerAccount, hasSecondFactor }, cookies)) ?? [];
    },
    meetsSecondFactor: async (cookies, accountNumber) => {
      const own = await ownSession(cookies);
      return own !== undefined && !owesSecondFactor({ secondFactorFor: [accountNumber] }, own);
    },
    signInsOf: async (userId, cookies) => {
      const own = tokenKey(cookies[names.session] ?? "");
      return liveSignIns(await records.listOf(userId), { own, now: clock.now().getTime(), ...(await epochOf(userId)) });
    },
    endSignIn: async (userId, id) => records.endOf(userId, id),
    impersonate: async (customer, cookies) => {
      const begun = await impersonate(acting, customer, cookies[names.session]);
      return begun && [sessionCookie(begun.token, begun.isRemembered)];
    },
    endImpersonation: async (cookies) => {
      const back = await endImpersonation(acting, cookies[names.session]);
      return back ? [sessionCookie(back.token, back.isRemembered)] : [];
    },
    signOut: async (cookies) => {
      await endSession(acting, cookies[names.session]);
      const foreign = clearedOnSignOut.map((name) => ({ ...removedCookie(name), isForeign: true }));
      return [removedCookie(names.session), ...foreign];
    },
    signOutEverywhere: async (userId) => {
      await changingRights(userId, async () => raiseEpoch(db, userId));
    },
    knowDevice,
    changingRights,
  };
}
