import type { Tx } from "@capstan/platform/db";
import { type JsonQuery, batchQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { FulfilledLine, OrderFulfilment, ShipmentState } from "./fulfilment-state.ts";
import type { ShipmentReport } from "./report.ts";
import type { Reservation } from "./take-stock.ts";

export interface OrderKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
}

export interface LockedOrder extends OrderKey {
  readonly status: OrderFulfilment["status"];
  readonly version: number;
}

/** The order, for this transaction alone. Undefined where there is none, or the caller's account has none. */
export async function lockOrder(tx: Tx, wanted: WantedOrder): Promise<LockedOrder | undefined> {
  // One that was claimed while this waited for it is at its new account by the second look.
  return (await lockAt(tx, wanted)) ?? lockAt(tx, wanted);
}

interface WantedOrder {
  readonly orderNumber: string;
  readonly onlyAccount: string | null;
}

async function lockAt(tx: Tx, { orderNumber, onlyAccount }: WantedOrder): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select sales_order.account_number as "accountNumber", sales_order.number as "orderNumber",
      sales_order.placed_at as "placedAt", sales_order.status, sales_order.version
    from sales_order_number as known
    join sales_order on sales_order.account_number = known.account_number
      and sales_order.placed_at = known.placed_at and sales_order.number = known.number
    where known.number = ${orderNumber} and sales_order.total is not null
      and (${onlyAccount}::text is null or known.account_number = ${onlyAccount})
    for update of sales_order
  `.execute(tx);
  return rows[0];
}

export interface KnownReport {
  readonly requestHash: string;
  readonly answer: unknown;
}

export async function reportOnFile(tx: Tx, clientId: string, eventId: string): Promise<KnownReport | undefined> {
  const { rows } = await sql<KnownReport>`
    select request_hash as "requestHash", answer from fulfilment_report
    where client_id = ${clientId} and event_id = ${eventId}
  `.execute(tx);
  return rows[0];
}

export interface WaitingReport {
  readonly clientId: string;
  readonly eventId: string;
  readonly report: ShipmentReport;
}

/** All that a report's effect depends on, in one statement. */
export async function readFulfilment(tx: Tx, key: OrderKey, locations: readonly string[]) {
  return batchQuery(tx, {
    lines: orderLines(key),
    shipments: orderShipments(key),
    reservations: orderReservations(key),
    waiting: waitingReports(key),
    knownLocations: locationsOnFile(locations),
  });
}

function orderLines({ accountNumber, orderNumber, placedAt }: OrderKey): JsonQuery<readonly FulfilledLine[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'line', line, 'sku', sku, 'quantity', quantity, 'status', status, 'fulfilment', fulfilment,
        'promise', coalesce(promise -> 'parts', '[]')
      ) order by line), '[]')
      from sales_order_line
      where account_number = ${accountNumber} and placed_at = ${placedAt} and order_number = ${orderNumber}`,
    read: (lines: readonly FulfilledLine[]) => lines,
  };
}

/** As `Date.toISOString` writes it. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function orderShipments({ accountNumber, orderNumber, placedAt }: OrderKey): JsonQuery<readonly ShipmentState[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'shipment', shipment, 'reference', reference, 'kind', kind, 'status', status, 'from', location_code,
        'carrier', carrier, 'method', method, 'trackingNumbers', tracking_numbers, 'boxes', boxes, 'weightLb', weight_lb,
        'expectedOn', expected_on, 'packedAt', ${iso("packed_at")}, 'shippedAt', ${iso("shipped_at")},
        'deliveredAt', ${iso("delivered_at")}, 'pickedUpAt', ${iso("picked_up_at")},
        'lines', (
          select json_agg(json_build_object('line', part.line, 'quantity', part.quantity) order by part.line)
          from order_shipment_line as part
          where part.account_number = ${accountNumber} and part.order_number = ${orderNumber}
            and part.placed_at = ${placedAt} and part.shipment = order_shipment.shipment
        )
      ) order by shipment), '[]')
      from order_shipment
      where account_number = ${accountNumber} and order_number = ${orderNumber} and placed_at = ${placedAt}`,
    read: (shipments: readonly ShipmentState[]) => shipments,
  };
}

function orderReservations({ accountNumber, orderNumber }: OrderKey): JsonQuery<readonly Reservation[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('line', line, 'from', location_code, 'quantity', quantity)), '[]')
      from stock_reservation where account_number = ${accountNumber} and order_number = ${orderNumber}`,
    read: (reservations: readonly Reservation[]) => reservations,
  };
}

function waitingReports({ accountNumber, orderNumber }: OrderKey): JsonQuery<readonly WaitingReport[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('clientId', client_id, 'eventId', event_id, 'report', report)
        order by report ->> 'at', received_at), '[]')
      from fulfilment_report
      where account_number = ${accountNumber} and order_number = ${orderNumber} and outcome = 'waiting'`,
    read: (waiting: readonly WaitingReport[]) => waiting,
  };
}

function locationsOnFile(codes: readonly string[]): JsonQuery<readonly string[]> {
  return {
    select: sql`
      select coalesce(json_agg(code), '[]') from (
        select code from distribution_center where code = any(${codes}::text[])
        union select code from branch where code = any(${codes}::text[])
      ) as known`,
    read: (known: readonly string[]) => known,
  };
}
