import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { stockReader } from "@capstan/features/availability/server";
import { addItems } from "@capstan/features/cart/server";
import { systemClock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Result } from "@capstan/platform/result";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "./cancel-order.server.ts";
import { moveOrder } from "./move-order.store.server.ts";
import type { PlacedOrder } from "./order.ts";
import { mayChange, orderActors, transitions } from "./order-states.ts";
import { placeOrder } from "./place-order.server.ts";
import type { OrderBuyer } from "./quote-order.server.ts";
import {
  accounts,
  brokenRules,
  buyers,
  fillCart,
  newKey,
  noChoices,
  placeNow,
  quoteDeps,
  seedOrderStore,
  shownNow,
  skus,
  stockUp,
} from "./test-kit/order-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = quoteDeps(db);
const rounds = sized(15, 1_000);
const limitMs = 60_000 + rounds * 1_500;

beforeAll(async () => seedOrderStore(database));
beforeEach(async () => {
  await pool.query("delete from cart");
  await pool.query("update account_credit set credit_limit = used + 1000000");
});

const codesOf = (results: readonly Result<unknown>[]) =>
  results.map((result) => (result.ok ? "ok" : result.failure.code)).toSorted();

async function requestOf(buyer: OrderBuyer) {
  return { buyer, choices: noChoices, shown: await shownNow(deps, buyer), idempotencyKey: newKey() };
}

async function quantityOf(statement: string, values: readonly unknown[]): Promise<number> {
  return Number((await pool.query<{ it: string }>(statement, [...values])).rows[0]?.it ?? 0);
}

async function move(placed: PlacedOrder, accountNumber: string, to: Parameters<typeof moveOrder>[1]["to"]) {
  const by = to === "cancelled" ? "staff" : "warehouse";
  const shared = { onlyUser: null, userId: null, agentId: null, details: {}, now: new Date() };
  return db
    .transaction()
    .execute(async (tx) => moveOrder(tx, { ...shared, accountNumber, orderNumber: placed.orderNumber, to, by }));
}

test(
  `${rounds} times four buyers want the last of an item at once: one gets it, the others are told, and nothing is sold twice`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[0]]: 5, [skus[1]]: 5 });
      for (const [at, buyer] of buyers.entries())
        // In both orders, so that two would wait for each other if lines were locked as they stand in the cart.
        await fillCart(database, buyer, at % 2 ? { [skus[0]]: 5, [skus[1]]: 1 } : { [skus[1]]: 1, [skus[0]]: 5 });
      const requests = await Promise.all(buyers.map(requestOf));
      const results = await Promise.all(requests.map(async (request) => placeOrder(deps, request)));
      expect(codesOf(results)).toEqual(["ORDER_CHANGED", "ORDER_CHANGED", "ORDER_CHANGED", "ok"]);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times two buyers of one account spend its last credit at once: one order is placed`,
  async () => {
    const [one, two] = buyers as [OrderBuyer, OrderBuyer];
    await stockUp(database, { [skus[2]]: rounds * 200 });
    for (let round = 0; round < rounds; round += 1) {
      await pool.query("update account_credit set credit_limit = used + 5 where account_number = $1", [accounts[0]]);
      for (const buyer of [one, two]) await fillCart(database, buyer, { [skus[2]]: 18 });
      const requests = await Promise.all([one, two].map(requestOf));
      const results = await Promise.all(requests.map(async (request) => placeOrder(deps, request)));
      expect(codesOf(results)).toEqual(["CREDIT_EXCEEDED", "ok"]);
      await pool.query("delete from cart");
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times one key is sent four times at once: one order, four times the same answer`,
  async () => {
    const [buyer] = buyers as [OrderBuyer];
    // Just enough: the answers of the later ones must not be spoilt by what the first one took.
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[3]]: 3 });
      await fillCart(database, buyer, { [skus[3]]: 3 });
      const request = await requestOf(buyer);
      const before = await quantityOf("select count(*) as it from sales_order", []);
      const results = await Promise.all([1, 2, 3, 4].map(async () => placeOrder(deps, request)));
      expect(results[0]).toMatchObject({ ok: true });
      for (const result of results) expect(result).toEqual(results[0]);
      expect(await quantityOf("select count(*) as it from sales_order", [])).toBe(before + 1);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times an order is cancelled twice and packed at once: one of them happens, and its stock goes back or out once`,
  async () => {
    const [buyer] = buyers as [OrderBuyer];
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[4]]: 10 });
      await fillCart(database, buyer, { [skus[4]]: 4 });
      const placed = await placeNow(deps, buyer);
      if (!placed.ok) throw new Error(placed.failure.code);
      const { orderNumber } = placed.value;
      const cancel = async () =>
        cancelOrder({ db, clock: systemClock }, { buyer: { ...buyer, role: "buyer" }, orderNumber, reason: "" });
      const pack = async () => {
        const begun = await move(placed.value, buyer.accountNumber, "in-fulfilment");
        return begun.isMoved ? move(placed.value, buyer.accountNumber, "shipped") : begun;
      };
      const [first, second, packed] = await Promise.all([cancel(), cancel(), pack()]);
      expect([first.ok, second.ok]).toEqual([!packed.isMoved, !packed.isMoved]);
      const left = "select quantity - reserved as it from stock where sku = $1 and location_code = 'DC1'";
      expect(await quantityOf(left, [skus[4]])).toBe(packed.isMoved ? 6 : 10);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times orders are placed and cancelled at once over the same items: all end, none in a deadlock`,
  async () => {
    await stockUp(database, Object.fromEntries(skus.map((sku) => [sku, 1_000])));
    for (let round = 0; round < rounds; round += 1) {
      const open: (readonly [OrderBuyer, string])[] = [];
      const one = async (buyer: OrderBuyer, at: number) => {
        const wanted = at % 2 === 0 ? skus : skus.toReversed();
        await fillCart(database, buyer, Object.fromEntries(wanted.map((sku) => [sku, 1])));
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const placed = await placeNow(deps, buyer);
          if (placed.ok) return open.push([buyer, placed.value.orderNumber]);
          expect(["ORDER_CHANGED", "BUSY"]).toContain(placed.failure.code);
        }
        throw new Error("twenty times in vain");
      };
      await Promise.all(buyers.map(one));
      const cancels = open.map(async ([buyer, orderNumber]) =>
        cancelOrder({ db, clock: systemClock }, { buyer: { ...buyer, role: "buyer" }, orderNumber, reason: "" }),
      );
      const results = await Promise.all([...cancels, ...buyers.map(one)]);
      expect(results).toHaveLength(8);
      await pool.query("delete from cart");
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times something is added while the cart is ordered: the order is what was shown, and what was added is in the order or in the cart`,
  async () => {
    const [buyer] = buyers as [OrderBuyer];
    const owner = { kind: "user", ...buyer } as const;
    const priceContext = { accountNumber: buyer.accountNumber, isSignedIn: true, on: dayOn(systemClock) };
    const foundBy = { addToCartMethod: "race", findingMethod: null };
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[0]]: 100 });
      await fillCart(database, buyer, { [skus[0]]: 3 });
      const request = await requestOf(buyer);
      const add = async () => {
        await pause(Math.random() * 20);
        return addItems(
          { db, clock: systemClock, stock: stockReader(db), newId: randomUUID },
          { owner, priceContext, foundBy, wanted: [{ sku: skus[0], quantity: 2 }], agreed: new Set() },
        );
      };
      const [placed] = await Promise.all([placeOrder(deps, request), add()]);
      const inCart = await quantityOf(
        "select coalesce(sum(quantity), 0) as it from cart_line join cart on cart.id = cart_id where user_id = $1",
        [buyer.userId],
      );
      const ordered = placed.ok ? await orderedUnits(placed.value.orderNumber) : 0;
      // Three as shown, and the two wait for the next order; or the buyer is shown all five first.
      expect([
        [3, 2],
        [0, 5],
      ]).toContainEqual([ordered, inCart]);
      expect(["placed", "ORDER_CHANGED"]).toContain(placed.ok ? "placed" : placed.failure.code);
      await pool.query("delete from cart");
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

const orderedUnits = async (orderNumber: string) =>
  quantityOf("select sum(quantity) as it from sales_order_line where order_number = $1", [orderNumber]);

test("the database has the same lawful changes as the table, and refuses every other one", async () => {
  const { rows } = await pool.query<{ it: string }>(
    "select subject || ' ' || from_status || ' ' || to_status as it from order_transition where subject <> 'return'",
  );
  expect(rows.map(({ it }) => it).toSorted()).toEqual(
    transitions.map(({ subject, from, to }) => `${subject} ${from} ${to}`).toSorted(),
  );
  const [buyer] = buyers as [OrderBuyer];
  await stockUp(database, { [skus[0]]: 10 });
  await fillCart(database, buyer, { [skus[0]]: 1 });
  const placed = await placeNow(deps, buyer);
  if (!placed.ok) throw new Error(placed.failure.code);
  const states = [...new Set(transitions.map(({ to }) => to))];
  for (const to of states.filter((state) => state !== "placed")) {
    const isLawful = orderActors.some((by) => mayChange({ subject: "order", from: "placed", to, by }));
    const client = await pool.connect();
    await client.query("begin");
    const update = client.query("update sales_order set status = $1 where number = $2", [to, placed.value.orderNumber]);
    const outcome = await update.then(
      () => "taken",
      () => "refused",
    );
    await client.query("rollback");
    client.release();
    expect([to, outcome]).toEqual([to, isLawful ? "taken" : "refused"]);
  }
});
