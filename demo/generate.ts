import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { aliasesOf } from "./catalog/aliases.ts";
import { categoryRecords } from "./catalog/category-records.ts";
import { itemRecords } from "./catalog/item-records.ts";
import { type CatalogSize, catalogItems } from "./catalog/items.ts";
import type { CatalogItem } from "./catalog/kit/item-facts.ts";
import { goesWithOf, relationsOf } from "./catalog/relations.ts";
import { synonymRecords } from "./catalog/synonyms.ts";
import { companyRecords } from "./company/index.ts";
import type { CompanyItem } from "./company/items.ts";
import { type WrittenFile, writeCsv, writeJsonLines } from "./kit/write-rows.ts";

export { certificateStaff, demoCertificates } from "./company/tax-certificates.ts";
export { demoUsers } from "./company/demo-users.ts";
export { waitingOrders } from "./company/pending-tasks.ts";

export interface CompanyOptions extends CatalogSize {
  /** The company's today. Nothing in the files depends on the real one. */
  readonly asOf: string;
  readonly folder: string;
}

export type ImportKind = "catalog" | "branches" | "accounts" | "prices" | "stock" | "terms";

export interface GeneratedFile extends WrittenFile {
  readonly kind: ImportKind;
}

export const demoCompany = { seed: 1910, items: 20_000, asOf: "2026-11-15" } as const;

/** Writes the whole company as files for the store's import, in the order in which they go in. */
export async function generateCompany(options: CompanyOptions): Promise<readonly GeneratedFile[]> {
  const { seed, asOf, folder } = options;
  await mkdir(folder, { recursive: true });
  const items = [...catalogItems(options)];
  const relations = [...relationsOf(items, { seed, asOf })];
  const goesWith = goesWithOf(items);
  const company = companyRecords({
    seed,
    asOf,
    items: items.map((item) => companyItem(item, goesWith(item))),
  });
  const at = (name: string) => join(folder, name);
  const categories = both(company.catalog, both(categoryRecords(), synonymRecords()));
  return [
    { kind: "catalog", ...(await writeJsonLines(at("1-categories.jsonl"), categories)) },
    { kind: "catalog", ...(await writeJsonLines(at("2-items.jsonl"), itemRecords(items, { seed, asOf }))) },
    { kind: "catalog", ...(await writeJsonLines(at("3-links.jsonl"), both(aliasesOf(items, seed), relations))) },
    { kind: "branches", ...(await writeJsonLines(at("4-branches.jsonl"), company.branches)) },
    { kind: "accounts", ...(await writeJsonLines(at("5-accounts.jsonl"), company.accounts)) },
    { kind: "prices", ...(await writeCsv(at("6-prices.csv"), priceColumns, company.prices)) },
    { kind: "stock", ...(await writeCsv(at("7-stock.csv"), stockColumns, company.stock)) },
    { kind: "terms", ...(await writeJsonLines(at("8-order-terms.jsonl"), company.terms)) },
  ];
}

const priceColumns = [
  "record",
  "accountNumber",
  "sku",
  "kind",
  "minimumQuantity",
  "startsOn",
  "endsOn",
  "price",
  "strikePrice",
  "referencePrice",
  "needsSignIn",
] as const;
const stockColumns = ["record", "sku", "locationCode", "quantity", "nextOn"] as const;

export function companyItem(
  { sku, itemClass, brandCode, lifecycle, draft }: CatalogItem,
  goesWith: readonly string[],
): CompanyItem {
  return {
    sku,
    price: draft.price,
    classCode: itemClass.code,
    brandCode,
    lifecycle,
    name: draft.name,
    categoryCode: draft.category,
    sellPackQuantity: draft.sellPack ?? 1,
    shipPackQuantity: draft.shipPack ?? 1,
    minimumQuantity: draft.minimum ?? 1,
    goesWith,
  };
}

function* both(first: Iterable<object>, second: Iterable<object>): Generator<object> {
  yield* first;
  yield* second;
}
