import type { OrderStatus } from "@capstan/features/account";
import { isSku } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { type RawBuilder, sql } from "kysely";
import type { Cursor, TimeRange } from "./history-params.ts";
import { type OrderColumns, orderColumns } from "./order-columns.store.server.ts";

export interface OrderFilter {
  readonly accountNumber: string;
  readonly range: TimeRange;
  /** Null for all of them. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly buyer: string | null;
}

export interface OrdersWanted extends OrderFilter {
  readonly search: string;
  readonly before: Cursor | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

export type HistoryRow = OrderColumns;

/**
 * A page of an account's orders, the newest first; `after` gives the oldest of those that are newer. Each way in which a
 * search may find an order reads at most a page from an index that begins with the account.
 */
export async function historyPage(db: Database, wanted: OrdersWanted): Promise<readonly HistoryRow[]> {
  const { limit, after, before } = wanted;
  const ways = waysOf(wanted);
  if (ways.length === 0) return [];
  const order = after && !before ? sql`order by placed_at, number` : sql`order by placed_at desc, number desc`;
  const branches = ways.map((way) => sql`(${way} ${order} limit ${limit})`);
  const { rows } = await sql<HistoryRow>`
    with found as (
      select * from (${sql.join(branches, sql` union `)}) as every_way ${order} limit ${limit}
    )
    select ${orderColumns} from found
    join sales_order as o on o.account_number = ${wanted.accountNumber} and o.placed_at = found.placed_at
      and o.number = found.number
    left join store_user as buyer on buyer.id = o.user_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(coalesce(line.line_total, round(line.quantity * line.unit_price, 2))), 0) as total
      from sales_order_line as line
      where line.order_number = found.number and line.placed_at = found.placed_at
        and line.account_number = ${wanted.accountNumber}
    ) as sums
    order by o.placed_at desc, o.number desc
  `.execute(db);
  return rows;
}

type Way = RawBuilder<unknown>;

function waysOf(wanted: OrdersWanted): readonly Way[] {
  const { accountNumber, search } = wanted;
  const conditions = conditionsOf(wanted);
  const keys = sql`select o.placed_at, o.number`;
  if (search === "") return [sql`${keys} from sales_order as o where ${conditions}`];
  const term = search.toUpperCase();
  const number = term.replaceAll(/[#\s]/g, "");
  const bySku = sql`${keys} from sales_order_line as line
    join sales_order as o on o.account_number = line.account_number and o.placed_at = line.placed_at
      and o.number = line.order_number
    where line.account_number = ${accountNumber} and line.sku = ${number} and ${conditions}`;
  return [
    sql`${keys} from sales_order_number as known
      join sales_order as o on o.account_number = known.account_number and o.placed_at = known.placed_at
        and o.number = known.number
      where known.number = ${number} and known.account_number = ${accountNumber} and ${conditions}`,
    // By ranges and not by `like`, whose index a prepared statement can't use.
    sql`${keys} from sales_order as o
      where upper(o.purchase_order) ~>=~ ${term} and upper(o.purchase_order) ~<~ ${`${term}\u{10FFFF}`} and ${conditions}`,
    sql`${keys} from sales_order as o where o.user_id = any(array(
        select store_user.id from membership join store_user on store_user.id = membership.user_id
        where membership.account_number = ${accountNumber} and store_user.full_name ilike ${containing(search)}
      )) and ${conditions}`,
    ...(isSku(number) ? [bySku] : []),
  ];
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function conditionsOf(wanted: OrderFilter & Partial<OrdersWanted>): RawBuilder<boolean> {
  const { accountNumber, range, statuses, buyer, before = null, after = null } = wanted;
  const at = ({ placedAt, number }: Cursor) => sql`(${placedAt}::timestamptz, ${number}::text collate "C")`;
  const conditions = [
    sql`o.account_number = ${accountNumber}`,
    ...(range.from === null ? [] : [sql`o.placed_at >= ${range.from}`]),
    ...(range.until === null ? [] : [sql`o.placed_at < ${range.until}`]),
    ...(statuses === null ? [] : [sql`o.status = any(${[...statuses]}::text[])`]),
    ...(buyer === null ? [] : [sql`o.user_id = ${buyer}`]),
    ...(before === null ? [] : [sql`(o.placed_at, o.number) < ${at(before)}`]),
    ...(after === null || before !== null ? [] : [sql`(o.placed_at, o.number) > ${at(after)}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** How many orders there are, as far as anybody counts. */
export async function countOrders(db: Database, filter: OrderFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from sales_order as o where ${conditionsOf(filter)} limit ${most}
    ) as counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of the account's orders are in each of the open statuses: few, however long its history. */
export async function openCounts(db: Database, accountNumber: string): Promise<ReadonlyMap<OrderStatus, number>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count(*)::int as count from sales_order
    where account_number = ${accountNumber}
      and status in ('awaiting-approval', 'placed', 'on-hold', 'in-fulfilment', 'shipped')
    group by status
  `.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export interface BuyerChoice {
  readonly id: string;
  readonly fullName: string;
}

export async function buyersOf(db: Database, accountNumber: string, limit: number): Promise<readonly BuyerChoice[]> {
  const { rows } = await sql<BuyerChoice>`
    select store_user.id, store_user.full_name as "fullName"
    from membership join store_user on store_user.id = membership.user_id
    where membership.account_number = ${accountNumber}
    order by lower(store_user.full_name), store_user.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface MonthSpend {
  /** `2026-11`. */
  readonly month: string;
  /** Where the item stands in the category tree; null where it is gone. */
  readonly categoryCode: string | null;
  readonly spent: string;
}

/** What the account spent on goods, by month and category; what was cancelled is no spend. */
export async function spendByMonthAndCategory(
  db: Database,
  accountNumber: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly MonthSpend[]> {
  const { rows } = await sql<MonthSpend>`
    select to_char(o.placed_at at time zone 'UTC', 'YYYY-MM') as month, item.category_code as "categoryCode",
      sum(coalesce(line.line_total, round(line.quantity * line.unit_price, 2)))::text as spent
    from sales_order as o
    join sales_order_line as line on line.order_number = o.number and line.placed_at = o.placed_at
      and line.account_number = o.account_number
    left join item on item.sku = line.sku
    where o.account_number = ${accountNumber} and o.status <> 'cancelled'
      and o.placed_at >= ${from} and o.placed_at < ${until}
    group by month, item.category_code
  `.execute(db);
  return rows;
}

export interface CategoryRow {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
}

export async function categoryRows(db: Database): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`select code, parent_code as "parentCode", name from category`.execute(db);
  return rows;
}
