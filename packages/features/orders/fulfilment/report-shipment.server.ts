import type { OrderStatus } from "@capstan/features/account";
import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { type Result, ok } from "@capstan/platform/result";
import { applyInOrder } from "./apply-in-order.ts";
import { type OrderFulfilment, type ShipmentState, hasLeft, quantityIn, stepsBetween } from "./fulfilment-state.ts";
import type { LockedOrder, readFulfilment } from "./fulfilment.store.server.ts";
import { issueInvoice, orderPackingSlip } from "../invoices/issue-invoice.server.ts";
import { shipmentMail } from "../mail/shipment-mail.schema.ts";
import { promisedDay } from "./promised-day.ts";
import type { ReportAnswer } from "./report-fulfilment.server.ts";
import type { ShipmentReport } from "./report.ts";
import { stockTaken } from "./take-stock.ts";
import {
  addEvents,
  endWaiting,
  moveLines,
  moveOrderStep,
  moveShipment,
  takeStock,
  writeShipment,
} from "./write-fulfilment.store.server.ts";

export type FulfilmentFacts = Awaited<ReturnType<typeof readFulfilment>>;

interface ShipmentInput {
  readonly order: LockedOrder;
  readonly facts: FulfilmentFacts;
  readonly report: ShipmentReport;
  readonly now: Date;
  readonly origin: string;
}

/** What a report on a shipment does to the order, in the transaction that holds it. */
export async function applyShipment(
  tx: Tx,
  { order, facts, report, now, origin }: ShipmentInput,
): Promise<Result<ReportAnswer>> {
  const { orderNumber } = order;
  const before = { status: order.status, lines: facts.lines, shipments: facts.shipments };
  const applied = applyInOrder(before, report, facts.waiting);
  if (!applied.ok) return applied;
  if (applied.value === "waiting") return ok({ orderNumber, outcome: "waiting", status: order.status, shipment: null });
  const { order: after, steps, ended } = applied.value;
  const shipment = shipmentOf(after, report.shipment) ?? bug("a report was applied to no shipment");
  await writeShipment(tx, order, { ...shipment, promisedOn: promisedDay(after, shipment) });
  const previous = shipmentOf(before, report.shipment);
  for (const to of stepsBetween(previous?.status ?? "in-fulfilment", shipment.status))
    await moveShipment(tx, order, shipment.shipment, to);
  await moveAllLines(tx, order, { before, after });
  for (const to of stepsBetween(before.status, after.status)) await moveOrderStep(tx, order, to);
  if (hasLeft(shipment) && !(previous && hasLeft(previous))) {
    const open = new Map(shipment.lines.map(({ line }) => [line, openQuantity(after, line)]));
    await takeStock(tx, order, stockTaken(shipment, facts.reservations, open));
  }
  // Its slip says what is in it and, once it has left, with whom.
  if (!previous || report.contents || previous.status !== shipment.status)
    await orderPackingSlip(tx, order, shipment.shipment, origin);
  for (const waiting of ended) await endWaiting(tx, waiting);
  const events = steps.map((step) => ({
    at: now,
    status: step.status,
    details: { report: step.report.kind, shipment: shipment.shipment, reportedAt: step.report.at },
  }));
  await addEvents(tx, order, order.version, events);
  // The last lock is that of the invoices' counter.
  if (hasLeft(shipment) && !(previous && hasLeft(previous))) await issueInvoice(tx, order, shipment, { now, origin });
  for (const step of steps) await notify(tx, order, { kind: step.report.kind, shipment, origin });
  return ok({ orderNumber, outcome: "applied", status: after.status, shipment: shipment.shipment });
}

function shipmentOf({ shipments }: OrderFulfilment, reference: string): ShipmentState | undefined {
  return shipments.find((shipment) => shipment.reference === reference);
}

/** A buyer hears of what is on its way, and of what can be collected. */
async function notify(
  tx: Tx,
  { accountNumber, orderNumber }: LockedOrder,
  { kind, shipment, origin }: { kind: ShipmentReport["kind"]; shipment: ShipmentState; origin: string },
): Promise<void> {
  const isTold = kind === "shipped" || (kind === "packed" && shipment.kind === "pickup");
  if (!isTold) return;
  const about = kind === "shipped" ? "shipped" : "ready";
  await enqueue(tx, shipmentMail, { accountNumber, orderNumber, about, shipment: shipment.shipment, origin });
}

/** One statement for each state, however many lines. */
async function moveAllLines(
  tx: Tx,
  order: LockedOrder,
  { before, after }: { readonly before: OrderFulfilment; readonly after: OrderFulfilment },
): Promise<void> {
  const was = new Map(before.lines.map(({ line, status }) => [line, status]));
  const byStep = new Map<OrderStatus, number[]>();
  for (const { line, status } of after.lines)
    for (const to of stepsBetween(was.get(line) ?? status, status)) byStep.set(to, [...(byStep.get(to) ?? []), line]);
  const inTurn = ["in-fulfilment", "shipped", "delivered", "picked-up"] as const;
  for (const to of inTurn) if (byStep.has(to)) await moveLines(tx, order, byStep.get(to) ?? [], to);
}

function openQuantity({ lines, shipments }: OrderFulfilment, line: number): number {
  const ordered = lines.find((one) => one.line === line)?.quantity ?? 0;
  return ordered - quantityIn(shipments.filter(hasLeft), line);
}
