import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/** The SKU that stands so many places after another, in the order of the key; undefined past the end. */
export async function skuAfter(db: Database, sku: string, places: number): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`
    select sku from item where sku > ${sku} order by sku offset ${places - 1} limit 1
  `.execute(db);
  return rows[0]?.sku;
}

export interface ListedItem {
  readonly sku: string;
  readonly name: string;
  readonly updated_at: Date;
}

/** Behind the first SKU, up to the last; null where there is no end. */
export interface SkuRange {
  readonly after: string;
  readonly upTo: string | null;
}

/** The next items of a range that are sold. */
export async function soldItems(
  db: Database,
  { after, upTo }: SkuRange,
  limit: number,
): Promise<readonly ListedItem[]> {
  return db
    .selectFrom("item")
    .select(["sku", "name", "updated_at"])
    .where("sku", ">", after)
    .$if(upTo !== null, (query) => query.where("sku", "<=", upTo ?? ""))
    .where("lifecycle", "in", ["active", "clearance"])
    .orderBy("sku")
    .limit(limit)
    .execute();
}

export async function listedCategories(
  db: Database,
): Promise<readonly { readonly code: string; readonly slug: string }[]> {
  return db.selectFrom("category").select(["code", "slug"]).orderBy("code").execute();
}
