import type { OrderStatus } from "@capstan/features/account";
import type { LinePromise } from "@capstan/features/availability";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { ComposedLine, OrderAddress } from "./order.ts";

export interface EventKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly sequence: number;
}

export interface PublishedEvent {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  /** The warehouse reported something; the mails about shipments are another slice's. */
  readonly isReport: boolean;
  readonly approveBy: Date | null;
  readonly purchaseOrder: string | null;
  readonly paymentTerms: string | null;
  /** Null for an order of the past. */
  readonly shipTo: OrderAddress | null;
  readonly references: Readonly<Record<string, string>> | null;
  readonly subtotal: string;
  readonly freight: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly MailedLine[];
  readonly email: string | null;
  readonly fullName: string | null;
}

/** A line as it was agreed. Amounts are decimal texts. */
export interface MailedLine extends Pick<ComposedLine, "sku" | "quantity" | "pack" | "fulfilment"> {
  readonly description: string;
  readonly unitPrice: string;
  readonly lineTotal: string;
  readonly promise: LinePromise;
}

/** Takes the event for publishing; undefined where it was published before. Both hold exactly if the transaction does. */
export async function takeEvent(tx: Tx, key: EventKey, at: Date): Promise<PublishedEvent | undefined> {
  const { rows } = await sql<PublishedEvent>`
    with taken as (
      update sales_order_event set published_at = ${at}
      where account_number = ${key.accountNumber} and order_number = ${key.orderNumber}
        and sequence = ${key.sequence} and published_at is null
        and placed_at = (select placed_at from sales_order_number where number = ${key.orderNumber})
      returning placed_at, status, details ? 'report' as is_report
    )
    select
      taken.placed_at as "placedAt", taken.status, taken.is_report as "isReport", sales_order.approve_by as "approveBy",
      sales_order.purchase_order as "purchaseOrder", sales_order.payment_terms as "paymentTerms",
      sales_order.ship_to as "shipTo", sales_order.buyer_references as "references", sales_order.subtotal::text,
      sales_order.freight::text, sales_order.tax::text, sales_order.total::text,
      store_user.email, store_user.full_name as "fullName",
      (
        select coalesce(json_agg(json_build_object(
          'sku', line.sku, 'quantity', line.quantity, 'pack', line.pack, 'fulfilment', line.fulfilment,
          'description', line.description, 'unitPrice', line.unit_price::text, 'lineTotal', line.line_total::text,
          'promise', line.promise
        ) order by line.line), '[]')
        from sales_order_line as line
        where line.account_number = ${key.accountNumber} and line.placed_at = taken.placed_at
          and line.order_number = ${key.orderNumber}
      ) as lines
    from taken
    join sales_order on sales_order.account_number = ${key.accountNumber}
      and sales_order.placed_at = taken.placed_at and sales_order.number = ${key.orderNumber}
    left join store_user on store_user.id = sales_order.user_id
  `.execute(tx);
  return rows[0];
}

/** Counts the order's lines among what sells and what the account has bought; once, whoever asks again. */
export async function countOrderSales(tx: Tx, { accountNumber, orderNumber }: EventKey, placedAt: Date): Promise<void> {
  await sql`
    update sales_order_line set sales_counted = true
    where account_number = ${accountNumber} and placed_at = ${placedAt} and order_number = ${orderNumber}
      and not sales_counted
  `.execute(tx);
}

/** Makes the partitions of the coming months; how many were made. */
export async function ensureOrderPartitions(db: Database, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`select ensure_order_partitions(${months}) as made`.execute(db);
  return rows[0]?.made ?? 0;
}

/** Forgets the keys of requests that nobody sends again. */
export async function deleteRequestsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from order_request where (account_number, key) in (
      select account_number, key from order_request where requested_at < ${before} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}
