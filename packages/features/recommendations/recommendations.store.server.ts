import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    item_association: { sku: string; associated_sku: string; orders: number; lift: number };
    item_association_refresh: { sku: string; sales_step: string };
  }
}

/** The newest orders of an item that are looked at: a bolt that is in every order must not hold the batch up. */
const maxOrders = 2_000;
/** An order of hundreds of lines says little of any two of them. */
const maxOrderLines = 60;
/** Fewer orders together may be chance. */
const minOrdersTogether = 3;
const keptPerItem = 12;

/** What is recommended can be ordered. */
const sold = sql`select from item where item.sku = associated_sku and item.lifecycle in ('active', 'clearance')`;

/** What is ordered together with any of these items, what goes best with all of them first. */
export async function associatedSkus(db: Database, skus: readonly string[], limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select associated_sku as sku
    from item_association
    where sku = any(${[...skus]}::text[]) and associated_sku <> all(${[...skus]}::text[]) and exists (${sold})
    group by associated_sku
    order by sum(orders * ln(lift)) desc, associated_sku
    limit ${limit}
  `.execute(db);
  return rows.map(({ sku }) => sku);
}

/** The next items, by SKU, whose sales have reached another step since they were refreshed. */
export async function staleAssociations(db: Database, after: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select item_sales.sku
    from item_sales left join item_association_refresh as refreshed using (sku)
    where item_sales.sku > ${after} and refreshed.sales_step is distinct from sales_step(item_sales.order_lines)
    order by item_sales.sku
    limit ${limit}
  `.execute(db);
  return rows.map(({ sku }) => sku);
}

/**
 * Counts the items' orders anew and replaces what was known of them. The lift of two items is how many times more
 * often they are in one order than they would be if orders were filled by chance.
 */
export async function refreshAssociations(db: Database, skus: readonly string[], orderCount: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from item_association where sku = any(${[...skus]}::text[])`.execute(tx);
    await sql`
      with counted as (
        select wanted.sku, line.sku as associated_sku, count(distinct line.order_number) as orders
        from unnest(${[...skus]}::text[]) as wanted (sku)
        cross join lateral (
          select distinct account_number, placed_at, order_number from (
            select account_number, placed_at, order_number from sales_order_line
            where sku = wanted.sku order by placed_at desc limit ${maxOrders}
          ) as newest
        ) as found
        join sales_order_line as line on line.account_number = found.account_number
          and line.placed_at = found.placed_at and line.order_number = found.order_number
          and line.line <= ${maxOrderLines}
        group by wanted.sku, line.sku
      ), weighed as (
        select counted.sku, counted.associated_sku, counted.orders,
          counted.orders::float8 * ${orderCount}::float8 / (own.orders::float8 * item_sales.order_lines::float8) as lift
        from counted
        join counted as own on own.sku = counted.sku and own.associated_sku = counted.sku
        join item_sales on item_sales.sku = counted.associated_sku
        where counted.associated_sku <> counted.sku and counted.orders >= ${minOrdersTogether}
      ), ranked as (
        select *, row_number() over (partition by sku order by orders * ln(lift) desc, associated_sku) as place
        from weighed where lift > 1
      )
      insert into item_association (sku, associated_sku, orders, lift)
      select sku, associated_sku, orders, lift from ranked where place <= ${keptPerItem}
    `.execute(tx);
    await sql`
      insert into item_association_refresh (sku, sales_step)
      select sku, sales_step(order_lines) from item_sales where sku = any(${[...skus]}::text[])
      on conflict (sku) do update set sales_step = excluded.sales_step
    `.execute(tx);
  });
}

/** The planner's own count, which is near enough; a small table is counted. */
export async function countOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select case
      when reltuples > 100000 then reltuples::float8
      else (select count(*) from sales_order_number)::float8
    end as orders
    from pg_class where oid = 'sales_order_number'::regclass
  `.execute(db);
  return rows[0]?.orders ?? 0;
}
