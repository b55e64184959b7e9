import type { OrderStatus } from "@capstan/features/account";
import type { LinePromise } from "@capstan/features/availability";
import type { OrderAddress, TaxDecision } from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/** Which order, as only its account knows it. */
export interface OrderKey {
  readonly accountNumber: string;
  readonly number: string;
  /** To the microsecond: it names the partition. */
  readonly placedAt: string;
}

/** What was planned to travel together, as the order was placed. */
interface PlannedShipment {
  readonly from: string;
  readonly method: string;
  readonly lines: readonly number[];
}

export interface StoredOrder extends OrderKey {
  readonly status: OrderStatus;
  readonly userId: string | null;
  readonly buyer: string | null;
  readonly agent: string | null;
  readonly purchaseOrder: string | null;
  readonly branchCode: string | null;
  readonly shipTo: OrderAddress | null;
  readonly billTo: OrderAddress | null;
  readonly references: Readonly<Record<string, string>> | null;
  readonly paymentTerms: string | null;
  /** "Visa ending 4242"; null for an order on account. */
  readonly card: string | null;
  readonly shipments: readonly PlannedShipment[] | null;
  readonly subtotal: string | null;
  readonly freight: string | null;
  readonly tax: string | null;
  /** Null for orders of the past, which have no copy of their amounts. */
  readonly total: string | null;
  readonly approveBy: Date | null;
}

/** Undefined where the account has no such order; whose it is otherwise nobody learns. */
export async function orderOf(db: Database, accountNumber: string, number: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select
      o.account_number as "accountNumber", o.number, o.status, o.user_id as "userId", buyer.full_name as buyer,
      to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "placedAt",
      agent.full_name as agent, o.purchase_order as "purchaseOrder", o.branch_code as "branchCode",
      o.ship_to as "shipTo", o.bill_to as "billTo", o.buyer_references as references, o.payment_terms as "paymentTerms",
      initcap(payment.card_brand) || ' ending ' || payment.card_last4 as card,
      o.shipments, o.subtotal::text, o.freight::text, o.tax::text, o.total::text, o.approve_by as "approveBy"
    from sales_order_number as known
    join sales_order as o on o.account_number = known.account_number and o.placed_at = known.placed_at
      and o.number = known.number
    left join store_user as buyer on buyer.id = o.user_id
    left join store_user as agent on agent.id = o.agent_id
    left join order_payment as payment on payment.account_number = known.account_number
      and payment.order_number = known.number
    where known.account_number = ${accountNumber} and known.number = ${number}
  `.execute(db);
  return rows[0];
}

export interface StoredOrderLine {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly lineTotal: string;
  readonly description: string;
  readonly status: OrderStatus | null;
  readonly promise: LinePromise | null;
  readonly fulfilment: "ship" | "pickup" | null;
  readonly branchCode: string | null;
  readonly tax: string | null;
  readonly taxDecision: TaxDecision | null;
  readonly note: string | null;
  readonly reference: string | null;
  /** Taken back, or on its way back. */
  readonly returned: number;
}

/** Lines of the past have no words of their own: the item's are shown. */
export async function linesOf(db: Database, key: OrderKey): Promise<readonly StoredOrderLine[]> {
  const { rows } = await sql<StoredOrderLine>`
    select line.line, line.sku, line.quantity, line.unit_price::text as "unitPrice",
      coalesce(line.line_total, round(line.quantity * line.unit_price, 2))::text as "lineTotal",
      coalesce(line.description, item.name, line.sku) as description, line.status, line.promise, line.fulfilment,
      line.branch_code as "branchCode", line.tax::text, line.tax_decision as "taxDecision", line.note, line.reference,
      line.returned
    from sales_order_line as line left join item on item.sku = line.sku
    where line.account_number = ${key.accountNumber} and line.placed_at = ${key.placedAt}::timestamptz
      and line.order_number = ${key.number}
    order by line.line
  `.execute(db);
  return rows;
}

export interface StoredEvent {
  readonly at: Date;
  readonly status: OrderStatus;
  readonly actor: string;
  readonly userName: string | null;
  readonly agentName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export async function eventsOf(db: Database, key: OrderKey): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select event.at, event.status, event.actor, doer.full_name as "userName", agent.full_name as "agentName", event.details
    from sales_order_event as event
    left join store_user as doer on doer.id = event.user_id
    left join store_user as agent on agent.id = event.agent_id
    where event.account_number = ${key.accountNumber} and event.order_number = ${key.number}
      and event.placed_at = ${key.placedAt}::timestamptz
    order by event.sequence
  `.execute(db);
  return rows;
}

export interface ReportedShipment {
  readonly shipment: number;
  readonly status: OrderStatus;
  readonly kind: "ship" | "pickup";
  readonly place: string;
  readonly method: string | null;
  readonly carrier: string | null;
  readonly trackingNumbers: readonly string[];
  readonly boxes: number | null;
  readonly promisedOn: string | null;
  readonly expectedOn: string | null;
  readonly packedAt: Date;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly pickedUpAt: Date | null;
  /** By line: how many of it. */
  readonly quantities: Readonly<Record<string, number>>;
}

/** What the warehouse has reported; a place is told by its name. */
export async function shipmentsOf(db: Database, key: OrderKey): Promise<readonly ReportedShipment[]> {
  const { rows } = await sql<ReportedShipment>`
    select s.shipment, s.status, s.kind, coalesce(center.name, branch.name, s.location_code) as place, s.method, s.carrier,
      s.tracking_numbers as "trackingNumbers", s.boxes, s.promised_on::text as "promisedOn",
      s.expected_on::text as "expectedOn", s.packed_at as "packedAt", s.shipped_at as "shippedAt",
      s.delivered_at as "deliveredAt", s.picked_up_at as "pickedUpAt",
      (
        select coalesce(json_object_agg(held.line, held.quantity), '{}') from order_shipment_line as held
        where held.account_number = s.account_number and held.order_number = s.order_number
          and held.shipment = s.shipment and held.placed_at = s.placed_at
      ) as quantities
    from order_shipment as s
    left join distribution_center as center on center.code = s.location_code
    left join branch on branch.code = s.location_code
    where s.account_number = ${key.accountNumber} and s.order_number = ${key.number}
      and s.placed_at = ${key.placedAt}::timestamptz
    order by s.shipment
  `.execute(db);
  return rows;
}

export interface Delay {
  readonly line: number;
  readonly expectedOn: string | null;
  readonly previousOn: string | null;
  readonly reason: string;
}

/** Lines whose rest comes on another day than was promised. */
export async function delaysOf(db: Database, key: OrderKey): Promise<ReadonlyMap<number, Delay>> {
  const { rows } = await sql<Delay>`
    select line, expected_on::text as "expectedOn", previous_on::text as "previousOn", reason
    from order_backorder where account_number = ${key.accountNumber} and order_number = ${key.number}
  `.execute(db);
  return new Map(rows.map((delay) => [delay.line, delay]));
}

/** Names of the places that goods come from, by their codes. */
export async function placeNames(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from distribution_center where code = any(${codes})
    union all select code, city || ', ' || state from branch where code = any(${codes})
  `.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
