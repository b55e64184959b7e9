import { type JsonQuery, anyOf, columnsQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { OrderableItem } from "./catalog.ts";

export function orderableItems(skus: readonly string[]): JsonQuery<readonly OrderableItem[]> {
  return columnsQuery<OrderableItem>(
    {
      sku: sql`item.sku`,
      name: sql`item.name`,
      brandName: sql`brand.name`,
      categoryName: sql`category.name`,
      manufacturerPartNumber: sql`item.manufacturer_part_number`,
      unit: sql`item.unit`,
      piecesPerUnit: sql`item.pieces_per_unit`,
      sellPackQuantity: sql`item.sell_pack_quantity`,
      shipPackQuantity: sql`item.ship_pack_quantity`,
      minimumQuantity: sql`item.minimum_quantity`,
      lifecycle: sql`item.lifecycle`,
      restrictions: sql`item.restrictions`,
    },
    sql`
      item join category on category.code = item.category_code join brand on brand.code = item.brand_code
      where item.sku = ${anyOf(skus)}`,
  );
}
