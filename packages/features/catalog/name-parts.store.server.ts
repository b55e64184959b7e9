import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/** What stands in the names of a category's items behind their type: "Ball Valve, Brass, 1/2 in" is a type and two parts. */
export interface NamePart {
  readonly type: string;
  readonly part: string;
  /** Its place behind the type, from 1. */
  readonly place: number;
  readonly items: number;
}

/** The parts of the names of what is sold in a category, the most frequent first. */
export async function namePartsIn(db: Database, categoryCode: string, limit: number): Promise<readonly NamePart[]> {
  const { rows } = await sql<NamePart>`
    select split_part(name, ',', 1) as type, part, (min(place) - 1)::integer as place, count(*)::integer as items
    from item, unnest(string_to_array(name, ', ')) with ordinality as parts (part, place)
    where category_code = ${categoryCode} and lifecycle in ('active', 'clearance') and place > 1
    group by 1, 2 order by count(*) desc, 1, 2 limit ${limit}
  `.execute(db);
  return rows;
}

/** The makers' numbers of some items, as they are written. */
export async function partNumbersOf(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; number: string }>`
    select sku, manufacturer_part_number as number from item where sku = any(${[...skus]}::text[])
  `.execute(db);
  return new Map(rows.map(({ sku, number }) => [sku, number]));
}
