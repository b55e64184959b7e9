import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { guestAccount } from "../order.ts";

/** The e-mail that a guest gave with the order, where it is this one. */
export async function guestOrderEmail(db: Database, orderNumber: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select own.contact ->> 'email' as email from sales_order_number as known
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number
    where known.number = ${orderNumber} and known.account_number = ${guestAccount} and own.status <> 'draft'
      and lower(own.contact ->> 'email') = lower(${email})
  `.execute(db);
  return rows[0]?.email;
}

export interface ClaimKey {
  readonly orderNumber: string;
  readonly userId: string;
  readonly accountNumber: string;
}

interface NewCode {
  readonly codeHash: string;
  readonly tries: number;
  readonly expiresAt: Date;
}

/** The newest code counts. */
export async function keepCode(
  db: Database,
  { orderNumber, userId, accountNumber }: ClaimKey,
  { codeHash, tries, expiresAt }: NewCode,
): Promise<void> {
  await sql`
    insert into order_claim (order_number, user_id, account_number, code_hash, tries_left, expires_at)
    values (${orderNumber}, ${userId}, ${accountNumber}, ${codeHash}, ${tries}, ${expiresAt})
    on conflict (order_number, user_id) do update set account_number = excluded.account_number,
      code_hash = excluded.code_hash, tries_left = excluded.tries_left, expires_at = excluded.expires_at
  `.execute(db);
}

/** All codes of the order, in one order: of two users at once the second waits here, and for nothing else. */
export async function lockCodes(tx: Tx, orderNumber: string): Promise<void> {
  await sql`select from order_claim where order_number = ${orderNumber} order by user_id for update`.execute(tx);
}

/** Takes a try; the code's hash, or undefined where there is none left to be right with. */
export async function takeTry(
  tx: Tx,
  { orderNumber, userId, accountNumber }: ClaimKey,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ codeHash: string }>`
    update order_claim set tries_left = tries_left - 1
    where order_number = ${orderNumber} and user_id = ${userId} and account_number = ${accountNumber}
      and tries_left > 0 and expires_at > ${now}
    returning code_hash as "codeHash"
  `.execute(tx);
  return rows[0]?.codeHash;
}

/** False where somebody else has claimed it. */
export async function moveToAccount(
  tx: Tx,
  { orderNumber, userId, accountNumber }: ClaimKey,
  now: Date,
): Promise<boolean> {
  await sql`delete from order_claim where order_number = ${orderNumber}`.execute(tx);
  const { rows } = await sql<{ isClaimed: boolean }>`
    select claim_order(${orderNumber}, ${accountNumber}, ${userId}, ${now}) as "isClaimed"
  `.execute(tx);
  return rows[0]?.isClaimed ?? false;
}
