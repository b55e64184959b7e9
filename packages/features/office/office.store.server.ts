import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

/** The name of one of the store's own people; undefined for everybody else. Read each time, not from the session. */
export async function staffName(db: Database | Tx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select full_name as name from store_user where id = ${userId} and is_enabled and (is_staff or is_service_agent)
  `.execute(db);
  return rows[0]?.name;
}

export interface HeldOrder {
  readonly orderNumber: string;
  readonly accountNumber: string;
  readonly company: string;
  readonly buyer: string | null;
  readonly total: string;
  readonly lines: number;
  readonly reasons: readonly string[];
  readonly heldAt: Date;
}

/** Orders of all accounts that wait for staff, the one that waits longest first. */
export async function heldOrders(db: Database, limit: number): Promise<readonly HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    select own.number as "orderNumber", own.account_number as "accountNumber", account.company_name as company,
      buyer.full_name as buyer, own.total::text, held.reasons, held.held_at as "heldAt",
      (
        select count(*)::int from sales_order_line as line
        where line.account_number = own.account_number and line.placed_at = own.placed_at
          and line.order_number = own.number
      ) as lines
    from (
      select account_number, order_number, placed_at, array_agg(reason order by kind) as reasons, min(held_at) as held_at
      from order_hold where released_at is null
      group by account_number, order_number, placed_at
      order by min(held_at), order_number limit ${limit}
    ) as held
    join sales_order as own on own.account_number = held.account_number and own.placed_at = held.placed_at
      and own.number = held.order_number and own.status = 'on-hold'
    join account on account.number = own.account_number
    left join store_user as buyer on buyer.id = own.user_id
    order by held.held_at, own.number
  `.execute(db);
  return rows;
}

export interface OrderOwner {
  readonly accountNumber: string;
  readonly company: string;
  readonly email: string | null;
  readonly creditLimit: string | null;
  readonly creditUsed: string | null;
  readonly ordersInYear: number;
}

/** Whose order it is, for staff, who see all accounts. */
export async function orderOwner(db: Database, orderNumber: string): Promise<OrderOwner | undefined> {
  const { rows } = await sql<OrderOwner>`
    select known.account_number as "accountNumber", account.company_name as company, buyer.email,
      credit.credit_limit::text as "creditLimit", credit.used::text as "creditUsed",
      (
        select count(*)::int from (
          select from sales_order as other
          where other.account_number = known.account_number and other.placed_at > now() - interval '1 year' limit 1000
        ) as recent
      ) as "ordersInYear"
    from sales_order_number as known
    join account on account.number = known.account_number
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number and own.total is not null
    left join store_user as buyer on buyer.id = own.user_id
    left join account_credit as credit on credit.account_number = known.account_number
    where known.number = ${orderNumber}
  `.execute(db);
  return rows[0];
}

export interface OrderNote {
  readonly at: Date;
  readonly who: string | null;
  readonly note: string;
}

interface OrderKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

export async function notesOf(db: Database, { accountNumber, orderNumber }: OrderKey): Promise<readonly OrderNote[]> {
  const { rows } = await sql<OrderNote>`
    select order_note.at, store_user.full_name as who, order_note.note
    from order_note left join store_user on store_user.id = order_note.user_id
    where account_number = ${accountNumber} and order_number = ${orderNumber}
    order by order_note.id
  `.execute(db);
  return rows;
}

interface NewNote extends OrderKey {
  readonly userId: string;
  readonly note: string;
  readonly now: Date;
}

export async function insertNote(tx: Tx, { accountNumber, orderNumber, userId, note, now }: NewNote): Promise<void> {
  await sql`
    insert into order_note (account_number, order_number, at, user_id, note)
    values (${accountNumber}, ${orderNumber}, ${now}, ${userId}, ${note})
  `.execute(tx);
}
