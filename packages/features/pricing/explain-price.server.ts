import { containerOf, isSku, itemsBySku, toOrderableQuantity } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { PriceContext } from "./price-context.ts";
import { type PriceReasons, priceReasons } from "./price-reasons.ts";
import { priceFiles } from "./pricing.store.server.ts";

interface PriceToExplain {
  readonly sku: string;
  readonly quantity: number;
  readonly priceContext: PriceContext;
}

/** Why an item costs what it costs this visitor, in the account that they work in. */
export async function explainPrice(
  { db }: { readonly db: Database },
  { sku, quantity, priceContext }: PriceToExplain,
): Promise<Result<PriceReasons>> {
  if (!isSku(sku)) return fail({ code: "ITEM_NOT_FOUND" });
  const { accountNumber, isSignedIn, on } = priceContext;
  const [[item], prices] = await Promise.all([itemsBySku(db, [sku]), priceFiles(db, accountNumber, [sku])]);
  if (!item) return fail({ code: "ITEM_NOT_FOUND" });
  return ok(
    priceReasons(prices.get(sku) ?? { web: [], contract: [] }, {
      quantity,
      on,
      isSignedIn,
      hasAccount: accountNumber !== null,
      container: containerOf(item),
      orderable: (least) => toOrderableQuantity(item, least, "ship"),
    }),
  );
}
