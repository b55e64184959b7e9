import type { Assessment } from "@capstan/features/compliance/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import type { WireEntry } from "./cart.schema.ts";
import type { ItemFacts } from "./item-facts.server.ts";
import { cartItemOf, unknownCartItem } from "./price-line.server.ts";
import type { AddedEntry } from "./validate-entry.ts";
import { outcomeOf } from "./wire-entry.ts";

interface EntryContext {
  readonly facts: ItemFacts;
  readonly priceContext: PriceContext;
  readonly assessments: ReadonlyMap<string, Assessment>;
}

/** How an entry went, with its item at the buyer's price. */
export function wireEntryOf(entry: AddedEntry, { facts, priceContext, assessments }: EntryContext): WireEntry {
  const { sku } = entry;
  const item = facts.items.get(sku);
  const assessment = assessments.get(sku) ?? null;
  const outcome = outcomeOf(entry, {
    item,
    assessment,
    restrictions: facts.restrictions,
    scope: facts.buyer?.scope ?? null,
  });
  if (!item) return { cartItem: unknownCartItem(sku), ...outcome };
  const line = entry.isAdded ? entry : { quantity: 1, lineQuantity: 1, hasWarranty: false, lineId: null };
  return { cartItem: cartItemOf({ ...line, item }, { ...priceContext, ...facts }), ...outcome };
}
