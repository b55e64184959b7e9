import type { WireEntry } from "./cart.schema.ts";
import type { AddedEntry, Reason } from "./validate-entry.ts";

const texts: Readonly<Record<Reason, string>> = {
  unknown: "is not an item of ours. Check the item number.",
  "not-yet-sold": "is not sold yet.",
  discontinued: "is discontinued and can't be ordered.",
  quantity: "needs a quantity from 1 to 99,999.",
  "too-much": "does not fit: a cart takes up to 99,999 of an item, and up to 1,000 different items.",
};

/** Our words in the wire's. */
export function wireEntry(entry: AddedEntry): WireEntry {
  const { sku } = entry;
  if (entry.isAdded) {
    const { quantity, lineId } = entry;
    return {
      cartItem: { code: "ITEM_ADDED", resource: sku, addedQuantity: quantity, entryPK: lineId },
      errorType: null,
      error: null,
    };
  }
  return {
    cartItem: { code: "ITEM_NOT_ADDED", resource: sku, addedQuantity: 0, entryPK: null },
    errorType: errorTypeOf(entry.reason),
    error: { errorMessage: `${sku === "" ? "An entry without an item number" : sku} ${texts[entry.reason]}` },
  };
}

export function errorTypeOf(reason: Reason): "invalid" | "discontinued" {
  return reason === "discontinued" ? "discontinued" : "invalid";
}
