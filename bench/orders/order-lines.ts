import { Client } from "pg";
import { type Database, createDatabase } from "../../packages/platform/db.ts";
import { withDatabase } from "../../packages/platform/test-kit/global-setup.ts";

export interface OrderStore extends AsyncDisposable {
  readonly databaseUrl: string;
  readonly prefix: string;
  readonly db: Database;
  /** An item that the account has bought. */
  readonly sku: string;
}

const account = "9900000000";
const linesPerOrder = 25;
const ownOrders = 240;
const otherAccounts = 2_000;
const batchOrders = 20_000;

/** The account that is looked at, the same in every company. */
export const ownOrder = {
  user: "bench-history",
  buyer: "History Buyer",
  number: "9900-00120",
  purchaseOrder: "BENCH-0012",
};

interface CopyOptions {
  readonly name: string;
  readonly prefix: string;
}

/** A copy of a store's database that is dropped in the end. */
export async function copyOfStore(sourceUrl: string, { name, prefix }: CopyOptions): Promise<OrderStore> {
  const source = new URL(sourceUrl).pathname.slice(1);
  const copy = `${source}_${name}`;
  const admin = withDatabase(sourceUrl, "postgres");
  await asClient(admin, async (client) => {
    await client.query(`drop database if exists ${copy} with (force)`);
    // Nobody may be in the database that is copied: who has just left it, or sweeps it, is sent out.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
      [source],
    );
    await client.query(`create database ${copy} template ${source}`);
  });
  const databaseUrl = withDatabase(sourceUrl, copy);
  const database = createDatabase({ url: databaseUrl, name: "capstan-bench", queryTimeoutMs: 600_000 });
  const { rows } = await database.pool.query<{ sku: string }>("select sku from item order by sku limit 1");
  return {
    databaseUrl,
    prefix: `${prefix}${name}-`,
    db: database.db,
    sku: rows[0]?.sku ?? "",
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await asClient(admin, async (client) => client.query(`drop database if exists ${copy} with (force)`));
    },
  };
}

/**
 * Orders of so many lines in all, three years long, by accounts that are made for it; 6,000 of them, of the last twelve
 * months, are the account's that is looked at. The triggers that count sales and number orders rest meanwhile.
 */
export async function fillOrders({ databaseUrl }: OrderStore, lines: number): Promise<void> {
  await asClient(databaseUrl, async (client) => {
    await prepareAccounts(client);
    await client.query(`
      alter table sales_order disable trigger sales_order_inserted;
      alter table sales_order_line disable trigger sales_order_line_inserted`);
    await writeOrders(client, { from: 0, until: ownOrders, isOwn: true });
    const others = Math.max(0, Math.ceil(lines / linesPerOrder) - ownOrders);
    for (let from = 0; from < others; from += batchOrders)
      await writeOrders(client, { from, until: Math.min(others, from + batchOrders), isOwn: false });
    await client.query(`
      alter table sales_order enable trigger sales_order_inserted;
      alter table sales_order_line enable trigger sales_order_line_inserted`);
    await client.query("vacuum analyze sales_order, sales_order_line, sales_order_number");
  });
}

async function prepareAccounts(client: Client): Promise<void> {
  await client.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     select (9900000000 + n)::text, 'History ' || n, 'business', '1 Road', 'Milwaukee', 'WI', '53202'
     from generate_series(0, $1::int) as n`,
    [otherAccounts],
  );
  await client.query("insert into store_user (id, email, full_name, short_name) values ($1, $2, $3, 'History')", [
    ownOrder.user,
    "history@bench.example",
    ownOrder.buyer,
  ]);
  await client.query(
    "insert into membership (user_id, account_number, role, is_current) values ($1, $2, 'administrator', true)",
    [ownOrder.user, account],
  );
}

interface Batch {
  readonly from: number;
  readonly until: number;
  readonly isOwn: boolean;
}

/** An order has a number of its own, and 25 lines of items that lie apart. */
async function writeOrders(client: Client, { from, until, isOwn }: Batch): Promise<void> {
  await client.query(
    `create temporary table batch as
     select n,
       case when $3 then '9900-' || lpad(n::text, 5, '0') else '8' || lpad(n::text, 9, '0') end as number,
       case when $3 then $4::text else (9900000001 + n % $5)::text end as account_number,
       date_trunc('day', now()) - make_interval(days => case when $3 then 1 + n * 360 / $6 else 1 + (n::bigint * 7919 % 1090)::int end)
         + make_interval(secs => n % 80000) as placed_at
     from generate_series($1::int, $2::int - 1) as n`,
    [from, until, isOwn, account, otherAccounts, ownOrders],
  );
  await client.query(
    `insert into sales_order (number, account_number, user_id, placed_at, status, purchase_order, subtotal, freight,
       freight_tax, tax, total, version)
     select number, account_number, case when $1 then $2 end, placed_at, 'delivered',
       case when $1 then 'BENCH-' || lpad((n / 10)::text, 4, '0') else 'PO-' || n end, 500, 0, 0, 0, 500, 1 from batch`,
    [isOwn, ownOrder.user],
  );
  await client.query(
    "insert into sales_order_number (number, account_number, placed_at) select number, account_number, placed_at from batch",
  );
  await client.query(
    `with numbered as (select sku, row_number() over (order by sku) - 1 as place, count(*) over () as items from item)
     insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at, status,
       description, line_total, tax, fulfilment, sales_counted)
     select batch.number, line, batch.account_number, numbered.sku, 10, 2, batch.placed_at, 'delivered', 'Item ' || numbered.sku,
       20, 0, 'ship', true
     from batch cross join generate_series(1, $1::int) as line
     join numbered on numbered.place = (batch.n::bigint * 31 + line * 37) % numbered.items`,
    [linesPerOrder],
  );
  await client.query("drop table batch");
}

async function asClient<Done>(url: string, work: (client: Client) => Promise<Done>): Promise<Done> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(async () => client.end());
}
