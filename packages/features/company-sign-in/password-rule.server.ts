import { queueMail } from "@capstan/features/mail/server";
import type { PasswordRule } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Log } from "@capstan/platform/log";
import { addRecord, administratorsOf } from "./company-settings.store.server.ts";
import { passwordUsedMail } from "./password-used-mail.server.ts";
import { requiredSignInOf } from "./user-identity.store.server.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
}

/** Whether a user whose password was right may use one. An administrator's way back in is put on record each time. */
export function companyPasswordRule(deps: Deps): PasswordRule {
  const { db, clock, log } = deps;
  return async (userId) => {
    const required = await requiredSignInOf(db, userId);
    if (!required) return "allowed";
    const { accountNumber, isExcepted } = required;
    if (!isExcepted) return "company-sign-in";
    const recordId = await addRecord(db, { accountNumber, userId, action: "password-used" }, clock.now());
    log.warn({ accountNumber, userId }, "an administrator used a password where the company's sign-in is required");
    try {
      await tellAdministrators(deps, { accountNumber, userId, recordId });
    } catch (error) {
      // The way back in is for bad days: mail must not close it.
      log.error({ err: error, accountNumber }, "nobody was mailed about a password that was used");
    }
    return "allowed";
  };
}

interface PasswordUse {
  readonly accountNumber: string;
  readonly userId: string;
  readonly recordId: string;
}

/** All of them: whoever took over the one who signed in can't keep it from the others. */
async function tellAdministrators({ db }: Deps, { accountNumber, userId, recordId }: PasswordUse): Promise<void> {
  const administrators = await administratorsOf(db, accountNumber);
  const user = administrators.find((each) => each.userId === userId);
  const text = passwordUsedMail(user?.name ?? userId);
  await db.transaction().execute(async (tx) => {
    for (const [place, { email: to }] of administrators.entries())
      await queueMail(tx, { kind: "company-password-used", id: `${recordId}-${place}`, to, ...text });
  });
}
