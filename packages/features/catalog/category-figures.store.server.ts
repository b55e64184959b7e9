import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/** How many items each category has with all below it, and one of them to show. */
export type CategoryFigures = ReadonlyMap<string, { readonly count: number; readonly sku: string | null }>;

export const noFigures: CategoryFigures = new Map();

/** Only the most ordered are looked at, however many items were ever ordered. */
const maxOrdered = 5_000;

/** All categories in one statement. The picture is the item that is ordered most, else the first of the category. */
export async function readCategoryFigures(db: Database): Promise<CategoryFigures> {
  const { rows } = await sql<{ code: string; count: number; sku: string | null }>`
    with recursive within as (
      select code, code as member from category
      union all select category.parent_code, within.member
      from within join category on category.code = within.code where category.parent_code is not null
    ),
    counted as (
      select category_code, count(*)::int as items from item
      where lifecycle in ('active', 'clearance') group by category_code
    ),
    ordered as (
      select item.category_code, item.sku, most.order_lines
      from (select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxOrdered}) as most
      join item using (sku) where item.lifecycle = 'active'
    ),
    shown as (
      select distinct on (within.code) within.code, ordered.sku
      from within join ordered on ordered.category_code = within.member
      order by within.code, ordered.order_lines desc, ordered.sku
    ),
    first as (
      select distinct on (within.code) within.code, found.sku
      from within cross join lateral (
        select sku from item where category_code = within.member and lifecycle in ('active', 'clearance')
        order by sku limit 1
      ) as found
      order by within.code, found.sku
    )
    select within.code, sum(counted.items)::int as count, coalesce(min(shown.sku), min(first.sku)) as sku
    from within
    join counted on counted.category_code = within.member
    left join shown on shown.code = within.code
    left join first on first.code = within.code
    group by within.code
  `.execute(db);
  return new Map(rows.map(({ code, ...figures }) => [code, figures]));
}
