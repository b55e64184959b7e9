import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { HomeView, PopularItem } from "./home.ts";

/** Of the items that are ordered most, the first of each class: six kinds of gloves would hide all else. */
export async function popularItems(db: Database, most: number): Promise<readonly PopularItem[]> {
  const { rows } = await sql<PopularItem>`
    select sku, name, brand from (
      select distinct on (item.class_code) item.sku, item.name, brand.name as brand, sold.orders
      from (select sku, count(*) as orders from sales_order_line group by sku order by orders desc limit 300) as sold
      join item using (sku) join brand on brand.code = item.brand_code
      where item.lifecycle = 'active'
      order by item.class_code, sold.orders desc, item.sku
    ) as best
    order by orders desc, sku limit ${most}
  `.execute(db);
  return rows;
}

/** The brands that are ordered most. */
export async function popularBrands(db: Database, most: number): Promise<HomeView["brands"]> {
  const { rows } = await sql<HomeView["brands"][number]>`
    select brand.code, brand.name
    from (select sku, count(*) as orders from sales_order_line group by sku) as sold
    join item using (sku) join brand on brand.code = item.brand_code
    group by brand.code, brand.name
    order by sum(sold.orders) desc, brand.code limit ${most}
  `.execute(db);
  return rows;
}
