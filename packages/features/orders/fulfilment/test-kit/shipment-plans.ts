/** Orders and how a warehouse may send them, for property tests. */
import fc from "fast-check";
import type { FulfilledLine } from "../fulfilment-state.ts";
import type { ShipmentReport } from "../report.ts";

export interface PlannedShipment {
  readonly reference: string;
  readonly isPickup: boolean;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
}

export interface ShipmentPlan {
  readonly lines: readonly FulfilledLine[];
  readonly shipments: readonly PlannedShipment[];
}

/** Every unit of every line is in one of up to three shipments of its kind. */
export const anyShipmentPlan: fc.Arbitrary<ShipmentPlan> = fc
  .array(
    fc.record({
      isPickup: fc.boolean(),
      parts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((wanted) => {
    const filled = wanted.map(({ isPickup, parts }) => ({ isPickup, parts: parts.some(Boolean) ? parts : [1, 0, 0] }));
    const lines = filled.map(({ isPickup, parts }, at): FulfilledLine => ({
      line: at + 1,
      sku: `SKU${at}`,
      quantity: parts.reduce((sum, part) => sum + part, 0),
      status: "placed",
      fulfilment: isPickup ? "pickup" : "ship",
      promise: [],
    }));
    const shipments = [true, false].flatMap((isPickup) =>
      [0, 1, 2].flatMap((at) => {
        const inIt = filled.flatMap((line, number) => {
          const quantity = line.isPickup === isPickup ? (line.parts[at] ?? 0) : 0;
          return quantity > 0 ? [{ line: number + 1, quantity }] : [];
        });
        return inIt.length > 0 ? [{ reference: `${isPickup ? "P" : "S"}${at}`, isPickup, lines: inIt }] : [];
      }),
    );
    return { lines, shipments };
  });

const details = { carrier: null, method: null, trackingNumbers: null, boxes: null, weightLb: null, expectedOn: null };

/** Packed, shipped and delivered, or packed and picked up; only the first says what is in it. */
export function reportsOf({ shipments }: ShipmentPlan, from = "DC1"): readonly ShipmentReport[] {
  return shipments.flatMap(({ reference, isPickup, lines }, at) => {
    const kinds = isPickup ? (["packed", "picked-up"] as const) : (["packed", "shipped", "delivered"] as const);
    return kinds.map((kind, stage) => ({
      kind,
      at: `2026-11-17T${String(9 + at).padStart(2, "0")}:0${stage}:00.000Z`,
      shipment: reference,
      contents: kind === "packed" ? { from, lines } : null,
      details,
    }));
  });
}
