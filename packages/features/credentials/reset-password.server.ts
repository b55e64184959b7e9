import { queueMail } from "@capstan/features/mail/server";
import { type Sessions, hashPassword, raiseEpoch, savePassword, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { BreachedPasswords } from "./breached-passwords.server.ts";
import { checkPassword } from "./check-password.server.ts";
import { passwordChangedMail } from "./credential-mails.server.ts";
import { findToken, takeToken } from "./credential-token.store.server.ts";
import type { PasswordProblem } from "./password-problem.ts";
import type { SecretsAtRest } from "./totp-secret.server.ts";

export interface ResetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly secrets: SecretsAtRest;
  readonly breached: BreachedPasswords;
  readonly origin: string;
}

export type ResetOutcome =
  | { readonly kind: "done"; readonly userId: string }
  | { readonly kind: "expired" | PasswordProblem };

/** Sets the password of whoever holds a mailed token. It ends every session, voids every other token, and tells the owner. */
export async function resetPassword(
  deps: ResetDeps,
  { token, password }: { readonly token: string | undefined; readonly password: string },
): Promise<ResetOutcome> {
  const { db, clock, sessions, breached } = deps;
  if (token === undefined) return { kind: "expired" };
  const claim = { key: tokenKey(token), purpose: "password-reset", at: clock.now() } as const;
  // Nobody without a token makes the store work for it.
  const use = await findToken(db, claim);
  if (!use) return { kind: "expired" };
  const problem = await checkPassword({ breached }, { password, about: [use.email, use.fullName, use.userId] });
  if (problem) return { kind: problem };
  const passwordHash = await hashPassword(password);
  const isDone = await sessions.changingRights(use.userId, async () =>
    db.transaction().execute(async (tx) => {
      const taken = await takeToken(tx, claim);
      if (!taken) return false;
      const { userId, email: to, fullName } = taken;
      await raiseEpoch(tx, userId);
      await savePassword(tx, { userId, passwordHash, at: claim.at });
      const text = passwordChangedMail({ fullName, storeUrl: deps.origin });
      await queueMail(tx, { kind: "password-changed", id: claim.key.slice(0, 20), to, ...text });
      return true;
    }),
  );
  return isDone ? { kind: "done", userId: use.userId } : { kind: "expired" };
}
