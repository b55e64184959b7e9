import assert from "node:assert/strict";
import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { cartReader } from "./server.ts";
import { CartModel, modelSkus, modelSubtotal } from "./test-kit/cart-model.ts";
import { Browser, type StoreKit, allLines, givePasswords, seedItems } from "./test-kit/cart-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const reader = cartReader({ db, clock: { now: () => new Date() } });
let kit: StoreKit;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  // Neither account has a catalog that keeps its buyers from an item.
  await pool.query("update account set custom_catalog_code = null");
  await givePasswords(db, ["ann"]);
  const app = await testApp(engines);
  kit = { inject: async (request) => app.inject(request), posted };
});

interface Store {
  readonly browser: Browser;
}

const sku = fc.constantFrom(...modelSkus);
const quantity = fc.integer({ min: 1, max: 40 });
/** A call that a browser may send again: the same key, the same entry. */
const retried = fc.constantFrom(
  ["1AA01A", 12, "a".repeat(32)] as const,
  ["1AA03A", 4, "b".repeat(32)] as const,
  ["1AA03A", 7, "b".repeat(32)] as const,
);

async function shownSubtotal({ account }: CartModel, { browser }: Store): Promise<string> {
  const request = new Request("http://store.example/cart", { headers: { cookie: browser.cookie } });
  const user = { ...anonymous, level: "fully-authenticated", userId: "ann", accountNumber: account } as const;
  return (await reader.load(request, account === null ? anonymous : user)).subtotal;
}

function step(name: string, run: (model: CartModel, store: Store) => Promise<void>): fc.AsyncCommand<CartModel, Store> {
  return {
    check: () => true,
    run: async (model, store) => {
      await run(model, store);
      await agrees(model, store);
    },
    toString: () => name,
  };
}

/** What is in the tables, whose it is, what the badge counts and what the page sums up. */
async function agrees(model: CartModel, store: Store): Promise<void> {
  const rows = await allLines(engines.database);
  const found = rows.map(({ owner, account, sku: item, quantity: many }) =>
    [owner, account ?? "none", item, many].join(" "),
  );
  assert.deepEqual(found.toSorted(), model.all("ann"));
  assert.equal(await store.browser.quantity(), model.cart.lines.size);
  assert.equal(await shownSubtotal(model, store), modelSubtotal(model.cart, model.account === harlow[0]));
}

const steps = [
  fc.tuple(sku, quantity).map(([item, many]) =>
    step(`add ${item} ${many}`, async (model, { browser }) => {
      const answer = await browser.add({ [item]: many });
      assert.equal(answer.json().addToCartData.addToCartEntries[0].cartItem.code, "ITEM_ADDED");
      model.add(item, many, null);
    }),
  ),
  retried.map(([item, many, once]) =>
    step(`add ${item} ${many} with key ${once[0]}`, async (model, { browser }) => {
      await browser.add({ [item]: many }, { idempotencyKey: once });
      model.add(item, many, once);
    }),
  ),
  retried.map(([item, many, once]) =>
    step(`add ${item} ${many} in two tabs with key ${once[0]}`, async (model, { browser }) => {
      const tab = new Browser(kit, "");
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
      await Promise.all([tab, browser].map(async (one) => one.add({ [item]: many }, { idempotencyKey: once })));
      model.add(item, many, once);
    }),
  ),
  sku.map((item) =>
    step(`remove ${item}`, async (model, { browser }) => {
      await browser.post("/cart/remove", { sku: item });
      model.remove(item);
    }),
  ),
  fc.tuple(sku, sku, quantity).map(([gone, item, many]) =>
    step(`replace ${gone} by ${item} ${many}`, async (model, { browser }) => {
      await browser.post("/cart/v2/replaceCartItem", {
        replacedItemID: gone,
        productCode: item,
        quantity: String(many),
      });
      model.replace(gone, item, many);
    }),
  ),
  fc.constant(
    step("sign in", async (model, { browser }) => {
      if (model.account === null) await browser.signIn("ann");
      model.signIn();
    }),
  ),
  fc.constant(
    step("sign in, in two tabs", async (model, { browser }) => {
      if (model.account !== null) return;
      const tab = new Browser(kit, "");
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
      await Promise.all([browser.signIn("ann"), tab.signIn("ann")]);
      model.signIn();
    }),
  ),
  fc.constant(
    step("sign out", async (model, { browser }) => {
      await browser.post("/logout", {});
      model.signOut();
    }),
  ),
  fc.constantFrom(harlow[0], harlow[1]).map((account) =>
    step(`switch to ${account}`, async (model, { browser }) => {
      await browser.post("/account_switch", { acctNo: account });
      model.switchTo(account);
    }),
  ),
];

/** As before the first step: no cart, and Ann in her first account. */
async function startOver(): Promise<void> {
  const browser = new Browser(kit);
  await browser.signIn("ann");
  await browser.post("/account_switch", { acctNo: harlow[0] });
  await pool.query("delete from cart");
}

const runs = Number(process.env["CART_RUNS"] ?? 40);

test("every acknowledged addition is there once, no cart mixes accounts, counts and totals match, in whatever order things are done", async () => {
  const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 14 }), async (commands) => {
    await startOver();
    await fc.asyncModelRun(() => ({ model: new CartModel(harlow[0]), real: { browser: new Browser(kit) } }), commands);
  });
  await expect(fc.assert(property, { numRuns: runs })).resolves.toBeUndefined();
}, 240_000);
