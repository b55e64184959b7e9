import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { Role } from "./account.ts";

interface UsersWanted {
  readonly accountNumber: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

export interface AccountUserRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: Role;
  readonly spending_limit: string | null;
  readonly is_enabled: boolean;
  readonly total: number;
}

/** The account's users by name. */
export async function usersOfAccount(
  db: Database,
  { accountNumber, search, limit, offset }: UsersWanted,
): Promise<readonly AccountUserRow[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<AccountUserRow>`
    select
      store_user.id, store_user.full_name, store_user.email, membership.role, membership.spending_limit::text,
      store_user.is_enabled, count(*) over ()::int as total
    from membership join store_user on store_user.id = membership.user_id
    where membership.account_number = ${accountNumber}
      and (store_user.full_name ilike ${pattern} or store_user.email ilike ${pattern})
    order by lower(store_user.full_name), store_user.id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export interface Administrator {
  readonly userId: string;
  /** A disabled one administers nothing. */
  readonly isEnabled: boolean;
}

/**
 * The administrators of an open account, locked until the transaction ends: who changes one waits for whoever changes
 * another, and then sees what is left. In one order, so that two never wait for each other.
 */
export async function lockAdministrators(tx: Tx, accountNumber: string): Promise<readonly Administrator[]> {
  const { rows } = await sql<Administrator>`
    select membership.user_id as "userId", store_user.is_enabled as "isEnabled"
    from membership
    join account on account.number = membership.account_number and account.is_open
    join store_user on store_user.id = membership.user_id
    where membership.account_number = ${accountNumber} and membership.role = 'administrator'
    order by membership.user_id
    for update of membership
  `.execute(tx);
  return rows;
}

export interface MembershipKey {
  readonly accountNumber: string;
  readonly userId: string;
}

/** False where the account has no such user. */
export async function updateMembership(
  tx: Tx,
  { accountNumber, userId }: MembershipKey,
  { role, spendingLimit }: { readonly role: Role; readonly spendingLimit: string | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update membership set role = ${role}, spending_limit = ${spendingLimit}::numeric
    where account_number = ${accountNumber} and user_id = ${userId}
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** False where the account has no such user. What they chose in the account goes too. */
export async function deleteMembership(tx: Tx, { accountNumber, userId }: MembershipKey): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from membership where account_number = ${accountNumber} and user_id = ${userId}
  `.execute(tx);
  await sql`
    delete from custom_catalog_choice where account_number = ${accountNumber} and user_id = ${userId}
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** False where it was so before. */
export async function saveSecondStep(tx: Tx, accountNumber: string, isRequired: boolean): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update account set requires_second_factor = ${isRequired}
    where number = ${accountNumber} and requires_second_factor <> ${isRequired}
  `.execute(tx);
  return numAffectedRows > 0n;
}

export async function requiresSecondStep(db: Database, accountNumber: string): Promise<boolean> {
  const { rows } = await sql`select from account where number = ${accountNumber} and requires_second_factor`.execute(
    db,
  );
  return rows.length > 0;
}
