import { queueMail } from "@capstan/features/mail/server";
import { type Sessions, raiseEpoch, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { emailChangedMail } from "./credential-mails.server.ts";
import { takeToken } from "./credential-token.store.server.ts";
import { saveEmail } from "./credential-user.store.server.ts";

interface ConfirmDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

export type ConfirmOutcome = "done" | "expired" | "taken";

/**
 * The user who asked for it, signed in, holds the token that was mailed to the new address: a stranger at a mistyped address
 * confirms nothing. Links that went to the old address end with the epoch.
 */
export async function confirmEmail(
  { db, clock, sessions }: ConfirmDeps,
  { userId, token }: { readonly userId: string; readonly token: string | undefined },
): Promise<ConfirmOutcome> {
  if (token === undefined) return "expired";
  const claim = { key: tokenKey(token), purpose: "email-change", at: clock.now() } as const;
  return sessions.changingRights(userId, async () =>
    db.transaction().execute(async (tx) => {
      const use = await takeToken(tx, { ...claim, userId });
      if (!use || use.newEmail === null) return "expired";
      if (!(await saveEmail(tx, userId, use.newEmail))) return "taken";
      await raiseEpoch(tx, userId);
      const text = emailChangedMail({ fullName: use.fullName, newEmail: use.newEmail });
      await queueMail(tx, { kind: "email-changed", id: claim.key.slice(0, 20), to: use.email, ...text });
      return "done";
    }),
  );
}
