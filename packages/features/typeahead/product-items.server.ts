import { previouslyPurchased } from "@capstan/features/account/server";
import { pictureName } from "@capstan/features/pictures/server";
import { type ShortItem, noFilters } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import type { CatalogRestriction } from "./catalog-restriction.ts";
import type { ProductItem } from "./typeahead.schema.ts";

/** As many as fit into the panel beside the list. */
export const maxProducts = 6;

export function filtersOf(restriction: Exclude<CatalogRestriction, { kind: "nothing" }>) {
  return {
    ...noFilters,
    ...(restriction.kind === "in" ? { inCatalog: restriction.code } : {}),
    ...(restriction.kind === "outside" ? { outsideCatalog: restriction.code } : {}),
  };
}

/** Items as the panel shows them. */
export async function productItems(
  db: Database,
  accountNumber: string | null,
  items: readonly ShortItem[],
): Promise<ProductItem[]> {
  const purchased =
    accountNumber === null || items.length === 0
      ? new Set<string>()
      : await previouslyPurchased(
          db,
          accountNumber,
          items.map(({ sku }) => sku),
        );
  return items.map(({ sku, name, shipPackQuantity }) => ({
    shortDesc: name,
    // Spec 9: a product's thumbnail is 68 pixels wide.
    displayImage: urls.itemPicture({ name: pictureName(sku, { size: 68, scale: 1, view: "plain" }) }),
    url: urls.product({ sku, name }),
    item: sku,
    shipPackQuantity,
    previouslyPurchasedProduct: purchased.has(sku),
  }));
}
