import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { hashPassword } from "./password.server.ts";
import { hasPassword, raiseEpoch, savePassword } from "./session.store.server.ts";

interface SetPasswordDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A new password ends every session that the old one began, within a minute: rights are kept that long. False where there is no such user. */
export async function setPassword(
  { db, clock }: SetPasswordDeps,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    if (!(await raiseEpoch(tx, userId))) return false;
    await savePassword(tx, { userId, passwordHash, at: clock.now() });
    return true;
  });
}

/** Gives one password to all of the users who have none; says how many those were. */
export async function setMissingPasswords(
  deps: SetPasswordDeps,
  { userIds, password }: { readonly userIds: readonly string[]; readonly password: string },
): Promise<number> {
  let given = 0;
  for (const userId of userIds) {
    if (!(await hasPassword(deps.db, userId)) && (await setPassword(deps, { userId, password }))) given += 1;
  }
  return given;
}
