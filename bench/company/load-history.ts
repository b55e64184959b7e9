import { Client } from "pg";

export interface History {
  readonly orderLines: number;
  readonly accounts: number;
}

const linesAnOrder = 10;

/**
 * Gives the company in a database a longer past: so many more accounts and order lines, some items and some accounts far
 * more often than others. Made by the server itself, indexes and counts after the rows, for time's sake.
 */
export async function loadHistory(databaseUrl: string, { orderLines, accounts }: History): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select setseed(0.5)");
    await client.query(
      `insert into account (number, company_name, customer_kind, address1, city, state, zip)
       select '5' || lpad(n::text, 8, '0'), 'Works ' || n, 'business', n || ' Main St', 'Peoria', 'IL', '61602'
       from generate_series(0, $1::int - 1) as n`,
      [accounts],
    );
    await client.query(
      "create temp table numbered as select (row_number() over (order by md5(sku)) - 1)::int as n, sku from item",
    );
    await client.query(
      `insert into sales_order (number, account_number, placed_at, status)
       select 'H' || lpad(n::text, 8, '0'), '5' || lpad(floor(power(random(), 2) * $1)::text, 8, '0'),
         timestamptz '2026-11-01' - random() * interval '5 years', 'delivered'
       from generate_series(1, $2::int) as n`,
      [accounts, Math.ceil(orderLines / linesAnOrder)],
    );
    await client.query("alter table sales_order_line disable trigger user");
    await client.query("drop index sales_order_line_account_sku, sales_order_line_sku");
    await client.query(
      `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
       select number, line, account_number, sku, 1 + line, 9.5, placed_at
       from (
         select number, line, account_number, placed_at,
           floor(power(random(), 3) * (select count(*) from numbered))::int as n
         from sales_order cross join generate_series(1, $1::int) as line
         where number like 'H%'
       ) as drawn join numbered using (n)`,
      [linesAnOrder],
    );
    await client.query(
      "create index sales_order_line_account_sku on sales_order_line (account_number, sku, placed_at desc)",
    );
    await client.query(
      "create index sales_order_line_sku on sales_order_line (sku, placed_at desc) include (account_number, order_number)",
    );
    await client.query("alter table sales_order_line enable trigger user");
    await client.query("select recount_sales()");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
