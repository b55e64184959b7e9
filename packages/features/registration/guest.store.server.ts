import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface Guest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
}

interface SavedGuest extends Omit<Guest, "id"> {
  readonly key: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** False where the browser has none, or a user has claimed it. */
export async function updateGuest(
  db: Database,
  { key, fullName, email, phone, now, expiresAt }: SavedGuest,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update guest set full_name = ${fullName}, email = ${email}, phone = ${phone}, expires_at = ${expiresAt}
    where key = ${key} and user_id is null and expires_at > ${now}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function insertGuest(
  db: Database,
  { key, fullName, email, phone, now, expiresAt }: SavedGuest,
): Promise<void> {
  await sql`
    insert into guest (key, full_name, email, phone, created_at, expires_at)
    values (${key}, ${fullName}, ${email}, ${phone}, ${now}, ${expiresAt})
  `.execute(db);
}

export async function guestByKey(db: Database, key: string, now: Date): Promise<Guest | undefined> {
  const { rows } = await sql<Guest>`
    select id::text as id, full_name as "fullName", email, phone from guest
    where key = ${key} and user_id is null and expires_at > ${now}
  `.execute(db);
  return rows[0];
}

/** Whoever has proven the address gets what was ordered with it. */
export async function claimGuests(tx: Tx, email: string, userId: string): Promise<void> {
  await sql`
    update guest set user_id = ${userId} where lower(email) = lower(${email}) and user_id is null
  `.execute(tx);
}

export async function deleteOldGuests(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from guest where id in (
      select id from guest where user_id is null and expires_at <= ${before} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}
