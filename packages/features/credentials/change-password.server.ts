import { queueMail } from "@capstan/features/mail/server";
import { type Sessions, hashPassword, newToken, raiseEpoch, savePassword } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { BreachedPasswords } from "./breached-passwords.server.ts";
import { checkPassword } from "./check-password.server.ts";
import { passwordChangedMail } from "./credential-mails.server.ts";
import { enabledUser } from "./credential-user.store.server.ts";
import type { PasswordProblem } from "./password-problem.ts";

interface ChangeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly breached: BreachedPasswords;
  readonly origin: string;
}

/** Of a user who has just given the old one. It ends every session, the one that asks too, and tells the owner. */
export async function changePassword(
  { db, clock, sessions, breached, origin }: ChangeDeps,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<PasswordProblem | undefined> {
  const user = await enabledUser(db, userId);
  const { email: to = "", fullName = "" } = user ?? {};
  const problem = await checkPassword({ breached }, { password, about: [to, fullName, userId] });
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  await sessions.changingRights(userId, async () =>
    db.transaction().execute(async (tx) => {
      await raiseEpoch(tx, userId);
      await savePassword(tx, { userId, passwordHash, at: clock.now() });
      const text = passwordChangedMail({ fullName, storeUrl: origin });
      await queueMail(tx, { kind: "password-changed", id: newToken().slice(0, 20), to, ...text });
    }),
  );
  return undefined;
}
