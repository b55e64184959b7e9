import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { Role } from "./account.ts";

export interface InvitationRow {
  readonly id: string;
  readonly accountNumber: string;
  readonly companyName: string;
  readonly email: string;
  readonly role: Role;
  readonly spendingLimit: string | null;
  readonly invitedBy: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

const columns = sql`
  account_invitation.id::text as id, account.number as "accountNumber", account.company_name as "companyName",
  account_invitation.email, account_invitation.role, account_invitation.spending_limit::text as "spendingLimit",
  store_user.full_name as "invitedBy", account_invitation.invited_at as "invitedAt",
  account_invitation.expires_at as "expiresAt"
`;
const tables = sql`
  account_invitation
  join account on account.number = account_invitation.account_number and account.is_open
  join store_user on store_user.id = account_invitation.invited_by
`;

/** Those of the account that nobody has accepted yet, the newest first. */
export async function invitationsOf(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${tables}
    where account_invitation.account_number = ${accountNumber}
    order by account_invitation.invited_at desc, account_invitation.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countInvitations(tx: Tx, accountNumber: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_invitation where account_number = ${accountNumber}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether somebody with this address is a user of the account. */
export async function isUserOf(tx: Tx, accountNumber: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from store_user join membership on membership.user_id = store_user.id
    where lower(store_user.email) = lower(${email}) and membership.account_number = ${accountNumber}
  `.execute(tx);
  return rows.length > 0;
}

interface NewInvitation {
  readonly accountNumber: string;
  readonly email: string;
  readonly role: Role;
  readonly spendingLimit: string | null;
  readonly invitedBy: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

/** Takes the place of the one that the address has in the account: the link of that one is dead. */
export async function saveInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { accountNumber, email, role, spendingLimit, invitedBy, invitedAt, expiresAt } = invitation;
  const { rows } = await sql<{ id: string }>`
    insert into account_invitation (account_number, email, role, spending_limit, invited_by, invited_at, expires_at)
    values (
      ${accountNumber}, ${email}, ${role}, ${spendingLimit}::numeric, ${invitedBy}, ${invitedAt}, ${expiresAt}
    )
    on conflict (account_number, lower(email)) do update set
      role = excluded.role, spending_limit = excluded.spending_limit, invited_by = excluded.invited_by,
      invited_at = excluded.invited_at, expires_at = excluded.expires_at, token_key = null
    returning id::text
  `.execute(tx);
  return rows[0]?.id ?? "";
}

export interface InvitationKey {
  readonly accountNumber: string;
  readonly id: string;
}

/** False where the account has no such invitation. Its link is dead until the next mail is made. */
export async function renewInvitation(
  tx: Tx,
  { accountNumber, id }: InvitationKey,
  { invitedAt, expiresAt }: Pick<NewInvitation, "invitedAt" | "expiresAt">,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update account_invitation set invited_at = ${invitedAt}, expires_at = ${expiresAt}, token_key = null
    where account_number = ${accountNumber} and id = ${id}::bigint
  `.execute(tx);
  return numAffectedRows > 0n;
}

export async function deleteInvitation(tx: Tx, { accountNumber, id }: InvitationKey): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from account_invitation where account_number = ${accountNumber} and id = ${id}::bigint
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** For the mail: undefined where it was accepted or withdrawn meanwhile. The link before this one is dead. */
export async function setInvitationToken(
  db: Database,
  id: string,
  tokenKey: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    with changed as (
      update account_invitation set token_key = ${tokenKey} where id = ${id}::bigint returning *
    )
    select ${columns}
    from changed as account_invitation
    join account on account.number = account_invitation.account_number and account.is_open
    join store_user on store_user.id = account_invitation.invited_by
  `.execute(db);
  return rows[0];
}

/** That of a link, while it holds. */
export async function invitationByToken(
  db: Database,
  tokenKey: string,
  now: Date,
): Promise<(InvitationRow & { readonly isKnownUser: boolean }) | undefined> {
  const { rows } = await sql<InvitationRow & { readonly isKnownUser: boolean }>`
    select ${columns}, exists (
      select from store_user as known where lower(known.email) = lower(account_invitation.email)
    ) as "isKnownUser"
    from ${tables}
    where account_invitation.token_key = ${tokenKey} and account_invitation.expires_at > ${now}
  `.execute(db);
  return rows[0];
}

/** The same, locked: of two who follow one link, the second finds none. */
export async function lockInvitation(tx: Tx, tokenKey: string, now: Date): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${tables}
    where account_invitation.token_key = ${tokenKey} and account_invitation.expires_at > ${now}
    for update of account_invitation
  `.execute(tx);
  return rows[0];
}

/** The address of an enabled user. */
export async function emailOf(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from store_user where id = ${userId} and is_enabled
  `.execute(tx);
  return rows[0]?.email;
}

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
}

/** False where somebody has the address already. */
export async function createUser(tx: Tx, { id, email, fullName, shortName }: NewUser): Promise<boolean> {
  const { rows } = await sql`
    insert into store_user (id, email, full_name, short_name, welcome_confirmed)
    values (${id}, ${email}, ${fullName}, ${shortName}, false)
    on conflict do nothing returning id
  `.execute(tx);
  return rows.length > 0;
}

/** The account becomes the current one of who has none. Who is a user of it already keeps the role. */
export async function joinAccount(
  tx: Tx,
  userId: string,
  { accountNumber, role, spendingLimit }: Pick<InvitationRow, "accountNumber" | "role" | "spendingLimit">,
): Promise<void> {
  await sql`
    insert into membership (user_id, account_number, role, spending_limit, is_current)
    select ${userId}, ${accountNumber}, ${role}, ${spendingLimit}::numeric, not exists (
      select from membership where user_id = ${userId} and is_current
    )
    on conflict (user_id, account_number) do nothing
  `.execute(tx);
}
