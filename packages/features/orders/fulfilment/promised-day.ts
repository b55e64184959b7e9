import type { Day } from "@capstan/platform/day";
import { type OrderFulfilment, type ShipmentState, quantityIn } from "./fulfilment-state.ts";

/** The day that was promised for what is in a shipment: the latest of its lines', each by the part that its last unit is of. */
export function promisedDay(order: OrderFulfilment, { shipment, lines }: ShipmentState): Day | null {
  const before = order.shipments.filter((one) => one.shipment < shipment && one.status !== "cancelled");
  const days = lines.flatMap(({ line, quantity }) => {
    const parts = order.lines.find((one) => one.line === line)?.promise ?? [];
    let unit = quantityIn(before, line) + quantity;
    const part = parts.find((one) => (unit -= one.quantity) <= 0);
    return part?.on ?? [];
  });
  return days.toSorted().at(-1) ?? null;
}
