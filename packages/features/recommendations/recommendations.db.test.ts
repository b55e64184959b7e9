import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { seedCompany } from "../../../scripts/seed/seed-company.ts";
import { refreshStaleAssociations } from "./refresh-associations.server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
let app: TestApp;
let skus: readonly string[];
let orders = 0;

beforeAll(async () => {
  await seedCompany({ items: 200, databaseUrl: engines.databaseUrl, kinds: ["catalog", "branches", "accounts"] });
  await pool.query("truncate sales_order, sales_order_line, sales_order_number");
  await pool.query("select recount_sales()");
  await pool.query("delete from item_relation");
  const { rows } = await pool.query<{ sku: string }>(
    "select sku from item where lifecycle = 'active' order by sku limit 40",
  );
  skus = rows.map((row) => row.sku);
  app = await testApp(engines);
});

function sku(at: number): string {
  return skus[at] ?? "";
}

async function order(...lines: readonly string[]): Promise<void> {
  orders += 1;
  const number = `T${String(orders).padStart(6, "0")}`;
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) select $1, number, now(), 'placed' from account order by number limit 1",
    [number],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
     select $1, line, account_number, sku, 1, 1, placed_at
     from sales_order, unnest($2::text[]) with ordinality as wanted (sku, line) where number = $1`,
    [number, lines],
  );
}

async function relate(one: string, kind: string, other: string): Promise<void> {
  await pool.query("insert into item_relation (sku, kind, related_sku) values ($1, $2, $3)", [one, kind, other]);
}

async function get(url: string): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const { statusCode, body } = await app.inject({ method: "GET", url });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
}

const basket = async (...of: readonly string[]) =>
  (await get(`/v2/products/recommendations/basket?skus=${of.join()}`)).body["basket"];

test("what is ordered together more often than by chance is recommended, what is in every order is not [spec 7.3/7]", async () => {
  const everywhere = sku(0);
  for (let round = 0; round < 5; round += 1) {
    await order(sku(1), sku(2), everywhere);
    await order(sku(3), sku(4), everywhere);
    await order(sku(5), everywhere);
  }
  await order(sku(1), sku(6), everywhere);
  expect(await refreshStaleAssociations(db)).toBe(7);
  expect(await basket(sku(1))).toEqual([{ sku: sku(2), source: "DS" }]);
  expect(await basket(sku(1), sku(3))).toEqual([
    { sku: sku(4), source: "DS" },
    { sku: sku(2), source: "DS" },
  ]);
  expect(await basket(sku(1), sku(2))).toEqual([]);
});

test("only items whose sales have reached another step are counted again", async () => {
  expect(await refreshStaleAssociations(db)).toBe(0);
  await order(sku(5), sku(6));
  await order(sku(5), sku(6));
  await order(sku(5), sku(6));
  expect(await refreshStaleAssociations(db)).toBe(2);
  expect(await basket(sku(5))).toEqual([{ sku: sku(6), source: "DS" }]);
});

test("what can no longer be ordered is not recommended", async () => {
  await pool.query("update item set lifecycle = 'discontinued' where sku = $1", [sku(6)]);
  expect(await basket(sku(5))).toEqual([]);
});

test("an item's relations come by kind, its successor first among the alternates, with their source [spec 7.3/5]", async () => {
  await relate(sku(1), "alternate", sku(10));
  await relate(sku(11), "supersedes", sku(1));
  await relate(sku(1), "required-accessory", sku(12));
  await relate(sku(1), "related", sku(13));
  await relate(sku(1), "similar", sku(14));
  await relate(sku(1), "similar", sku(6));
  const merch = (one: string) => ({ sku: one, source: "MERCH" });
  const expected = {
    alternates: [merch(sku(11)), merch(sku(10))],
    b2b: [{ sku: sku(2), source: "DS" }],
    requiredAccessories: [merch(sku(12))],
    related: [merch(sku(13))],
    sns: [merch(sku(14))],
  };
  expect((await get(`/v2/recs/add-to-cart?sku=${sku(1)}`)).body).toEqual(expected);
  expect((await get(`/v2/recs/add-to-cart?sku=${sku(1).toLowerCase()}&associations=a2c`)).body).toEqual(expected);
});

test("an unknown item has none, a call without items is refused", async () => {
  const none = { alternates: [], b2b: [], requiredAccessories: [], related: [], sns: [] };
  expect(await get("/v2/recs/add-to-cart?sku=9ZZZZ9")).toEqual({ status: 200, body: none });
  expect((await get("/v2/recs/add-to-cart")).status).toBe(400);
  expect((await get("/v2/products/recommendations/basket?skus=,")).status).toBe(400);
});
