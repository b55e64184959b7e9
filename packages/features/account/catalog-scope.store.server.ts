import type { Database } from "@capstan/platform/db";
import { anyOf, batchQuery } from "@capstan/platform/json-query";
import type { Visitor } from "@capstan/platform/visitor";
import { type RawBuilder, sql } from "kysely";
import {
  type CatalogCheck,
  type CatalogScope,
  type ChosenCatalog,
  catalogCheckOf,
  catalogScopeOf,
} from "./catalog-scope.ts";

export type ScopedVisitor = Pick<Visitor, "accountNumber" | "userId">;

/**
 * Whether the row `item` is in a custom catalog, which holds whole categories with all that is below them, and single
 * items. The search index keeps the same as `catalogs`.
 */
export function inCatalog(code: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    item.category_code in (
      with recursive inside as (
        select category_code as code from custom_catalog_category where catalog_code = ${code}
        union select category.code from category join inside on category.parent_code = inside.code
      )
      select code from inside
    )
    or exists (select from custom_catalog_item as single where single.catalog_code = ${code} and single.sku = item.sku)
  )`;
}

/** Whether the row `item` is in what the scope lists. */
export function isListed(scope: Pick<CatalogScope, "code" | "lists"> | null): RawBuilder<boolean> {
  if (!scope || scope.lists === "all") return sql<boolean>`true`;
  return scope.lists === "in" ? inCatalog(scope.code) : sql<boolean>`not ${inCatalog(scope.code)}`;
}

/** Whether the row `item` is shown and sold at all. */
export function isShown(scope: CatalogScope | null): RawBuilder<boolean> {
  return scope?.isRestricting ? inCatalog(scope.code) : sql<boolean>`true`;
}

/** A row of one JSON value: the account's custom catalog and what the user chose of it. No row where there is none. */
export function chosenCatalog({ accountNumber, userId }: ScopedVisitor): RawBuilder<unknown> {
  return sql`
    select json_build_object(
      'code', custom_catalog.code, 'scenario', scenario, 'filterName', filter_name, 'label1', label1, 'label2', label2,
      'option', (
        select option from custom_catalog_choice as choice
        where choice.account_number = account.number and choice.user_id = ${userId}
      )
    )
    from account join custom_catalog on custom_catalog.code = account.custom_catalog_code
    where account.number = ${accountNumber}`;
}

/** Whoever works in no account costs no statement. */
export async function readCatalogScope(db: Database, visitor: ScopedVisitor): Promise<CatalogScope | null> {
  if (visitor.accountNumber === null) return null;
  const read = (catalog: ChosenCatalog | null) => catalog && catalogScopeOf(catalog);
  return (await batchQuery(db, { scope: { select: chosenCatalog(visitor), read } })).scope;
}

/** What a scope says of some items; nobody is asked where there is no scope. */
export async function checkCatalog(
  db: Database,
  scope: CatalogScope | null,
  skus: readonly string[],
): Promise<CatalogCheck> {
  if (!scope || skus.length === 0) return catalogCheckOf(scope, new Set());
  const { rows } = await sql<{ sku: string }>`
    select sku from item where sku = ${anyOf(skus)} and not ${inCatalog(scope.code)}
  `.execute(db);
  return catalogCheckOf(scope, new Set(rows.map(({ sku }) => sku)));
}

/** Those of the items that the scope lists, in their order; nobody is asked where it lists everything. */
export async function listedSkus(
  db: Database,
  scope: CatalogScope | null,
  skus: readonly string[],
): Promise<readonly string[]> {
  if (!scope || scope.lists === "all" || skus.length === 0) return skus;
  const { rows } = await sql<{ sku: string }>`
    select sku from item where sku = ${anyOf(skus)} and ${isListed(scope)}
  `.execute(db);
  const listed = new Set(rows.map(({ sku }) => sku));
  return skus.filter((sku) => listed.has(sku));
}

/** The categories in which, or below which, the scope lists something that is sold; null: all of them. */
export type ListedCategories = ReadonlySet<string> | null;

/** One statement, and none where everything is listed. A catalog's single items are few: no category is read through for them. */
export async function listedCategories(db: Database, scope: CatalogScope | null): Promise<ListedCategories> {
  if (!scope || scope.lists === "all") return null;
  const sold = sql`item.lifecycle in ('active', 'clearance')`;
  const single = sql`select from custom_catalog_item as single where catalog_code = ${scope.code} and single.sku = item.sku`;
  const own =
    scope.lists === "in"
      ? sql`
        select code from inside where exists (select from item where category_code = inside.code and ${sold})
        union
        select item.category_code from custom_catalog_item join item using (sku)
        where catalog_code = ${scope.code} and ${sold}`
      : sql`
        select code from category where code not in (select code from inside) and exists (
          select from item where category_code = category.code and ${sold} and not exists (${single})
        )`;
  const { rows } = await sql<{ code: string }>`
    with recursive inside as (
      select category_code as code from custom_catalog_category where catalog_code = ${scope.code}
      union select category.code from category join inside on category.parent_code = inside.code
    ), listed as (
      select code, parent_code from category where code in (${own})
      union select above.code, above.parent_code from category as above join listed on listed.parent_code = above.code
    )
    select code from listed
  `.execute(db);
  return new Set(rows.map(({ code }) => code));
}
