import { itemsBySku } from "@capstan/features/catalog/server";
import { priceFiles } from "@capstan/features/pricing/server";
import { unitLabel } from "@capstan/features/search/server";
import type { Database } from "@capstan/platform/db";
import { storedLines } from "./cart.store.server.ts";
import type { CartOwner, CartView } from "./cart.ts";
import { type Pricing, pricedCart } from "./priced-lines.ts";

interface Reading extends Omit<Pricing, "prices"> {
  readonly owner: CartOwner;
}

export async function readCart(db: Database, { owner, ...looking }: Reading): Promise<CartView> {
  const stored = await storedLines(db, owner);
  if (stored.length === 0) return pricedCart([], { ...looking, prices: new Map() });
  const skus = stored.map(({ sku }) => sku);
  const [items, prices] = await Promise.all([itemsBySku(db, skus), priceFiles(db, looking.accountNumber, skus)]);
  const known = new Map(items.map((item) => [item.sku, item]));
  const lines = stored.flatMap(({ sku, quantity }) => {
    const item = known.get(sku);
    return item ? [{ item, quantity, unitLabel: unitLabel(item) }] : [];
  });
  return pricedCart(lines, { ...looking, prices });
}
