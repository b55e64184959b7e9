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
  /** Only places that have a row of it, in no order. */
  readonly places: readonly PlaceStock[];
}

/**
 * As read: an order of 500 lines has thousands of rows of stock, and PostgreSQL joins texts in half the time that it takes to
 * write JSON. Neither an item's number nor a place's code can hold a comma.
 */
interface StockColumns {
  readonly items: readonly (readonly [sku: string, shipsFreight: boolean, hazardClass: string | null])[];
  readonly skus: string | null;
  readonly codes: string | null;
  readonly quantities: string | null;
  /** Empty where no delivery is due. */
  readonly nextOn: string | null;
}

/** One statement for any number of items; what is not sold here is left out. */
export function itemStocks(
  skus: readonly string[],
  { at }: { readonly at: readonly string[] },
): JsonQuery<readonly ItemStock[]> {
  return {
    select: sql`
      select json_build_object(
        'items', (
          select coalesce(json_agg(json_build_array(sku, ships_freight, hazard_class)), '[]')
          from item where sku = ${anyOf(skus)}
        ),
        'skus', string_agg(sku, ','), 'codes', string_agg(location_code, ','),
        'quantities', string_agg((${free})::text, ','), 'nextOn', string_agg(coalesce(next_on::text, ''), ',')
      )
      from stock where sku = ${anyOf(skus)} and location_code = ${anyOf(at)}`,
    read: inRows,
  };
}

function inRows({ items, skus, codes, quantities, nextOn }: StockColumns): readonly ItemStock[] {
  const placesOf = new Map<string, PlaceStock[]>();
  const [codeOf, quantityOf, nextOf] = [listOf(codes), listOf(quantities), listOf(nextOn)];
  for (const [row, sku] of listOf(skus).entries()) {
    const next = nextOf[row] ?? "";
    const place = {
      code: codeOf[row] ?? "",
      quantity: Number(quantityOf[row]),
      nextOn: next === "" ? null : (next as Day),
    };
    const places = placesOf.get(sku);
    if (places) places.push(place);
    else placesOf.set(sku, [place]);
  }
  return items.map(([sku, shipsFreight, hazardClass]) => ({
    sku,
    shipsFreight,
    hazardClass,
    places: placesOf.get(sku) ?? [],
  }));
}

function listOf(column: string | null): readonly string[] {
  return column?.split(",") ?? [];
}
