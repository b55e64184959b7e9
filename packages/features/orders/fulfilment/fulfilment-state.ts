import type { OrderStatus } from "@capstan/features/account";
import type { PromisePart } from "@capstan/features/availability";
import type { Fulfilment } from "@capstan/features/catalog";
import type { LineQuantity, ShipmentDetails } from "./report.ts";

export interface FulfilledLine {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly fulfilment: Fulfilment;
  readonly promise: readonly PromisePart[];
}

export interface ShipmentState extends ShipmentDetails {
  /** From 1 in the order. */
  readonly shipment: number;
  readonly reference: string;
  readonly kind: Fulfilment;
  readonly status: OrderStatus;
  readonly from: string;
  readonly lines: readonly LineQuantity[];
  /** ISO 8601 in UTC: texts of this form compare as times do. */
  readonly packedAt: string;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly pickedUpAt: string | null;
}

/** As much of an order as the warehouse's reports change. */
export interface OrderFulfilment {
  readonly status: OrderStatus;
  readonly lines: readonly FulfilledLine[];
  readonly shipments: readonly ShipmentState[];
}

/** It is with the carrier or the buyer. */
export function hasLeft({ status }: Pick<ShipmentState, "status">): boolean {
  return status === "shipped" || status === "delivered" || status === "picked-up";
}

/** How much of a line is in the shipments of a kind. */
export function quantityIn(shipments: readonly ShipmentState[], line: number): number {
  return shipments
    .flatMap(({ lines }) => lines)
    .filter((part) => part.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The order and its lines in the states that their shipments give them; a state never goes back. */
export function withStatuses(order: OrderFulfilment): OrderFulfilment {
  const open = order.shipments.filter(({ status }) => status !== "cancelled");
  const lines = order.lines.map((line) => ({ ...line, status: lineStatus(line, open) }));
  // What has come back is no longer on its way.
  const counted = lines.filter(({ status }) => status !== "cancelled" && status !== "returned");
  return { ...order, lines, status: counted.length === 0 ? order.status : further(order.status, orderStatus(counted)) };
}

function lineStatus({ line, quantity, status }: FulfilledLine, open: readonly ShipmentState[]): OrderStatus {
  const among = (statuses: readonly OrderStatus[]) =>
    quantityIn(
      open.filter((shipment) => statuses.includes(shipment.status)),
      line,
    );
  if (among(["picked-up"]) === quantity) return further(status, "picked-up");
  if (among(["delivered", "picked-up"]) === quantity) return further(status, "delivered");
  if (among(["shipped", "delivered", "picked-up"]) === quantity) return further(status, "shipped");
  return quantityIn(open, line) > 0 ? further(status, "in-fulfilment") : status;
}

function orderStatus(lines: readonly FulfilledLine[]): OrderStatus {
  const all = (...statuses: readonly OrderStatus[]) => lines.every(({ status }) => statuses.includes(status));
  if (all("picked-up")) return "picked-up";
  if (all("delivered", "picked-up")) return "delivered";
  if (all("shipped", "delivered", "picked-up")) return "shipped";
  return all("placed") ? "placed" : "in-fulfilment";
}

const ways: readonly (readonly OrderStatus[])[] = [
  ["placed", "in-fulfilment", "shipped", "delivered"],
  ["placed", "in-fulfilment", "picked-up"],
];

/** The states on the way from one to another, the last included; none where it does not lead there. */
export function stepsBetween(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] {
  const way = ways.find((states) => states.includes(from) && states.indexOf(to) > states.indexOf(from));
  return way ? way.slice(way.indexOf(from) + 1, way.indexOf(to) + 1) : [];
}

function further(from: OrderStatus, to: OrderStatus): OrderStatus {
  return stepsBetween(from, to).length > 0 ? to : from;
}
