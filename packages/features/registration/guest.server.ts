import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import { type Result, ok } from "@capstan/platform/result";
import { type SignUpCall, type SignUpDeps, admitSignUp } from "./admit-sign-up.server.ts";
import type { FieldError } from "./field-errors.ts";
import { type Guest, guestByKey, insertGuest, updateGuest } from "./guest.store.server.ts";
import { guestCookie, guestSeconds } from "./registration-cookies.ts";
import type { Answers } from "./registration.ts";
import { type ValidationDeps, validateStep } from "./validate-answers.server.ts";

export interface GuestDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface GuestInput extends SignUpCall {
  readonly cookies: Cookies;
  readonly answers: Pick<Answers, "fullName" | "email" | "phone">;
}

export type GuestOutcome =
  | { readonly kind: "guest"; readonly email: string }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

/** Somebody orders without an account: no session, no password, nothing that an address alone would open. */
export async function registerGuest(
  deps: GuestDeps & SignUpDeps & ValidationDeps,
  input: GuestInput,
): Promise<Result<{ readonly outcome: GuestOutcome; readonly cookies: readonly CookieChange[] }>> {
  const admitted = await admitSignUp(deps, input);
  if (!admitted.ok) return admitted;
  const { answers, errors } = await validateStep(deps, "about-you", input.answers);
  if (errors.length > 0) return ok({ outcome: { kind: "invalid", errors }, cookies: [] });
  const { fullName = "", email = "", phone = "" } = answers;
  const now = deps.clock.now();
  const guest = { fullName, email, phone, now, expiresAt: new Date(now.getTime() + guestSeconds * 1_000) };
  const known = input.cookies[guestCookie];
  const isKnown = known !== undefined && (await updateGuest(deps.db, { ...guest, key: tokenKey(known) }));
  const token = isKnown ? known : newToken();
  if (!isKnown) await insertGuest(deps.db, { ...guest, key: tokenKey(token) });
  const cookie = { name: guestCookie, value: token, keepSeconds: guestSeconds };
  return ok({ outcome: { kind: "guest", email }, cookies: [cookie] });
}

/** Who orders in this browser without an account. */
export async function guestOf({ db, clock }: GuestDeps, cookies: Cookies): Promise<Guest | undefined> {
  const token = cookies[guestCookie];
  return token === undefined ? undefined : guestByKey(db, tokenKey(token), clock.now());
}
