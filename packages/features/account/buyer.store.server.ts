import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { CustomCatalog, CustomerKind } from "./account.ts";

/** What decides whether an account may buy an item: who it is, where its orders go by default, and its catalog. */
export interface Buyer {
  readonly customerKind: CustomerKind;
  readonly state: string;
  readonly zip: string;
  readonly catalog: Pick<CustomCatalog, "scenario" | "label1"> | null;
  /** Those of the items that the custom catalog does not hold. */
  readonly outsideCatalog: readonly string[];
}

/** Null for a visitor without an account: of them nothing is known. */
export function buyerOf(accountNumber: string | null, skus: readonly string[]): JsonQuery<Buyer | null> {
  return {
    select: accountNumber === null ? sql`select null::json` : buyerRow(accountNumber, skus),
    read: (buyer: Buyer | null) => buyer,
  };
}

/** A catalog holds whole categories with all that is below them, and single items. */
function buyerRow(accountNumber: string, skus: readonly string[]) {
  return sql`
    select json_build_object(
      'customerKind', customer_kind,
      'state', state,
      'zip', zip,
      'catalog', case when custom_catalog.code is not null
        then json_build_object('scenario', custom_catalog.scenario, 'label1', custom_catalog.label1) end,
      'outsideCatalog', case when custom_catalog.code is null then '[]'::json else (
        with recursive inside as (
          select category_code as code from custom_catalog_category where catalog_code = custom_catalog.code
          union select category.code from category join inside on category.parent_code = inside.code
        )
        select coalesce(json_agg(item.sku), '[]') from item
        where item.sku = ${anyOf(skus)}
          and item.category_code not in (select code from inside)
          and not exists (
            select from custom_catalog_item as single
            where single.catalog_code = custom_catalog.code and single.sku = item.sku
          )
      ) end
    )
    from account left join custom_catalog on custom_catalog.code = account.custom_catalog_code
    where account.number = ${accountNumber}`;
}
