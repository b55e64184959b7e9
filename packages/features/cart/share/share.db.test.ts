import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { cookieOf, harlow, origin, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cartReader, cartShareReader } from "../server.ts";
import { Browser, type StoreKit, allLines, seedItems } from "../test-kit/cart-store.ts";
import { maxShares, shareDays } from "./cart-share.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const dayMs = 24 * 60 * 60 * 1_000;
let now = new Date();
const clock = { now: () => now };
const shares = cartShareReader({ db, clock, origin });
const signedIn = { ...anonymous, level: "fully-authenticated" } as const;
const annInHarlow = { ...signedIn, userId: "ann", accountNumber: harlow[0] };
const oraInOrrin = { ...signedIn, userId: "ora", accountNumber: orrin };
let kit: StoreKit;
let ann: Browser;
let ora: Browser;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  await pool.query(
    "insert into contract_price (account_number, sku, starts_on, price) values ($1, '1AA03A', '2026-01-01', 6.66)",
    [orrin],
  );
  const app = await testApp(engines);
  kit = { inject: async (request) => app.inject(request), posted };
});

beforeEach(async () => {
  now = new Date();
  await pool.query("delete from cart; delete from cart_share");
  ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
  ora = new Browser(kit, await cookieOf(engines, "ora:fully-authenticated"));
});

async function share(): Promise<string> {
  const { location = "" } = (await ann.post("/cart/share", {})).headers;
  expect(location).toMatch(/^\/cart\/shared\?token=[\w-]{43}$/);
  return location.slice("/cart/shared?token=".length);
}

async function filled(): Promise<void> {
  await ann.add({ "1AA03A": 4, "1AA01A": 12 });
  await ann.post("/cart/annotate", { sku: "1AA03A", note: "Dock 2", reference: "HF-7" });
}

test("whoever opens a link sees its items and notes at their own price, and nothing of the account that shared them", async () => {
  await filled();
  const token = await share();
  const own = await shares.open(token, annInHarlow);
  expect(own?.own?.url).toBe(`${origin}/cart/shared?token=${token}`);
  expect(own?.lines[0]).toMatchObject({ sku: "1AA03A", price: { price: "$9.00" }, total: "$36.00" });
  const foreign = await shares.open(token, oraInOrrin);
  expect(foreign).toMatchObject({
    own: null,
    lines: [
      { sku: "1AA03A", quantity: 4, note: "Dock 2", price: { price: "$6.66" }, total: "$26.64" },
      { sku: "1AA01A", quantity: 12, note: null },
    ],
  });
  const guest = await shares.open(token, anonymous);
  expect(guest?.lines[0]).toMatchObject({ price: { label: "Web Price", price: "$10.00" }, total: "$40.00" });
  for (const secret of ["9.00", "36.00", "12.00", "HF-7", harlow[0], "ann", "Harlow"])
    expect(JSON.stringify([foreign, guest])).not.toContain(secret);
  const { rows } = await pool.query("select key, lines::text from cart_share");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0].lines).not.toMatch(/price|HF-7|9/);
});

test("everything is added through the usual rules to the cart of whoever opened it, once for a key; the owner's stays as it is", async () => {
  await filled();
  const token = await share();
  await ann.post("/cart/quantity", { sku: "1AA03A", quantity: "1" });
  const form = { token, idempotencyKey: "1".repeat(32) };
  expect((await ora.post("/cart/shared/add", form)).headers.location).toBe("/cart");
  expect((await ora.post("/cart/shared/add", form)).headers.location).toBe("/cart");
  const guest = new Browser(kit);
  await guest.post("/cart/shared/add", { token });
  expect(await guest.quantity()).toBe(2);
  const lines = (await allLines(engines.database)).map(({ owner, sku, quantity }) => `${owner} ${sku} ${quantity}`);
  expect(lines.toSorted()).toEqual(
    ["ann 1AA03A 1", "ann 1AA01A 12", "ora 1AA03A 4", "ora 1AA01A 12", "guest 1AA03A 4", "guest 1AA01A 12"].toSorted(),
  );
  await pool.query("update item set lifecycle = 'discontinued' where sku = '1AA01A'");
  expect((await ora.post("/cart/shared/add", { token })).headers.location).toBe("/cart?outcome=some");
  await pool.query("update item set lifecycle = 'active' where sku = '1AA01A'");
});

test("a link that has expired, was stopped, lost its owner's place in the account or never was opens nothing, and all alike", async () => {
  await filled();
  const [expired, stopped, left] = [await share(), await share(), await share()];
  const opens = async (token: string) => (await shares.open(token, oraInOrrin)) !== undefined;
  expect([await opens(expired), await opens(stopped), await opens(left)]).toEqual([true, true, true]);
  now = new Date(Date.now() + shareDays * dayMs + 60_000);
  expect(await opens(expired)).toBe(false);
  now = new Date();
  const [, second] = (await shares.list(annInHarlow)).map(({ id }) => id);
  await ann.post("/cart/links/stop", { share: second ?? "" });
  expect([await opens(expired), await opens(stopped), await opens(left)]).toEqual([true, false, true]);
  await pool.query(
    "update cart_share set expires_at = now() - interval '1 minute', created_at = now() - interval '1 day'",
  );
  const pages = [];
  for (const token of [expired, stopped, "t".repeat(43), "../etc", ""]) {
    const answer = await ora.post("/cart/shared/add", { token });
    pages.push(answer.headers.location?.startsWith("/cart/shared?token="));
    expect(await opens(token)).toBe(false);
  }
  expect(pages).toEqual([true, true, true, true, true]);
  expect(await ora.quantity()).toBe(0);
  await pool.query("update cart_share set expires_at = now() + interval '1 day'");
  const place = "user_id = 'ann' and account_number = $1";
  const { rows } = await pool.query(`delete from membership where ${place} returning to_jsonb(membership) as it`, [
    harlow[0],
  ]);
  expect(await opens(left)).toBe(false);
  await pool.query("insert into membership select * from jsonb_populate_record(null::membership, $1)", [rows[0].it]);
  expect(await opens(left)).toBe(true);
});

test("only its owner stops a link, in the account that shared it", async () => {
  await filled();
  const token = await share();
  const [own] = await shares.list(annInHarlow);
  await ora.post("/cart/links/stop", { share: own?.id ?? "" });
  expect(own).toMatchObject({ lineCount: 2, firstSkus: ["1AA03A", "1AA01A"] });
  expect(await shares.list(oraInOrrin)).toEqual([]);
  expect(await shares.list({ ...annInHarlow, accountNumber: harlow[1] })).toEqual([]);
  expect(await shares.open(token, oraInOrrin)).toBeDefined();
  expect((await ann.post("/cart/links/stop", { share: own?.id ?? "" })).headers.location).toBe(
    "/cart/links?outcome=stopped",
  );
  expect(await shares.open(token, oraInOrrin)).toBeUndefined();
});

test(`a user has at most ${maxShares} links at once, however quickly they ask, none of an empty cart, and a guest has none`, async () => {
  expect((await ann.post("/cart/share", {})).headers.location).toBe("/cart");
  await filled();
  const answers = await Promise.all(Array.from({ length: maxShares + 3 }, async () => ann.post("/cart/share", {})));
  const refused = answers.filter(({ headers }) => headers.location === "/cart/links?outcome=limit");
  expect([refused.length, (await shares.list(annInHarlow)).length]).toEqual([3, maxShares]);
  await pool.query(
    "update cart_share set created_at = now() - interval '2 days', expires_at = now() - interval '1 day'",
  );
  await share();
  expect((await pool.query("select count(*)::int as left from cart_share")).rows).toEqual([{ left: 1 }]);
  const guest = new Browser(kit);
  await guest.add({ "1AA03A": 1 });
  expect((await guest.post("/cart/share", {})).statusCode).toBe(401);
  expect(await shares.list(anonymous)).toEqual([]);
});

test("the cart as a file has the visitor's own exact prices, runs no formula, and no other account's lines", async () => {
  await filled();
  await ann.post("/cart/annotate", { sku: "1AA03A", note: '=HYPERLINK("http://x")', reference: "+1" });
  await ora.add({ "1AA03A": 1 });
  const request = new Request(`${origin}/cart/cart.csv`);
  const csv = async (visitor: Visitor) => (await cartReader({ db, clock }).csv(request, visitor)).split("\r\n");
  expect(await csv(annInHarlow)).toEqual([
    "Item #,Quantity,Unit,Product,Brand,Mfr. model #,Your part #,Note,Price,Unit price (USD),Total (USD)",
    `1AA03A,4,each,Wood Screw,Harbolt,1AA03A,'+1,"'=HYPERLINK(""http://x"")",Your Price,9.00,36.00`,
    "1AA01A,12,each,Hex Screw,Harbolt,1AA01A,,,Your Price,0.0825,0.99",
    "",
  ]);
  expect((await csv(oraInOrrin))[1]).toBe("1AA03A,1,each,Wood Screw,Harbolt,1AA03A,,,Your Price,6.66,6.66");
  expect(await csv(oraInOrrin)).toHaveLength(3);
});
