import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { invitationDays, maxInvitations } from "./account-users.ts";
import type { Role } from "./account.ts";
import { asAdministrator } from "./as-administrator.server.ts";
import { sendInvitation } from "./invitation-mail.schema.ts";
import {
  countInvitations,
  deleteInvitation,
  isUserOf,
  renewInvitation,
  saveInvitation,
} from "./invitations.store.server.ts";

export interface InviteDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type: the mail's link begins with it. */
  readonly origin: string;
}

interface InviteInput {
  readonly visitor: Visitor;
  readonly email: string;
  readonly role: Role;
  readonly spendingLimit: Money | null;
}

/** The mail is queued with the invitation: neither is there without the other. */
export async function inviteUser(
  { db, clock, origin }: InviteDeps,
  { visitor, email, role, spendingLimit }: InviteInput,
): Promise<Result<undefined>> {
  return asAdministrator(db, visitor, async ({ tx, accountNumber, userId }) => {
    if (await isUserOf(tx, accountNumber, email)) return fail({ code: "ALREADY_USER" });
    if ((await countInvitations(tx, accountNumber)) >= maxInvitations) return fail({ code: "TOO_MANY_INVITATIONS" });
    const id = await saveInvitation(tx, {
      accountNumber,
      email,
      role,
      spendingLimit: spendingLimit === null ? null : moneyText(spendingLimit),
      invitedBy: userId,
      ...holding(clock),
    });
    await queueInvitation(tx, id, origin);
    return ok(undefined);
  });
}

/** A new link for another week; the one before is dead. */
export async function resendInvitation(
  { db, clock, origin }: InviteDeps,
  { visitor, id }: { readonly visitor: Visitor; readonly id: string },
): Promise<Result<undefined>> {
  return asAdministrator(db, visitor, async ({ tx, accountNumber }) => {
    if (!(await renewInvitation(tx, { accountNumber, id }, holding(clock))))
      return fail({ code: "INVITATION_NOT_FOUND" });
    await queueInvitation(tx, id, origin);
    return ok(undefined);
  });
}

export async function withdrawInvitation(
  { db }: Pick<InviteDeps, "db">,
  { visitor, id }: { readonly visitor: Visitor; readonly id: string },
): Promise<Result<undefined>> {
  return asAdministrator(db, visitor, async ({ tx, accountNumber }) =>
    (await deleteInvitation(tx, { accountNumber, id })) ? ok(undefined) : fail({ code: "INVITATION_NOT_FOUND" }),
  );
}

function holding(clock: Clock): { readonly invitedAt: Date; readonly expiresAt: Date } {
  const invitedAt = clock.now();
  return { invitedAt, expiresAt: new Date(invitedAt.getTime() + invitationDays * 86_400_000) };
}

async function queueInvitation(tx: Tx, id: string, origin: string): Promise<void> {
  await enqueue(tx, sendInvitation, { id, origin });
}
