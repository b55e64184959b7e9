import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    sales_order_line: {
      order_number: string;
      line: number;
      account_number: string;
      sku: string;
      quantity: number;
      unit_price: string;
      placed_at: Date;
    };
  }
}

/** Which of these items the account has bought before. */
export async function previouslyPurchased(
  db: Database,
  accountNumber: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("sales_order_line")
    .select("sku")
    .distinct()
    .where("account_number", "=", accountNumber)
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return new Set(rows.map((row) => row.sku));
}

/** How often each of these items was ordered, and by whom: what sells is what most people look for. */
export async function purchasers(
  db: Database | Tx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, { readonly orders: number; readonly accounts: readonly string[] }>> {
  const rows = await db
    .selectFrom("sales_order_line")
    .select([
      "sku",
      sql<number>`count(*)::int`.as("orders"),
      sql<string[]>`array_agg(distinct account_number)`.as("accounts"),
    ])
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .groupBy("sku")
    .execute();
  return new Map(rows.map(({ sku, ...row }) => [sku, row]));
}

/** How often whole families were ordered. */
export async function familyPurchaseCounts(
  db: Database | Tx,
  familyCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ family_code: string; orders: number }>`
    select item.family_code, count(*)::int as orders
    from item join sales_order_line using (sku)
    where item.family_code = any(${[...familyCodes]}::text[])
    group by item.family_code
  `.execute(db);
  return new Map(rows.map((row) => [row.family_code, row.orders]));
}

/** The newest orders of each item that are looked at: a bolt that is in every order must not make its page slow. */
const mostOrders = 2_000;

/** What others had in the same orders, the most frequent first. */
export async function boughtTogether(db: Database, skus: readonly string[], most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    with orders as (
      select distinct found.order_number
      from unnest(${[...skus]}::text[]) as wanted (sku)
      cross join lateral (
        select order_number from sales_order_line where sku = wanted.sku order by order_number desc limit ${mostOrders}
      ) as found
    )
    select line.sku
    from orders join sales_order_line as line using (order_number)
    where line.sku <> all (${[...skus]}::text[])
    group by line.sku
    order by count(*) desc, line.sku
    limit ${most}
  `.execute(db);
  return rows.map((row) => row.sku);
}
