import { stockReader } from "@capstan/features/availability/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { beforeAll, expect, test } from "vitest";
import { guideSubjects } from "./guide-subjects.server.ts";
import {
  lastOrders,
  ordersToApprove,
  ordersUnderWay,
  popularBrands,
  popularItems,
  popularItemsNamed,
} from "./home.store.server.ts";
import { homeReader } from "./load-home.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const account = "0884512907";

function item(sku: string, changes: object = {}) {
  return {
    sku,
    category_code: "FAS",
    class_code: "screw",
    brand_code: "harbolt",
    family_code: null,
    name: `Item ${sku}`,
    short_name: "ITEM",
    manufacturer_part_number: sku,
    part_number_key: sku,
    ...changes,
  };
}

/** The items, and on how many lines of orders each of them stands. */
const ordered = [
  [item("1AA01A"), 9],
  [item("1AA01B"), 8],
  [item("1AA02A", { class_code: "glove", brand_code: "palmera" }), 5],
  [item("1AA03A", { class_code: "lamp", brand_code: "palmera", lifecycle: "discontinued" }), 20],
  [item("1AA03B", { class_code: "lamp", brand_code: "palmera" }), 2],
  [item("1AA04A", { class_code: "nut" }), 2],
  [item("1AA05A", { class_code: "tape", brand_code: "unsold" }), 0],
] as const;

beforeAll(async () => {
  await pool.query(
    "insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fas', 'screw-lag', '', 1)",
  );
  for (const code of ["harbolt", "palmera", "unsold"])
    await pool.query("insert into brand (code, name, slug) values ($1, initcap($1), $1)", [code]);
  for (const code of ["screw", "glove", "lamp", "nut", "tape"])
    await pool.query("insert into item_class (code, name, unspsc) values ($1, $1, '31161500')", [code]);
  await db
    .insertInto("item")
    .values(ordered.map(([row]) => row))
    .execute();
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip) values ($1, 'Works', 'business', '1 Road', 'Town', 'OH', '44101')`,
    [account],
  );
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) values ('1', $1, now(), 'placed')",
    [account],
  );
  const lines = ordered.flatMap(([{ sku }, times]) => Array.from({ length: times }, () => sku));
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
     select '1', line, $1, sku, 1, 1, now() from unnest($2::text[]) with ordinality as ordered (sku, line)`,
    [account, lines],
  );
});

test("the most ordered items are shown, one of each class, and none that is no longer sold", async () => {
  expect((await popularItems(db, 6)).map(({ sku }) => sku)).toEqual(["1AA01A", "1AA02A", "1AA03B", "1AA04A"]);
  expect(await popularItems(db, 1)).toEqual([{ sku: "1AA01A", name: "Item 1AA01A", brand: "Harbolt" }]);
});

test("the most ordered brands are shown, and none that nobody ordered", async () => {
  expect(await popularBrands(db, 12)).toEqual([
    { code: "palmera", name: "Palmera" },
    { code: "harbolt", name: "Harbolt" },
  ]);
  expect((await popularBrands(db, 1)).map(({ code }) => code)).toEqual(["palmera"]);
});

test("a part of the page that cannot be read takes no other with it, and is not asked for again at once", async () => {
  await pool.query(
    `insert into guide (code, heading, heading_url, sub_heading, description, buttons)
     values ('fit', 'How to Fit', '/know-how/fit', 'Fit', 'Fits', '[]')`,
  );
  const reads = new Map<string, number>();
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      const text = node.kind === "RawNode" ? node.sqlFragments.join("") : node.kind;
      const name = text.includes("distinct on") ? "items" : text.includes("sum(") ? "brands" : "others";
      reads.set(name, (reads.get(name) ?? 0) + 1);
      if (name !== "others") throw new Error("away");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reader = homeReader({ db: failing, clock: systemClock, stock: stockReader(db) });
  for (const _ of [1, 2, 3]) {
    const { popular, brands, guides, categories } = await reader.load(anonymous);
    expect({ popular, brands }).toEqual({ popular: [], brands: [] });
    expect(categories.map(({ name }) => name)).toEqual(["Fasteners"]);
    expect(guides.map(({ heading }) => heading)).toEqual(["How to Fit"]);
  }
  expect(reads.get("items")).toBe(1);
  expect(reads.get("brands")).toBe(1);
});

test("an account's last orders come with the quantity of the last line, and without what is no longer sold", async () => {
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) values ('2', $1, now(), 'placed')",
    [account],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
     values ('2', 1, $1, '1AA02A', 40, 1, now() + interval '1 day'), ('2', 2, $1, '1AA03A', 7, 1, now() + interval '2 days')`,
    [account],
  );
  const [last, ...others] = await lastOrders(db, account, { limit: 3, scope: null });
  expect([last?.sku, last?.quantity]).toEqual(["1AA02A", 40]);
  expect(others.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(await lastOrders(db, "0000000000", { limit: 3, scope: null })).toEqual([]);
});

test("a guide's items are the most ordered whose names have all of its words", async () => {
  expect(await popularItemsNamed(db, [["item", "1aa01b"], ["item"], ["item", "unheard"]], 2)).toEqual([
    ["1AA01B"],
    ["1AA01A", "1AA01B"],
    [],
  ]);
});

test("a guide's items begin with those of its number, then come those of its searches, each once", async () => {
  const guide = {
    headingUrl: "/know-how/a",
    keywords: ["unheard"],
    buttons: [{ text: "", url: "/search?searchQuery=items" }],
  };
  const found = async (number: string | undefined) => guideSubjects(db, [{ ...guide, number }], 3);
  expect(await found("1AA01B")).toEqual(new Map([["/know-how/a", ["1AA01B", "1AA01A", "1AA02A"]]]));
  expect(await found(undefined)).toEqual(new Map([["/know-how/a", ["1AA01A", "1AA01B", "1AA02A"]]]));
  expect(await guideSubjects(db, [{ ...guide, buttons: [] }], 3)).toEqual(new Map());
});

test("a member is told of others' orders that still wait for approval, and of their own that are under way", async () => {
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) values
       ('own', 'own@harlow.example', 'Ada Own', 'Ada'), ('other', 'other@harlow.example', 'Bo Other', 'Bo')`,
  );
  const orders = [
    ["W1", "other", "awaiting-approval", 20, 1],
    ["W2", "other", "awaiting-approval", 5, 1],
    ["W3", "own", "awaiting-approval", 7, 1],
    ["W4", "other", "awaiting-approval", 9, -1],
    ["U1", "own", "shipped", 30, 1],
    ["U2", "own", "delivered", 31, 1],
    ["U3", "other", "shipped", 32, 1],
  ] as const;
  for (const [at, [number, user, status, total, days]] of orders.entries()) {
    await pool.query(
      `insert into sales_order (number, account_number, user_id, placed_at, status, total, approve_by)
       values ($1, $2, $3, now() - make_interval(hours => $4), $5, $6, now() + make_interval(days => $7))`,
      [number, account, user, at + 1, status, total, days],
    );
  }
  const member = { accountNumber: account, userId: "own" };
  expect(await ordersToApprove(db, member)).toMatchObject({ count: 2, total: "25.0000" });
  expect(await ordersUnderWay(db, member, 2)).toEqual([
    { number: "U1", status: "shipped", lines: 0, total: "30.0000" },
  ]);
  expect(await ordersToApprove(db, { ...member, accountNumber: "0000000000" })).toMatchObject({ count: 0 });
});
