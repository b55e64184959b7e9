import type { Database } from "@capstan/platform/db";
import { bug } from "@capstan/platform/bug";
import { type Money, lineTotal, moneyOf, sumOf } from "@capstan/platform/money";
import { sql } from "kysely";
import { type FoundCustomers, isSearchable } from "./portal.ts";

/** More than this nobody reads: the agent types more of the name. */
const maxFound = 50;

interface FoundRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly number: string | null;
  readonly company_name: string | null;
}

/**
 * By part of a name, an e-mail address or a company, by the beginning of an account number, or by an order number. Each way
 * stops after enough rows, so a word that half of the customers have costs no more than a rare one.
 */
export async function findCustomers(db: Database, term: string): Promise<FoundCustomers> {
  if (!isSearchable(term)) return { customers: [], hasMore: false };
  const limit = maxFound + 1;
  const part = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const numberStart = /^\d{3,10}$/.test(term) ? `${term}%` : null;
  const { rows } = await sql<FoundRow>`
    with matched as (
      (select id as user_id, null as account_number from store_user where full_name ilike ${part} limit ${limit})
      union all
      (select id, null from store_user where email ilike ${part} limit ${limit})
      union all
      (
        select membership.user_id, membership.account_number
        from (select number from account where company_name ilike ${part} limit ${limit}) as company
        join membership on membership.account_number = company.number
        limit ${limit}
      )
      union all
      (select user_id, account_number from membership where account_number like ${numberStart} limit ${limit})
      union all
      (
        select membership.user_id, membership.account_number
        from sales_order_number as found join membership on membership.account_number = found.account_number
        where found.number = ${term.toUpperCase()}
        limit ${limit}
      )
    ),
    people as (select user_id, min(account_number) as account_number from matched group by user_id)
    select store_user.id, store_user.full_name, store_user.email, account.number, account.company_name
    from people
    join store_user on store_user.id = people.user_id and not store_user.is_service_agent
    left join account on account.number = coalesce(
      people.account_number,
      (select current.account_number from membership as current where current.user_id = store_user.id and current.is_current)
    )
    order by account.company_name nulls last, account.number, store_user.full_name, store_user.id
    limit ${limit}
  `.execute(db);
  const customers = rows.slice(0, maxFound).map((row) => ({
    userId: row.id,
    fullName: row.full_name,
    email: row.email,
    account:
      row.number === null || row.company_name === null ? null : { number: row.number, companyName: row.company_name },
  }));
  return { customers, hasMore: rows.length > maxFound };
}

/** The name of an agent of customer service; undefined for everybody else. */
export async function agentName(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from store_user where id = ${userId} and is_enabled and is_service_agent
  `.execute(db);
  return rows[0]?.full_name;
}

export interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly title: string | null;
  readonly is_enabled: boolean;
  readonly is_service_agent: boolean;
  readonly branch: string | null;
  readonly catalog: string | null;
}

/** A user, with the branch and the custom catalog of the account that they work in. */
export async function customerById(db: Database, userId: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select
      store_user.id, store_user.email, store_user.full_name, store_user.title, store_user.is_enabled,
      store_user.is_service_agent,
      branch.name as branch,
      coalesce(custom_catalog.label1, custom_catalog.filter_name) as catalog
    from store_user
    left join membership on membership.user_id = store_user.id and membership.is_current
    left join account on account.number = membership.account_number and account.is_open
    left join branch on branch.code = coalesce(membership.default_branch_code, account.default_branch_code)
    left join custom_catalog on custom_catalog.code = account.custom_catalog_code
    where store_user.id = ${userId}
  `.execute(db);
  return rows[0];
}

export interface RecentOrder {
  readonly number: string;
  readonly placedAt: Date;
  readonly status: string;
  readonly total: Money;
}

type Line = readonly [quantity: number, unitPrice: string];

/** The newest orders of an account. */
export async function recentOrders(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly RecentOrder[]> {
  const { rows } = await sql<{ number: string; placed_at: Date; status: string; lines: Line[] }>`
    select
      number, placed_at, status,
      (
        select coalesce(jsonb_agg(jsonb_build_array(quantity, unit_price::text)), '[]')
        from sales_order_line as line
        where line.account_number = sales_order.account_number and line.placed_at = sales_order.placed_at
          and line.order_number = sales_order.number
      ) as lines
    from sales_order
    where account_number = ${accountNumber}
    order by placed_at desc, number
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    number: row.number,
    placedAt: row.placed_at,
    status: row.status,
    total: sumOf(
      row.lines.map(([quantity, price]) => lineTotal(moneyOf(price) ?? bug("a price is no price"), quantity)),
    ),
  }));
}
