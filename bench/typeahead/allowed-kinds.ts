import { sql } from "kysely";
import type { Database } from "../../packages/platform/db.ts";

/**
 * Of what kind a suggestion is, told from PostgreSQL alone and by rules of its own: the code that makes suggestions has no
 * part in it. Undefined for what is of none: then it should not be there.
 */
export type KindOf = (text: string) => string | undefined;

interface ItemRow {
  readonly sku: string;
  readonly name: string;
  readonly number: string;
  readonly brand: string;
}

export async function allowedKinds(db: Database): Promise<KindOf> {
  const items = await rowsOf<ItemRow>(
    db,
    sql`select sku, item.name, manufacturer_part_number as number, brand.name as brand
      from item join brand on brand.code = item.brand_code where lifecycle in ('active', 'clearance')`,
  );
  const named = await rowsOf<{ name: string }>(db, sql`select name from category union select name from item_class`);
  const groups = await rowsOf<{ words: readonly string[] }>(
    db,
    sql`select words from synonym_group where kind in ('both', 'oneway')`,
  );
  const searched = await rowsOf<{ term: string }>(db, sql`select distinct term from search_selection where found > 0`);
  const typeOf = ({ name }: ItemRow) => name.split(",", 1)[0] ?? "";
  const kinds = new Map<string, string>();
  const allow = (kind: string, text: string) => kinds.set(plain(text), kinds.get(plain(text)) ?? kind);
  for (const text of ["branch locator", "store locator", "pickup"]) allow("branch", text);
  for (const { name } of named) allow("name", name);
  for (const item of items) {
    const type = typeOf(item);
    allow("name", type);
    for (const noun of nounsOf(type)) allow("name", noun);
    allow("brand and type", `${item.brand} ${type}`);
    for (const part of item.name.split(", ").slice(1)) {
      allow("size and type", `${part} ${type}`);
      allow("size and type", `${part.replace(/ in$/, "")} ${type}`);
      allow("size and type", `${part.split(" x ")[0]} ${type}`);
    }
    allow("number", item.sku);
    allow("number", item.number);
  }
  for (const phrase of groups.flatMap(({ words }) => words)) allow("synonym", phrase);
  for (const { term } of searched) allow("recorded", term);
  return (text) => kinds.get(plain(text));
}

/** What a type's name ends with: of "Jaw Coupling Hub" a hub; of "Cordless Drill/Driver" a drill and a driver. */
function nounsOf(type: string): readonly string[] {
  const words = type.split(/[\s/-]+/);
  return words.slice(-2);
}

/** Words in small letters without their plurals: "Hex Nuts" and "hex nut" are one. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/ies$/, "y")
        .replace(/(?<=ch|sh|ss|x)es$/, "")
        .replace(/(?<!s)s$/, ""),
    )
    .join(" ");
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}
