import type { Day } from "@capstan/platform/day";
import type { JsonQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    stock: { sku: string; location_code: string; quantity: number; next_on: string | null };
  }
}

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
        select sku, sum(quantity) as quantity, (min(next_on) filter (where next_on >= ${from}))::text as next_on
        from stock where sku = any(${skus}) and location_code = any(${at})
        group by sku order by sku
      ) as stocked`,
    read: (stocked: readonly StockAt[]) => stocked,
  };
}
