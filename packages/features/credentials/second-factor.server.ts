import { queueMail } from "@capstan/features/mail/server";
import { type Sessions, newToken } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import { type MailText, secondStepAddedMail, secondStepRemovedMail } from "./credential-mails.server.ts";
import { enabledUser } from "./credential-user.store.server.ts";
import { newRecoveryCodes, recoveryKey } from "./recovery-codes.server.ts";
import {
  beginTotp,
  confirmTotp,
  dropUselessCodes,
  hasFactor,
  removeTotp,
  replaceRecoveryCodes,
  takeStep,
  totpOf,
} from "./second-factor.store.server.ts";
import { type SecretsAtRest, keptSecret, openedSecret } from "./totp-secret.server.ts";
import { newTotpSecret, stepOf } from "./totp.server.ts";

export interface FactorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly secrets: SecretsAtRest;
}

/** Where the codes wait to be shown once. */
export const codesNote = (userId: string): string => `recovery-codes:${userId}`;

export async function beginAuthenticator({ db, clock, secrets }: FactorDeps, userId: string): Promise<void> {
  await beginTotp(db, userId, keptSecret(secrets, userId, newTotpSecret()), clock.now());
}

/** The first code proves that the app has the secret. From then on it is asked for, and ten codes stand in for it. */
export async function confirmAuthenticator(
  { db, clock, sessions, secrets }: FactorDeps,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<"done" | "wrong" | "limited"> {
  if (!(await sessions.takeCodeGuess(userId))) return "limited";
  const now = clock.now();
  const codes = newRecoveryCodes();
  const isDone = await db.transaction().execute(async (tx) => {
    const factor = await totpOf(tx, userId);
    const secret = factor && !factor.isConfirmed ? openedSecret(secrets, userId, factor.kept) : undefined;
    const step = secret === undefined ? undefined : stepOf(secret, code.replaceAll(/\s/g, ""), now);
    if (step === undefined || !(await takeStep(tx, userId, step))) return false;
    if (!(await confirmTotp(tx, userId, now))) return false;
    await replaceRecoveryCodes(tx, userId, codes.map(recoveryKey));
    await tell(tx, userId, secondStepAddedMail);
    return true;
  });
  if (!isDone) return "wrong";
  await sessions.giveCodeGuessBack(userId);
  await sessions.notes.put(codesNote(userId), JSON.stringify(codes));
  return "done";
}

export async function removeAuthenticator({ db }: FactorDeps, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await removeTotp(tx, userId)) await tell(tx, userId, secondStepRemovedMail);
    await dropUselessCodes(tx, userId);
  });
}

export async function tell(tx: Tx, userId: string, mail: (fullName: string) => MailText): Promise<void> {
  const user = await enabledUser(tx, userId);
  if (!user) return;
  await queueMail(tx, { kind: "second-step", id: newToken().slice(0, 20), to: user.email, ...mail(user.fullName) });
}

/** Where the last factor is gone, the session no longer counts as begun by one. */
export async function withoutFactor(
  { db, sessions }: FactorDeps,
  userId: string,
  cookies: Cookies,
): Promise<readonly CookieChange[]> {
  return (await hasFactor(db, userId)) ? [] : sessions.staySignedIn(userId, cookies, "gone");
}
