import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { mostPurchased } from "./purchases.store.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const [account, other] = ["0884512907", "0884512908"];
const asked = { categoryCodes: ["FAS", "FAS-HEX"], on: "2026-11-18", scope: null, limit: 5 };

beforeAll(async () => {
  for (const code of ["FAS", "FAS-HEX", "SAF"])
    await pool.query(
      "insert into category (code, name, slug, icon, summary, position) values ($1, $1, lower($1), 'screw-lag', '', 1)",
      [code],
    );
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screw', '31161500')");
  for (const [sku, category, lifecycle] of [
    ["1AA01A", "FAS", "active"],
    ["1AA02A", "FAS-HEX", "active"],
    ["1AA03A", "FAS-HEX", "discontinued"],
    ["1AA04A", "SAF", "active"],
    ["1AA05A", "FAS", "clearance"],
  ])
    await pool.query(
      `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, lifecycle)
       values ($1, $2, 'screw', 'harbolt', $1, $1, $1, $1, $3)`,
      [sku, category, lifecycle],
    );
  for (const [number, of] of [
    ["1", account],
    ["2", other],
  ]) {
    await pool.query(
      `insert into account (number, company_name, customer_kind, address1, city, state, zip)
       values ($1, 'Works', 'business', '1 Road', 'Town', 'OH', '44101')`,
      [of],
    );
    await pool.query(
      "insert into sales_order (number, account_number, placed_at, status) values ($1, $2, '2026-10-01', 'placed')",
      [number, of],
    );
  }
  for (const [order, of, sku, quantity, on] of [
    ["1", account, "1AA01A", 4, "2026-10-01"],
    ["1", account, "1AA01A", 3, "2026-09-01"],
    ["1", account, "1AA02A", 20, "2026-10-14"],
    ["1", account, "1AA02A", 900, "2024-10-14"],
    ["1", account, "1AA03A", 99, "2026-10-01"],
    ["1", account, "1AA04A", 99, "2026-10-01"],
    ["1", account, "1AA05A", 5, "2025-11-01"],
    ["2", other, "1AA01A", 500, "2026-10-01"],
  ] as const)
    await pool.query(
      `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
       select $1, coalesce(max(line), 0) + 1, $2, $3, $4, 1, $5::timestamptz from sales_order_line where order_number = $1`,
      [order, of, sku, quantity, `${on}T12:00:00Z`],
    );
});

test("what an account ordered in twelve months is added up within the categories, the most first", async () => {
  const found = await mostPurchased(db, account, asked);
  expect(found.map(({ sku, quantity, orderedAt }) => [sku, quantity, orderedAt.toISOString().slice(0, 10)])).toEqual([
    ["1AA02A", 20, "2026-10-14"],
    ["1AA01A", 7, "2026-10-01"],
  ]);
  expect(await mostPurchased(db, account, { ...asked, limit: 1 })).toHaveLength(1);
});

test("an account without orders there has none", async () => {
  expect(await mostPurchased(db, "0884512999", asked)).toEqual([]);
  expect(await mostPurchased(db, other, { ...asked, categoryCodes: ["SAF"] })).toEqual([]);
});
