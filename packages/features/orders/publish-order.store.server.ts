import type { OrderStatus } from "@capstan/features/account";
import type { LinePromise } from "@capstan/features/availability";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { Hold } from "./holds/hold-rules.ts";
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
  /** It was paid by card, or was to be. */
  readonly isByCard: boolean;
  /** Cancelled because nobody paid. */
  readonly isUnpaid: boolean;
  /** "Visa ending 4242"; null where no card was authorized. */
  readonly card: string | null;
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
  /** Why and how, as whoever made the change said. */
  readonly details: Readonly<Record<string, unknown>>;
  /** What it waits for now. */
  readonly holds: readonly Pick<Hold, "reason" | "details">[];
  /** Who made it; null for the store itself. */
  readonly byName: string | null;
  /** Who may answer while it waits: those within whose limit it is, or all where it is within nobody's. */
  readonly approvers: readonly Approver[];
}

export interface Approver {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly isWithinLimit: boolean;
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
      returning placed_at, status, details ? 'report' as is_report, details, user_id,
        status = 'cancelled' and details ? 'payment' as is_unpaid
    )
    select
      taken.placed_at as "placedAt", taken.status, taken.is_report as "isReport", taken.is_unpaid as "isUnpaid",
      sales_order.payment_method = 'card' as "isByCard",
      initcap(payment.card_brand) || ' ending ' || payment.card_last4 as card, sales_order.approve_by as "approveBy",
      sales_order.purchase_order as "purchaseOrder", sales_order.payment_terms as "paymentTerms",
      sales_order.ship_to as "shipTo", sales_order.buyer_references as "references", sales_order.subtotal::text,
      sales_order.freight::text, sales_order.tax::text, sales_order.total::text,
      coalesce(sales_order.contact ->> 'email', store_user.email) as email,
      coalesce(sales_order.contact ->> 'name', store_user.full_name) as "fullName",
      taken.details, doer.full_name as "byName",
      (
        select coalesce(json_agg(json_build_object(
          'userId', approver.id, 'email', approver.email, 'fullName', approver.full_name,
          'isWithinLimit', held.spending_limit is null or held.spending_limit >= sales_order.total
        ) order by approver.id), '[]')
        from membership as held join store_user as approver on approver.id = held.user_id and approver.is_enabled
        where taken.status = 'awaiting-approval' and held.account_number = ${key.accountNumber}
          and held.role in ('administrator', 'approver') and held.user_id is distinct from sales_order.user_id
      ) as approvers,
      (
        select coalesce(json_agg(json_build_object('reason', hold.reason, 'details', hold.details) order by hold.kind), '[]')
        from order_hold as hold
        where hold.account_number = ${key.accountNumber} and hold.order_number = ${key.orderNumber}
          and hold.released_at is null
      ) as holds,
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
    left join store_user as doer on doer.id = taken.user_id
    left join order_payment as payment on payment.account_number = ${key.accountNumber}
      and payment.order_number = ${key.orderNumber}
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
