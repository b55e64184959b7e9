import type { Database, Tx } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import type { SharedLine } from "./cart-share.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    cart_share: {
      id: Generated<string>;
      key: string;
      user_id: string;
      account_number: string | null;
      lines: unknown;
      created_at: Date;
      expires_at: Date;
    };
  }
}

/** Whose links they are: a user's in one account. */
export interface ShareOwner {
  readonly accountNumber: string | null;
  readonly userId: string;
}

export interface NewShare {
  readonly key: string;
  readonly lines: readonly SharedLine[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function saveShare(tx: Tx, { accountNumber, userId }: ShareOwner, share: NewShare): Promise<void> {
  await tx
    .insertInto("cart_share")
    .values({
      key: share.key,
      user_id: userId,
      account_number: accountNumber,
      lines: JSON.stringify(share.lines),
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .execute();
}

/** What has expired is of no use to anybody: each new link takes some of it along, whoever's it was. */
export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from cart_share where id in (
      select id from cart_share where expires_at <= ${now} order by expires_at limit 100 for update skip locked
    )`.execute(tx);
}

export interface StoredShare extends ShareOwner {
  readonly id: string;
  readonly lines: readonly SharedLine[];
  readonly expiresAt: Date;
}

/** A link ends with its owner's place in the account. */
export async function shareByKey(db: Database, key: string, now: Date): Promise<StoredShare | undefined> {
  const { rows } = await sql<StoredShare>`
    select id::text, user_id as "userId", account_number as "accountNumber", lines, expires_at as "expiresAt"
    from cart_share
    where key = ${key} and expires_at > ${now}
      and (account_number is null or exists (
        select from membership
        where membership.user_id = cart_share.user_id and membership.account_number = cart_share.account_number))
  `.execute(db);
  return rows[0];
}

export interface StoredSummary {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lineCount: number;
  readonly firstSkus: readonly string[];
}

export async function sharesOf(db: Database | Tx, owner: ShareOwner, now: Date): Promise<readonly StoredSummary[]> {
  const { rows } = await sql<StoredSummary>`
    select id::text, created_at as "createdAt", expires_at as "expiresAt", jsonb_array_length(lines) as "lineCount",
      to_jsonb(jsonb_path_query_array(lines, '$[0 to 2].sku')) as "firstSkus"
    from cart_share
    where user_id = ${owner.userId} and account_number is not distinct from ${owner.accountNumber}
      and expires_at > ${now}
    order by created_at desc, id desc
  `.execute(db);
  return rows;
}

export async function deleteShare(db: Database, { accountNumber, userId }: ShareOwner, id: string): Promise<void> {
  await db
    .deleteFrom("cart_share")
    .where("user_id", "=", userId)
    .where("account_number", "is not distinct from", accountNumber)
    .where("id", "=", id)
    .execute();
}
