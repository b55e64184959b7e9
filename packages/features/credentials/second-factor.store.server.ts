import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface TotpFactor {
  /** As it is kept: sealed, where the operator has set a key. */
  readonly kept: string;
  readonly isConfirmed: boolean;
}

/** A secret that was shown and not confirmed counts for a quarter of an hour. */
export async function totpOf(db: Database | Tx, userId: string): Promise<TotpFactor | undefined> {
  const { rows } = await sql<{ secret: string; confirmed_at: Date | null }>`
    select secret, confirmed_at from totp_factor
    where user_id = ${userId} and (confirmed_at is not null or begun_at > now() - interval '15 minutes')
  `.execute(db);
  const [row] = rows;
  return row && { kept: row.secret, isConfirmed: row.confirmed_at !== null };
}

/** A confirmed one stays: it has to be removed first. */
export async function beginTotp(db: Database, userId: string, kept: string, at: Date): Promise<void> {
  await sql`
    insert into totp_factor (user_id, secret, begun_at) values (${userId}, ${kept}, ${at})
    on conflict (user_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, last_step = 0
    where totp_factor.confirmed_at is null
  `.execute(db);
}

/** Takes the code of a half minute, once: false where it, or a newer one, was taken before. */
export async function takeStep(db: Database | Tx, userId: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update totp_factor set last_step = ${step} where user_id = ${userId} and last_step < ${step}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function confirmTotp(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update totp_factor set confirmed_at = ${at} where user_id = ${userId} and confirmed_at is null
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** False where there was none. */
export async function removeTotp(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from totp_factor where user_id = ${userId}`.execute(tx);
  return numAffectedRows > 0n;
}

/** The codes go with the last of what they stand in for. */
export async function dropUselessCodes(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from recovery_code where user_id = ${userId}
      and not exists (select 1 from totp_factor where user_id = ${userId} and confirmed_at is not null)
      and not exists (select 1 from passkey where user_id = ${userId})
  `.execute(tx);
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, keys: readonly string[]): Promise<void> {
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx);
  await sql`insert into recovery_code (user_id, key) select ${userId}, unnest(${keys}::text[])`.execute(tx);
}

/** True for the first who brings it. */
export async function takeRecoveryCode(db: Database, userId: string, key: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from recovery_code where user_id = ${userId} and key = ${key}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function countRecoveryCodes(db: Database | Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from recovery_code where user_id = ${userId}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The next of all users, in the order of their ids. */
export async function secretsAfter(
  db: Database,
  userId: string,
  limit: number,
): Promise<readonly { readonly userId: string; readonly secret: string }[]> {
  const { rows } = await sql<{ userId: string; secret: string }>`
    select user_id as "userId", secret from totp_factor where user_id > ${userId} order by user_id limit ${limit}
  `.execute(db);
  return rows;
}

/** False where it is another one meanwhile. */
export async function replaceSecret(
  db: Database,
  userId: string,
  { kept, by }: { readonly kept: string; readonly by: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update totp_factor set secret = ${by} where user_id = ${userId} and secret = ${kept}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from totp_factor where user_id = ${userId} and confirmed_at is not null)
      or exists (select from passkey where user_id = ${userId})
  `.execute(db);
  return rows.length > 0;
}
