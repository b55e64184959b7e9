import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import { captureShipments } from "../payments/capture-shipments.server.ts";
import { cards, paymentStore } from "../payments/test-kit/payment-store.ts";
import { type StripeFake, startStripeFake } from "@capstan/features/test-kit/server";
import type { OrderBuyer } from "../quote-order.server.ts";
import { brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { refundCardOf } from "./refund-card.server.ts";
import { returnReport, returner } from "./test-kit/return-kit.ts";

const { database } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
let fake: StripeFake;
let store: ReturnType<typeof paymentStore>;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100 });
  fake = await startStripeFake({ webhookSecret: "whsec_test" });
  store = paymentStore(database, { apiUrl: fake.url, webhookSecret: "whsec_test" });
});
afterAll(async () => fake?.stop());

test("what comes back of an order by card goes back to the card, once, and the return says so", async () => {
  const { orderNumber } = await store.pay(ann, { [skus[0]]: 8 }, cards.good);
  const key = { accountNumber: ann.accountNumber, orderNumber };
  await report(orderNumber, shipmentReport("delivered", { lines: [{ line: 1, quantity: 8 }], carrier: "UPS" }));
  const started = await returner(database)(ann, orderNumber, [{ line: 1, quantity: 3, reason: "too-many" }]);
  if (!started.ok) throw new Error(started.failure.code);
  const returnNumber = started.value.number;
  const inspected = returnReport("return-inspected", returnNumber, [{ line: 1, quantity: 3 }]);
  expect(await report(orderNumber, inspected)).toMatchObject({ ok: true, value: { returnStatus: "inspected" } });
  const { rows } = await pool.query(
    "select total::text from invoice where order_number = $1 and kind = 'credit-note'",
    [orderNumber],
  );
  const { total: amount } = rows[0] as { total: string };
  const job = { ...key, returnNumber, amount };
  await expect(refundCardOf(store.deps, job), "nothing is taken from the card yet").rejects.toThrow("yet");
  await captureShipments(store.deps, key);
  await refundCardOf(store.deps, job);
  await refundCardOf(store.deps, job);
  const given = [...fake.ledger.refunds.values()].map((refund) => refund.amount);
  expect(given).toEqual([Math.round(Number(amount) * 100)]);
  const { rows: kept } = await pool.query("select status from order_return where number = $1", [returnNumber]);
  expect(kept).toEqual([{ status: "refunded" }]);
  expect(await brokenRules(db)).toEqual([]);
});
