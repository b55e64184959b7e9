import type { Day } from "@capstan/platform/day";
import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { type Generated, sql } from "kysely";
import type { PlaceStock } from "./line-promise.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    stock: {
      sku: string;
      location_code: string;
      quantity: number;
      reserved: Generated<number>;
      next_on: string | null;
    };
  }
}

/** What lies at a place and no open order has; a recount may have found less than is reserved. */
export const free = sql.raw("greatest(stock.quantity - stock.reserved, 0)");

/** What lies at several places together: branches or distribution centres. */
export interface StockAt {
  readonly sku: string;
  readonly quantity: number;
  /** When the next delivery to one of them is due, where one is. */
  readonly nextOn: string | null;
}

/** Of items that nothing is known of there is nothing. */
export function stockOf(
  skus: readonly string[],
  { at, from }: { readonly at: readonly string[]; readonly from: Day },
): JsonQuery<readonly StockAt[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('sku', sku, 'quantity', quantity, 'nextOn', next_on)), '[]')
      from (
        select sku, sum(${free}) as quantity, (min(next_on) filter (where next_on >= ${from}))::text as next_on
        from stock where sku = ${anyOf(skus)} and location_code = ${anyOf(at)}
        group by sku order by sku
      ) as stocked`,
    read: (stocked: readonly StockAt[]) => stocked,
  };
}

/** What lies where of an item, and how it is shipped. */
export interface ItemStock {
  readonly sku: string;
  readonly shipsFreight: boolean;
  readonly hazardClass: string | null;
  /** Only places that have a row of it. */
  readonly places: readonly PlaceStock[];
}

/** One statement for any number of items; what is not sold here is left out. */
export function itemStocks(
  skus: readonly string[],
  { at }: { readonly at: readonly string[] },
): JsonQuery<readonly ItemStock[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'sku', item.sku,
        'shipsFreight', item.ships_freight,
        'hazardClass', item.hazard_class,
        'places', (
          select coalesce(json_agg(json_build_object(
            'code', stock.location_code, 'quantity', ${free}, 'nextOn', stock.next_on::text
          ) order by stock.location_code), '[]')
          from stock where stock.sku = item.sku and stock.location_code = any(${at})
        )
      )), '[]')
      from item where item.sku = any(${skus})`,
    read: (found: readonly ItemStock[]) => found,
  };
}
