import type { StockLabel, StockReader } from "@capstan/features/availability/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import { previouslyPurchased } from "@capstan/features/account/server";
import { type ListedItem, listedItems, successorsOf } from "@capstan/features/catalog/server";
import type { PriceFile } from "@capstan/features/pricing";
import { pricesOnFile } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import type { FamilyWords } from "./item-rows.server.ts";

export interface RowsDeps {
  readonly db: Database;
  readonly stock: Pick<StockReader, "question">;
}

/** What the database knows of a page's items. */
export interface Rows {
  /** In the order in which they were found. */
  readonly items: readonly ListedItem[];
  readonly familyNames: ReadonlyMap<string, FamilyWords>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly purchased: ReadonlySet<string>;
  readonly stock: ReadonlyMap<string, StockLabel>;
  /** What took the place of those that are not sold any more. */
  readonly successors: ReadonlyMap<string, ListedItem>;
}

/** As many statements for sixty items as for one: what the catalog, the prices and the stock say comes in one. */
export async function readRows(
  { db, stock }: RowsDeps,
  skus: readonly string[],
  priceContext: PriceContext,
): Promise<Rows> {
  const { accountNumber, on } = priceContext;
  const [read, purchased] = await Promise.all([
    stock
      .question(skus, on)
      .then(async (labels) =>
        batchQuery(db, { listed: listedItems(skus), prices: pricesOnFile(accountNumber, skus), stock: labels }),
      ),
    accountNumber === null ? new Set<string>() : previouslyPurchased(db, accountNumber, skus),
  ]);
  const { items, families } = read.listed;
  const known = new Map(items.map((item) => [item.sku, item]));
  const gone = items.filter(({ lifecycle }) => lifecycle === "discontinued").map(({ sku }) => sku);
  return {
    items: skus.flatMap((sku) => known.get(sku) ?? []),
    familyNames: new Map(families.map((family) => [family.code, family])),
    prices: read.prices,
    purchased,
    stock: read.stock,
    successors: gone.length === 0 ? new Map() : await readSuccessors(db, gone, on),
  };
}

async function readSuccessors(
  db: Database,
  skus: readonly string[],
  on: string,
): Promise<ReadonlyMap<string, ListedItem>> {
  const successors = await successorsOf(db, skus, on);
  if (successors.size === 0) return new Map();
  const { listed } = await batchQuery(db, { listed: listedItems([...successors.values()]) });
  const known = new Map(listed.items.map((item) => [item.sku, item]));
  return new Map(
    [...successors].flatMap(([sku, successor]) => {
      const item = known.get(successor);
      return item ? [[sku, item]] : [];
    }),
  );
}
