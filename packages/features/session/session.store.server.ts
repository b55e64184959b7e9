import type { Database, Tx } from "@capstan/platform/db";
import type { Role } from "@capstan/platform/visitor";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    credential: { user_id: string; password_hash: string; changed_at: Date };
    known_device: { key: string; user_id: string; first_seen_at: Date };
  }
}

/** What a user may do now, apart from how well a session knows them. */
export interface Rights {
  /** Sessions of an earlier epoch have ended. */
  readonly epoch: number;
  /** The account that the user works in, if it is open. */
  readonly accountNumber: string | null;
  /** In that account. */
  readonly role: Role | null;
  /** May act for customers. */
  readonly isAgent: boolean;
  /** The user's open accounts that require a second factor. */
  readonly secondFactorFor: readonly string[];
}

/** Of an enabled user. */
export async function rightsOf(db: Database, userId: string): Promise<Rights | undefined> {
  const { rows } = await sql<Rights>`
    select
      session_epoch as epoch, is_service_agent as "isAgent",
      current.account_number as "accountNumber", current.role,
      array(
        select account.number from membership join account on account.number = membership.account_number
        where membership.user_id = store_user.id and account.is_open and account.requires_second_factor
      ) as "secondFactorFor"
    from store_user
    left join lateral (
      select membership.account_number, membership.role
      from membership join account on account.number = membership.account_number
      where membership.user_id = store_user.id and membership.is_current and account.is_open
    ) as current on true
    where id = ${userId} and is_enabled
  `.execute(db);
  return rows[0];
}

export interface Credential {
  readonly userId: string;
  readonly isEnabled: boolean;
  readonly epoch: number;
  /** Null where the user has no password. */
  readonly passwordHash: string | null;
  /** The password is not enough. */
  readonly hasSecondFactor: boolean;
}

/** By e-mail address or user name, as they type it. */
export async function credentialFor(db: Database, name: string): Promise<Credential | undefined> {
  const { rows } = await sql<CredentialRow>`
    select id, is_enabled, session_epoch, password_hash,
      exists (select 1 from totp_factor where user_id = store_user.id and confirmed_at is not null)
        or exists (select 1 from passkey where user_id = store_user.id) as has_second_factor
    from store_user left join credential on credential.user_id = store_user.id
    where lower(email) = lower(${name}) or id = ${name}
    order by id = ${name} desc
    limit 1
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      userId: row.id,
      isEnabled: row.is_enabled,
      epoch: row.session_epoch,
      passwordHash: row.password_hash,
      hasSecondFactor: row.has_second_factor,
    }
  );
}

interface CredentialRow {
  id: string;
  is_enabled: boolean;
  session_epoch: number;
  password_hash: string | null;
  has_second_factor: boolean;
}

export async function savePassword(
  db: Database | Tx,
  { userId, passwordHash, at }: { readonly userId: string; readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto("credential")
    .values({ user_id: userId, password_hash: passwordHash, changed_at: at })
    .onConflict((row) => row.column("user_id").doUpdateSet({ password_hash: passwordHash, changed_at: at }))
    .execute();
}

export async function isKnownDevice(db: Database, device: Device): Promise<boolean> {
  const found = await db
    .selectFrom("known_device")
    .select("key")
    .where("key", "=", device.key)
    .where("user_id", "=", device.userId)
    .executeTakeFirst();
  return found !== undefined;
}

export interface Device {
  readonly key: string;
  readonly userId: string;
}

export async function saveDevice(db: Database, { key, userId }: Device, at: Date): Promise<void> {
  await db
    .insertInto("known_device")
    .values({ key, user_id: userId, first_seen_at: at })
    .onConflict((row) => row.column("key").doNothing())
    .execute();
}

/** Of an enabled user. */
export async function nameOf(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from store_user where id = ${userId} and is_enabled
  `.execute(db);
  return rows[0]?.full_name ?? null;
}

/** Ends every session of the user. False where there is no such user. */
export async function raiseEpoch(db: Database | Tx, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update store_user set session_epoch = session_epoch + 1 where id = ${userId}`.execute(db);
  return numAffectedRows > 0n;
}

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  const found = await db.selectFrom("credential").select("user_id").where("user_id", "=", userId).executeTakeFirst();
  return found !== undefined;
}
