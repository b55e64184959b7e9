import type { OrderStatus } from "@capstan/features/account";
import type { Database, Tx } from "@capstan/platform/db";
import type { Role } from "@capstan/platform/visitor";
import { sql } from "kysely";
import type { OtherTask } from "./approvals.ts";
import { type OrderColumns, orderColumns } from "./order-columns.store.server.ts";

export interface WaitingOrder extends OrderColumns {
  readonly approveBy: Date;
  /** The buyer's limit now. */
  readonly limit: string | null;
}

/** The account's orders that wait, the one whose time ends first before the others. */
export async function waitingOrders(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select ${orderColumns}, o.approve_by as "approveBy", held.spending_limit::text as limit
    from sales_order as o
    left join store_user as buyer on buyer.id = o.user_id
    left join membership as held on held.user_id = o.user_id and held.account_number = o.account_number
    cross join lateral (
      select count(*)::int as lines, sum(line.line_total) as total from sales_order_line as line
      where line.order_number = o.number and line.placed_at = o.placed_at and line.account_number = o.account_number
    ) as sums
    where o.account_number = ${accountNumber} and o.status = 'awaiting-approval' and o.total is not null
    order by o.approve_by, o.number limit ${limit}
  `.execute(db);
  return rows;
}

/** Tasks that are no orders of this store: requests to join, and what was imported. */
export async function otherTasks(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly (Omit<OtherTask, "requestedOn"> & { readonly requestedAt: Date })[]> {
  const { rows } = await sql<Omit<OtherTask, "requestedOn"> & { readonly requestedAt: Date }>`
    select task.code, task.kind, store_user.full_name as "requestedBy", task.requested_at as "requestedAt"
    from pending_task as task left join store_user on store_user.id = task.requested_by
    where task.account_number = ${accountNumber} and not exists (
      select from sales_order_number as known
      where known.account_number = ${accountNumber} and task.code = 'order-' || known.number
        and known.number = substr(task.code, 7)
    )
    order by task.requested_at, task.code limit ${limit}
  `.execute(db);
  return rows;
}

export interface HeldRequest {
  readonly status: OrderStatus;
  readonly userId: string | null;
  readonly total: string;
  readonly approveBy: Date | null;
}

/** The order is held until the transaction ends: of two who answer, or cancel, one comes first. */
export async function lockRequest(
  tx: Tx,
  accountNumber: string,
  orderNumber: string,
): Promise<HeldRequest | undefined> {
  const { rows } = await sql<HeldRequest>`
    select o.status, o.user_id as "userId", o.total::text, o.approve_by as "approveBy"
    from sales_order_number as known
    join sales_order as o on o.account_number = known.account_number and o.placed_at = known.placed_at
      and o.number = known.number
    where known.account_number = ${accountNumber} and known.number = ${orderNumber} and o.total is not null
      and o.approve_by is not null
    for update of o
  `.execute(tx);
  return rows[0];
}

export interface Approver {
  readonly role: Role;
  readonly limit: string | null;
}

/** What the user may approve now; nobody changes that before the transaction ends. */
export async function approverOf(tx: Tx, accountNumber: string, userId: string): Promise<Approver | undefined> {
  const { rows } = await sql<Approver>`
    select membership.role, membership.spending_limit::text as limit
    from membership
    join account on account.number = membership.account_number and account.is_open
    join store_user on store_user.id = membership.user_id and store_user.is_enabled
    where membership.account_number = ${accountNumber} and membership.user_id = ${userId}
      and membership.role in ('administrator', 'approver')
    for share of membership
  `.execute(tx);
  return rows[0];
}

export async function limitOf(db: Database, accountNumber: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ limit: string | null }>`
    select spending_limit::text as limit from membership
    where account_number = ${accountNumber} and user_id = ${userId}
  `.execute(db);
  return rows[0]?.limit ?? null;
}

/** Whether the user still buys for the account. */
export async function isMember(db: Database, accountNumber: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership where account_number = ${accountNumber} and user_id = ${userId}
  `.execute(db);
  return rows.length > 0;
}
