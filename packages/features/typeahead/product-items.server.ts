import { previouslyPurchased } from "@capstan/features/account/server";
import { listedItems, unitLabel } from "@capstan/features/catalog/server";
import { pictureName } from "@capstan/features/pictures/server";
import {
  type PriceContext,
  type PriceFile,
  type PriceLabel,
  priceContextOf,
  priceLabel,
  pricesOnFile,
  resolvePrice,
} from "@capstan/features/pricing/server";
import { type ShortItem, noFilters } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { batchQuery } from "@capstan/platform/json-query";
import type { Visitor } from "@capstan/platform/visitor";
import type { CatalogRestriction } from "./catalog-restriction.ts";
import type { ProductItem } from "./typeahead.schema.ts";

export interface ItemsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** As many as fit into the panel beside the list. */
export const maxProducts = 6;

export function filtersOf(restriction: Exclude<CatalogRestriction, { kind: "nothing" }>) {
  return {
    ...noFilters,
    ...(restriction.kind === "in" ? { inCatalog: restriction.code } : {}),
    ...(restriction.kind === "outside" ? { outsideCatalog: restriction.code } : {}),
  };
}

/** Items as the panel shows them, with the visitor's own prices of this moment. Without the database they are shown without what it knows. */
export async function productItems(
  { db, clock }: ItemsDeps,
  visitor: Visitor,
  items: readonly ShortItem[],
): Promise<ProductItem[]> {
  const skus = items.map(({ sku }) => sku);
  const { accountNumber } = visitor;
  const [purchased, details] = await Promise.all([
    accountNumber === null || items.length === 0 ? new Set<string>() : previouslyPurchased(db, accountNumber, skus),
    fallbackIfUnavailable(new Map<string, ItemDetails>(), async () =>
      readDetails(db, priceContextOf(visitor, clock), skus),
    ),
  ]);
  return items.map(({ sku, name, shipPackQuantity }) => ({
    shortDesc: name,
    // Spec 9: a product's thumbnail is 68 pixels wide.
    displayImage: urls.itemPicture({ name: pictureName(sku, { size: 68, scale: 1, view: "plain" }) }),
    url: urls.product({ sku, name }),
    item: sku,
    shipPackQuantity,
    previouslyPurchasedProduct: purchased.has(sku),
    ...details.get(sku),
  }));
}

type ItemDetails = Pick<ProductItem, "brand" | "pack" | "priceLabel" | "price">;

const noPrices: PriceFile = { web: [], contract: [] };

/** One statement for all of them. */
async function readDetails(
  db: Database,
  priceContext: PriceContext,
  skus: readonly string[],
): Promise<Map<string, ItemDetails>> {
  if (skus.length === 0) return new Map();
  const { accountNumber, on, isSignedIn } = priceContext;
  const { listed, prices } = await batchQuery(db, {
    listed: listedItems(skus),
    prices: pricesOnFile(accountNumber, skus),
  });
  return new Map(
    listed.items.map((item) => {
      const { answer } = resolvePrice(prices.get(item.sku) ?? noPrices, { quantity: 1, on, isSignedIn });
      const label = priceLabel(answer, { hasAccount: accountNumber !== null, piecesPerUnit: item.piecesPerUnit });
      return [item.sku, { brand: item.brand.name, pack: unitLabel(item), ...priceWords(label) }];
    }),
  );
}

function priceWords(label: PriceLabel): Pick<ProductItem, "priceLabel" | "price"> {
  switch (label.kind) {
    case "sign-in":
      return { priceLabel: "Sign in for price" };
    case "call":
      return { priceLabel: "Call for price" };
    default:
      return { priceLabel: label.label, price: label.price };
  }
}
