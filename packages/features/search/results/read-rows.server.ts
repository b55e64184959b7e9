import { previouslyPurchased } from "@capstan/features/account/server";
import { type Item, familiesByCode, itemsBySku } from "@capstan/features/catalog/server";
import type { PriceFile } from "@capstan/features/pricing";
import { priceFiles } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import type { StockLabel } from "../stock/stock-label.ts";
import type { StockReader } from "../stock/stock-reader.server.ts";
import type { Looking } from "./item-rows.ts";

export interface RowsDeps {
  readonly db: Database;
  readonly stock: Pick<StockReader, "labels">;
}

/** What the database knows of a page's items. */
export interface Rows {
  /** In the order in which they were found. */
  readonly items: readonly Item[];
  readonly familyNames: Awaited<ReturnType<typeof familiesByCode>>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly purchased: ReadonlySet<string>;
  readonly stock: ReadonlyMap<string, StockLabel>;
}

/** As many statements for sixty items as for one, and none waits for another that it can do without. */
export async function readRows({ db, stock }: RowsDeps, skus: readonly string[], looking: Looking): Promise<Rows> {
  const { accountNumber, on } = looking;
  const [named, prices, purchased, labels] = await Promise.all([
    itemsWithFamilies(db, skus),
    priceFiles(db, accountNumber, skus),
    accountNumber === null ? new Set<string>() : previouslyPurchased(db, accountNumber, skus),
    stock.labels(skus, on),
  ]);
  return { ...named, prices, purchased, stock: labels };
}

async function itemsWithFamilies(db: Database, skus: readonly string[]): Promise<Pick<Rows, "items" | "familyNames">> {
  const known = new Map((await itemsBySku(db, skus)).map((item) => [item.sku, item]));
  const items = skus.flatMap((sku) => known.get(sku) ?? []);
  return { items, familyNames: await familiesByCode(db, familyCodesOf(items)) };
}

export function familyCodesOf(items: readonly Item[]): readonly string[] {
  return [...new Set(items.flatMap(({ familyCode }) => familyCode ?? []))];
}
