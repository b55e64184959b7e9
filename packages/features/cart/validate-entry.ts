import { type Item, minOrderQuantity } from "@capstan/features/catalog";
import { type SumLine, type WantedEntry, isQuantity } from "./entries.ts";

export type Reason = "unknown" | "not-yet-sold" | "discontinued" | "quantity" | "too-much";

export type ValidatedEntry = SumLine | { readonly sku: string; readonly reason: Reason };

export type AddedEntry =
  | { readonly isAdded: true; readonly sku: string; readonly quantity: number; readonly lineId: string }
  | { readonly isAdded: false; readonly sku: string; readonly reason: Reason };

/** What would be added for an entry, or why nothing. */
export function validateEntry(
  { sku, quantity: wanted }: WantedEntry,
  item: (Pick<Item, "lifecycle"> & Parameters<typeof minOrderQuantity>[0]) | undefined,
): ValidatedEntry {
  if (!item) return { sku, reason: "unknown" };
  if (item.lifecycle === "discontinued") return { sku, reason: "discontinued" };
  if (item.lifecycle === "planned") return { sku, reason: "not-yet-sold" };
  const quantity = wanted === "least" ? minOrderQuantity(item, "ship") : wanted;
  return isQuantity(quantity) ? { sku, quantity } : { sku, reason: "quantity" };
}

export function isLine(entry: ValidatedEntry): entry is SumLine {
  return "quantity" in entry;
}

/** How it went: what should have been added and has no line would have overfilled the cart. */
export function toOutcome(entry: ValidatedEntry, lineIds: ReadonlyMap<string, string>): AddedEntry {
  const { sku } = entry;
  if (!isLine(entry)) return { isAdded: false, sku, reason: entry.reason };
  const lineId = lineIds.get(sku);
  if (lineId === undefined) return { isAdded: false, sku, reason: "too-much" };
  return { isAdded: true, sku, quantity: entry.quantity, lineId };
}
