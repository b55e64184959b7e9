import type { PlaceStock } from "./line-promise.ts";

/** How much of an item is wanted, and what lies at the distribution centers. */
export interface StockedLine {
  readonly quantity: number;
  readonly centers: readonly PlaceStock[];
}

/**
 * The distribution centers in the order in which an order's lines are taken from them, so that it comes in few shipments:
 * first the one that fills the most lines by itself, then the one that fills the most of the others. Among equals the nearer
 * one comes first.
 */
export function centersInOrder(lines: readonly StockedLine[], nearestFirst: readonly string[]): readonly string[] {
  const filledBy = new Map(nearestFirst.map((code) => [code, new Set<StockedLine>()]));
  for (const line of lines)
    for (const { code, quantity } of line.centers) if (quantity >= line.quantity) filledBy.get(code)?.add(line);
  const order: string[] = [];
  for (;;) {
    const [next, filled] = largestOf(filledBy);
    if (next === undefined) return [...order, ...filledBy.keys()];
    order.push(next);
    filledBy.delete(next);
    for (const others of filledBy.values()) for (const line of filled) others.delete(line);
  }
}

function largestOf(filledBy: ReadonlyMap<string, ReadonlySet<StockedLine>>) {
  let largest: readonly [string | undefined, ReadonlySet<StockedLine>] = [undefined, new Set()];
  for (const entry of filledBy) if (entry[1].size > largest[1].size) largest = entry;
  return largest;
}

/** The centers that serve the most branches of a state first; where none does, in the order of their codes. */
export function nearestTo(
  state: string | null,
  branches: readonly { readonly state: string; readonly distributionCenterCode: string | null }[],
): readonly string[] {
  const served = new Map<string, number>();
  for (const { state: at, distributionCenterCode: center } of branches)
    if (center !== null) served.set(center, (served.get(center) ?? 0) + (at === state ? 1 : 0));
  return [...served]
    .toSorted(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))
    .map(([code]) => code);
}
