import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type TestApp, harlow, origin, seedPeople, testApp, cookieOf } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cartReader } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  await seedPeople(engines.database);
  // What these tests add is outside the account's own catalog: its buyers have chosen the other option.
  await pool.query(
    `insert into custom_catalog_choice (account_number, user_id, option)
     select account_number, user_id, 'SEARCHBUTTON2' from membership where account_number = $1`,
    [harlow[0]],
  );
  await pool.query(`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(`
    insert into item
      (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key,
       lifecycle, ship_pack_quantity)
    select sku, 'FAS', 'screw', 'harbolt', name, 'SCREW', sku, sku, lifecycle, pack
    from (values
      ('1AA01A', 'Hex Screw', 'active', 12), ('1AA02A', 'Lag Screw', 'clearance', 1), ('1AA03A', 'Wood Screw', 'active', 1),
      ('1AA04A', 'Old Screw', 'discontinued', 1), ('1AA05A', 'Next Screw', 'planned', 1)
    ) as item (sku, name, lifecycle, pack)`);
  await pool.query(`
    insert into web_price (sku, kind, starts_on, ends_on, price, needs_sign_in)
    values
      ('1AA01A', 'web', '-infinity', 'infinity', 0.0825, false), ('1AA02A', 'web', '-infinity', 'infinity', 2, true),
      ('1AA03A', 'web', '-infinity', 'infinity', 10, false)`);
  await pool.query(
    `insert into contract_price (account_number, sku, minimum_quantity, starts_on, ends_on, price)
     values ($1, '1AA03A', 1, '2026-01-01', 'infinity', 9), ($1, '1AA03A', 10, '2026-01-01', 'infinity', 7.5)`,
    [harlow[0]],
  );
  app = await testApp(engines);
  ann = await cookieOf(engines, "ann:fully-authenticated");
  bob = await cookieOf(engines, "bob:rml-user");
});

beforeEach(async () => {
  await pool.query("delete from cart");
  // Each test is another visitor, so that limits are its own.
  addresses += 1;
});

async function post(url: string, fields: Record<string, string>, cookie = "") {
  return app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { origin, "content-type": "application/x-www-form-urlencoded", cookie },
    remoteAddress: `10.0.1.${addresses}`,
  });
}

type Wanted = readonly (readonly [sku: string, quantity: number | string])[];

async function add(wanted: Wanted, cookie = "") {
  const fields = wanted.flatMap(([sku, quantity], at) => [
    [`cartEntries[${at}].sku`, sku],
    [`cartEntries[${at}].quantity`, String(quantity)],
  ]);
  return post("/cart/v2/addItems", Object.fromEntries(fields), cookie);
}

type Answer = Awaited<ReturnType<typeof post>>;
const entriesOf = (answer: Answer) => answer.json().addToCartData.addToCartEntries;
const codesOf = (answer: Answer) =>
  entriesOf(answer).map((entry: { cartItem: { code: string } }) => entry.cartItem.code);
const cartOf = (answer: Answer) => String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";

async function quantityFor(cookie = ""): Promise<number> {
  const url = "/QuickCartComponentController/CartQuantity?1763200000000";
  const answer = await app.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  return answer.json().cartQuantity;
}

const lines = async () =>
  (await db.selectFrom("cart_line").select(["sku", "quantity"]).orderBy("position").orderBy("id").execute()).map(
    ({ sku, quantity }) => `${sku} ${quantity}`,
  );

let ann = "";
let bob = "";

test("items are added by a form and answered with JSON, line by line [spec 3/17.3]", async () => {
  const answer = await add([
    ["1AA01A", 24],
    ["1aa02a", 1],
  ]);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(entriesOf(answer)).toMatchObject([
    {
      cartItem: { code: "ITEM_ADDED", resource: "1AA01A", addedQuantity: 24, entryPK: expect.stringMatching(/^\d+$/) },
      errorType: null,
      hasError: false,
      hasWarning: false,
      error: null,
    },
    expect.objectContaining({ cartItem: expect.objectContaining({ code: "ITEM_ADDED", resource: "1AA02A" }) }),
  ]);
  expect(await lines()).toEqual(["1AA01A 24", "1AA02A 1"]);
});

test("the cart's quantity is its number of lines, and nobody may keep the answer [spec 7.1/6 3/11.3]", async () => {
  expect(await quantityFor()).toBe(0);
  const cookie = cartOf(
    await add([
      ["1AA01A", 24],
      ["1AA03A", 500],
    ]),
  );
  expect(await quantityFor(cookie)).toBe(2);
});

test("an anonymous visitor's cart is kept by a cookie that script can't read, for thirty days", async () => {
  const first = await add([["1AA01A", 12]]);
  expect(first.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^cart=[0-9a-f-]{36}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
  ]);
  const cookie = cartOf(first);
  expect(cartOf(await add([["1AA01A", 12]], cookie))).toBe(cookie);
  expect(await lines()).toEqual(["1AA01A 24"]);
});

test("nothing added makes no cart and leaves no cookie", async () => {
  const answer = await add([["9ZZ99Z", 1]]);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await db.selectFrom("cart").selectAll().execute()).toEqual([]);
});

test("an id that no cart has is not taken over: somebody else may have made it up", async () => {
  const madeUp = "cart=0b7e9a52-7f0e-4f0e-9a52-0b7e9a527f0e";
  expect(cartOf(await add([["1AA01A", 12]], madeUp))).not.toBe(madeUp);
  expect(await quantityFor(madeUp)).toBe(0);
});

test("what can't be added says why, and the rest is added", async () => {
  const answer = await add([
    ["1AA03A", 1],
    ["9ZZ99Z", 1],
    ["1AA04A", 1],
    ["1AA05A", 1],
    ["1AA01A", 0],
    ["1AA01A", 100_000],
    ["1AA01A", "1.5"],
  ]);
  expect(codesOf(answer)).toEqual(["ITEM_ADDED", ...Array.from({ length: 6 }, () => "ITEM_NOT_ADDED")]);
  expect(entriesOf(answer).map((entry: { errorType: string | null }) => entry.errorType)).toEqual([
    null,
    "invalid",
    "discontinued",
    "invalid",
    "invalid",
    "invalid",
    "invalid",
  ]);
  expect(entriesOf(answer)[2].error.errorMessage).toBe("1AA04A is discontinued and can't be ordered.");
  expect(await lines()).toEqual(["1AA03A 1"]);
});

test("the same item twice is one line of both, and a line never exceeds five digits", async () => {
  const cookie = cartOf(
    await add([
      ["1AA01A", 1],
      ["1AA01A", 2],
    ]),
  );
  expect(await lines()).toEqual(["1AA01A 3"]);
  expect(codesOf(await add([["1AA01A", 99_997]], cookie))).toEqual(["ITEM_NOT_ADDED"]);
  expect(codesOf(await add([["1AA01A", 99_996]], cookie))).toEqual(["ITEM_ADDED"]);
  expect(
    codesOf(
      await add(
        [
          ["1AA02A", 60_000],
          ["1AA02A", 60_000],
        ],
        cookie,
      ),
    ),
  ).toEqual(["ITEM_NOT_ADDED", "ITEM_NOT_ADDED"]);
  expect(await lines()).toEqual(["1AA01A 99999"]);
});

test("a cart takes five hundred different items; more of one that is there is still taken", async () => {
  const cookie = cartOf(await add([["1AA01A", 1]]));
  await pool.query(`
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
    select sku, 'FAS', 'screw', 'harbolt', 'Filler', 'FILLER', sku, sku
    from (select '2BB' || lpad(n::text, 3, '0') as sku from generate_series(1, 499) as n) as filler`);
  await pool.query(`
    insert into cart_line (cart_id, sku, quantity, position, added_at)
    select cart.id, item.sku, 1, 2, now() from cart, item where item.sku like '2BB%'`);
  expect(
    codesOf(
      await add(
        [
          ["1AA02A", 1],
          ["1AA01A", 1],
        ],
        cookie,
      ),
    ),
  ).toEqual(["ITEM_NOT_ADDED", "ITEM_ADDED"]);
  expect(await quantityFor(cookie)).toBe(500);
});

test("additions at the same time lose nothing, and make one cart of a user's", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) =>
      add(
        [
          ["1AA01A", 1],
          [turn % 2 ? "1AA02A" : "1AA03A", 1],
        ],
        ann,
      ),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await lines()).toSorted()).toEqual(["1AA01A 20", "1AA02A 10", "1AA03A 10"]);
  expect(await db.selectFrom("cart").select(["user_id", "account_number"]).execute()).toEqual([
    { user_id: "ann", account_number: harlow[0] },
  ]);
});

test("a user's cart is the user's, in one account, on every browser; another's can't be read, changed or guessed", async () => {
  const answer = await add([["1AA01A", 12]], ann);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await quantityFor(ann)).toBe(1);
  expect([await quantityFor(bob), await quantityFor()]).toEqual([0, 0]);
  const { id } = await db.selectFrom("cart").select("id").executeTakeFirstOrThrow();
  expect(await quantityFor(`cart=${id}`)).toBe(0);
  await post("/cart/remove", { sku: "1AA01A" }, `cart=${id}`);
  await post("/cart/remove", { sku: "1AA01A" }, bob);
  await add([["1AA03A", 1]], `cart=${id}`);
  expect(await quantityFor(ann)).toBe(1);
  await post("/account_switch", { acctNo: harlow[1] }, ann);
  expect(await quantityFor(ann)).toBe(0);
  await post("/account_switch", { acctNo: harlow[0] }, ann);
  expect(await quantityFor(ann)).toBe(1);
});

test("a user without an account has a cart too", async () => {
  const newcomer = await cookieOf(engines, "new:fully-authenticated");
  await add([["1AA01A", 12]], newcomer);
  await add([["1AA01A", 12]], newcomer);
  expect([await quantityFor(newcomer), await lines()]).toEqual([1, ["1AA01A 24"]]);
});

test("a plain form adds and leads to the cart; a quantity of 0 is the least that can be ordered", async () => {
  const answer = await post("/cart", { sku: "1AA01A", quantity: "0" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual(["1AA01A 12"]);
  const cookie = cartOf(answer);
  await post("/cart", { sku: "1AA03A", quantity: "2" }, cookie);
  expect((await post("/cart", { sku: "1AA04A", quantity: "1" }, cookie)).headers.location).toBe(
    "/cart?outcome=discontinued",
  );
  expect((await post("/cart", { sku: "nothing", quantity: "x" }, cookie)).headers.location).toBe(
    "/cart?outcome=invalid",
  );
  const removed = await post("/cart/remove", { sku: "1AA01A" }, cookie);
  expect([removed.statusCode, removed.headers.location]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual(["1AA03A 2"]);
});

const idempotencyKey = "0123456789abcdef0123456789abcdef";

test.each([
  ["a user", ann],
  ["a visitor without a cart", ""],
])("a form of %s that is posted twice at once adds once, and both posts are answered alike", async (_, cookie) => {
  const form = { sku: "1AA01A", quantity: "24", idempotencyKey };
  const answers = await Promise.all(Array.from({ length: 8 }, async () => post("/cart", form, cookie)));
  expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`))).toEqual(
    new Set(["303 /cart"]),
  );
  expect(await lines()).toEqual(["1AA01A 24"]);
  expect(new Set(answers.map(cartOf)).size).toBe(1);
  expect(await db.selectFrom("cart").select("id").execute()).toHaveLength(1);
});

test("calls with the same key add once and are answered with the same lines; another request or key adds", async () => {
  const call = { "cartEntries[0].sku": "1AA01A", "cartEntries[0].quantity": "12", idempotencyKey };
  const first = await post("/cart/v2/addItems", call, ann);
  const [second, third] = await Promise.all([
    post("/cart/v2/addItems", call, ann),
    post("/cart/v2/addItems", call, ann),
  ]);
  expect([entriesOf(second), entriesOf(third)]).toEqual([entriesOf(first), entriesOf(first)]);
  expect(await lines()).toEqual(["1AA01A 12"]);
  await post("/cart/v2/addItems", { ...call, "cartEntries[0].quantity": "24" }, ann);
  expect(await lines()).toEqual(["1AA01A 36"]);
  await post("/cart/v2/addItems", { ...call, idempotencyKey: idempotencyKey.replaceAll("0", "1") }, ann);
  expect(await lines()).toEqual(["1AA01A 48"]);
  await post("/cart/v2/addItems", call, bob);
  expect(await lines()).toEqual(["1AA01A 48", "1AA01A 12"]);
});

test("a key is remembered for twelve hours, and then forgotten with the next addition", async () => {
  const form = { sku: "1AA03A", quantity: "1", idempotencyKey };
  await post("/cart", form, ann);
  await pool.query("update cart_addition set added_at = added_at - interval '11 hours'");
  await post("/cart", form, ann);
  expect(await lines()).toEqual(["1AA03A 1"]);
  await pool.query("update cart_addition set added_at = added_at - interval '2 hours'");
  await post("/cart", { ...form, idempotencyKey: idempotencyKey.replaceAll("0", "1") }, ann);
  expect(await db.selectFrom("cart_addition").select("key").execute()).toHaveLength(1);
});

test("an item that was taken out is added again by the form that added it first", async () => {
  const form = { sku: "1AA03A", quantity: "2", idempotencyKey };
  await post("/cart", form, ann);
  await post("/cart/remove", { sku: "1AA03A" }, ann);
  await post("/cart", form, ann);
  expect(await lines()).toEqual(["1AA03A 2"]);
});

test.each(["1", "guess", `${idempotencyKey}0`, idempotencyKey.toUpperCase()])(
  "%s is no key, and is refused",
  async (key) => {
    expect((await post("/cart", { sku: "1AA03A", quantity: "1", idempotencyKey: key })).statusCode).toBe(400);
    const call = { "cartEntries[0].sku": "1AA03A", "cartEntries[0].quantity": "1", idempotencyKey: key };
    expect((await post("/cart/v2/addItems", call)).statusCode).toBe(400);
    expect(await lines()).toEqual([]);
  },
);

test("a call without entries is refused, and so is one from another site", async () => {
  expect((await add([])).statusCode).toBe(400);
  const url = "/cart/v2/addItems";
  const headers = { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" };
  expect((await app.inject({ method: "POST", url, payload: "cartEntries[0].sku=1AA01A", headers })).statusCode).toBe(
    403,
  );
});

const clock = { now: () => new Date("2026-11-15T12:00:00Z") };

async function viewFor(visitor: Visitor, cookie = "") {
  const request = new Request("http://store.example/cart", { headers: { cookie } });
  return cartReader({ db, clock }).load(request, visitor);
}

test("the cart is shown at the visitor's price for the line's quantity; what has none is left out of the subtotal", async () => {
  const wanted: Wanted = [
    ["1AA01A", 24],
    ["1AA02A", 3],
    ["1AA03A", 10],
  ];
  const cookie = cartOf(await add(wanted));
  const forAnybody = await viewFor(anonymous, cookie);
  expect(forAnybody.lines.map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual([
    ["1AA01A", 24, "$1.98"],
    ["1AA02A", 3, null],
    ["1AA03A", 10, "$100.00"],
  ]);
  expect(forAnybody).toMatchObject({ subtotal: "$101.98", leftOut: 1, accountNumber: null });
  expect(forAnybody.lines[1]?.price).toEqual({ kind: "sign-in" });
  await add(wanted, ann);
  const account = { ...anonymous, level: "fully-authenticated", userId: "ann", accountNumber: harlow[0] } as const;
  const forAnn = await viewFor(account);
  expect(forAnn.lines.map(({ total }) => total)).toEqual(["$1.98", "$6.00", "$75.00"]);
  expect(forAnn).toMatchObject({ subtotal: "$82.98", leftOut: 0, accountNumber: harlow[0] });
  expect((await viewFor(anonymous)).lines).toEqual([]);
});

test("what was discontinued since stays in sight, and is not counted", async () => {
  const cookie = cartOf(await add([["1AA03A", 1]]));
  await pool.query("update item set lifecycle = 'discontinued' where sku = '1AA03A'");
  const view = await viewFor(anonymous, cookie);
  await pool.query("update item set lifecycle = 'active' where sku = '1AA03A'");
  expect(view).toMatchObject({ subtotal: "$0.00", leftOut: 1, lines: [{ isSold: false, total: null }] });
});
