import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { CustomerKind } from "./account.ts";
import { type CatalogScope, type ChosenCatalog, catalogScopeOf } from "./catalog-scope.ts";
import { type ScopedVisitor, chosenCatalog, inCatalog } from "./catalog-scope.store.server.ts";

/** What decides whether an account may buy an item: who it is, where its orders go by default, and its catalog. */
export interface Buyer {
  readonly customerKind: CustomerKind;
  readonly state: string;
  readonly zip: string;
  readonly scope: CatalogScope | null;
  /** Those of the items that the custom catalog does not hold. */
  readonly outsideCatalog: readonly string[];
}

type BuyerRow = Omit<Buyer, "scope"> & { readonly catalog: ChosenCatalog | null };

/** Null for a visitor without an account: of them nothing is known. */
export function buyerOf(visitor: ScopedVisitor, skus: readonly string[]): JsonQuery<Buyer | null> {
  return {
    select: visitor.accountNumber === null ? sql`select null::json` : buyerRow(visitor, skus),
    read: (row: BuyerRow | null) => {
      if (!row) return null;
      const { catalog, ...buyer } = row;
      return { ...buyer, scope: catalog && catalogScopeOf(catalog) };
    },
  };
}

function buyerRow({ accountNumber, userId }: ScopedVisitor, skus: readonly string[]) {
  const code = sql`(select custom_catalog_code from account where number = ${accountNumber})`;
  return sql`
    select json_build_object(
      'customerKind', customer_kind,
      'state', state,
      'zip', zip,
      'catalog', (${chosenCatalog({ accountNumber, userId })}),
      'outsideCatalog', case when custom_catalog_code is null then '[]'::json else (
        select coalesce(json_agg(item.sku), '[]') from item
        where item.sku = ${anyOf(skus)} and not ${inCatalog(code)}
      ) end
    )
    from account where number = ${accountNumber}`;
}
