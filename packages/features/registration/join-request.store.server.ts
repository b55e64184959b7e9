import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface AccountAdministrator {
  readonly fullName: string;
  readonly email: string;
}

/** The enabled administrators of an open account. */
export async function administratorsOf(tx: Tx, accountNumber: string): Promise<readonly AccountAdministrator[]> {
  const { rows } = await sql<AccountAdministrator>`
    select store_user.full_name as "fullName", store_user.email
    from membership
    join account on account.number = membership.account_number and account.is_open
    join store_user on store_user.id = membership.user_id and store_user.is_enabled
    where membership.account_number = ${accountNumber} and membership.role = 'administrator'
    order by store_user.id
  `.execute(tx);
  return rows;
}

/** Requests that nobody is left to answer: the account has no enabled administrator, or is closed. */
export async function requestsWithoutAdministrator(db: Database, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select registration.id::text as id from registration
    where registration.status = 'awaiting-administrator' and not exists (
      select from membership
      join account on account.number = membership.account_number and account.is_open
      join store_user on store_user.id = membership.user_id and store_user.is_enabled
      where membership.account_number = registration.account_number and membership.role = 'administrator'
    )
    order by registration.id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function isOpenAccount(tx: Tx, accountNumber: string): Promise<boolean> {
  const { rows } = await sql`select from account where number = ${accountNumber} and is_open`.execute(tx);
  return rows.length > 0;
}

const taskCode = (registrationId: string) => `registration-${registrationId}`;

interface NewTask {
  readonly registrationId: string;
  readonly accountNumber: string;
  readonly userId: string;
  readonly at: Date;
}

/** The header of the account's administrators counts it. */
export async function insertTask(tx: Tx, { registrationId, accountNumber, userId, at }: NewTask): Promise<void> {
  await sql`
    insert into pending_task (code, account_number, kind, requested_by, requested_at)
    values (${taskCode(registrationId)}, ${accountNumber}, 'user-request', ${userId}, ${at})
  `.execute(tx);
}

export async function deleteTask(tx: Tx, registrationId: string): Promise<void> {
  await sql`delete from pending_task where code = ${taskCode(registrationId)}`.execute(tx);
}

/** Of the provider's own people, who open accounts for customers. */
export async function isStaff(db: Database | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from store_user where id = ${userId} and is_enabled and (is_staff or is_service_agent)
  `.execute(db);
  return rows.length > 0;
}

/** Whether somebody has the address, enabled or not. */
export async function hasUser(db: Database | Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from store_user where lower(email) = lower(${email})`.execute(db);
  return rows.length > 0;
}
