import { categoryTreeReader } from "@capstan/features/catalog/server";
import { noPictureSources } from "@capstan/features/pictures/server";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { harlow, origin, orrin, seedPeople } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { productReader } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
const product = productReader({ db, categoryTree: categoryTreeReader(db), clock, origin, pictures: noPictureSources });

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(
    "insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)",
  );
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161500')");
  await pool.query(
    `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
     select sku, 'FAS', 'screw', 'harbolt', 'Screw', 'SCREW', sku, sku from unnest(array['1AA01A', '1AA02A']) as sku`,
  );
  await pool.query(
    `insert into web_price (sku, kind, price, needs_sign_in) values ('1AA01A', 'web', 12.5, false), ('1AA02A', 'web', 8, true)`,
  );
  await pool.query("insert into contract_price (account_number, sku, price) values ($1, '1AA01A', 9.25)", [harlow[0]]);
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) values ('1', $1, now(), 'placed')",
    [harlow[0]],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
     values ('1', 1, $1, '1AA01A', 1, 9.25, now())`,
    [harlow[0]],
  );
});

const of = (accountNumber: string | null): Visitor => ({
  level: "fully-authenticated",
  userId: "ann",
  accountNumber,
  role: null,
  agentId: null,
  agentAccess: null,
});

async function shown(sku: string, visitor: Visitor) {
  const view = await product.load(new Request(`${origin}/product/x-${sku}`), sku, visitor);
  return [view?.price, view?.isPreviouslyPurchased];
}

test("a page shows the price of the visitor's own account, and what it bought before [spec 6/7]", async () => {
  expect(await shown("1AA01A", of(harlow[0]))).toMatchObject([{ label: "Your Price", price: "$9.25" }, true]);
  expect(await shown("1AA01A", of(orrin))).toMatchObject([{ label: "Your Price", price: "$12.50" }, false]);
  expect(await shown("1AA01A", of(null))).toMatchObject([{ label: "Web Price", price: "$12.50" }, false]);
  expect(await shown("1AA01A", anonymous)).toMatchObject([{ label: "Web Price", price: "$12.50" }, false]);
});

test("a price that needs signing in is shown to whoever has, remembered or in full [spec 6/1]", async () => {
  expect(await shown("1AA02A", anonymous)).toMatchObject([{ kind: "sign-in" }, false]);
  expect(await shown("1AA02A", of(null))).toMatchObject([{ kind: "price", price: "$8.00" }, false]);
  expect(await shown("1AA02A", { ...of(orrin), level: "rml-user" })).toMatchObject([{ price: "$8.00" }, false]);
});
