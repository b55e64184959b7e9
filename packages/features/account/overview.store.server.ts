import type { Database } from "@capstan/platform/db";
import { type RawBuilder, sql } from "kysely";
import type { OrderStatus } from "./order-status.ts";
import { type OverviewAccount, type UserSummary, maxSummedAccounts } from "./overview.ts";

export interface AccountsWanted {
  readonly userId: string;
  /** Words of a name, a city, a state or a number; empty for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly month: { readonly from: Date; readonly until: Date };
}

/** By the whole of their key: only the months that are asked for are looked at. */
const linesOfOrder = sql`sales_order_line as line
  on line.account_number = sales_order.account_number and line.placed_at = sales_order.placed_at
  and line.order_number = sales_order.number`;

/** In the words of the index of open orders. */
const isOpenOrder = sql`status in ('awaiting-approval', 'placed', 'on-hold', 'in-fulfilment', 'shipped')`;

interface AccountRow extends OverviewAccount {
  readonly total: number;
}

/** The user's open accounts that match, with what goes on in each: one statement however many there are. */
export async function overviewAccounts(
  db: Database,
  { userId, search, limit, offset, month }: AccountsWanted,
): Promise<{ readonly total: number; readonly accounts: readonly OverviewAccount[] }> {
  const { rows } = await sql<AccountRow>`
    with shown as (
      select
        account.number, account.company_name, account.city, account.state, account.country,
        membership.role, membership.is_current, membership.spending_limit, count(*) over () as total
      from membership join account on account.number = membership.account_number
      where membership.user_id = ${userId} and account.is_open and ${matches(search)}
      order by membership.is_current desc, account.company_name, account.number
      limit ${limit} offset ${offset}
    )
    select
      number, company_name as "companyName", city, state, country, role, is_current as "isCurrent",
      spending_limit::text as "orderLimit", total::int as total,
      case when role in ('administrator', 'approver')
        then (select count(*) from pending_task where pending_task.account_number = shown.number)
        else 0 end::int as "pendingTasks",
      (
        select count(*) from sales_order
        where sales_order.account_number = shown.number and ${isOpenOrder}
      )::int as "openOrders",
      (
        select coalesce(sum(round(line.quantity * line.unit_price, 2)), 0)
        from sales_order join ${linesOfOrder}
        where sales_order.account_number = shown.number and sales_order.status <> 'cancelled'
          and sales_order.placed_at >= ${month.from} and sales_order.placed_at < ${month.until}
      )::text as spent
    from shown
    order by is_current desc, company_name, number
  `.execute(db);
  return { total: rows[0]?.total ?? 0, accounts: rows };
}

function matches(search: string): RawBuilder<boolean> {
  if (search === "") return sql<boolean>`true`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(
    account.company_name ilike ${pattern} or account.city ilike ${pattern} or account.state ilike ${pattern}
    or account.number like ${pattern}
  )`;
}

/** What the panels add up. The order by keeps the current account in, whoever holds more than fit. */
function heldBy(userId: string): RawBuilder<unknown> {
  return sql`(
    select membership.account_number, membership.role, account.company_name
    from membership join account on account.number = membership.account_number
    where membership.user_id = ${userId} and account.is_open
    order by membership.is_current desc, membership.account_number
    limit ${maxSummedAccounts}
  )`;
}

interface TaskRow {
  readonly code: string;
  readonly kind: "order-approval" | "user-request";
  readonly requested_by: string | null;
  readonly requested_at: Date;
  readonly account_number: string;
  readonly company_name: string;
  readonly total: number;
}

/** What waits in the accounts where the user approves, the oldest first. */
export async function tasksWaitingFor(db: Database, userId: string, limit: number): Promise<readonly TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select
      task.code, task.kind, store_user.full_name as requested_by, task.requested_at, held.account_number,
      held.company_name, count(*) over ()::int as total
    from ${heldBy(userId)} as held
    join pending_task as task on task.account_number = held.account_number
    left join store_user on store_user.id = task.requested_by
    where held.role in ('administrator', 'approver')
    order by task.requested_at, task.code
    limit ${limit}
  `.execute(db);
  return rows;
}

interface OrderRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly status: OrderStatus;
  readonly account_number: string;
  readonly lines: number;
  readonly total: string;
}

/** The newest orders of all the user's accounts: of each the newest by the index, and of those the newest. */
export async function recentOrders(db: Database, userId: string, limit: number): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with newest as (
      select found.number, found.placed_at, found.status, held.account_number
      from ${heldBy(userId)} as held
      cross join lateral (
        select number, placed_at, status from sales_order
        where sales_order.account_number = held.account_number
        order by placed_at desc, number
        limit ${limit}
      ) as found
      order by found.placed_at desc, found.number
      limit ${limit}
    )
    select newest.*, sums.lines, sums.total
    from newest cross join lateral (
      select count(*)::int as lines, coalesce(sum(round(quantity * unit_price, 2)), 0)::text as total
      from sales_order_line
      where account_number = newest.account_number and placed_at = newest.placed_at and order_number = newest.number
    ) as sums
    order by newest.placed_at desc, newest.number
  `.execute(db);
  return rows;
}

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** What all the user's accounts spent, by month; a month without an order is missing. */
export async function spendByMonth(
  db: Database,
  userId: string,
  { from, until }: Period,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ month: string; spent: string }>`
    select
      to_char(sales_order.placed_at at time zone 'UTC', 'YYYY-MM') as month,
      sum(round(line.quantity * line.unit_price, 2))::text as spent
    from ${heldBy(userId)} as held
    join sales_order on sales_order.account_number = held.account_number
    join ${linesOfOrder}
    where sales_order.status <> 'cancelled' and sales_order.placed_at >= ${from} and sales_order.placed_at < ${until}
    group by month
  `.execute(db);
  return new Map(rows.map(({ month, spent }) => [month, spent]));
}

/** The top categories in which most was spent. */
export async function spendByCategory(
  db: Database,
  userId: string,
  { from, until, limit }: Period & { readonly limit: number },
): Promise<readonly { readonly name: string; readonly spent: string }[]> {
  const { rows } = await sql<{ name: string; spent: string }>`
    with recursive tree as (
      select code, code as top_code, name from category where parent_code is null
      union all
      select category.code, tree.top_code, tree.name from category join tree on category.parent_code = tree.code
    )
    select tree.name, sum(round(line.quantity * line.unit_price, 2))::text as spent
    from ${heldBy(userId)} as held
    join sales_order on sales_order.account_number = held.account_number
    join ${linesOfOrder}
    join item on item.sku = line.sku
    join tree on tree.code = item.category_code
    where sales_order.status <> 'cancelled' and sales_order.placed_at >= ${from} and sales_order.placed_at < ${until}
    group by tree.top_code, tree.name
    order by sum(round(line.quantity * line.unit_price, 2)) desc, tree.name
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The first users of the account by name, for its administrators; undefined for everybody else. */
export async function firstUsers(
  db: Database,
  { userId, accountNumber, limit }: { readonly userId: string; readonly accountNumber: string; readonly limit: number },
): Promise<{ readonly count: number; readonly first: readonly UserSummary[] } | undefined> {
  const { rows } = await sql<UserSummary & { readonly total: number }>`
    select
      store_user.id, store_user.full_name as "fullName", membership.role,
      membership.spending_limit::text as "orderLimit", count(*) over ()::int as total
    from membership join store_user on store_user.id = membership.user_id
    where membership.account_number = ${accountNumber} and exists (
      select from membership as own
      where own.account_number = ${accountNumber} and own.user_id = ${userId} and own.role = 'administrator'
    )
    order by lower(store_user.full_name), store_user.id
    limit ${limit}
  `.execute(db);
  const [row] = rows;
  return row && { count: row.total, first: rows };
}
