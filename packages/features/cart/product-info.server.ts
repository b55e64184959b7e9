import { dayAndYear } from "@capstan/platform/format-time";
import { type ScopedVisitor, checkCatalog, readCatalogScope } from "@capstan/features/account/server";
import {
  type CategoryTree,
  type Item,
  itemsOnFile,
  minOrderQuantity,
  unitLabel,
  isSold,
} from "@capstan/features/catalog/server";
import { pictureName } from "@capstan/features/pictures/server";
import {
  type PriceAnswer,
  type PriceContext,
  type PriceFile,
  priceLabel,
  pricesOnFile,
  resolvePrice,
} from "@capstan/features/pricing/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import type { ProductInfoAnswer } from "./product-info.schema.ts";

export interface ProductInfoDeps {
  readonly db: Database;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

export interface ProductInfoRequest {
  readonly skus: readonly string[];
  readonly priceContext: PriceContext;
  readonly visitor: ScopedVisitor;
}

type ProductInfo = ProductInfoAnswer[string];

/** What a card shows of some items, at the visitor's price for the least that can be ordered. */
export async function productInfo(
  { db, categoryTree }: ProductInfoDeps,
  { skus, priceContext, visitor }: ProductInfoRequest,
): Promise<ProductInfoAnswer> {
  if (skus.length === 0) return {};
  const queries = { items: itemsOnFile(skus), prices: pricesOnFile(priceContext.accountNumber, skus) };
  const [{ items, prices }, tree, check] = await Promise.all([
    batchQuery(db, queries),
    categoryTree(),
    readCatalogScope(db, visitor).then(async (scope) => checkCatalog(db, scope, skus)),
  ]);
  const sold = items.filter((item) => isSold(item) && !check.isHidden(item.sku));
  return Object.fromEntries(
    sold.map((item) => {
      const price = priceOf(item, prices.get(item.sku) ?? { web: [], contract: [] }, priceContext);
      return [item.sku, { product: productOf(item, tree), price }];
    }),
  );
}

function productOf(item: Item, tree: CategoryTree | undefined): ProductInfo["product"] {
  const path = (tree?.pathTo(item.category.code) ?? []).map(({ name }) => name);
  return {
    sku: item.sku,
    brand: item.brand.name,
    name: item.name,
    imageUrl: urls.itemPicture({ name: pictureName(item.sku, { size: 240, scale: 1, view: "plain" }) }),
    productDetailUrl: lazyUrls.productPath(item),
    sellPackQty: item.sellPackQuantity,
    shipPackQty: item.shipPackQuantity,
    uomLabel: unitLabel(item),
    blueCategoryPath: path.length > 0 ? path.join(" > ") : item.category.name,
  };
}

const types = {
  contract: "CONTRACT",
  sale: "SALE",
  clearance: "CLEARANCE",
  web: "WEB",
  "sign-in": "SIGN_IN",
  none: "NONE",
} as const satisfies Readonly<Record<PriceAnswer["kind"], ProductInfo["price"]["type"]>>;

function priceOf(item: Item, file: PriceFile, { accountNumber, isSignedIn, on }: PriceContext): ProductInfo["price"] {
  const { answer } = resolvePrice(file, { quantity: minOrderQuantity(item, "ship"), on, isSignedIn });
  const label = priceLabel(answer, { hasAccount: accountNumber !== null, piecesPerUnit: item.piecesPerUnit });
  const shown = label.kind === "price" ? label : null;
  const ends = "endsOn" in answer && answer.endsOn !== "infinity" ? dayAndYear(answer.endsOn) : null;
  return {
    type: types[answer.kind],
    expDate: ends,
    sell: { label: shown?.label ?? null, price: shown?.price ?? null },
    strike: shown?.strike ? { label: shown.strike.label, formattedPrice: shown.strike.price } : null,
    tooltipLabel: label.kind === "sign-in" ? "Log in for Pricing" : null,
    priceData: {
      formattedPrice: shown?.price ?? null,
      currencyIso: "USD",
      formattedContractReferencePrice: shown?.reference ?? null,
    },
  };
}
