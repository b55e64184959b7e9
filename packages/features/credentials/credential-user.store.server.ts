import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

/** What is needed of a user to change how they prove who they are. */
export interface CredentialUser {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly epoch: number;
}

interface Row {
  id: string;
  email: string;
  full_name: string;
  session_epoch: number;
}

/** An enabled user, by e-mail address or user name as they type it: the same one that signs in under it. */
export async function enabledUserNamed(db: Database, name: string): Promise<CredentialUser | undefined> {
  const { rows } = await sql<Row & { is_enabled: boolean }>`
    select id, email, full_name, session_epoch, is_enabled from store_user
    where lower(email) = lower(${name}) or id = ${name}
    order by id = ${name} desc
    limit 1
  `.execute(db);
  return rows[0]?.is_enabled === true ? toUser(rows[0]) : undefined;
}

export async function enabledUser(db: Database | Tx, userId: string): Promise<CredentialUser | undefined> {
  const { rows } = await sql<Row>`
    select id, email, full_name, session_epoch from store_user where id = ${userId} and is_enabled
  `.execute(db);
  return rows[0] && toUser(rows[0]);
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from store_user where lower(email) = lower(${email})`.execute(db);
  return rows.length > 0;
}

/** False where somebody else has the address. */
export async function saveEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update store_user set email = ${email}
    where id = ${userId}
      and not exists (select 1 from store_user other where lower(other.email) = lower(${email}) and other.id <> ${userId})
  `.execute(tx);
  return numAffectedRows > 0n;
}

function toUser({ id, email, full_name: fullName, session_epoch: epoch }: Row): CredentialUser {
  return { userId: id, email, fullName, epoch };
}
