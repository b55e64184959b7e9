import type { Fulfilment } from "@capstan/features/catalog";
import type { LineQuantity } from "./report.ts";

/** What a line has of the stock at a place. */
export interface Reservation {
  readonly line: number;
  readonly from: string;
  readonly quantity: number;
}

export interface LeavingShipment {
  readonly kind: Fulfilment;
  readonly from: string;
  readonly lines: readonly LineQuantity[];
}

/** So much of a line's reservation ends at a place, and so much goes out of the stock there. */
export interface StockTaken {
  readonly line: number;
  readonly from: string;
  readonly released: number;
  readonly taken: number;
}

/**
 * What a leaving shipment does to the stock. Its own place's reservation goes first; a line keeps no more reserved than is
 * still to be sent. What is shipped leaves the place that shipped it. What is collected may have been brought to the
 * branch: it leaves the places where it was reserved.
 */
export function stockTaken(
  { kind, from, lines }: LeavingShipment,
  reserved: readonly Reservation[],
  /** Still to be sent after this shipment, by line. */
  openAfter: ReadonlyMap<number, number>,
): readonly StockTaken[] {
  return lines.flatMap(({ line, quantity }) => {
    const own = reserved
      .filter((kept) => kept.line === line)
      .toSorted(
        (one, other) => Number(other.from === from) - Number(one.from === from) || compare(one.from, other.from),
      );
    const total = own.reduce((sum, kept) => sum + kept.quantity, 0);
    const here = own.find((kept) => kept.from === from)?.quantity ?? 0;
    const excess = Math.max(total - (openAfter.get(line) ?? 0), 0);
    let toRelease = Math.min(Math.max(excess, Math.min(here, quantity)), total);
    let missing = quantity;
    const changes: StockTaken[] = [];
    for (const kept of own) {
      const released = Math.min(toRelease, kept.quantity);
      const taken = kind === "pickup" || kept.from === from ? Math.min(released, missing) : 0;
      if (released > 0) changes.push({ line, from: kept.from, released, taken });
      toRelease -= released;
      missing -= taken;
    }
    return missing > 0 ? [...changes, { line, from, released: 0, taken: missing }] : changes;
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
