/** Orders and a warehouse that reports of them, for the db tests of this slice. */
import { randomUUID } from "node:crypto";
import { systemClock } from "@capstan/platform/clock";
import type { DatabaseHandle } from "@capstan/platform/db";
import type { OrderBuyer } from "../../quote-order.server.ts";
import { fillCart, noChoices, placeNow, quoteDeps } from "../../test-kit/order-store.ts";
import { type ReportInput, reportFulfilment } from "../report-fulfilment.server.ts";
import type { FulfilmentReport, LineQuantity, ShipmentReport } from "../report.ts";

const warehouse = { id: "warehouse-1", accountNumber: null };

const details = { carrier: null, method: null, trackingNumbers: null, boxes: null, weightLb: null, expectedOn: null };

type Said = Partial<Pick<ShipmentReport, "shipment" | "at">> & {
  readonly from?: string;
  readonly lines?: readonly LineQuantity[];
  readonly carrier?: string;
};

/** A report on a shipment, of an hour ago where nothing is said. */
export function shipmentReport(kind: ShipmentReport["kind"], said: Said = {}): ShipmentReport {
  const { shipment = "W1", at = new Date(Date.now() - 3_600_000).toISOString(), from = "DC1", lines, carrier } = said;
  const contents = lines ? { from, lines } : null;
  return { kind, at, shipment, contents, details: { ...details, carrier: carrier ?? null } };
}

export function reporterFor({ db }: Pick<DatabaseHandle, "db">) {
  return async (
    orderNumber: string,
    report: FulfilmentReport,
    { eventId = randomUUID(), client = warehouse }: Partial<Pick<ReportInput, "eventId" | "client">> = {},
  ) =>
    reportFulfilment(
      { db, clock: systemClock, origin: "https://store.example" },
      { client, eventId, orderNumber, report },
    );
}

/** Places what is named; lines are numbered as they stand here. */
export async function placedOrder(
  database: DatabaseHandle,
  buyer: OrderBuyer,
  quantities: Readonly<Record<string, number>>,
  pickup: readonly string[] = [],
): Promise<string> {
  await fillCart(database, buyer, quantities);
  const choices = pickup.length > 0 ? { ...noChoices, pickup: { branchCode: "101", skus: pickup } } : noChoices;
  const placed = await placeNow(quoteDeps(database.db), buyer, { choices });
  if (!placed.ok) throw new Error(JSON.stringify(placed.failure));
  return placed.value.orderNumber;
}
