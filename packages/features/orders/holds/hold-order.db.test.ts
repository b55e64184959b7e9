import { sized, testEngines } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../cancel-order.server.ts";
import { takeEvent } from "../publish-order.store.server.ts";
import { orderMailHolds, orderMailSubject } from "../mail/order-mail-texts.ts";
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
  skus,
  stockUp,
} from "../test-kit/order-store.ts";
import { openHolds } from "./hold-order.store.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = quoteDeps(db);
const [ann, bob] = buyers as [(typeof buyers)[number], (typeof buyers)[number]];
const [accountNumber] = accounts;
const elsewhere = {
  name: "Job site",
  attention: null,
  address1: "77 Quarry Rd",
  address2: null,
  city: "Milwaukee",
  state: "WI",
  zip: "53204",
};

beforeAll(async () => seedOrderStore(database));
beforeEach(async () => {
  await pool.query("delete from cart; delete from undeliverable_zip; delete from account_license");
  await pool.query("update account_credit set review_limit = null, hold_reason = null, credit_limit = 1000000");
  await pool.query("update item set restrictions = '{}'; delete from restriction");
  await stockUp(database, { [skus[0]]: 20_000, [skus[1]]: 100 });
});

async function place(quantity = 10, shipTo: typeof elsewhere | null = null, idempotencyKey = newKey()) {
  await fillCart(database, ann, { [skus[0]]: quantity });
  const placed = await placeNow(deps, ann, { choices: { ...noChoices, shipTo }, idempotencyKey });
  if (!placed.ok) throw new Error(placed.failure.code);
  const { orderNumber, status } = placed.value;
  const holds = await openHolds(db, { accountNumber, orderNumber });
  return { orderNumber, status, reasons: holds.map(({ reason }) => reason) };
}

test("a flagged account's order is placed and held: stock and credit stay with it, and the mail says why", async () => {
  expect(await place()).toMatchObject({ status: "placed", reasons: [] });
  await pool.query("update account_credit set hold_reason = 'INV-771930 is overdue' where account_number = $1", [
    accountNumber,
  ]);
  const { orderNumber, status, reasons } = await place();
  expect([status, reasons]).toEqual(["on-hold", ["account-flagged"]]);
  const { rows } = await pool.query(
    `select status, version, (select sum(quantity)::int from stock_reservation where order_number = number) as reserved,
       credit_held = total as "isHeld", (select answer ->> 'status' from order_request where answer ->> 'orderNumber' = number) as answered
     from sales_order where number = $1`,
    [orderNumber],
  );
  expect(rows).toEqual([{ status: "on-hold", version: 2, reserved: 10, isHeld: true, answered: "on-hold" }]);
  expect(await brokenRules(db)).toEqual([]);
  const key = { accountNumber, orderNumber, sequence: 1 };
  const event = await db.transaction().execute(async (tx) => takeEvent(tx, key, new Date()));
  // The job that takes an event counts its lines in the same transaction.
  await pool.query("update sales_order_line set sales_counted = true where order_number = $1", [orderNumber]);
  expect(event && orderMailSubject(event, orderNumber)).toBe(`Order ${orderNumber} is placed and on hold`);
  expect(event && orderMailHolds(event)).toEqual([expect.stringContaining("credit team")]);
  // The buyer may still take it back, and nothing waits for staff then.
  const buyer = { ...ann, role: "buyer" } as const;
  expect(await cancelOrder({ db, clock: deps.clock }, { buyer, orderNumber, reason: "" })).toMatchObject({ ok: true });
  expect(await openHolds(db, { accountNumber, orderNumber })).toEqual([]);
});

const rounds = sized(15, 1_000);

test(
  `${rounds} times two orders at once pass the review limit together: one is held; the credit limit itself refuses`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[0]]: 1_000 });
      // Each is 8.25; the first fits below the review limit.
      await pool.query(
        "update account_credit set review_limit = used + 10, credit_limit = used + 17 where account_number = $1",
        [accountNumber],
      );
      await fillCart(database, ann, { [skus[0]]: 100 });
      await fillCart(database, bob, { [skus[0]]: 100 });
      const both = await Promise.all([placeNow(deps, ann), placeNow(deps, bob)]);
      expect(both.map((placed) => (placed.ok ? placed.value.status : placed.failure.code)).toSorted()).toEqual([
        "on-hold",
        "placed",
      ]);
      await fillCart(database, ann, { [skus[0]]: 100 });
      expect(await placeNow(deps, ann)).toMatchObject({ ok: false, failure: { code: "CREDIT_EXCEEDED" } });
      await pool.query("delete from cart");
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + rounds * 1_500,
);

test("a large first order to a new address waits, the next one after it left does not; PO boxes and ZIP codes", async () => {
  const large = 7_000;
  expect(await place(10, elsewhere)).toMatchObject({ reasons: [] });
  const farther = { ...elsewhere, address1: "78 Quarry Rd" };
  expect(await place(large, farther)).toMatchObject({ status: "on-hold", reasons: ["new-address"] });
  expect(await place(large, farther)).toMatchObject({ reasons: ["new-address"] });
  // A small order went there before.
  expect(await place(10, farther)).toMatchObject({ reasons: [] });
  expect(await place(large, farther)).toMatchObject({ status: "placed", reasons: [] });
  expect(await place(large)).toMatchObject({ reasons: [] });
  expect(await place(1, { ...elsewhere, address1: "PO Box 12" })).toMatchObject({ reasons: ["po-box"] });
  await pool.query("insert into undeliverable_zip (zip) values ('53204')");
  expect(await place(1, elsewhere)).toMatchObject({ reasons: ["undeliverable-zip"] });
});

test("what asks for a license waits where the rule holds and the account has shown none that is valid", async () => {
  await pool.query(
    `insert into restriction (code, kind, action, states, title, message, citation, license)
     values ('PEST', 'stateRestricted', 'warn', '{WI}', 'Pesticide', 'Licensed buyers', 'Law', 'Pesticide applicator')`,
  );
  await pool.query("update item set restrictions = '{PEST}' where sku = $1", [skus[0]]);
  expect(await place()).toMatchObject({ status: "on-hold", reasons: ["license-missing"] });
  expect(await place(10, { ...elsewhere, state: "OH", zip: "45402" })).toMatchObject({ reasons: [] });
  await pool.query(
    "insert into account_license (account_number, license, number, ends_on) values ($1, 'Pesticide applicator', '7', '2020-01-01')",
    [accountNumber],
  );
  expect(await place()).toMatchObject({ reasons: ["license-missing"] });
  await pool.query("update account_license set ends_on = 'infinity'");
  expect(await place()).toMatchObject({ status: "placed", reasons: [] });
});
