import { systemClock } from "@capstan/platform/clock";
import { createMailer, mailJobs } from "@capstan/features/mail/server";
import type { Database, Tx } from "@capstan/platform/db";
import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { publishOrder } from "./publish-order.server.ts";
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

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const deps = quoteDeps(db);
const publishing = { db, clock: systemClock, origin: "https://store.example" };
const [ann, bob] = buyers as [(typeof buyers)[number], (typeof buyers)[number]];

beforeAll(async () => seedOrderStore(database));
beforeEach(async () => {
  await pool.query("delete from cart");
  await stockUp(database, { [skus[0]]: 100, [skus[1]]: 100, [skus[2]]: 0 });
});

/** What begins a transaction goes on in this one. */
function withoutOwnTransactions(tx: Tx): Database {
  const begin = () => ({ execute: async (work: (inside: Tx) => unknown) => work(tx) });
  return new Proxy<Database>(tx, {
    get: (target, name) => {
      const value: unknown = name === "transaction" ? begin : Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function one<Row>(statement: string, values: readonly unknown[] = []): Promise<Row> {
  return (await pool.query(statement, [...values])).rows[0] as Row;
}

test("an order is a copy of what was shown: lines, exact amounts, reasons, promise, addresses; the cart is empty, stock and credit are taken", async () => {
  await fillCart(database, ann, { [skus[0]]: 7, [skus[1]]: 3 });
  const before = await one<{ used: string }>("select used from account_credit where account_number = $1", [
    accounts[0],
  ]);
  const placed = await placeNow(deps, ann);
  if (!placed.ok) throw new Error(JSON.stringify(placed.failure));
  const { orderNumber, total, status } = placed.value;
  // 7 × 0.0825 = 0.5775 and 3 × 0.1650 = 0.4950, each rounded once, halves to the even cent.
  expect([total, status]).toEqual(["1.0800", "placed"]);
  expect(
    await one(
      `select account_number, user_id, purchase_order, subtotal::text, freight::text, tax::text, payment_terms,
         ship_to ->> 'city' as city, bill_to ->> 'zip' as zip, version from sales_order where number = $1`,
      [orderNumber],
    ),
  ).toEqual({
    account_number: accounts[0],
    user_id: ann.userId,
    purchase_order: "HF-20418",
    subtotal: "1.0800",
    freight: "0.0000",
    tax: "0.0000",
    payment_terms: "Net 30",
    city: "Milwaukee",
    zip: "53202",
    version: 1,
  });
  const { rows } = await pool.query(
    `select line, sku, quantity, unit_price::text, line_total::text, description, price_reason ->> 'rule' as rule,
       promise -> 'parts' -> 0 ->> 'kind' as promise, tax_decision ->> 'reason' as tax, pack ->> 'label' as pack, status
     from sales_order_line where order_number = $1 order by line`,
    [orderNumber],
  );
  const shared = { rule: "web", promise: "ship", tax: "no-nexus", pack: "each", status: "placed" };
  expect(rows).toEqual([
    {
      line: 1,
      sku: skus[0],
      quantity: 7,
      unit_price: "0.0825",
      line_total: "0.5800",
      description: `Screw ${skus[0]}`,
      ...shared,
    },
    {
      line: 2,
      sku: skus[1],
      quantity: 3,
      unit_price: "0.1650",
      line_total: "0.5000",
      description: `Screw ${skus[1]}`,
      ...shared,
    },
  ]);
  expect(await one("select count(*)::int as lines from cart_line")).toEqual({ lines: 0 });
  expect(await one("select reserved from stock where sku = $1 and location_code = 'DC1'", [skus[0]])).toEqual({
    reserved: 7,
  });
  const after = await one<{ used: string }>("select used from account_credit where account_number = $1", [accounts[0]]);
  expect(Number(after.used) - Number(before.used)).toBeCloseTo(1.08, 4);
  expect(await brokenRules(db)).toEqual([]);
});

test("the same key again is answered with the same order, and for another order it is refused", async () => {
  await fillCart(database, ann, { [skus[0]]: 1 });
  const shown = await shownNow(deps, ann);
  const request = { buyer: ann, choices: noChoices, shown, idempotencyKey: newKey() };
  const both = await Promise.all([placeOrder(deps, request), placeOrder(deps, request)]);
  expect(both[0]).toMatchObject({ ok: true });
  expect(both[1]).toEqual(both[0]);
  expect(await placeOrder(deps, request)).toEqual(both[0]);
  const other = { ...request, choices: { ...noChoices, purchaseOrder: "other" } };
  expect(await placeOrder(deps, other)).toMatchObject({ ok: false, failure: { code: "ORDER_KEY_REUSED" } });
  expect(
    await one("select count(*)::int as orders from order_request where key = $1", [request.idempotencyKey]),
  ).toEqual({ orders: 1 });
});

test("a refusal is final for its key, and for another key it is not", async () => {
  await fillCart(database, ann, { [skus[0]]: 2 });
  const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
  await pool.query("update web_price set price = 0.09 where sku = $1", [skus[0]]);
  const refused = await placeOrder(deps, request);
  await pool.query("update web_price set price = 0.0825 where sku = $1", [skus[0]]);
  expect(refused).toMatchObject({ ok: false, failure: { code: "ORDER_CHANGED" } });
  expect(await placeOrder(deps, request)).toEqual(refused);
  expect(await placeOrder(deps, { ...request, idempotencyKey: newKey() })).toMatchObject({ ok: true });
  expect(await brokenRules(db)).toEqual([]);
});

test("whoever would be refused while the same request is being written waits for it, and has its answer", async () => {
  await fillCart(database, ann, { [skus[0]]: 2 });
  const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
  const commit = Promise.withResolvers<undefined>();
  const isWritten = Promise.withResolvers<undefined>();
  // The first one's transaction is at its end, and its client gone.
  const late = db.transaction().execute(async (tx) => {
    const placed = await placeOrder({ ...deps, db: withoutOwnTransactions(tx) }, request);
    isWritten.resolve(undefined);
    await commit.promise;
    return placed;
  });
  await isWritten.promise;
  await pool.query("update web_price set price = 0.09 where sku = $1", [skus[0]]);
  const again = placeOrder(deps, request);
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into order_request%'`;
  await expect.poll(async () => one(waiting)).toEqual({ waiting: 1 });
  commit.resolve(undefined);
  const first = await late;
  await pool.query("update web_price set price = 0.0825 where sku = $1", [skus[0]]);
  expect(first).toMatchObject({ ok: true });
  expect(await again).toEqual(first);
});

test("what changed since it was shown comes back with old and new, and nothing is placed", async () => {
  await fillCart(database, ann, { [skus[0]]: 5, [skus[1]]: 2, [skus[2]]: 4 });
  const shown = await shownNow(deps, ann);
  const { count } = await one<{ count: number }>("select count(*)::int from sales_order");
  await pool.query("update web_price set price = 0.09 where sku = $1", [skus[0]]);
  await pool.query("update item set lifecycle = 'discontinued' where sku = $1", [skus[1]]);
  await fillCart(database, ann, { [skus[3]]: 1 });
  await stockUp(database, { [skus[2]]: 1 });
  const placed = await placeOrder(deps, { buyer: ann, choices: noChoices, shown, idempotencyKey: newKey() });
  await pool.query("update web_price set price = 0.0825 where sku = $1", [skus[0]]);
  await pool.query("update item set lifecycle = 'active'");
  expect(placed).toMatchObject({ ok: false, failure: { code: "ORDER_CHANGED" } });
  expect(!placed.ok && placed.failure["changes"]).toMatchObject([
    { kind: "obstacle", sku: skus[1], new: "discontinued" },
    { kind: "price", sku: skus[0], old: "0.0825", new: "0.0900" },
    {
      kind: "promise",
      sku: skus[2],
      old: [{ quantity: 4, kind: "backorder" }],
      new: [
        { quantity: 1, kind: "ship" },
        { quantity: 3, kind: "backorder" },
      ],
    },
    { kind: "line-added", sku: skus[3], old: null, new: 1 },
    { kind: "total" },
  ]);
  expect(await one("select count(*)::int from sales_order")).toEqual({ count });
  expect(await brokenRules(db)).toEqual([]);
});

test("a backorder that was promised reserves what is there and no more", async () => {
  await stockUp(database, { [skus[2]]: 3 });
  await fillCart(database, ann, { [skus[2]]: 10 });
  const placed = await placeNow(deps, ann);
  expect(placed).toMatchObject({ ok: true });
  const number = placed.ok ? placed.value.orderNumber : "";
  expect(
    await one("select sum(quantity)::int as kept from stock_reservation where order_number = $1", [number]),
  ).toEqual({ kept: 3 });
});

test("an order over the buyer's limit waits for approval, holds its stock and counts no sale", async () => {
  await pool.query("update membership set spending_limit = 1 where user_id = $1", [bob.userId]);
  await fillCart(database, bob, { [skus[0]]: 50 });
  const placed = await placeNow(deps, bob);
  await pool.query("update membership set spending_limit = null");
  expect(placed).toMatchObject({ ok: true, value: { status: "awaiting-approval" } });
  const number = placed.ok ? placed.value.orderNumber : "";
  await publishOrder(publishing, { accountNumber: accounts[0], orderNumber: number, sequence: 1 });
  expect(await one("select sales_counted from sales_order_line where order_number = $1", [number])).toEqual({
    sales_counted: false,
  });
});

test("a PO number or a reference that the account asks for is asked for by the API as by the page", async () => {
  onTestFinished(async () => {
    await pool.query("delete from account_order_terms; delete from account_reference");
  });
  await pool.query(
    "insert into account_order_terms (account_number, requires_purchase_order, purchase_order_pattern) values ($1, true, 'HF-[0-9]{5}')",
    [accounts[0]],
  );
  await pool.query(
    "insert into account_reference (account_number, code, label, choices) values ($1, 'cc', 'Cost center', '{4410,4420}')",
    [accounts[0]],
  );
  await fillCart(database, ann, { [skus[0]]: 1 });
  const refused = { ok: false, failure: { code: "ORDER_TERMS_REFUSED" } };
  const place = async (purchaseOrder: string | null, references: Readonly<Record<string, string>>) =>
    placeNow(deps, ann, { choices: { ...noChoices, purchaseOrder, references } });
  expect(await place(null, { "Cost center": "4410" })).toMatchObject(refused);
  expect(await place("20418", { "Cost center": "4410" })).toMatchObject(refused);
  expect(await place("HF-20418", {})).toMatchObject(refused);
  expect(await place("HF-20418", { "Cost center": "9999" })).toMatchObject(refused);
  expect(await place("HF-20418", { "Cost center": "4420" })).toMatchObject({ ok: true });
});

test("credit that does not reach, a viewer and a user who left are refused, and nothing is taken", async () => {
  const credit = async (limit: number) =>
    pool.query("update account_credit set credit_limit = used + $1 where account_number = $2", [limit, accounts[0]]);
  await fillCart(database, ann, { [skus[0]]: 50 });
  await credit(4.11);
  expect(await placeNow(deps, ann)).toMatchObject({ ok: false, failure: { code: "CREDIT_EXCEEDED" } });
  await credit(4.12);
  await pool.query("update membership set role = 'viewer' where user_id = $1", [ann.userId]);
  expect(await placeNow(deps, ann)).toMatchObject({ ok: false, failure: { code: "ROLE_REQUIRED" } });
  await pool.query("update membership set role = 'buyer' where user_id = $1", [ann.userId]);
  await pool.query("update store_user set is_enabled = false where id = $1", [ann.userId]);
  expect(await placeNow(deps, ann)).toMatchObject({ ok: false, failure: { code: "ROLE_REQUIRED" } });
  await pool.query("update store_user set is_enabled = true");
  expect(await placeNow(deps, ann)).toMatchObject({ ok: true, value: { total: "4.1200" } });
  await credit(1_000_000);
  expect(await brokenRules(db)).toEqual([]);
});

test("cancelling gives stock and credit back once; a second time, another's order and a packed one change nothing", async () => {
  await fillCart(database, ann, { [skus[0]]: 8 });
  const placed = await placeNow(deps, ann);
  const orderNumber = placed.ok ? placed.value.orderNumber : "";
  const cancel = async (buyer = ann) =>
    cancelOrder({ db, clock: systemClock }, { buyer: { ...buyer, role: "buyer" }, orderNumber, reason: "" });
  const kept = "select reserved from stock where sku = $1 and location_code = 'DC1'";
  const { reserved } = await one<{ reserved: number }>(kept, [skus[0]]);
  expect(await cancel(bob)).toMatchObject({ ok: false, failure: { code: "ORDER_NOT_FOUND" } });
  expect(await cancel(buyers[2])).toMatchObject({ ok: false, failure: { code: "ORDER_NOT_FOUND" } });
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await one(kept, [skus[0]])).toEqual({ reserved: reserved - 8 });
  expect(
    await one("select count(*)::int as events from sales_order_event where order_number = $1", [orderNumber]),
  ).toEqual({ events: 2 });
  expect(await brokenRules(db)).toEqual([]);
});

test("an event is published once: sales are counted and mail is queued, however often the job runs", async () => {
  await fillCart(database, ann, { [skus[1]]: 2 });
  const placed = await placeNow(deps, ann);
  const orderNumber = placed.ok ? placed.value.orderNumber : "";
  const key = { accountNumber: accounts[0], orderNumber, sequence: 1 };
  const counts = async () =>
    one<{ lines: number; mails: number }>(
      `select (select order_lines::int from account_item where account_number = $1 and sku = $2) as lines,
         (select count(*)::int from job_effect where key like 'mail:order-placed:%') as mails`,
      [accounts[0], skus[1]],
    );
  await publishOrder(publishing, key);
  const once = await counts();
  await Promise.all([publishOrder(publishing, key), publishOrder(publishing, key)]);
  expect(await counts()).toEqual(once);
  expect(once).toMatchObject({ lines: 1, mails: 1 });
});

test("the mail says what was ordered, as it is stored, in HTML and in text", async () => {
  const server = await startPrivateMail();
  onTestFinished(async () => server.stop());
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "Capstan <store@capstan.example>" });
  const { log, databaseUrl } = engines;
  await fillCart(database, bob, { [skus[0]]: 100, [skus[2]]: 3 });
  const choices = { ...noChoices, references: { "Cost center": "4410" } };
  const placed = await placeNow(deps, bob, { choices });
  if (!placed.ok) throw new Error(placed.failure.code);
  const { orderNumber } = placed.value;
  await publishOrder(publishing, { accountNumber: accounts[0], orderNumber, sequence: 1 });
  const worker = await startWorker({ pool, databaseUrl, log, jobs: mailJobs({ mailer }), concurrency: 1 });
  onTestFinished(async () => {
    await worker.stop();
    mailer.close();
  });
  const mails = async () => {
    const inbox = await server.inboxOf(`${bob.userId}@works.example`);
    return inbox.filter(({ subject }) => subject.includes(orderNumber));
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Order ${orderNumber} is placed`);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("HF-20418");
    expect(text).toContain("4410");
    expect(text).toContain("Screw 1AA01A");
    expect(text).toContain("1AA01A, 100 × $0.0825 / each");
    expect(text).toContain("Ships later: backordered");
    // 8.25 and 0.74: 3 × 0.2475 rounded once.
    expect(text).toContain("$8.99");
    expect(text).toContain(`https://store.example/orders/${orderNumber}`);
  }
}, 240_000);

test("the number of statements is the same for one line as for five", async () => {
  const { watched, statements } = watchedDatabase(db);
  const watchedDeps = quoteDeps(watched);
  const statementsFor = async (quantities: Readonly<Record<string, number>>) => {
    await fillCart(database, ann, quantities);
    const request = {
      buyer: ann,
      choices: noChoices,
      shown: await shownNow(watchedDeps, ann),
      idempotencyKey: newKey(),
    };
    const before = statements.length;
    expect(await placeOrder(watchedDeps, request)).toMatchObject({ ok: true });
    return statements.length - before;
  };
  const few = await statementsFor({ [skus[0]]: 1 });
  expect(few).toBeGreaterThan(5);
  expect(few).toBeLessThanOrEqual(10);
  expect(await statementsFor(Object.fromEntries(skus.map((sku) => [sku, 1])))).toBe(few);
});
