/** Orders that have arrived, and returns of them, for the db tests of this slice. */
import { randomBytes } from "node:crypto";
import { type Clock, systemClock } from "@capstan/platform/clock";
import type { DatabaseHandle } from "@capstan/platform/db";
import { placedOrder, reporterFor, shipmentReport } from "../../fulfilment/test-kit/report-kit.ts";
import type { InspectedLine, ReturnReport } from "../../fulfilment/report.ts";
import type { OrderBuyer } from "../../quote-order.server.ts";
import { type ReturnRequest, requestReturn } from "../request-return.server.ts";

/** Smaller than any camera makes one, but with the bytes by which a JPEG is known. */
export const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...randomBytes(64)]);

export async function deliveredOrder(
  database: DatabaseHandle,
  buyer: OrderBuyer,
  quantities: Readonly<Record<string, number>>,
): Promise<string> {
  const orderNumber = await placedOrder(database, buyer, quantities);
  const lines = Object.values(quantities).map((quantity, at) => ({ line: at + 1, quantity }));
  const report = reporterFor(database);
  const sent = await report(orderNumber, shipmentReport("delivered", { lines, carrier: "UPS" }));
  if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
  return orderNumber;
}

export function returner({ db }: DatabaseHandle, clock: Clock = systemClock) {
  return async (
    buyer: OrderBuyer,
    orderNumber: string,
    lines: readonly (Omit<ReturnRequest["lines"][number], "photos"> & { readonly photos?: readonly Uint8Array[] })[],
    said: Partial<ReturnRequest> = {},
  ) =>
    requestReturn(
      { db, clock, origin: "https://store.example" },
      {
        buyer,
        orderNumber,
        lines: lines.map((line) => ({ photos: [], ...line })),
        method: "branch",
        branchCode: "101",
        note: "",
        contact: "",
        idempotencyKey: randomBytes(16).toString("hex"),
        ...said,
      },
    );
}

export function returnReport(
  kind: ReturnReport["kind"],
  returnNumber: string,
  lines: readonly (Pick<InspectedLine, "line" | "quantity"> & Partial<InspectedLine>)[] | null = null,
): ReturnReport {
  const found = lines?.map((line) => ({ accepted: line.quantity, restocked: 0, finding: "", ...line })) ?? null;
  return { kind, at: new Date(Date.now() - 60_000).toISOString(), returnNumber, to: "DC1", reason: "", lines: found };
}
