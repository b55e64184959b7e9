import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { HomeView, PopularItem } from "./home.ts";

/** Only the most ordered are looked at, however many items were ever ordered. */
const maxItems = { byClass: 300, byBrand: 5_000 };

/** Of the items that are ordered most, the first of each class: six kinds of gloves would hide all else. */
export async function popularItems(db: Database, limit: number): Promise<readonly PopularItem[]> {
  const { rows } = await sql<PopularItem>`
    select sku, name, brand from (
      select distinct on (item.class_code) item.sku, item.name, brand.name as brand, sold.order_lines
      from (
        select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxItems.byClass}
      ) as sold
      join item using (sku) join brand on brand.code = item.brand_code
      where item.lifecycle = 'active'
      order by item.class_code, sold.order_lines desc, item.sku
    ) as best
    order by order_lines desc, sku limit ${limit}
  `.execute(db);
  return rows;
}

/** The brands that are ordered most, by their most ordered items. */
export async function popularBrands(db: Database, limit: number): Promise<HomeView["brands"]> {
  const { rows } = await sql<HomeView["brands"][number]>`
    select brand.code, brand.name
    from (
      select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxItems.byBrand}
    ) as sold
    join item using (sku) join brand on brand.code = item.brand_code
    group by brand.code, brand.name
    order by sum(sold.order_lines) desc, brand.code limit ${limit}
  `.execute(db);
  return rows;
}
