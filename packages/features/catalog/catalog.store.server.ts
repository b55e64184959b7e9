import { bug } from "@capstan/platform/bug";
import type { Database, Tables, Tx } from "@capstan/platform/db";
import { type JsonQuery, anyOf, batchQuery } from "@capstan/platform/json-query";
import { type Money, moneyOf } from "@capstan/platform/money";
import { type Generated, type Selectable, sql } from "kysely";
import type { Attributes, ClassAttribute } from "./attributes.ts";
import type { Category, Item, Lifecycle, ListedItem } from "./catalog.ts";
import type { CategoryIcon } from "./category-icons.ts";
import { identifierKey } from "./identifier-key.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    category: {
      code: string;
      parent_code: string | null;
      name: string;
      slug: string;
      icon: CategoryIcon;
      summary: string;
      seo_text: Generated<string>;
      unspsc: string | null;
      position: number;
    };
    brand: { code: string; name: string; slug: string; summary: Generated<string>; mark: Generated<BrandLook> };
    warranty: { code: string; name: string; months: number; price: string; terms: string };
    item_class: { code: string; name: string; unspsc: string; drawing: string | null };
    class_attribute: {
      class_code: string;
      code: string;
      name: string;
      type: ClassAttribute["type"];
      unit: string;
      display: ClassAttribute["display"];
      is_required: boolean;
      is_facet: boolean;
      grid_column: number | null;
      is_primary_size: boolean;
      position: number;
    };
    item: {
      sku: string;
      category_code: string;
      class_code: string;
      brand_code: string;
      family_code: string | null;
      name: string;
      short_name: string;
      description: Generated<string>;
      manufacturer_part_number: string;
      part_number_key: string;
      attributes: Generated<Attributes>;
      unit: Generated<string>;
      pieces_per_unit: Generated<number>;
      sell_pack_quantity: Generated<number>;
      ship_pack_quantity: Generated<number>;
      minimum_quantity: Generated<number>;
      lifecycle: Generated<Lifecycle>;
      country_of_origin: Generated<string | null>;
      warranty_code: Generated<string | null>;
      ships_freight: Generated<boolean>;
      hazard_class: Generated<string | null>;
      restrictions: Generated<string[]>;
      documents: Generated<string[]>;
      image_url: Generated<string | null>;
      updated_at: Generated<Date>;
    };
    item_alias: { key: string; sku: string; kind: string; account_number: Generated<string>; value: string };
    item_relation: {
      sku: string;
      kind: RelationKind;
      related_sku: string;
      position: Generated<number>;
      starts_on: Generated<string>;
      ends_on: Generated<string>;
    };
  }
}

/** What a brand's mark is drawn from. */
export interface BrandLook {
  readonly color?: `#${string}`;
  readonly shape?: string;
}

/** A protection plan: what it costs for one unit of its item. */
export interface Warranty {
  readonly name: string;
  readonly price: Money;
}

export type RelationKind = "alternate" | "required-accessory" | "related" | "supersedes" | "similar";

export async function topCategories(db: Database): Promise<readonly Category[]> {
  return db
    .selectFrom("category")
    .select(["code", "name", "slug", "icon", "summary"])
    .where("parent_code", "is", null)
    .orderBy("position")
    .execute();
}

/**
 * PostgreSQL makes the objects and they arrive as one text: taking the columns of sixty rows apart here costs more than
 * everything else that is done with them. One statement for any number of items: a list of parameters would be a new
 * statement for every length.
 */
export async function itemsBySku(db: Database | Tx, skus: readonly string[]): Promise<readonly Item[]> {
  return (await batchQuery(db, { items: itemsOnFile(skus) })).items;
}

/** The same, for whoever asks for more in the same statement. */
export function itemsOnFile(skus: readonly string[]): JsonQuery<readonly Item[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        ${listedColumns},
        'shortName', item.short_name,
        'brand', json_build_object('code', brand.code, 'name', brand.name),
        'manufacturerPartNumber', item.manufacturer_part_number,
        'category', json_build_object('code', category.code, 'name', category.name, 'slug', category.slug),
        'restrictions', item.restrictions
      )), '[]')
      from item
      join category on category.code = item.category_code
      join brand on brand.code = item.brand_code
      where item.sku = ${anyOf(skus)}`,
    read: (items: readonly Item[]) => items,
  };
}

/** The protection plans that are offered with items, by SKU; items without one are missing. */
export function warrantiesOf(skus: readonly string[]): JsonQuery<ReadonlyMap<string, Warranty>> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('sku', sku, 'name', warranty.name, 'price', price::text)), '[]')
      from item join warranty on warranty.code = item.warranty_code
      where item.sku = ${anyOf(skus)}`,
    read: (rows: readonly { readonly sku: string; readonly name: string; readonly price: string }[]) =>
      new Map(
        rows.map(({ sku, name, price }) => [
          sku,
          { name, price: moneyOf(price) ?? bug(`numeric(14,4) gave ${price}`) },
        ]),
      ),
  };
}

const listedColumns = sql.raw(`
  'sku', item.sku,
  'name', item.name,
  'description', item.description,
  'classCode', item.class_code,
  'familyCode', item.family_code,
  'attributes', item.attributes,
  'unit', item.unit,
  'piecesPerUnit', item.pieces_per_unit,
  'sellPackQuantity', item.sell_pack_quantity,
  'shipPackQuantity', item.ship_pack_quantity,
  'minimumQuantity', item.minimum_quantity,
  'countryOfOrigin', item.country_of_origin,
  'lifecycle', item.lifecycle
`);

interface ListedItems {
  /** In no order. */
  readonly items: readonly ListedItem[];
  /** Those that the items belong to. */
  readonly families: readonly {
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly specSheetUrl: string | null;
  }[];
}

/** What a list of items shows, with the families' own words. */
export function listedItems(skus: readonly string[]): JsonQuery<ListedItems> {
  return {
    select: sql`
      with found as (
        select item.*, brand.name as brand_name from item join brand on brand.code = item.brand_code
        where item.sku = any(${skus})
      )
      select json_build_object(
        'items', (select coalesce(json_agg(json_build_object(
          ${listedColumns}, 'brand', json_build_object('name', item.brand_name), 
          'category', json_build_object('code', item.category_code)
        )), '[]') from found as item),
        'families', (
          select coalesce(json_agg(json_build_object(
            'code', code, 'name', name, 'description', description, 'specSheetUrl', (
              select url from document
              where document.code = any(family.documents) and kind = 'datasheet' order by document.code limit 1
            )
          )), '[]')
          from family where code in (select family_code from found)
        )
      )`,
    read: (found: ListedItems) => found,
  };
}

/**
 * The items that an identifier names exactly, however it is punctuated: by SKU, by a maker's part number, by an alias
 * that everybody knows or that is the account's own.
 */
export async function skusByIdentifier(
  db: Database,
  accountNumber: string | null,
  identifier: string,
): Promise<readonly string[]> {
  const key = identifierKey(identifier);
  if (key === "") return [];
  const { rows } = await sql<{ sku: string }>`
    select sku from item where sku = ${key}
    union select sku from item where part_number_key = ${key}
    union select sku from item_alias where key = ${key} and account_number in ('', ${accountNumber ?? ""})
    order by sku limit 50
  `.execute(db);
  return rows.map((row) => row.sku);
}

/** A row of the template as the rules know it. */
export function attributeOf(row: Selectable<Tables["class_attribute"]>): ClassAttribute {
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    unit: row.unit,
    display: row.display,
    isRequired: row.is_required,
    isFacet: row.is_facet,
    gridColumn: row.grid_column,
    isPrimarySize: row.is_primary_size,
  };
}

/** What a picture of the item is drawn from. */
export type ItemToDraw = NonNullable<Awaited<ReturnType<typeof itemToDraw>>>;

export async function itemToDraw(db: Database, sku: string) {
  return db
    .selectFrom("item")
    .innerJoin("item_class", "item_class.code", "item.class_code")
    .innerJoin("brand", "brand.code", "item.brand_code")
    .select([
      "item.name",
      "item.manufacturer_part_number as manufacturerPartNumber",
      "item.attributes",
      "item.image_url as imageUrl",
      "item_class.drawing",
      "brand.name as brand",
    ])
    .where("item.sku", "=", sku)
    .executeTakeFirst();
}

/** What only an item's own page says of it. */
export async function itemDetails(db: Database, sku: string) {
  return db
    .selectFrom("item")
    .innerJoin("item_class", "item_class.code", "item.class_code")
    .leftJoin("warranty", "warranty.code", "item.warranty_code")
    .select([
      "item.image_url as imageUrl",
      "item_class.drawing",
      sql<string | null>`item.available_from::text`.as("availableFrom"),
      sql<string | null>`item.discontinued_on::text`.as("discontinuedOn"),
      "item.documents",
      "warranty.name as planName",
      "warranty.price as planPrice",
      "warranty.terms as planTerms",
    ])
    .where("item.sku", "=", sku)
    .executeTakeFirst();
}

export async function brandToDraw(db: Database, code: string) {
  return db.selectFrom("brand").select(["name", "mark"]).where("code", "=", code).executeTakeFirst();
}
