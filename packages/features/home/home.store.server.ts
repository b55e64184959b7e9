import type { OrderStatus } from "@capstan/features/account";
import { type CatalogScope, isShown } from "@capstan/features/account/server";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { HomeView, PopularItem } from "./home.ts";

/** Only the most ordered are looked at, however many items were ever ordered. */
const maxItems = { byClass: 300, byBrand: 5_000 };

/** Of the items that are ordered most, the first of each class: six kinds of gloves would hide all else. */
export async function popularItems(
  db: Database,
  limit: number,
  scope: CatalogScope | null = null,
): Promise<readonly PopularItem[]> {
  const { rows } = await sql<PopularItem>`
    select sku, name, brand from (
      select distinct on (item.class_code) item.sku, item.name, brand.name as brand, sold.order_lines
      from (
        select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxItems.byClass}
      ) as sold
      join item using (sku) join brand on brand.code = item.brand_code
      where item.lifecycle = 'active' and ${isShown(scope)}
      order by item.class_code, sold.order_lines desc, item.sku
    ) as best
    order by order_lines desc, sku limit ${limit}
  `.execute(db);
  return rows;
}

/** The brands that are ordered most, by their most ordered items. */
export async function popularBrands(db: Database, limit: number): Promise<HomeView["brands"]> {
  const { rows } = await sql<HomeView["brands"][number]>`
    select brand.code, brand.name
    from (
      select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxItems.byBrand}
    ) as sold
    join item using (sku) join brand on brand.code = item.brand_code
    group by brand.code, brand.name
    order by sum(sold.order_lines) desc, brand.code limit ${limit}
  `.execute(db);
  return rows;
}

export interface LastOrder {
  readonly sku: string;
  readonly quantity: number;
  readonly orderedAt: Date;
}

/** The items that the account ordered last and can still order, each with the quantity of its last line. */
export async function lastOrders(
  db: Database,
  accountNumber: string,
  { limit, scope }: { readonly limit: number; readonly scope: CatalogScope | null },
): Promise<readonly LastOrder[]> {
  const { rows } = await sql<LastOrder>`
    select bought.sku, line.quantity, bought.last_ordered_at as "orderedAt"
    from account_item as bought
    join item on item.sku = bought.sku and item.lifecycle in ('active', 'clearance')
    cross join lateral (
      select quantity from sales_order_line
      where account_number = bought.account_number and sku = bought.sku
      order by placed_at desc limit 1
    ) as line
    where bought.account_number = ${accountNumber} and ${isShown(scope)}
    order by bought.last_ordered_at desc, bought.sku
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface Member {
  readonly accountNumber: string;
  readonly userId: string;
}

/** The orders of others that wait for an approver of the account. */
export async function ordersToApprove(
  db: Database,
  { accountNumber, userId }: Member,
): Promise<{ readonly count: number; readonly total: string; readonly oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; total: string; oldestAt: Date | null }>`
    select count(*)::int as count, coalesce(sum(total), 0)::text as total, min(placed_at) as "oldestAt"
    from sales_order
    where account_number = ${accountNumber} and status = 'awaiting-approval' and total is not null
      and approve_by > now() and user_id is distinct from ${userId}
  `.execute(db);
  return rows[0] ?? { count: 0, total: "0", oldestAt: null };
}

export interface OrderUnderWay {
  readonly number: string;
  readonly status: OrderStatus;
  readonly lines: number;
  readonly total: string;
}

/** The member's own orders of the last quarter that are held, packed or on the way, the latest first. */
export async function ordersUnderWay(
  db: Database,
  { accountNumber, userId }: Member,
  limit: number,
): Promise<readonly OrderUnderWay[]> {
  const { rows } = await sql<OrderUnderWay>`
    select own.number, own.status, sums.lines, own.total::text
    from (
      select number, status, placed_at, total from sales_order
      where account_number = ${accountNumber} and user_id = ${userId} and placed_at > now() - interval '90 days'
        and status in ('on-hold', 'in-fulfilment', 'shipped') and total is not null
      order by placed_at desc, number desc limit ${limit}
    ) as own
    cross join lateral (
      select count(*)::int as lines from sales_order_line as line
      where line.account_number = ${accountNumber} and line.placed_at = own.placed_at and line.order_number = own.number
    ) as sums
    order by own.placed_at desc, own.number desc
  `.execute(db);
  return rows;
}

/** For each list of words, the most ordered items in whose names a word begins with each; only the most ordered are looked at. */
export async function popularItemsNamed(
  db: Database,
  wordLists: readonly (readonly string[])[],
  limit: number,
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ skus: readonly string[] }>`
    with sold as materialized (
      select item.sku, ' ' || lower(item.name) as name, most.order_lines
      from (select sku, order_lines from item_sales order by order_lines desc, sku limit ${maxItems.byBrand}) as most
      join item using (sku) where item.lifecycle = 'active'
    )
    select array(
      select sold.sku from sold
      where not exists (
        select from jsonb_array_elements_text(wanted.words) as word where position(' ' || word in sold.name) = 0
      )
      order by sold.order_lines desc, sold.sku limit ${limit}
    ) as skus
    from jsonb_array_elements(${JSON.stringify(wordLists)}::jsonb) with ordinality as wanted (words, place)
    order by wanted.place
  `.execute(db);
  return rows.map(({ skus }) => skus);
}
