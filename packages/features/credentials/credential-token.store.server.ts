import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    credential_token: {
      key: string;
      user_id: string;
      purpose: TokenPurpose;
      epoch: number;
      email: string | null;
      issued_at: Date;
      expires_at: Date;
    };
  }
}

export type TokenPurpose = "password-reset" | "email-change";

export interface NewToken {
  readonly key: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly epoch: number;
  readonly newEmail: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** What a token is good for, if it still is. */
export interface TokenUse {
  readonly userId: string;
  readonly fullName: string;
  /** The user's address as it is now. */
  readonly email: string;
  readonly newEmail: string | null;
}

export async function saveToken(db: Database | Tx, token: NewToken): Promise<void> {
  const { key, userId: user_id, purpose, epoch, newEmail: email, issuedAt: issued_at, expiresAt: expires_at } = token;
  await db
    .insertInto("credential_token")
    .values({ key, user_id, purpose, epoch, email, issued_at, expires_at })
    .execute();
}

export async function deleteToken(db: Database, key: string): Promise<void> {
  await db.deleteFrom("credential_token").where("key", "=", key).execute();
}

/** How many were issued to the user since then; what is older is of no use to anybody and is deleted. */
export async function countTokens(
  db: Database | Tx,
  { userId, purpose, since }: { readonly userId: string; readonly purpose: TokenPurpose; readonly since: Date },
): Promise<number> {
  await sql`
    delete from credential_token
    where user_id = ${userId} and purpose = ${purpose} and issued_at < ${since} and expires_at < ${since}
  `.execute(db);
  const { rows } = await sql<{ count: string }>`
    select count(*) from credential_token
    where user_id = ${userId} and purpose = ${purpose} and issued_at >= ${since}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export interface TokenClaim {
  readonly key: string;
  readonly purpose: TokenPurpose;
  readonly at: Date;
  /** Whose it has to be, where that is known. */
  readonly userId?: string;
}

type UserRow = { id: string; email: string; full_name: string; new_email: string | null };

/** Looks without using it up. */
export async function findToken(db: Database, { key, purpose, at }: TokenClaim): Promise<TokenUse | undefined> {
  const { rows } = await sql<UserRow>`
    select store_user.id, store_user.email, full_name, credential_token.email as new_email
    from credential_token join store_user on store_user.id = user_id
    where key = ${key} and purpose = ${purpose} and expires_at > ${at} and session_epoch = epoch and is_enabled
  `.execute(db);
  return rows[0] && toUse(rows[0]);
}

/**
 * Uses it up. The user's row is locked and read again: of two tokens that are used at the same moment, the second finds the
 * epoch that the first has raised.
 */
export async function takeToken(tx: Tx, { key, purpose, at, userId }: TokenClaim): Promise<TokenUse | undefined> {
  const { rows: taken } = await sql<{ user_id: string; epoch: number; email: string | null }>`
    delete from credential_token
    where key = ${key} and purpose = ${purpose} and expires_at > ${at} and user_id = coalesce(${userId ?? null}, user_id)
    returning user_id, epoch, email
  `.execute(tx);
  const [token] = taken;
  if (!token) return undefined;
  const { rows } = await sql<UserRow>`
    select id, email, full_name, ${token.email}::text as new_email from store_user
    where id = ${token.user_id} and session_epoch = ${token.epoch} and is_enabled
    for update
  `.execute(tx);
  return rows[0] && toUse(rows[0]);
}

function toUse({ id, email, full_name: fullName, new_email: newEmail }: UserRow): TokenUse {
  return { userId: id, email, fullName, newEmail };
}
