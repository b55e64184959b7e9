import { testEngines } from "@capstan/platform/test-kit";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { previouslyPurchased, purchasedSkus } from "./server.ts";

const { database } = testEngines();
const { db, pool } = database;
const [works, mill] = ["0884512907", "0884512908"];
const bolts = ["1AA01A", "1AA01B", "1AA01C"];
const tape = "1AA02A";

beforeAll(async () => {
  await sql`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fas', 'screw-lag', '', 1)`.execute(db);
  await sql`insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')`.execute(db);
  await sql`insert into item_class (code, name, unspsc) values ('bolt', 'Bolt', '31161500')`.execute(db);
  await sql`insert into family (code, class_code, category_code, name) values ('BOLTS', 'bolt', 'FAS', 'Bolts')`.execute(
    db,
  );
  await sql`insert into item (sku, category_code, class_code, brand_code, family_code, name, short_name,
      manufacturer_part_number, part_number_key)
    select sku, 'FAS', 'bolt', 'harbolt', case when sku <> ${tape} then 'BOLTS' end, sku, sku, sku, sku
    from unnest(${[...bolts, tape]}::text[]) as sku`.execute(db);
  await sql`insert into account (number, company_name, customer_kind, address1, city, state, zip)
    select number, 'Works', 'business', '1 Road', 'Town', 'OH', '44101'
    from unnest(${[works, mill]}::text[]) as number`.execute(db);
  await sql`insert into sales_order (number, account_number, placed_at, status)
    select 'O' || n, ${works}, now(), 'placed' from generate_series(1, 9) as n`.execute(db);
});

beforeEach(async () => {
  await sql`delete from sales_order_line`.execute(db);
  await sql`truncate outbox`.execute(db);
});

test("orders that come, change and go leave the counts that counting all of them would give", async () => {
  await order("O1", works, [bolts[0], bolts[0], tape], "2026-01-01", 5);
  await order("O2", works, [bolts[0], bolts[1]], "2026-03-01");
  await order("O3", mill, [bolts[0], tape], "2026-02-01");
  await expectTrueCounts();
  await sql`update sales_order_line set sku = ${bolts[2]} where order_number = 'O1' and line = 1`.execute(db);
  await sql`update sales_order_line set quantity = 70, placed_at = '2026-04-01' where order_number = 'O3'`.execute(db);
  await sql`update sales_order_line set account_number = ${mill} where order_number = 'O2'`.execute(db);
  await expectTrueCounts();
  await sql`update sales_order_line set unit_price = 3`.execute(db);
  await sql`insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
    values ('O3', 1, ${mill}, ${bolts[1]}, 2, 1, '2026-04-01'), ('O3', 9, ${mill}, ${tape}, 2, 1, '2026-05-01')
    on conflict (order_number, line, placed_at) do update
    set sku = excluded.sku, quantity = excluded.quantity`.execute(db);
  await expectTrueCounts();
  await sql`delete from sales_order_line where order_number = 'O3'`.execute(db);
  await expectTrueCounts();
  await sql`delete from sales_order_line`.execute(db);
  expect(await counts()).toEqual({ items: [], accounts: [] });
});

test("counting anew gives the same", async () => {
  await order("O1", works, [bolts[0], tape, tape], "2026-01-01");
  await order("O2", mill, [tape], "2026-02-01");
  const before = await counts();
  await sql`select recount_sales()`.execute(db);
  expect(await counts()).toEqual(before);
});

test("what an account bought is its own, the latest first", async () => {
  await order("O1", works, [bolts[0], tape], "2026-01-01");
  await order("O2", works, [bolts[1]], "2026-02-01");
  await order("O3", mill, [bolts[2]], "2026-03-01");
  expect(await purchasedSkus(db, works, 100)).toEqual([bolts[1], bolts[0], tape]);
  expect(await purchasedSkus(db, works, 1)).toEqual([bolts[1]]);
  expect(await purchasedSkus(db, "0000000000", 100)).toEqual([]);
  expect(await previouslyPurchased(db, mill, [...bolts, tape])).toEqual(new Set([bolts[2]]));
});

test("counts are exact below 16 and then in steps of at most an eighth", async () => {
  const { rows } = await sql<{ n: number; step: number }>`
    select n::int, sales_step(n)::int as step from generate_series(0, 5000) as n`.execute(db);
  for (const { n, step } of rows) {
    expect(step).toBeLessThanOrEqual(n);
    expect(n - step).toBeLessThan(Math.max(1, n / 8));
  }
  expect(rows.slice(0, 16).map(({ step }) => step)).toEqual(rows.slice(0, 16).map(({ n }) => n));
  expect(new Set(rows.map(({ step }) => step)).size).toBe(16 + 8 * 8 + 2);
});

test("one more order of what sells brings nothing to index, one that makes a step brings the family", async () => {
  await order("O1", works, Array<string>(100).fill(bolts[0] ?? ""), "2026-01-01");
  expect(await outbox()).toEqual(bolts);
  await sql`truncate outbox`.execute(db);
  // Steps of eight from 64 on: 96, 104.
  await order("O2", works, [bolts[0]], "2026-01-02");
  await order("O3", mill, [bolts[0], bolts[0]], "2026-01-02");
  expect(await outbox()).toEqual([]);
  await order("O4", mill, [bolts[0]], "2026-01-03");
  expect(await outbox()).toEqual(bolts);
});

test("a step of a family that sells well is none of each item's, and the reverse", async () => {
  await order("O1", works, Array<string>(100).fill(bolts[0] ?? ""), "2026-01-01");
  await sql`truncate outbox`.execute(db);
  await order("O2", works, [bolts[1]], "2026-01-02");
  expect(await outbox()).toEqual([bolts[1]]);
});

test("two orders of one family at the same time make the step that both together make", async () => {
  await order("O1", works, Array<string>(102).fill(bolts[0] ?? ""), "2026-01-01");
  await order(
    "O2",
    works,
    [...Array<string>(16).fill(bolts[1] ?? ""), ...Array<string>(16).fill(bolts[2] ?? "")],
    "2026-01-01",
  );
  // 134 of the family: 144 is the next step.
  await order("O3", works, Array<string>(8).fill(bolts[0] ?? ""), "2026-01-01");
  await sql`truncate outbox`.execute(db);
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const insert = `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
      values ($1, 1, '${works}', $2, 1, 1, now())`;
    await one.query("begin");
    await one.query(insert, ["O4", bolts[1]]);
    const second = other.query(insert, ["O5", bolts[2]]);
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
            )
          ).rowCount,
      )
      .toBe(1);
    await one.query("commit");
    await second;
  } finally {
    one.release();
    other.release();
  }
  expect(await outbox()).toEqual(bolts);
  await expectTrueCounts();
});

async function order(
  number: string,
  account: string,
  skus: readonly (string | undefined)[],
  day: string,
  quantity = 1,
) {
  await sql`insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
    select ${number}, line, ${account}, sku, ${quantity}, 1, ${day}::date
    from unnest(${[...skus]}::text[]) with ordinality as ordered (sku, line)`.execute(db);
}

async function outbox(): Promise<readonly string[]> {
  const rows = await db.selectFrom("outbox").select("keys").execute();
  return rows.flatMap(({ keys }) => keys).toSorted();
}

async function counts() {
  const items = await sql`select sku, order_lines from item_sales order by sku`.execute(db);
  const accounts = await sql`select * from account_item order by account_number, sku`.execute(db);
  return { items: items.rows, accounts: accounts.rows };
}

async function expectTrueCounts(): Promise<void> {
  const items = await sql`
    select sku, count(*) as order_lines from sales_order_line group by sku order by sku`.execute(db);
  const accounts = await sql`
    select account_number, sku, count(*) as order_lines, sum(quantity)::bigint as quantity,
      max(placed_at) as last_ordered_at
    from sales_order_line group by account_number, sku order by account_number, sku`.execute(db);
  expect(await counts()).toEqual({ items: items.rows, accounts: accounts.rows });
}
