import type { OrderStatus } from "@capstan/features/account";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface OrderChange {
  readonly position: string;
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly sequence: number;
  readonly at: Date;
  readonly status: OrderStatus;
  readonly actor: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** What the order comes to now; null where it is no longer kept. */
  readonly orderTotal: string | null;
  /** Issued in the transaction of this change. */
  readonly document: ChangeDocument | null;
}

export interface ChangeDocument {
  readonly kind: "invoice" | "credit-note";
  readonly number: string;
  /** Of an invoice. */
  readonly shipment: number | null;
  /** Of a credit note. */
  readonly returnNumber: string | null;
  readonly total: string;
}

/** Gives what is committed its place in the feed. */
export async function publishChanges(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ published: number }>`select publish_order_changes(${limit}) as published`.execute(db);
  return rows[0]?.published ?? 0;
}

export interface ChangesQuery {
  /** Null for the operator's own systems, which read all accounts. */
  readonly onlyAccount: string | null;
  readonly after: bigint;
  readonly limit: number;
}

export async function changesAfter(
  db: Database,
  { onlyAccount, after, limit }: ChangesQuery,
): Promise<readonly OrderChange[]> {
  const ofAccount = onlyAccount === null ? sql`true` : sql`account_number = ${onlyAccount}`;
  const { rows } = await sql<OrderChange>`
    select change.position::text, change.account_number as "accountNumber", change.order_number as "orderNumber",
      change.sequence, event.at, event.status, event.actor, event.details, sales_order.total::text as "orderTotal",
      (${documentOfEvent}) as document
    from (
      select * from order_change where ${ofAccount} and position > ${after.toString()}::bigint
      order by position limit ${limit}
    ) as change
    join sales_order_event as event on event.account_number = change.account_number
      and event.order_number = change.order_number and event.sequence = change.sequence
      and event.placed_at = change.placed_at
    left join sales_order on sales_order.account_number = change.account_number
      and sales_order.placed_at = change.placed_at and sales_order.number = change.order_number
    order by change.position
  `.execute(db);
  return rows;
}

/** Reports that waited are applied together: the invoice belongs to the first that says that the shipment has left. */
const documentOfEvent = sql`
  select json_build_object('kind', invoice.kind, 'number', invoice.number, 'shipment', invoice.shipment,
    'returnNumber', invoice.return_number, 'total', invoice.total::text)
  from invoice
  where invoice.account_number = event.account_number and invoice.order_number = event.order_number
    and invoice.issued_at = event.at
    and case invoice.kind
      when 'credit-note' then invoice.return_number = event.details ->> 'return'
      else invoice.shipment::text = event.details ->> 'shipment' and event.sequence = (
        select min(left_with.sequence) from sales_order_event as left_with
        where left_with.account_number = event.account_number and left_with.order_number = event.order_number
          and left_with.placed_at = event.placed_at and left_with.at = event.at
          and left_with.details -> 'shipment' = event.details -> 'shipment'
          and left_with.details ->> 'report' <> 'packed'
      )
    end
`;
