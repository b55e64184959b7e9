import { itemRecords } from "../../demo/catalog/item-records.ts";
import { catalogItems } from "../../demo/catalog/items.ts";
import { skusFor } from "../../demo/catalog/kit/sku.ts";
import { categoryRecords } from "../../demo/catalog/category-records.ts";
import { customers } from "../../demo/company/accounts.ts";
import { restrictions } from "../../demo/company/restrictions.ts";
import { warranties } from "../../demo/company/warranties.ts";
import { demoCompany } from "../../demo/generate.ts";

// The demo company's own rows, at any size, for the files of the import.

const { seed, asOf } = demoCompany;

export function* categoryRows(): Generator<object> {
  for (const records of [restrictions(), warranties(), categoryRecords()]) yield* records;
}

/** Without branches and custom catalogs, which are not part of the measured files. */
export function* accountRows(): Generator<object> {
  for (const { account } of customers(seed)) yield { ...account, defaultBranchCode: null, customCatalogCode: null };
}

/** Items and, before the first of each, their families and documents. */
export function itemRows(items: number): Iterable<object> {
  return itemRecords(catalogItems({ seed, items }), { seed, asOf });
}

export const priceColumns = [
  "accountNumber",
  "sku",
  "minimumQuantity",
  "startsOn",
  "endsOn",
  "price",
  "referencePrice",
];

const terms = { minimumQuantity: 1, startsOn: "2026-01-01", endsOn: "2026-12-31" };

/** Contract prices by account and SKU: every account has agreed on prices for as many items, spread evenly. */
export function* priceRows(count: number, items: number): Generator<object> {
  const accounts = customers(seed)
    .map(({ account }) => account.number)
    .toSorted();
  const skuAt = skusFor(items, seed);
  const each = Math.ceil(count / accounts.length);
  const step = Math.max(1, Math.floor(items / each));
  for (let at = 0; at < count; at += 1) {
    const [account, place] = [Math.floor(at / each), at % each];
    const cents = 1_000 + ((at * 7_919) % 90_000);
    const sku = skuAt((place * step + (account % step)) % items);
    yield { accountNumber: accounts[account], sku, ...terms, price: cents / 100, referencePrice: cents / 80 };
  }
}
