import { createDatabase } from "@capstan/platform/db";
import { sql } from "kysely";
import { starterCategories } from "./starter-categories.ts";
import { starterItems } from "./starter-items.ts";

/** Puts the starter shelves into the store. Running it again changes nothing, so nothing is indexed again either. */
export async function seedStarterCatalog(url: string): Promise<{ items: number }> {
  const { db, close } = createDatabase({ url, name: "capstan-seed", queryTimeoutMs: 30_000, connectTimeoutMs: 5_000 });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into category (code, name, slug, icon, summary, position)
        select c ->> 'code', c ->> 'name', c ->> 'slug', c ->> 'icon', c ->> 'summary', place
        from jsonb_array_elements(${JSON.stringify(categoryRows())}::jsonb) with ordinality as given (c, place)
        on conflict (code) do update set name = excluded.name, slug = excluded.slug, icon = excluded.icon,
          summary = excluded.summary, position = excluded.position
      `.execute(tx);
      await sql`
        insert into item (sku, category_code, brand, name, manufacturer_part_number, ship_pack_quantity)
        select i ->> 'sku', i ->> 'categoryCode', i ->> 'brand', i ->> 'name', i ->> 'manufacturerPartNumber',
          (i ->> 'shipPackQuantity')::int
        from jsonb_array_elements(${JSON.stringify(starterItems)}::jsonb) as given (i)
        on conflict (sku) do nothing
      `.execute(tx);
    });
    // A plan made while the tables were empty would stay with the prepared statements.
    await sql`analyze category, item`.execute(db);
    return { items: starterItems.length };
  } finally {
    await close();
  }
}

function categoryRows() {
  return starterCategories.map((category) => ({ ...category, slug: slugOf(category.name) }));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
