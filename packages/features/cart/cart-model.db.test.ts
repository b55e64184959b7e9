import assert from "node:assert/strict";
import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { cartReader } from "./server.ts";
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

type Lines = Map<string, number>;

interface ModelCart {
  readonly lines: Lines;
  /** Requests that were made with a key, which is done once. */
  readonly keys: Set<string>;
}

/** What should be there: a plain account of every acknowledged call, without a line of the store's own code. */
class Model {
  guest: ModelCart | null = null;
  account: string | null = null;
  readonly own = new Map<string, ModelCart>();
  current: string = harlow[0];

  get cart(): ModelCart {
    if (this.account === null) return (this.guest ??= newCart());
    const cart = this.own.get(this.account) ?? newCart();
    this.own.set(this.account, cart);
    return cart;
  }

  add(sku: string, quantity: number, key: string | null): void {
    const request = key === null ? null : `${key} ${sku} ${quantity}`;
    if (request !== null && this.cart.keys.has(request)) return;
    if (request !== null) this.cart.keys.add(request);
    this.cart.lines.set(sku, (this.cart.lines.get(sku) ?? 0) + quantity);
  }

  remove(sku: string): void {
    if (!this.cart.lines.delete(sku)) return;
    this.cart.keys.clear();
  }

  replace(gone: string, sku: string, quantity: number): void {
    if (!this.cart.lines.delete(gone)) return;
    this.cart.lines.set(sku, (this.cart.lines.get(sku) ?? 0) + quantity);
  }

  signIn(): void {
    if (this.account !== null) return;
    const guest = this.guest;
    this.account = this.current;
    if (!guest) return;
    for (const [sku, quantity] of guest.lines) this.cart.lines.set(sku, (this.cart.lines.get(sku) ?? 0) + quantity);
    for (const key of guest.keys) this.cart.keys.add(key);
    this.guest = null;
  }

  switchTo(account: string): void {
    if (this.account === null) return;
    this.account = account;
    this.current = account;
  }

  /** Everything in every cart, in the order in which the table is read. */
  all(): readonly string[] {
    const rows = [
      ...[...this.own].flatMap(([account, { lines }]) => [...lines].map((line) => ["ann", account, ...line].join(" "))),
      ...[...(this.guest?.lines ?? [])].map((line) => ["guest", "none", ...line].join(" ")),
    ];
    return rows.toSorted();
  }
}

function newCart(): ModelCart {
  return { lines: new Map(), keys: new Set() };
}

interface Store {
  readonly browser: Browser;
}

const skus = ["1AA01A", "1AA03A", "2BB09A"] as const;
const sku = fc.constantFrom(...skus);
const quantity = fc.integer({ min: 1, max: 40 });
/** A call that a browser may send again: the same key, the same entry. */
const retried = fc.constantFrom(
  ["1AA01A", 12, "a".repeat(32)] as const,
  ["1AA03A", 4, "b".repeat(32)] as const,
  ["1AA03A", 7, "b".repeat(32)] as const,
);

/** In ten-thousandths of a dollar: the web price, and in one account a contract with a break at ten. */
function unitPrice(item: string, many: number, account: string | null): number | null {
  if (item === "1AA01A") return 825;
  if (item === "2BB09A") return null;
  if (account !== harlow[0]) return 100_000;
  return many < 10 ? 90_000 : 75_000;
}

/** Each line to the cent, halves to the even one. */
function subtotal({ lines }: ModelCart, account: string | null): string {
  let cents = 0;
  for (const [item, many] of lines) {
    const exact = (unitPrice(item, many, account) ?? 0) * many;
    const [whole, rest] = [Math.floor(exact / 100), exact % 100];
    cents += whole + (rest > 50 || (rest === 50 && whole % 2 === 1) ? 1 : 0);
  }
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

async function shownSubtotal({ account }: Model, { browser }: Store): Promise<string> {
  const request = new Request("http://store.example/cart", { headers: { cookie: browser.cookie } });
  const user = { ...anonymous, level: "fully-authenticated", userId: "ann", accountNumber: account } as const;
  return (await reader.load(request, account === null ? anonymous : user)).subtotal;
}

function step(name: string, run: (model: Model, store: Store) => Promise<void>): fc.AsyncCommand<Model, Store> {
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
async function agrees(model: Model, store: Store): Promise<void> {
  const rows = await allLines(engines.database);
  const found = rows.map(({ owner, account, sku: item, quantity: many }) =>
    [owner, account ?? "none", item, many].join(" "),
  );
  assert.deepEqual(found.toSorted(), model.all());
  assert.equal(await store.browser.quantity(), model.cart.lines.size);
  assert.equal(await shownSubtotal(model, store), subtotal(model.cart, model.account));
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
      model.account = null;
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
    await fc.asyncModelRun(() => ({ model: new Model(), real: { browser: new Browser(kit) } }), commands);
  });
  await expect(fc.assert(property, { numRuns: runs })).resolves.toBeUndefined();
}, 240_000);
