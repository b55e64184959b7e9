import { randomUUID } from "node:crypto";
import { stockReader } from "@capstan/features/availability/server";
import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { cookieOf, harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addItems } from "./add-items.server.ts";
import { cartReader } from "./server.ts";
import { Browser, type StoreKit, allLines, seedItems } from "./test-kit/cart-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const clock = { now: () => new Date() };
let kit: StoreKit;
let ann: Browser;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  const app = await testApp(engines);
  kit = { inject: async (request) => app.inject(request), posted };
});

beforeEach(async () => {
  await pool.query("delete from cart");
  ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
});

const visitor = { ...anonymous, level: "fully-authenticated", userId: "ann", accountNumber: harlow[0] } as const;
const view = async (query = "") =>
  cartReader({ db, clock }).load(new Request(`http://store.example/cart${query}`), visitor);
const linesOf = async () => (await allLines(engines.database)).map(({ sku, quantity }) => `${sku} ${quantity}`);
const lineOf = async (sku: string) => {
  const line = (await view()).lines.find((found) => found.sku === sku);
  if (!line) throw new Error(`${sku} is not in the cart`);
  return line;
};
const outcome = async (change: string, fields: Record<string, string>) =>
  (await ann.post(`/cart/${change}`, fields)).headers.location;

test("a plain form changes a quantity and leads back to the cart; the same as a call answers the new version", async () => {
  await ann.add({ "1AA03A": 2 });
  const { version } = await lineOf("1AA03A");
  expect(await outcome("quantity", { sku: "1AA03A", quantity: "12", version: String(version) })).toBe("/cart");
  expect(await linesOf()).toEqual(["1AA03A 12"]);
  const answer = await ann.post("/cart/v2/changes/quantity", { sku: "1AA03A", quantity: "4" });
  expect(answer.json()).toEqual({ version: (await view()).version, undo: null, cartQuantity: 1 });
});

test("of two tabs the second does not overwrite the first in silence; another line's change does not matter", async () => {
  await ann.add({ "1AA03A": 2, "1AA01A": 12 });
  const { version } = await lineOf("1AA03A");
  const fields = { sku: "1AA03A", version: String(version) };
  await ann.post("/cart/quantity", { sku: "1AA01A", quantity: "24" });
  expect(await outcome("quantity", { ...fields, quantity: "5" })).toBe("/cart");
  expect(await outcome("quantity", { ...fields, quantity: "9" })).toBe("/cart?outcome=changed");
  const refused = await ann.post("/cart/v2/changes/remove", fields);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, "CART_CHANGED"]);
  expect(await linesOf()).toEqual(["1AA03A 5", "1AA01A 24"]);
});

test("a quantity of more than five digits is refused, and one of 0 takes the line out", async () => {
  await ann.add({ "1AA03A": 2 });
  expect(await outcome("quantity", { sku: "1AA03A", quantity: "100000" })).toBe("/cart?outcome=quantity");
  expect(await outcome("quantity", { sku: "1AA03A", quantity: "x" })).toBe("/cart?outcome=quantity");
  expect(await linesOf()).toEqual(["1AA03A 2"]);
  expect(await outcome("quantity", { sku: "1AA03A", quantity: "0" })).toBe("/cart");
  expect(await linesOf()).toEqual([]);
});

test("a removal is undone with all that was said of the line, once, in its old place", async () => {
  await ann.add({ "1AA03A": 2, "1AA01A": 12 }, { "cartEntries[0].addWarranty": "true" });
  await ann.post("/cart/annotate", { sku: "1AA03A", note: " For the roof ", reference: "PO-7/3" });
  const removed = (await ann.post("/cart/v2/changes/remove", { sku: "1AA03A" })).json();
  expect(await view()).toMatchObject({
    lines: [{ sku: "1AA01A" }],
    removed: { change: removed.undo, lines: [{ sku: "1AA03A", quantity: 2 }] },
  });
  expect(await outcome("undo", { change: String(removed.undo) })).toBe("/cart");
  expect(await outcome("undo", { change: String(removed.undo) })).toBe("/cart?outcome=gone");
  expect(await linesOf()).toEqual(["1AA03A 2", "1AA01A 12"]);
  expect(await lineOf("1AA03A")).toMatchObject({ note: "For the roof", reference: "PO-7/3", hasWarranty: true });
  expect((await view()).removed).toBeNull();
});

test("a cleared cart comes back as a whole, and is not cleared for a page that shows an older one", async () => {
  await ann.add({ "1AA03A": 2, "1AA01A": 12 });
  const { version } = await view();
  await ann.add({ "1AA03A": 1 });
  expect(await outcome("clear", { version: String(version) })).toBe("/cart?outcome=changed");
  const cleared = (await ann.post("/cart/v2/changes/clear", { version: String((await view()).version) })).json();
  expect([cleared.cartQuantity, await linesOf()]).toEqual([0, []]);
  await ann.post("/cart/undo", { change: String(cleared.undo) });
  expect(await linesOf()).toEqual(["1AA03A 3", "1AA01A 12"]);
});

test("what is saved for later is not counted, and moves back with its quantity and note", async () => {
  await ann.add({ "1AA03A": 2, "1AA01A": 12 });
  await ann.post("/cart/annotate", { sku: "1AA03A", note: "Spare" });
  expect(await outcome("save", { sku: "1AA03A" })).toBe("/cart");
  expect(await view()).toMatchObject({ lines: [{ sku: "1AA01A" }], saved: [{ sku: "1AA03A", quantity: 2 }] });
  expect(await ann.quantity()).toBe(1);
  await ann.add({ "1AA03A": 1 });
  expect(await outcome("move", { sku: "1AA03A" })).toBe("/cart");
  expect((await linesOf()).toSorted()).toEqual(["1AA01A 12", "1AA03A 3"]);
  expect(await outcome("move", { sku: "1AA03A" })).toBe("/cart?outcome=gone");
  expect((await view()).saved).toEqual([]);
});

test("a guest changes their own cart by the same forms, and nobody changes another's", async () => {
  const guest = new Browser(kit);
  await guest.add({ "1AA03A": 2 });
  await ann.add({ "1AA03A": 7 });
  await guest.post("/cart/quantity", { sku: "1AA03A", quantity: "3" });
  expect((await linesOf()).toSorted()).toEqual(["1AA03A 3", "1AA03A 7"]);
  expect((await new Browser(kit).post("/cart/clear", {})).headers.location).toBe("/cart?outcome=gone");
  expect((await linesOf()).toSorted()).toEqual(["1AA03A 3", "1AA03A 7"]);
});

test("a line shows its price, total, reference price, plan and promise [spec 3/15.1]", async () => {
  await ann.add({ "1AA03A": 4 }, { "cartEntries[0].addWarranty": "true" });
  const line = await lineOf("1AA03A");
  expect(line).toMatchObject({
    total: "$36.00",
    price: { label: "Your Price", price: "$9.00", reference: "$12.00" },
    warranty: { name: "2-Year Plan", price: "$59.99", total: "$239.96" },
    promise: { ship: { isInStock: true, text: expect.stringMatching(/^Ships /) }, pickup: null },
    packProblem: null,
    problem: null,
    cartItem: {
      addedQuantity: 4,
      addedSubTotal: "$36.00",
      price: { formattedContractReferencePrice: "$12.00" },
      productCartData: { productWarrantyData: { totalPrice: "$239.96" } },
    },
  });
  expect((await view()).subtotal).toBe("$275.96");
});

test("the statements of adding, reading and changing are as many for 500 lines as for one", async () => {
  await ann.add({ "1AA03A": 1 });
  const { watched, statements } = watchedDatabase(db);
  const count = async (work: () => Promise<unknown>) => {
    const before = statements.length;
    await work();
    return statements.length - before;
  };
  const read = async () => cartReader({ db: watched, clock }).load(new Request("http://store.example/cart"), visitor);
  const deps = { db: watched, clock, stock: stockReader(watched), newId: randomUUID };
  const owner = { kind: "user", userId: "ann", accountNumber: harlow[0], agentId: null } as const;
  const foundBy = { addToCartMethod: null, findingMethod: null };
  const priceContext = { accountNumber: harlow[0], isSignedIn: true, on: "2026-11-16" } as const;
  const wanted = [{ sku: "1AA03A", quantity: 1 }];
  const add = async () =>
    addItems(deps, {
      owner,
      priceContext,
      foundBy,
      wanted,
      agreed: new Set(),
      idempotencyKey: randomUUID().replaceAll("-", ""),
    });
  await Promise.all([read(), add()]);
  const [small, smallAdd] = [await count(read), await count(add)];
  // With begin and commit it is two more.
  expect(smallAdd).toBeLessThanOrEqual(6);
  await pool.query(`
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
    select sku, 'FAS', 'screw', 'harbolt', 'Filler', 'FILLER', sku, sku
    from (select '3CC' || lpad(n::text, 3, '0') as sku from generate_series(1, 499) as n) as filler`);
  await pool.query(`
    insert into cart_line (cart_id, sku, quantity, position, added_at)
    select cart.id, item.sku, 1, 2, now() from cart, item where item.sku like '3CC%'`);
  expect((await read()).lines).toHaveLength(500);
  expect([await count(read), await count(add)]).toEqual([small, smallAdd]);
});
