import type { OrderStatus } from "@capstan/features/account";
import type { Day } from "@capstan/platform/day";
import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { ShipmentState } from "./fulfilment-state.ts";
import type { OrderKey, WaitingReport } from "./fulfilment.store.server.ts";
import type { FulfilmentReport } from "./report.ts";
import type { StockTaken } from "./take-stock.ts";

/** What a shipment's row holds now, and its lines. */
export async function writeShipment(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  shipment: ShipmentState & { readonly promisedOn: Day | null },
): Promise<void> {
  const { lines, trackingNumbers } = shipment;
  await sql`
    insert into order_shipment (
      account_number, order_number, placed_at, shipment, reference, status, kind, location_code, method, carrier,
      tracking_numbers, boxes, weight_lb, promised_on, expected_on, packed_at, shipped_at, delivered_at, picked_up_at
    ) values (
      ${accountNumber}, ${orderNumber}, ${placedAt}, ${shipment.shipment}, ${shipment.reference}, 'in-fulfilment',
      ${shipment.kind}, ${shipment.from}, ${shipment.method}, ${shipment.carrier}, ${[...(trackingNumbers ?? [])]}::text[],
      ${shipment.boxes}, ${shipment.weightLb}, ${shipment.promisedOn}, ${shipment.expectedOn}, ${shipment.packedAt},
      ${shipment.shippedAt}, ${shipment.deliveredAt}, ${shipment.pickedUpAt}
    )
    on conflict (account_number, order_number, shipment, placed_at) do update set
      location_code = excluded.location_code, method = excluded.method, carrier = excluded.carrier,
      tracking_numbers = excluded.tracking_numbers, boxes = excluded.boxes, weight_lb = excluded.weight_lb,
      promised_on = excluded.promised_on, expected_on = excluded.expected_on, packed_at = excluded.packed_at,
      shipped_at = excluded.shipped_at, delivered_at = excluded.delivered_at, picked_up_at = excluded.picked_up_at
  `.execute(tx);
  const isOfShipment = sql`
    account_number = ${accountNumber} and order_number = ${orderNumber} and placed_at = ${placedAt}
    and shipment = ${shipment.shipment}`;
  await sql`
    delete from order_shipment_line where ${isOfShipment} and line <> all(${lines.map(({ line }) => line)}::int[])
  `.execute(tx);
  await sql`
    insert into order_shipment_line (account_number, order_number, placed_at, shipment, line, quantity)
    select ${accountNumber}, ${orderNumber}, ${placedAt}, ${shipment.shipment}, line, quantity
    from unnest(${lines.map(({ line }) => line)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as part (line, quantity)
    on conflict (account_number, order_number, shipment, line, placed_at) do update set quantity = excluded.quantity
  `.execute(tx);
}

/** One step of the shipment's way; the database refuses a step that is not lawful. */
export async function moveShipment(tx: Tx, key: OrderKey, shipment: number, to: OrderStatus): Promise<void> {
  await sql`
    update order_shipment set status = ${to}
    where account_number = ${key.accountNumber} and order_number = ${key.orderNumber} and placed_at = ${key.placedAt}
      and shipment = ${shipment}
  `.execute(tx);
}

export async function moveLines(tx: Tx, key: OrderKey, lines: readonly number[], to: OrderStatus): Promise<void> {
  await sql`
    update sales_order_line set status = ${to}
    where account_number = ${key.accountNumber} and placed_at = ${key.placedAt} and order_number = ${key.orderNumber}
      and line = any(${lines}::int[])
  `.execute(tx);
}

export async function moveOrderStep(tx: Tx, key: OrderKey, to: OrderStatus): Promise<void> {
  await sql`
    update sales_order set status = ${to}
    where account_number = ${key.accountNumber} and placed_at = ${key.placedAt} and number = ${key.orderNumber}
  `.execute(tx);
}

/** Locks the stock in the order in which everybody does. A count that the warehouse sent may be below what leaves: none is negative. */
export async function takeStock(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  taken: readonly StockTaken[],
): Promise<void> {
  if (taken.length === 0) return;
  const changes = sql`
    (
      select line.sku, change.line, change.location_code, change.released, change.taken
      from jsonb_to_recordset(${JSON.stringify(taken.map(({ from, ...rest }) => ({ ...rest, location_code: from })))}::jsonb)
        as change (line integer, location_code text, released integer, taken integer)
      join sales_order_line as line on line.account_number = ${accountNumber} and line.placed_at = ${placedAt}
        and line.order_number = ${orderNumber} and line.line = change.line
    ) as change`;
  await sql`
    select from stock where (sku, location_code) in (select change.sku, change.location_code from ${changes})
    order by sku, location_code for update
  `.execute(tx);
  await sql`
    update stock set reserved = stock.reserved - summed.released, quantity = greatest(stock.quantity - summed.taken, 0)
    from (
      select change.sku, change.location_code, sum(released)::integer as released, sum(taken)::integer as taken
      from ${changes} group by change.sku, change.location_code
    ) as summed
    where stock.sku = summed.sku and stock.location_code = summed.location_code
  `.execute(tx);
  const isOwn = sql`kept.account_number = ${accountNumber} and kept.order_number = ${orderNumber}`;
  await sql`
    delete from stock_reservation as kept using ${changes}
    where ${isOwn} and kept.line = change.line and kept.location_code = change.location_code
      and kept.quantity = change.released
  `.execute(tx);
  await sql`
    update stock_reservation as kept set quantity = kept.quantity - change.released from ${changes}
    where ${isOwn} and kept.line = change.line and kept.location_code = change.location_code and change.released > 0
  `.execute(tx);
}

export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Events after those that the order has, each with the job that publishes it. */
export async function addEvents(tx: Tx, key: OrderKey, version: number, events: readonly OrderEvent[]): Promise<void> {
  const { accountNumber, orderNumber, placedAt } = key;
  for (const [at, event] of events.entries())
    await sql`
      select add_order_event(
        ${accountNumber}, ${orderNumber}, ${version + at + 1}, ${placedAt}, ${event.at}, ${event.status}, 'warehouse',
        null, null, ${JSON.stringify(event.details)}::jsonb
      )
    `.execute(tx);
  await sql`
    update sales_order set version = ${version + events.length}
    where account_number = ${accountNumber} and placed_at = ${placedAt} and number = ${orderNumber}
  `.execute(tx);
}

export interface NewReport {
  readonly clientId: string;
  readonly eventId: string;
  readonly requestHash: string;
  readonly report: FulfilmentReport;
  readonly outcome: "applied" | "waiting";
  readonly answer: unknown;
  readonly now: Date;
}

/** False where the caller has used the event id meanwhile. */
export async function keepReport(tx: Tx, { accountNumber, orderNumber }: OrderKey, kept: NewReport): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into fulfilment_report
      (client_id, event_id, account_number, order_number, request_hash, report, outcome, answer, received_at)
    values (
      ${kept.clientId}, ${kept.eventId}, ${accountNumber}, ${orderNumber}, ${kept.requestHash},
      ${JSON.stringify(kept.report)}::jsonb, ${kept.outcome}, ${JSON.stringify(kept.answer)}::jsonb, ${kept.now}
    )
    on conflict do nothing
  `.execute(tx);
  return numAffectedRows > 0n;
}

export async function endWaiting(tx: Tx, { clientId, eventId }: WaitingReport): Promise<void> {
  await sql`
    update fulfilment_report set outcome = 'applied' where client_id = ${clientId} and event_id = ${eventId}
  `.execute(tx);
}

export interface NewDate {
  readonly line: number;
  readonly quantity: number;
  readonly expectedOn: Day | null;
  /** What was promised, where nothing else has been told since. */
  readonly promisedOn: Day | null;
}

/** The lines whose date is another now; an older report than the last changes none. */
export async function writeDates(
  tx: Tx,
  { accountNumber, orderNumber }: OrderKey,
  { dates, reason, at }: { readonly dates: readonly NewDate[]; readonly reason: string; readonly at: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ line: number }>`
    insert into order_backorder as known
      (account_number, order_number, line, quantity, expected_on, previous_on, reason, reported_at)
    select ${accountNumber}, ${orderNumber}, line, quantity, "expectedOn", "promisedOn", ${reason}, ${at}
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb)
      as told (line integer, quantity integer, "expectedOn" date, "promisedOn" date)
    on conflict (account_number, order_number, line) do update set
      quantity = excluded.quantity, expected_on = excluded.expected_on, reason = excluded.reason,
      previous_on = case when known.expected_on is distinct from excluded.expected_on
        then known.expected_on else known.previous_on end,
      reported_at = excluded.reported_at
    where excluded.reported_at > known.reported_at
    returning line
  `.execute(tx);
  return rows.map(({ line }) => line);
}
