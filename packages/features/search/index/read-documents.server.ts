import { customCatalogContents, familySalesSteps, salesSteps } from "@capstan/features/account/server";
import { type CategoryTree, type Item, aliasKeys, familiesByCode, itemsBySku } from "@capstan/features/catalog/server";
import { webPricesOn } from "@capstan/features/pricing/server";
import type { Tx } from "@capstan/platform/db";
import { type ProductDocument, documentOf } from "./product-document.ts";

/** The documents of some items as they are now; those that are gone are missing. The statements are as many for one as for a thousand. */
export async function readDocuments(
  tx: Tx,
  categoryTree: CategoryTree,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductDocument>> {
  const items = await itemsBySku(tx, skus);
  const familyCodes = [...new Set(items.flatMap(({ familyCode }) => familyCode ?? []))];
  const families = await familiesByCode(tx, familyCodes);
  const aliases = await aliasKeys(tx, skus);
  const orders = await salesSteps(tx, skus);
  const familyOrders = await familySalesSteps(tx, familyCodes);
  const contents = await customCatalogContents(tx, skus);
  const prices = await webPricesOn(tx, skus);
  const catalogsOf = (item: Item) => [
    ...(contents.bySku.get(item.sku) ?? []).map((row) => row.catalog_code),
    ...categoryTree
      .pathTo(item.category.code)
      .flatMap(({ code }) => (contents.byCategory.get(code) ?? []).map((row) => row.catalog_code)),
  ];
  return new Map(
    items.map((item) => [
      item.sku,
      documentOf({
        item,
        categoryTree,
        family: families.get(item.familyCode ?? ""),
        aliases: aliases.get(item.sku) ?? [],
        catalogs: [...new Set(catalogsOf(item))],
        orders: orders.get(item.sku) ?? 0,
        familyOrders: familyOrders.get(item.familyCode ?? "") ?? 0,
        price: prices.get(item.sku) ?? null,
      }),
    ]),
  );
}
