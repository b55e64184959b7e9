import { type CatalogScope, checkCatalog } from "@capstan/features/account/server";
import { withStock } from "@capstan/features/availability/server";
import type { CategoryTree } from "@capstan/features/catalog/server";
import { type RowsDeps, readRows, rowOf } from "@capstan/features/listing/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { PurchasedRow } from "../results.ts";
import { mostPurchased } from "./purchases.store.server.ts";

interface PopularRequest {
  readonly category: string;
  readonly categoryTree: CategoryTree;
  readonly priceContext: PriceContext;
  readonly scope: CatalogScope | null;
}

const maxItems = 5;
const monthAndDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** What the account orders most of in a category and below it; nothing for whoever has no history, or while it can't be read. */
export async function popularInAccount(
  deps: RowsDeps,
  { category, categoryTree, priceContext, scope }: PopularRequest,
): Promise<readonly PurchasedRow[]> {
  const { accountNumber, on } = priceContext;
  if (accountNumber === null) return [];
  const categoryCodes = codesBelow(categoryTree, category);
  return fallbackIfUnavailable([], async () => {
    const purchases = await mostPurchased(deps.db, accountNumber, { categoryCodes, on, scope, limit: maxItems });
    if (purchases.length === 0) return [];
    const skus = purchases.map(({ sku }) => sku);
    const [{ stock, ...known }, check] = await Promise.all([
      readRows(deps, skus, priceContext),
      checkCatalog(deps.db, scope, skus),
    ]);
    const items = new Map(known.items.map((item) => [item.sku, item]));
    const rows = purchases.flatMap(({ sku, quantity, orderedAt }) => {
      const item = items.get(sku);
      if (!item) return [];
      const outside = check.mark(sku);
      return [
        {
          ...rowOf(item, [], { ...known, priceContext }),
          ...(outside === null ? {} : { outside }),
          brand: item.brand.name,
          quantity,
          lastOrdered: monthAndDay.format(orderedAt),
        },
      ];
    });
    return withStock(rows, stock);
  });
}

function codesBelow(tree: CategoryTree, code: string): readonly string[] {
  return [code, ...tree.below(code).flatMap((node) => codesBelow(tree, node.code))];
}
