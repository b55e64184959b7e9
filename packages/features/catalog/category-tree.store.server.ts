import { type CatalogScope, isListed } from "@capstan/features/account/server";
import type { Database, Tx } from "@capstan/platform/db";
import type { ClassAttribute } from "./attributes.ts";
import { sql } from "kysely";
import { type RelationKind, attributeOf } from "./catalog.store.server.ts";
import { type CategoryFigures, noFigures } from "./category-figures.store.server.ts";
import type { CategoryIcon } from "./category-icons.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    document: { code: string; kind: string; title: string; url: string; language: string };
    family: {
      code: string;
      class_code: string;
      category_code: string;
      brand_code: string | null;
      name: string;
      description: string;
      documents: string[];
    };
  }
}

export interface CategoryNode {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
  readonly slug: string;
  readonly icon: CategoryIcon;
  readonly summary: string;
  readonly seoText: string;
  readonly position: number;
  /** With everything below it; null where it is not counted. */
  readonly itemCount: number | null;
  /** An item that shows what the category holds. */
  readonly pictureSku: string | null;
}

export interface ClassTemplate {
  readonly code: string;
  readonly name: string;
  /** What draws its items. */
  readonly drawing: string | null;
  readonly attributes: readonly ClassAttribute[];
}

/** What all items refer to and what fits into memory: the category tree and the templates of the classes. */
export interface CategoryTree {
  readonly categories: ReadonlyMap<string, CategoryNode>;
  readonly classes: ReadonlyMap<string, ClassTemplate>;
  /** From the root down to the category itself. */
  pathTo(categoryCode: string): readonly CategoryNode[];
  /** In their order; of the roots for null. */
  below(categoryCode: string | null): readonly CategoryNode[];
}

export async function readCategoryTree(db: Database | Tx, figures: CategoryFigures = noFigures): Promise<CategoryTree> {
  const [categoryRows, classRows, attributeRows] = await Promise.all([
    db.selectFrom("category").selectAll().orderBy("position").orderBy("code").execute(),
    db.selectFrom("item_class").select(["code", "name", "drawing"]).execute(),
    db.selectFrom("class_attribute").selectAll().orderBy("class_code").orderBy("position").execute(),
  ]);
  const categories = new Map(
    categoryRows.map((row): [string, CategoryNode] => [
      row.code,
      {
        code: row.code,
        parentCode: row.parent_code,
        name: row.name,
        slug: row.slug,
        icon: row.icon,
        summary: row.summary,
        seoText: row.seo_text,
        position: row.position,
        itemCount: figures.get(row.code)?.count ?? null,
        pictureSku: figures.get(row.code)?.sku ?? null,
      },
    ]),
  );
  const attributes = Map.groupBy(attributeRows, (row) => row.class_code);
  const classes = new Map(
    classRows.map(({ code, name, drawing }) => [
      code,
      { code, name, drawing, attributes: (attributes.get(code) ?? []).map(attributeOf) },
    ]),
  );
  const children = Map.groupBy(categories.values(), (node) => node.parentCode);
  const pathTo = (code: string): readonly CategoryNode[] => {
    const node = categories.get(code);
    if (!node) return [];
    return node.parentCode === null ? [node] : [...pathTo(node.parentCode), node];
  };
  return { categories, classes, pathTo, below: (code) => children.get(code) ?? [] };
}

export interface Family {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly documents: readonly string[];
}

export async function familiesByCode(
  db: Database | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Family>> {
  const rows = await db
    .selectFrom("family")
    .select(["code", "name", "description", "documents"])
    .where((where) => where("code", "=", where.fn.any(where.val([...codes]))))
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Every other name of the items, in normalised form; a customer's own with the account that knows it. */
export async function aliasKeys(db: Database | Tx, skus: readonly string[]) {
  const rows = await db
    .selectFrom("item_alias")
    .select(["sku", "key", "account_number"])
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return Map.groupBy(rows, (row) => row.sku);
}

/** The first items of a category and of all categories below it that a visitor is shown, for while the search engine is away. */
export async function itemsInCategory(
  db: Database,
  categoryCode: string,
  { limit, scope }: { readonly limit: number; readonly scope: CatalogScope | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    with recursive below as (
      select code from category where code = ${categoryCode}
      union all select category.code from category join below on category.parent_code = below.code
    )
    select found.sku from below cross join lateral (
      select sku from item where category_code = below.code and lifecycle in ('active', 'clearance') and ${isListed(scope)}
      order by sku limit ${limit}
    ) as found
    order by found.sku limit ${limit}
  `.execute(db);
  return rows.map((row) => row.sku);
}

/** The other items of a family, in the order of their numbers. */
export async function familySkus(db: Database, familyCode: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("item")
    .select("sku")
    .where("family_code", "=", familyCode)
    .orderBy("sku")
    .limit(limit)
    .execute();
  return rows.map((row) => row.sku);
}

export interface StoredDocument {
  readonly title: string;
  readonly kind: string;
  readonly url: string;
}

export async function documentsByCode(db: Database, codes: readonly string[]): Promise<readonly StoredDocument[]> {
  return db
    .selectFrom("document")
    .select(["title", "kind", "url"])
    .where((where) => where("code", "=", where.fn.any(where.val([...codes]))))
    .orderBy("code")
    .execute();
}

/** Everything that is offered with an item on a day, by kind and in order. */
export async function relationsOf(db: Database, sku: string, on: string) {
  const rows = await db
    .selectFrom("item_relation")
    .select(["kind", "related_sku"])
    .where("sku", "=", sku)
    .where("starts_on", "<=", on)
    .where("ends_on", ">=", on)
    .orderBy("kind")
    .orderBy("position")
    .execute();
  return Map.groupBy(rows, (row) => row.kind);
}

interface RelationsRequest {
  readonly sku: string;
  readonly on: string;
  readonly kinds: readonly RelationKind[];
  /** Of each kind. */
  readonly limit: number;
}

/**
 * What an item is related to on a day, whichever of the two the relation was written for: its own relations first, in their
 * order. `isReverse`: the other item names this one. A gasket may be an accessory of ten thousand pumps: each direction reads
 * as many as are wanted, in the order of its index.
 */
export async function relationsBothWays(
  db: Database,
  { sku, on, kinds, limit }: RelationsRequest,
): Promise<readonly MutualRelation[]> {
  const { rows } = await sql<MutualRelation>`
    select wanted.kind, found.sku, found."isReverse"
    from unnest(${[...kinds]}::text[]) with ordinality as wanted (kind, place)
    cross join lateral (
      (select related_sku as sku, position, false as "isReverse" from item_relation
        where sku = ${sku} and kind = wanted.kind and starts_on <= ${on} and ends_on >= ${on}
        order by position, related_sku limit ${limit})
      union all
      (select sku, position, true from item_relation
        where related_sku = ${sku} and kind = wanted.kind and starts_on <= ${on} and ends_on >= ${on}
        order by position, sku limit ${limit})
      order by "isReverse", position, sku limit ${limit}
    ) as found
    order by wanted.place, found."isReverse", found.position, found.sku
  `.execute(db);
  return rows;
}

export interface MutualRelation {
  readonly kind: RelationKind;
  readonly sku: string;
  readonly isReverse: boolean;
}

/** What is an alternate of each of some items on a day, in order. One statement, however many items. */
export async function alternatesOf(
  db: Database,
  skus: readonly string[],
  on: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom("item_relation")
    .select(["sku", "related_sku"])
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .where("kind", "=", "alternate")
    .where("starts_on", "<=", on)
    .where("ends_on", ">=", on)
    .orderBy("position")
    .execute();
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  return new Map([...bySku].map(([sku, related]) => [sku, related.map((row) => row.related_sku)]));
}

/** What took an item's place, if something did. */
export async function successorOf(db: Database, sku: string, on: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("item_relation")
    .select("sku")
    .where("related_sku", "=", sku)
    .where("kind", "=", "supersedes")
    .where("starts_on", "<=", on)
    .where("ends_on", ">=", on)
    .orderBy("position")
    .executeTakeFirst();
  return row?.sku;
}

/** Item numbers in their order, from the one after the given: a walk through the whole catalog. */
export async function skusAfter(db: Database, after: string, limit: number): Promise<readonly string[]> {
  const rows = await db.selectFrom("item").select("sku").where("sku", ">", after).orderBy("sku").limit(limit).execute();
  return rows.map(({ sku }) => sku);
}
