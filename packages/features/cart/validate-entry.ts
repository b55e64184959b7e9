import { type Item, minOrderQuantity } from "@capstan/features/catalog";
import { type SumLine, type WantedEntry, isQuantity } from "./entries.ts";

export type Reason =
  | "unknown"
  | "not-yet-sold"
  | "discontinued"
  | "outside-catalog"
  | "quantity"
  | "too-few"
  | "too-much"
  | "restricted";

export type Refused = {
  readonly sku: string;
  readonly reason: Reason;
  /** The rule that refuses or asks. */
  readonly restriction?: string;
};

export type ValidatedEntry = SumLine | Refused;

export type AddedEntry =
  | {
      readonly isAdded: true;
      readonly sku: string;
      readonly quantity: number;
      readonly lineId: string;
      /** How many the line has with it. */
      readonly lineQuantity: number;
      readonly hasWarranty: boolean;
    }
  | ({ readonly isAdded: false } & Refused);

/** What an entry's fate depends on beside the entry itself. */
export interface EntryFacts {
  readonly item: (Pick<Item, "lifecycle"> & Parameters<typeof minOrderQuantity>[0]) | undefined;
  /** The account's own catalog keeps the buyer from it. */
  readonly isOutsideCatalog: boolean;
  /** How many are left of what does not come again; null where that is not known. */
  readonly left: number | null;
  /** The first restriction that refuses, or whose question has no answer yet. */
  readonly restriction: string | null;
}

/** What would be added for an entry, or why nothing. */
export function validateEntry(entry: WantedEntry, facts: EntryFacts): ValidatedEntry {
  const { sku } = entry;
  const { item, isOutsideCatalog, left, restriction } = facts;
  if (!item) return { sku, reason: "unknown" };
  if (item.lifecycle === "discontinued") return { sku, reason: "discontinued" };
  if (item.lifecycle === "planned") return { sku, reason: "not-yet-sold" };
  if (isOutsideCatalog) return { sku, reason: "outside-catalog" };
  const quantity = entry.quantity === "least" ? minOrderQuantity(item, "ship") : entry.quantity;
  if (!isQuantity(quantity)) return { sku, reason: "quantity" };
  if (item.lifecycle === "clearance" && left !== null && quantity > left) return { sku, reason: "too-few" };
  if (restriction !== null) return { sku, reason: "restricted", restriction };
  return { sku, quantity, ...(entry.hasWarranty === undefined ? {} : { hasWarranty: entry.hasWarranty }) };
}

export function isLine(entry: ValidatedEntry): entry is SumLine {
  return "quantity" in entry;
}

/** A line of the cart after an addition. */
export interface FilledLine {
  readonly id: string;
  readonly quantity: number;
  readonly hasWarranty: boolean;
}

/** How it went: what should have been added and has no line would have overfilled the cart. */
export function toOutcome(entry: ValidatedEntry, lines: ReadonlyMap<string, FilledLine>): AddedEntry {
  const { sku } = entry;
  if (!isLine(entry)) return { isAdded: false, ...entry };
  const line = lines.get(sku);
  if (line === undefined) return { isAdded: false, sku, reason: "too-much" };
  const { quantity } = entry;
  return { isAdded: true, sku, quantity, lineId: line.id, lineQuantity: line.quantity, hasWarranty: line.hasWarranty };
}
