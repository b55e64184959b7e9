import type { Fulfilment } from "@capstan/features/catalog";
import { bug } from "@capstan/platform/bug";
import type { Failure } from "@capstan/platform/errors";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type OrderFulfilment, type ShipmentState, hasLeft, quantityIn, withStatuses } from "./fulfilment-state.ts";
import type { LineQuantity, ShipmentDetails, ShipmentReport } from "./report.ts";

type Refusal = Failure<
  "ORDER_STATE_REFUSED" | "LINE_UNKNOWN" | "QUANTITY_EXCEEDED" | "SHIPMENT_MIXED" | "REPORT_NOT_APPLICABLE"
>;

/** `waiting`: it is about a shipment that nobody has told of yet. */
export type Applied = Result<OrderFulfilment | "waiting", Refusal>;

const stages = { packed: 0, shipped: 1, "picked-up": 1, delivered: 2 } as const;
const statuses = {
  packed: "in-fulfilment",
  shipped: "shipped",
  "picked-up": "picked-up",
  delivered: "delivered",
} as const;

/**
 * The order after a report on one of its shipments. Reports may come in any order: one for a later stage fills in the
 * stages before it, one for an earlier stage adds what it knows and changes no state, and of two times for a stage the
 * earlier one holds.
 */
export function applyReport(order: OrderFulfilment, report: ShipmentReport): Applied {
  if (!["placed", "in-fulfilment", "shipped", "delivered", "picked-up"].includes(order.status))
    return fail({ code: "ORDER_STATE_REFUSED", status: order.status });
  const known = order.shipments.find(({ reference }) => reference === report.shipment);
  if (!known && !report.contents) return ok("waiting");
  const others = order.shipments.filter((shipment) => shipment !== known);
  const refusal = contentsRefusal(order, { known, others, report });
  if (refusal) return fail(refusal);
  const shipment = known ? changed(known, report) : added(order, report);
  if (!fits(shipment.kind, report.kind)) return fail({ code: "REPORT_NOT_APPLICABLE", kind: shipment.kind });
  const shipments = [...others, shipment].toSorted((one, other) => one.shipment - other.shipment);
  return ok(withStatuses({ ...order, shipments }));
}

interface Told {
  readonly known: ShipmentState | undefined;
  readonly others: readonly ShipmentState[];
  readonly report: ShipmentReport;
}

function contentsRefusal(order: OrderFulfilment, { known, others, report }: Told): Refusal | undefined {
  const { contents } = report;
  if (!contents) return undefined;
  // What left is a fact: an invoice was made of it.
  if (known && hasLeft(known))
    return stages[report.kind] > 0 && !sameLines(known.lines, contents.lines)
      ? { code: "REPORT_NOT_APPLICABLE", kind: known.kind }
      : undefined;
  const taken = others.filter(({ status }) => status !== "cancelled");
  const byNumber = new Map(order.lines.map((line) => [line.line, line]));
  for (const { line, quantity } of contents.lines) {
    const ordered = byNumber.get(line);
    if (!ordered) return { code: "LINE_UNKNOWN", line };
    const left = ordered.quantity - quantityIn(taken, line);
    if (quantity > left) return { code: "QUANTITY_EXCEEDED", line, left };
  }
  const kinds = new Set([
    ...contents.lines.map(({ line }) => byNumber.get(line)?.fulfilment),
    ...(known ? [known.kind] : []),
  ]);
  return kinds.size > 1 ? { code: "SHIPMENT_MIXED" } : undefined;
}

/** Nobody ships what is collected, nor collects what is shipped. */
function fits(kind: Fulfilment, report: ShipmentReport["kind"]): boolean {
  return report === "packed" || (kind === "pickup") === (report === "picked-up");
}

function added(order: OrderFulfilment, report: ShipmentReport): ShipmentState {
  const { kind, at, contents, details } = report;
  const { from, lines } = contents ?? bug("a shipment without contents waits");
  const first = order.lines.find(({ line }) => line === lines[0]?.line) ?? bug("a line was checked and is not there");
  const fulfilment: Fulfilment = first.fulfilment;
  return {
    ...details,
    shipment: order.shipments.length + 1,
    reference: report.shipment,
    kind: fulfilment,
    status: statuses[kind],
    from,
    lines: inOrder(lines),
    packedAt: at,
    ...timesOf({ shippedAt: null, deliveredAt: null, pickedUpAt: null }, report),
  };
}

function changed(known: ShipmentState, report: ShipmentReport): ShipmentState {
  const { kind, at, contents, details } = report;
  const isLater = stages[kind] > stageOf(known);
  // What was shipped may be less than what was packed.
  const told = contents && !hasLeft(known) ? { from: contents.from, lines: inOrder(contents.lines) } : {};
  return {
    ...known,
    ...told,
    ...filled(known, details),
    status: isLater ? statuses[kind] : known.status,
    packedAt: earlier(known.packedAt, at),
    ...timesOf(known, report),
  };
}

type Times = Pick<ShipmentState, "shippedAt" | "deliveredAt" | "pickedUpAt">;

function timesOf({ shippedAt, deliveredAt, pickedUpAt }: Times, { kind, at }: ShipmentReport): Times {
  const isShipped = kind === "shipped" || kind === "delivered";
  return {
    shippedAt: isShipped ? earlier(shippedAt, at) : shippedAt,
    deliveredAt: kind === "delivered" ? earlier(deliveredAt, at) : deliveredAt,
    pickedUpAt: kind === "picked-up" ? earlier(pickedUpAt, at) : pickedUpAt,
  };
}

function stageOf({ status }: ShipmentState): number {
  if (status === "delivered") return 2;
  return status === "shipped" || status === "picked-up" ? 1 : 0;
}

/** What the report says holds; what it leaves out stays. */
function filled(known: ShipmentDetails, told: ShipmentDetails): ShipmentDetails {
  return {
    carrier: told.carrier ?? known.carrier,
    method: told.method ?? known.method,
    trackingNumbers: told.trackingNumbers ?? known.trackingNumbers,
    boxes: told.boxes ?? known.boxes,
    weightLb: told.weightLb ?? known.weightLb,
    expectedOn: told.expectedOn ?? known.expectedOn,
  };
}

function earlier(known: string | null, told: string): string {
  return known !== null && known < told ? known : told;
}

function inOrder(lines: readonly LineQuantity[]): readonly LineQuantity[] {
  return lines.toSorted((one, other) => one.line - other.line);
}

function sameLines(one: readonly LineQuantity[], other: readonly LineQuantity[]): boolean {
  const text = (lines: readonly LineQuantity[]) =>
    JSON.stringify(inOrder(lines).map(({ line, quantity }) => [line, quantity]));
  return text(one) === text(other);
}
