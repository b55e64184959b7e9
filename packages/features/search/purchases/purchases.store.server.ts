import { type CatalogScope, isShown } from "@capstan/features/account/server";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface Purchase {
  readonly sku: string;
  /** Units of the last twelve months. */
  readonly quantity: number;
  readonly orderedAt: Date;
}

interface PurchasesRequest {
  readonly categoryCodes: readonly string[];
  /** Twelve months end on this day. */
  readonly on: string;
  readonly scope: CatalogScope | null;
  readonly limit: number;
}

/** Of what an account ordered most often, only so much is added up. */
const maxCounted = 50;

/** What the account ordered most of in some categories within twelve months, and can still order. */
export async function mostPurchased(
  db: Database,
  accountNumber: string,
  { categoryCodes, on, scope, limit }: PurchasesRequest,
): Promise<readonly Purchase[]> {
  const { rows } = await sql<Purchase>`
    with bought as (
      select account_item.sku, last_ordered_at
      from account_item
      join item on item.sku = account_item.sku and item.lifecycle in ('active', 'clearance')
      where account_item.account_number = ${accountNumber}
        and item.category_code = any(${[...categoryCodes]}::text[])
        and last_ordered_at >= ${on}::date - interval '12 months'
        and ${isShown(scope)}
      order by account_item.order_lines desc, account_item.sku
      limit ${maxCounted}
    )
    select bought.sku, line.quantity::float8 as quantity, bought.last_ordered_at as "orderedAt"
    from bought cross join lateral (
      select sum(quantity) as quantity from sales_order_line
      where account_number = ${accountNumber} and sku = bought.sku and placed_at >= ${on}::date - interval '12 months'
    ) as line
    order by line.quantity desc, bought.sku
    limit ${limit}
  `.execute(db);
  return rows;
}
