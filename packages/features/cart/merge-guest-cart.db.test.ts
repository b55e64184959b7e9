import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { cookieOf, harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cartReader, mergeGuestCart } from "./server.ts";
import { Browser, type StoreKit, allLines, givePasswords, seedItems } from "./test-kit/cart-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const clock = { now: () => new Date() };
let kit: StoreKit;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  await givePasswords(db, ["ann", "new", "agent"]);
  const app = await testApp(engines);
  kit = { inject: async (request) => app.inject(request), posted };
});

beforeEach(async () => {
  await pool.query("delete from cart");
});

const linesOf = async () => (await allLines(engines.database)).map(({ sku, quantity }) => `${sku} ${quantity}`);
const annCart = async () =>
  cartReader({ db, clock }).load(new Request("http://store.example/cart"), {
    ...anonymous,
    level: "fully-authenticated",
    userId: "ann",
    accountNumber: harlow[0],
  });

test("a guest who signs in finds the cart as it was, in the account they work in, and nothing is told", async () => {
  const guest = new Browser(kit);
  await guest.add({ "1AA01A": 12, "1AA03A": 2 }, { "cartEntries[1].addWarranty": "true" });
  expect(guest.cookies.has("cart")).toBe(true);
  expect((await guest.signIn("ann")).statusCode).toBe(303);
  expect(guest.cookies.has("cart")).toBe(false);
  expect(await allLines(engines.database)).toEqual([
    { owner: "ann", account: harlow[0], sku: "1AA01A", quantity: 12 },
    { owner: "ann", account: harlow[0], sku: "1AA03A", quantity: 2 },
  ]);
  expect(await guest.quantity()).toBe(2);
  const view = await annCart();
  expect(view.notice).toEqual([]);
  expect(view.lines.map(({ hasWarranty }) => hasWarranty)).toEqual([false, true]);
});

test("what both carts have becomes the sum, and the cart's page tells what changed until it is dismissed", async () => {
  const ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
  await ann.add({ "1AA01A": 12 });
  const guest = new Browser(kit);
  await guest.add({ "1AA01A": 24, "1AA03A": 1 });
  await guest.signIn("ann@harlow.example");
  expect(await linesOf()).toEqual(["1AA01A 36", "1AA03A 1"]);
  expect((await annCart()).notice).toEqual([
    "1 product from before you signed in was added.",
    "In your cart already, and now the sum of both: 36 of 1AA01A.",
  ]);
  expect((await guest.post("/cart/dismiss", {})).headers.location).toBe("/cart");
  expect((await annCart()).notice).toEqual([]);
});

test("what goes over a limit is saved for later: nothing is lost", async () => {
  const ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
  await ann.add({ "1AA01A": 60_000 });
  const guest = new Browser(kit);
  await guest.add({ "1AA01A": 60_000 });
  await guest.signIn("ann");
  const view = await annCart();
  expect(view.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([["1AA01A", 99_999]]);
  expect(view.saved.map(({ sku, quantity }) => [sku, quantity])).toEqual([["1AA01A", 20_001]]);
  expect(view.notice.at(-1)).toBe("Saved for later, as the cart has no room for it: 20,001 of 1AA01A.");
});

test("signing in twice, or in two tabs at once, merges once", async () => {
  const guest = new Browser(kit);
  await guest.add({ "1AA03A": 3 });
  const tab = new Browser(kit, guest.cookie);
  await Promise.all([guest.signIn("ann"), tab.signIn("ann")]);
  expect(await linesOf()).toEqual(["1AA03A 3"]);
  const cookies = { cart: "0b7e9a52-7f0e-4f0e-9a52-0b7e9a527f0e" };
  const deps = { db, clock, newId: () => "00000000-0000-4000-8000-000000000001" };
  await mergeGuestCart(deps, { userId: "ann", accountNumber: harlow[0], cookies });
  expect(await linesOf()).toEqual(["1AA03A 3"]);
});

test("a call that is sent again after the sign-in adds nothing", async () => {
  const guest = new Browser(kit);
  const key = { idempotencyKey: "0123456789abcdef0123456789abcdef" };
  await guest.add({ "1AA03A": 3 }, key);
  await guest.signIn("ann");
  await guest.add({ "1AA03A": 3 }, key);
  expect(await linesOf()).toEqual(["1AA03A 3"]);
});

test("another user's cart is never merged: its id in a cookie is no guest's cart", async () => {
  const newcomer = new Browser(kit, await cookieOf(engines, "new:fully-authenticated"));
  await newcomer.add({ "1AA03A": 3 });
  const { rows } = await pool.query<{ id: string }>("select id from cart");
  const thief = new Browser(kit, `cart=${rows[0]?.id}`);
  await thief.signIn("ann");
  expect(await allLines(engines.database)).toEqual([{ owner: "new", account: null, sku: "1AA03A", quantity: 3 }]);
});

test("an agent who begins to act for a customer merges no cart, neither their own nor the browser's", async () => {
  const agent = new Browser(kit);
  await agent.signIn("agent");
  await agent.add({ "1AA01A": 12 });
  agent.cookies.set("cart", (await guestCart()) ?? "");
  const form = {
    userId: "ann",
    reason: "Price question",
    caseNumber: "",
    request: "Look at what the customer sees.",
    access: "change",
  };
  expect((await agent.post("/apps/customerservice/customerserviceportal", form)).statusCode).toBe(303);
  await agent.add({ "1AA03A": 1 });
  expect(await allLines(engines.database)).toEqual([
    { owner: "agent", account: null, sku: "1AA01A", quantity: 12 },
    { owner: "ann", account: harlow[0], sku: "1AA03A", quantity: 1 },
    { owner: "guest", account: null, sku: "1AA01A", quantity: 24 },
  ]);
});

async function guestCart(): Promise<string | undefined> {
  const guest = new Browser(kit);
  await guest.add({ "1AA01A": 24 });
  return guest.cookies.get("cart");
}
