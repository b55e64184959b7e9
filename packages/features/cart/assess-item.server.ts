import type { Buyer } from "@capstan/features/account/server";
import { type Assessment, assessSale } from "@capstan/features/compliance/server";
import type { Item } from "@capstan/features/catalog/server";
import type { Day } from "@capstan/platform/day";
import type { ItemFacts } from "./item-facts.server.ts";

type Rules = Pick<ItemFacts, "restrictions" | "decisions" | "buyer">;

/** What the item's restrictions say to this buyer, after what was decided since a moment. */
export function assessItem(
  item: Pick<Item, "sku" | "restrictions">,
  { restrictions, decisions, buyer }: Rules,
  { on, since }: { readonly on: Day; readonly since: Date },
): Assessment {
  return assessSale({
    restrictions: item.restrictions.flatMap((code) => restrictions.get(code) ?? []),
    customerKind: buyer?.customerKind ?? null,
    shipTo: shipToOf(buyer),
    decisions: decisions.get(item.sku) ?? [],
    on,
    since,
  });
}

/** An item may have more questions than one, and becomes a line after the last: the answers before that count so long. */
const answeringMs = 10 * 60 * 1_000;

/** From when on decisions about an item count that came into the cart then, or comes now. */
export function countsSince(addedAt: Date): Date {
  return new Date(addedAt.getTime() - answeringMs);
}

/** The account's default address; a guest has told none. */
export function shipToOf(buyer: Pick<Buyer, "state" | "zip"> | null) {
  return { state: buyer?.state ?? null, zip: buyer?.zip ?? null };
}

/** Whether the account's own catalog, where it restricts, keeps the buyer from the item. */
export function isOutsideCatalog(buyer: Pick<Buyer, "scope" | "outsideCatalog"> | null, sku: string): boolean {
  return buyer?.scope?.isRestricting === true && buyer.outsideCatalog.includes(sku);
}
