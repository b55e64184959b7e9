import type { Database, Tx } from "@capstan/platform/db";
import type { Generated } from "kysely";
import type { Category, Item } from "./catalog.ts";
import type { CategoryIcon } from "./category-icons.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    category: {
      code: string;
      parent_code: string | null;
      name: string;
      slug: string;
      icon: CategoryIcon;
      summary: string;
      position: number;
    };
    item: {
      sku: string;
      category_code: string;
      brand: string;
      name: string;
      manufacturer_part_number: string;
      ship_pack_quantity: Generated<number>;
      updated_at: Generated<Date>;
    };
  }
}

export async function topCategories(db: Database): Promise<readonly Category[]> {
  return db
    .selectFrom("category")
    .select(["code", "name", "slug", "icon", "summary"])
    .where("parent_code", "is", null)
    .orderBy("position")
    .execute();
}

export async function itemsBySku(db: Database | Tx, skus: readonly string[]): Promise<readonly Item[]> {
  const rows = await db
    .selectFrom("item")
    .innerJoin("category", "category.code", "item.category_code")
    .select([
      "item.sku",
      "item.name",
      "item.brand",
      "item.manufacturer_part_number",
      "item.ship_pack_quantity",
      "category.code",
      "category.name as category_name",
      "category.slug",
    ])
    // One statement for any number of items: a list of parameters would be a new statement for every length.
    .where((where) => where("item.sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return rows.map((row) => ({
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    manufacturerPartNumber: row.manufacturer_part_number,
    shipPackQuantity: row.ship_pack_quantity,
    category: { code: row.code, name: row.category_name, slug: row.slug },
  }));
}
