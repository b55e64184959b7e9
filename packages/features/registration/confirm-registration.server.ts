import { createUser } from "@capstan/features/account/server";
import { requiresCompanySignIn } from "@capstan/features/company-sign-in/server";
import { type Sessions, newToken, savePassword, tokenKey, verifyPassword } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import { removedCookie } from "@capstan/platform/http";
import { deleteDraft } from "./draft.store.server.ts";
import { claimGuests } from "./guest.store.server.ts";
import { hasUser } from "./join-request.store.server.ts";
import { confirmCookie, registrationCookie } from "./registration-cookies.ts";
import { registrationOfToken } from "./registration-token.store.server.ts";
import {
  type RegistrationRow,
  lastOfDraft,
  lockRegistration,
  registrationById,
  unverifiedOf,
} from "./registration.store.server.ts";
import { settleVerified } from "./settle-verified.server.ts";

export interface ConfirmDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly sessions: Pick<Sessions, "notes" | "beginFor" | "knowDevice">;
  newUserId(): string;
}

/**
 * `expired`: the link is over, or there never was one. `done`: it was used. `has-user`: somebody has the address
 * meanwhile. `company-sign-in`: the company wants its own sign-in used.
 */
export type ConfirmProblem = "expired" | "done" | "has-user" | "company-sign-in";

/** What the page behind a link shows. Looking does not use the link up: mail programs look too. */
export type PendingConfirmation =
  | {
      readonly kind: "ready";
      readonly email: string;
      readonly fullName: string;
      readonly companyName: string;
      /** The link was opened in another browser than that of the registration. */
      readonly asksPassword: boolean;
    }
  | { readonly kind: ConfirmProblem };

export async function pendingConfirmation(
  { db, clock }: Pick<ConfirmDeps, "db" | "clock">,
  cookies: Cookies,
): Promise<PendingConfirmation> {
  const registration = await ownOrLinked(db, cookies, clock.now());
  const problem = await problemOf(db, registration);
  if (problem !== undefined || !registration) return { kind: problem ?? "expired" };
  const { email, fullName, companyName } = registration;
  return { kind: "ready", email, fullName, companyName, asksPassword: asksPassword(registration, cookies) };
}

/**
 * A link proves that its reader has the address, whoever's registration brought the mail. So it confirms the one that
 * this browser made with that address, and the linked one where there is none: a stranger who uses up the mails of an
 * address keeps nobody out.
 */
async function ownOrLinked(db: Database, cookies: Cookies, now: Date): Promise<RegistrationRow | undefined> {
  const id = await registrationOfToken(db, tokenKey(cookies[confirmCookie] ?? ""), now);
  const linked = id === undefined ? undefined : await registrationById(db, id);
  const draft = cookies[registrationCookie];
  if (!linked || draft === undefined) return linked;
  const own = await lastOfDraft(db, tokenKey(draft));
  if (own?.status !== "unverified" || own.expiresAt <= now) return linked;
  return own.email.toLowerCase() === linked.email.toLowerCase() ? own : linked;
}

/**
 * Who registers somebody else's address chooses the password that a careless click of the owner's would make good. So the
 * browser of the registration confirms by a button, and any other by the password too, which such an owner doesn't know.
 */
function asksPassword({ draftKey }: RegistrationRow, cookies: Cookies): boolean {
  return tokenKey(cookies[registrationCookie] ?? "") !== draftKey;
}

async function problemOf(
  db: Database | Tx,
  registration: RegistrationRow | undefined,
): Promise<ConfirmProblem | undefined> {
  if (!registration) return "expired";
  if (registration.userId !== null) return "done";
  if (registration.status !== "unverified") return "expired";
  if (await hasUser(db, registration.email)) return "has-user";
  return (await requiresCompanySignIn(db, registration.email)) ? "company-sign-in" : undefined;
}

export type ConfirmOutcome =
  /** The code begins the session, once, in the browser that holds the link's cookie. */
  { readonly kind: "confirmed"; readonly code: string } | { readonly kind: ConfirmProblem | "wrong-password" };

/** The user, the password, and the account or the request for one: all of it, or nothing. */
export async function confirmRegistration(
  deps: ConfirmDeps,
  { cookies, password }: { readonly cookies: Cookies; readonly password: string },
): Promise<ConfirmOutcome> {
  const { db, clock, sessions } = deps;
  const token = cookies[confirmCookie] ?? "";
  const theirs = await registrationOf(deps, { cookies, password });
  if (theirs === "wrong-password") return { kind: theirs };
  const confirmed = await db.transaction().execute(async (tx) => {
    const isGood = (await registrationOfToken(tx, tokenKey(token), clock.now())) !== undefined;
    const registration = isGood && theirs ? await lockRegistration(tx, theirs.id) : undefined;
    const problem = await problemOf(tx, registration);
    if (problem !== undefined || !registration) return { problem: problem ?? "expired" };
    const userId = await makeUser(deps, tx, registration);
    return userId === undefined ? { problem: "has-user" as const } : { userId };
  });
  if (confirmed.userId === undefined) return { kind: confirmed.problem };
  const code = newToken();
  await sessions.notes.put(noteName(code, token), confirmed.userId);
  return { kind: "confirmed", code };
}

/** Of an address with many registrations so many passwords are tried; in the browser of the registration none is. */
const maxTried = 5;

/** By the browser, or by the password: it says which registration of the address is theirs. Before the transaction, since a try takes a core for 20 ms. */
async function registrationOf(
  { db, clock }: ConfirmDeps,
  { cookies, password }: { readonly cookies: Cookies; readonly password: string },
): Promise<RegistrationRow | undefined | "wrong-password"> {
  const now = clock.now();
  const registration = await ownOrLinked(db, cookies, now);
  if (!registration || registration.passwordHash === null || !asksPassword(registration, cookies)) return registration;
  const { id, email } = registration;
  const others = (await unverifiedOf(db, { email, now, limit: maxTried })).filter((other) => other.id !== id);
  for (const one of [registration, ...others])
    if (one.passwordHash !== null && (await verifyPassword(one.passwordHash, password))) return one;
  return "wrong-password";
}

async function makeUser(
  { clock, origin, newUserId }: ConfirmDeps,
  tx: Tx,
  registration: RegistrationRow,
): Promise<string | undefined> {
  const { email, fullName, passwordHash, draftKey } = registration;
  const userId = newUserId();
  const shortName = fullName.split(" ", 1)[0] ?? fullName;
  // Somebody else may have taken the address this very moment.
  if (passwordHash === null || !(await createUser(tx, { id: userId, email, fullName, shortName }))) return undefined;
  const at = clock.now();
  await savePassword(tx, { userId, passwordHash, at });
  await claimGuests(tx, email, userId);
  await deleteDraft(tx, draftKey);
  await settleVerified(tx, { registration, userId, storeUrl: origin, at });
  return userId;
}

/** Exchanges the code for a session. Undefined where it was used, is too old, or belongs to another browser. */
export async function finishRegistration(
  { sessions }: Pick<ConfirmDeps, "sessions">,
  input: { readonly code: string; readonly cookies: Cookies; readonly browser: string },
): Promise<readonly CookieChange[] | undefined> {
  const { code, cookies, browser } = input;
  const userId = await sessions.notes.take(noteName(code, cookies[confirmCookie] ?? ""));
  if (userId === null) return undefined;
  const begun = await sessions.beginFor(userId, { isRemembered: false, browser }, cookies);
  if (!begun) return undefined;
  const done = [removedCookie(confirmCookie), removedCookie(registrationCookie)];
  return [...begun, await sessions.knowDevice(userId), ...done];
}

const noteName = (code: string, token: string) => `registration ${code} ${token}`;
