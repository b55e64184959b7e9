import { itemsBySku, unitLabel } from "@capstan/features/catalog/server";
import { type PriceContext, priceFiles } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import { storedLines } from "./cart.store.server.ts";
import type { CartOwner, CartView } from "./cart.ts";
import { pricedCart } from "./priced-lines.server.ts";

interface CartRequest extends PriceContext {
  readonly owner: CartOwner;
}

export async function readCart(db: Database, { owner, ...priceContext }: CartRequest): Promise<CartView> {
  const stored = await storedLines(db, owner);
  if (stored.length === 0) return pricedCart([], { ...priceContext, prices: new Map() });
  const skus = stored.map(({ sku }) => sku);
  const [items, prices] = await Promise.all([itemsBySku(db, skus), priceFiles(db, priceContext.accountNumber, skus)]);
  const known = new Map(items.map((item) => [item.sku, item]));
  const lines = stored.flatMap(({ sku, quantity }) => {
    const item = known.get(sku);
    return item ? [{ item, quantity, unitLabel: unitLabel(item) }] : [];
  });
  return pricedCart(lines, { ...priceContext, prices });
}
