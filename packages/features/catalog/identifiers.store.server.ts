import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/**
 * The items that each of the keys names: by SKU, by a maker's part number, by an alias that everybody knows or that is
 * the account's own. One statement for any number of keys; a key that names nothing is missing.
 */
export async function skusByKeys(
  db: Database,
  accountNumber: string | null,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; skus: readonly string[] }>`
    select key, array_agg(distinct sku order by sku) as skus from (
      select sku as key, sku from item where sku = any(${keys})
      union all select part_number_key, sku from item where part_number_key = any(${keys})
      union all select key, sku from item_alias where account_number in ('', ${accountNumber ?? ""}) and key = any(${keys})
    ) as named group by key
  `.execute(db);
  return new Map(rows.map(({ key, skus }) => [key, skus]));
}

/** What replaces each of the items on a day, the first choice of each. */
export async function successorsOf(
  db: Database,
  skus: readonly string[],
  on: string,
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; successor: string }>`
    select distinct on (related_sku) related_sku as sku, sku as successor from item_relation
    where related_sku = any(${skus}) and kind = 'supersedes' and starts_on <= ${on} and ends_on >= ${on}
    order by related_sku, position
  `.execute(db);
  return new Map(rows.map(({ sku, successor }) => [sku, successor]));
}
