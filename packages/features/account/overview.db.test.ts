import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import type { Visitor } from "@capstan/platform/visitor";
import { harlow, orrin, seedPeople } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { accountPages } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const now = new Date("2026-11-16T12:00:00Z");
const pages = accountPages({ db, clock: { now: () => now }, joinRequests: async () => [] });
const visitor = (userId: string, accountNumber: string | null): Visitor => ({
  level: "fully-authenticated",
  userId,
  accountNumber,
  role: null,
  agentId: null,
  agentAccess: null,
});
const ann = visitor("ann", harlow[0]);
const all = { search: "", page: 1 };

interface Order {
  readonly number: string;
  readonly account: string;
  readonly at: string;
  readonly status?: string;
  readonly lines?: readonly (readonly [sku: string, quantity: number, price: string])[];
}

async function place({ number, account, at, status = "delivered", lines = [] }: Order): Promise<void> {
  await pool.query("insert into sales_order (number, account_number, placed_at, status) values ($1, $2, $3, $4)", [
    number,
    account,
    at,
    status,
  ]);
  for (const [line, [sku, quantity, price]] of lines.entries())
    await pool.query(
      `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [number, line + 1, account, sku, quantity, price, at],
    );
}

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(`insert into category (code, parent_code, name, slug, icon, summary, position) values
    ('FAS', null, 'Fasteners', 'fasteners', 'screw-lag', '', 1), ('SCR', 'FAS', 'Screws', 'screws', 'screw-lag', '', 1),
    ('SAF', null, 'Safety', 'safety', 'helmet', '', 2)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(`
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, lifecycle)
    values ('1AA01A', 'SCR', 'screw', 'harbolt', 'Screw', 'SCREW', 'a', 'A', 'active'),
      ('1AA02A', 'SAF', 'screw', 'harbolt', 'Glove', 'GLOVE', 'b', 'B', 'active')`);
  const [one, two] = harlow;
  await place({ number: "A1", account: one, at: "2026-11-03T10:00:00Z", lines: [["1AA01A", 10, "20.5"]] });
  await place({
    number: "A2",
    account: one,
    at: "2026-11-15T10:00:00Z",
    status: "placed",
    lines: [["1AA02A", 3, "15"]],
  });
  await place({
    number: "A3",
    account: one,
    at: "2026-11-14T10:00:00Z",
    status: "cancelled",
    lines: [["1AA01A", 1, "999"]],
  });
  await place({ number: "A4", account: one, at: "2026-10-31T23:59:59Z", lines: [["1AA01A", 1, "70"]] });
  await place({ number: "A5", account: one, at: "2026-05-31T23:59:59Z", lines: [["1AA01A", 1, "5000"]] });
  await place({
    number: "B1",
    account: two,
    at: "2026-11-10T10:00:00Z",
    status: "shipped",
    lines: [["1AA01A", 1, "250"]],
  });
  await place({
    number: "O1",
    account: orrin,
    at: "2026-11-16T10:00:00Z",
    status: "placed",
    lines: [["1AA01A", 1, "7777"]],
  });
  await pool.query("update membership set spending_limit = 5000 where user_id = 'ann' and account_number = $1", [two]);
});

test("lists the user's open accounts, the current one first, with what goes on in each", async () => {
  const { accounts, total, spent, month } = await pages.overview(ann, all);
  expect({ total, spent, month }).toEqual({ total: 2, spent: "$500", month: "November" });
  expect(accounts).toMatchObject([
    {
      number: harlow[0],
      isCurrent: true,
      role: "administrator",
      pendingTasks: 2,
      openOrders: 1,
      spent: "$250",
      share: 50,
      orderLimit: null,
    },
    {
      number: harlow[1],
      isCurrent: false,
      pendingTasks: 0,
      openOrders: 1,
      spent: "$250",
      share: 50,
      orderLimit: "$5,000",
    },
  ]);
});

test("adds up months and top categories of the own accounts only, without cancelled orders", async () => {
  const { months, categories, orders } = await pages.overview(ann, all);
  expect(months.map(({ label, amount }) => [label, amount])).toEqual([
    ["Jun", "$0"],
    ["Jul", "$0"],
    ["Aug", "$0"],
    ["Sep", "$0"],
    ["Oct", "$70"],
    ["Nov", "$500"],
  ]);
  expect(categories).toEqual([
    { label: "Fasteners", amount: "$455", size: 100 },
    { label: "Safety", amount: "$45", size: 10 },
  ]);
  expect(orders.map(({ number, total }) => [number, total])).toEqual([
    ["A2", "$45.00"],
    ["A3", "$999.00"],
    ["B1", "$250.00"],
    ["A1", "$205.00"],
    ["A4", "$70.00"],
  ]);
});

test.each([
  ["rockford", [harlow[1]]],
  ["wi", [harlow[0]]],
  [harlow[1].slice(3), [harlow[1]]],
  ["harlow fab", [harlow[0], harlow[1]]],
  ["orrin", []],
  ["100%", []],
  ["_", []],
])("a search for %s finds by name, city, state or number, and nobody else's", async (search, numbers) => {
  const { accounts } = await pages.overview(ann, { search, page: 1 });
  expect(accounts.map(({ number }) => number)).toEqual(numbers);
});

test("what waits is shown to who approves, the users to who manages them", async () => {
  const administrator = await pages.overview(ann, all);
  expect(administrator.waiting).toMatchObject({ count: 2, tasks: [{ code: "T1" }, { code: "T2" }] });
  expect(administrator.users).toMatchObject({ count: 3, first: [{ id: "ann" }, { id: "bob" }, { id: "gone" }] });
  const buyer = await pages.overview(visitor("bob", harlow[0]), all);
  expect(buyer).toMatchObject({ waiting: { count: 0, tasks: [] }, users: null, accounts: [{ pendingTasks: 0 }] });
});

test("somebody without an account gets an empty overview", async () => {
  const view = await pages.overview(visitor("new", null), all);
  expect(view).toMatchObject({ total: 0, pages: 1, accounts: [], orders: [], categories: [], users: null });
});

test("the export has the same accounts, exact amounts, and nothing that a spreadsheet would run", async () => {
  await pool.query(`update account set company_name = '=cmd|"x"!A1, Ltd' where number = $1`, [harlow[1]]);
  const [head, ...rows] = (await pages.exportOverview(ann, "")).trimEnd().split("\r\n");
  expect(head).toBe(
    "Account,Account #,City,State,Country,Your role,Pending tasks,Open orders,November spend,Your limit an order",
  );
  expect(rows).toEqual([
    `Harlow Fabrication,${harlow[0]},Milwaukee,WI,US,administrator,2,1,250.00,`,
    `"'=cmd|""x""!A1, Ltd",${harlow[1]},Rockford,IL,US,administrator,0,1,250.00,5000.0000`,
  ]);
});

test("over fifty accounts come in pages, and the statements do not grow with them", async () => {
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) values ('many', 'many@x.example', 'Many', 'Many')`,
  );
  await pool.query(`
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
    select '77' || lpad(n::text, 8, '0'), 'Vantage Row', 'business', '1 Road', 'Dallas', 'TX', '75001' from generate_series(1, 120) n`);
  await pool.query(`insert into membership (user_id, account_number, role, is_current)
    select 'many', number, 'buyer', number = '7700000120' from account where number like '77%'`);
  const { watched, statements } = watchedDatabase(db);
  const watchedPages = accountPages({ db: watched, clock: { now: () => now }, joinRequests: async () => [] });
  await watchedPages.overview(ann, all);
  const forTwo = statements.length;
  await watchedPages.overview(visitor("many", "7700000120"), all);
  expect([forTwo, statements.length - forTwo]).toEqual([6, 6]);
  const first = await pages.overview(visitor("many", "7700000120"), all);
  expect([first.total, first.pages, first.accounts.length]).toEqual([120, 3, 50]);
  expect(first.accounts[0]).toMatchObject({ number: "7700000120", isCurrent: true });
  const last = await pages.overview(visitor("many", "7700000120"), { search: "", page: 3 });
  expect(last.accounts).toHaveLength(20);
});
