import { type BreachedPasswords, checkPassword } from "@capstan/features/credentials/server";
import { type Sessions, hashPassword, savePassword, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import {
  createUser,
  deleteInvitation,
  emailOf,
  invitationByToken,
  joinAccount,
  lockInvitation,
} from "./invitations.store.server.ts";

export interface AcceptDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, "changingRights">;
  readonly breached: BreachedPasswords;
  newUserId(): string;
}

/** A user of the store joins: signed in under the address that the link was sent to, and by nobody else's hand. */
export async function joinByInvitation(
  { db, clock, sessions }: Pick<AcceptDeps, "db" | "clock" | "sessions">,
  { visitor: { userId, agentId }, token }: { readonly visitor: Visitor; readonly token: string },
): Promise<Result<{ readonly accountNumber: string }>> {
  if (agentId !== null) return fail({ code: "NOT_WHILE_IMPERSONATING" });
  if (userId === null) return fail({ code: "SIGN_IN_REQUIRED" });
  return sessions.changingRights(userId, async () =>
    db.transaction().execute(async (tx) => {
      const invitation = await lockInvitation(tx, tokenKey(token), clock.now());
      if (!invitation) return fail({ code: "INVITATION_NOT_FOUND" });
      const email = await emailOf(tx, userId);
      if (email?.toLowerCase() !== invitation.email.toLowerCase()) return fail({ code: "INVITATION_FOR_ANOTHER" });
      await joinAccount(tx, userId, invitation);
      await deleteInvitation(tx, invitation);
      return ok({ accountNumber: invitation.accountNumber });
    }),
  );
}

interface Newcomer {
  readonly token: string;
  readonly fullName: string;
  readonly password: string;
}

export type NewcomerOutcome =
  | { readonly kind: "joined"; readonly userId: string }
  /** What the form is shown again for. */
  | { readonly kind: "short" | "common" | "name" };

/** Somebody new gets a user, a password and the account at once, and the link is dead. */
export async function registerByInvitation(
  deps: AcceptDeps,
  { token, fullName, password }: Newcomer,
): Promise<Result<NewcomerOutcome>> {
  const { db, clock, newUserId } = deps;
  const known = await invitationByToken(db, tokenKey(token), clock.now());
  if (!known) return fail({ code: "INVITATION_NOT_FOUND" });
  if (known.isKnownUser) return fail({ code: "SIGN_IN_REQUIRED" });
  const name = fullName.trim().replaceAll(/\s+/g, " ");
  if (name === "") return ok({ kind: "name" });
  const problem = await checkPassword(deps, { password, about: [name, known.email, known.companyName] });
  if (problem !== undefined) return ok({ kind: problem });
  // Before the transaction: it takes a core for 20 ms.
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx): Promise<Result<NewcomerOutcome>> => {
    const invitation = await lockInvitation(tx, tokenKey(token), clock.now());
    if (!invitation) return fail({ code: "INVITATION_NOT_FOUND" });
    const { email } = invitation;
    const userId = newUserId();
    const shortName = name.split(" ", 1)[0] ?? name;
    if (!(await createUser(tx, { id: userId, email, fullName: name, shortName })))
      return fail({ code: "SIGN_IN_REQUIRED" });
    await savePassword(tx, { userId, passwordHash, at: clock.now() });
    await joinAccount(tx, userId, invitation);
    await deleteInvitation(tx, invitation);
    return ok({ kind: "joined", userId });
  });
}
