import { itemRecords } from "../../packages/demo/catalog/item-records.ts";
import { catalogItems } from "../../packages/demo/catalog/items.ts";
import { skusFor } from "../../packages/demo/catalog/kit/sku.ts";
import { shelfRecords } from "../../packages/demo/catalog/shelf-records.ts";
import { customers } from "../../packages/demo/company/accounts.ts";
import { restrictions } from "../../packages/demo/company/restrictions.ts";
import { warranties } from "../../packages/demo/company/warranties.ts";
import { demoCompany } from "../../packages/demo/generate.ts";

// The demo company's own rows, at any size: lines of files for the import.

const { seed, asOf } = demoCompany;

export function* shelfLines(): Generator<string> {
  for (const records of [restrictions(), warranties(), shelfRecords()]) {
    for (const record of records) yield line(record);
  }
}

/** Without branches and custom catalogs, which are not part of the measured files. */
export function* accountLines(): Generator<string> {
  for (const { account } of customers(seed)) {
    yield line({ ...account, defaultBranchCode: null, customCatalogCode: null });
  }
}

/** Items and, before the first of each, their families and documents. */
export function* itemLines(items: number): Generator<string> {
  for (const record of itemRecords(catalogItems({ seed, items }), { seed, asOf })) yield line(record);
}

/** CSV of contract prices, by account and SKU: every account has agreed on prices for as many items, spread evenly. */
export function* priceLines(count: number, items: number): Generator<string> {
  yield "accountNumber,sku,minimumQuantity,startsOn,endsOn,price,referencePrice\n";
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
    yield `${accounts[account]},${sku},1,2026-01-01,2026-12-31,${cents / 100},${cents / 80}\n`;
  }
}

function line(row: object): string {
  return `${JSON.stringify(row)}\n`;
}
