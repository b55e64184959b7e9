import { systemClock } from "@capstan/platform/clock";
import { type Money, moneyOf } from "@capstan/platform/money";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../cancel-order.server.ts";
import { reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import { publishOrder } from "../publish-order.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { captureShipments } from "./capture-shipments.server.ts";
import { paymentOnFile } from "./payment.store.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { releaseOrderPayment } from "./release-payment.server.ts";
import { abandonPayment, settlePayment } from "./settle-payment.server.ts";
import { cards, paymentStore } from "./test-kit/payment-store.ts";
import { type StripeFake, startStripeFake } from "@capstan/features/test-kit/server";

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
const webhookSecret = "whsec_test";
let fake: StripeFake;
let store: ReturnType<typeof paymentStore>;

beforeAll(async () => {
  await seedOrderStore(database);
  fake = await startStripeFake({ webhookSecret });
  store = paymentStore(database, { apiUrl: fake.url, webhookSecret });
});
afterAll(async () => fake?.stop());
beforeEach(async () => stockUp(database, { [skus[0]]: 10_000, [skus[1]]: 10_000 }));

const statusOf = async (orderNumber: string) => {
  const { rows } = await pool.query("select status from sales_order where number = $1", [orderNumber]);
  return (rows[0] as { status: string } | undefined)?.status;
};
const placedEvents = async (orderNumber: string) => {
  const events = "select from sales_order_event where order_number = $1 and status = 'placed'";
  return (await pool.query(events, [orderNumber])).rowCount;
};
const reservedOf = async (orderNumber: string) => {
  const kept = "select coalesce(sum(quantity), 0)::int as kept from stock_reservation where order_number = $1";
  return ((await pool.query(kept, [orderNumber])).rows[0] as { kept: number }).kept;
};
const orderOf = (orderNumber: string) => ({ accountNumber: ann.accountNumber, orderNumber });
const intentOf = async (orderNumber: string) => {
  const payment = await paymentOnFile(db, orderOf(orderNumber));
  return fake.ledger.intent(payment?.intentId ?? "");
};

test("an order by card holds stock and no credit until it is paid, and leaves the cart alone until then", async () => {
  const { orderNumber, attempt, sessionId } = await store.begin(ann, { [skus[0]]: 4 });
  expect(await statusOf(orderNumber)).toBe("draft");
  expect(await reservedOf(orderNumber)).toBe(4);
  expect(await store.cartOf(ann)).toEqual({ [skus[0]]: 4 });
  expect(await settlePayment(store.deps, { attempt })).toMatchObject({ outcome: "open" });
  expect(fake.ledger.pay(sessionId, cards.declined)).toBe(false);
  expect(await settlePayment(store.deps, { attempt })).toMatchObject({ outcome: "open" });
  fake.ledger.pay(sessionId, cards.good);
  expect(await settlePayment(store.deps, { attempt })).toEqual({ ...orderOf(orderNumber), outcome: "paid" });
  expect(await statusOf(orderNumber)).toBe("placed");
  expect(await store.cartOf(ann)).toEqual({});
  expect(await brokenRules(db)).toEqual([]);
});

test("the same press twice begins one payment, also where the provider's answer was lost", async () => {
  const before = fake.ledger.sessions.size;
  fake.faults.lostAnswers = 1;
  const begun = await store.begin(ann, { [skus[0]]: 1 });
  expect(await store.beginAgain(begun.attempt)).toBe(begun.pageUrl);
  expect(fake.ledger.sessions.size).toBe(before + 1);
  await abandonPayment(store.deps, begun, "left");
});

test(
  "return and webhook at once, in any order and number, place the order once",
  async () => {
    for (let round = 0; round < sized(50, 1_000); round += 1) {
      const { orderNumber, attempt, sessionId } = await store.begin(ann, { [skus[0]]: 2 });
      fake.ledger.pay(sessionId, cards.good);
      const { body, signature } = fake.webhookOf(sessionId);
      const told = store.payments.sessionIn(body, signature) ?? "";
      const keys = [{ attempt }, { sessionId: told }, { sessionId: told }, { attempt }];
      const outcomes = await Promise.all(keys.map(async (key) => settlePayment(store.deps, key)));
      expect(outcomes.map((settled) => settled?.outcome)).toEqual(["paid", "paid", "paid", "paid"]);
      expect([await statusOf(orderNumber), await placedEvents(orderNumber)]).toEqual(["placed", 1]);
    }
    expect(await store.cartOf(ann)).toEqual({});
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + sized(50, 1_000) * 1_500,
);

test(
  "paying and leaving at once gives an order that is paid, or none and the money back; never one of each",
  async () => {
    for (let round = 0; round < sized(100, 1_000); round += 1) {
      const { orderNumber, attempt, sessionId } = await store.begin(ann, { [skus[0]]: 2 });
      const pay = async () => {
        fake.ledger.pay(sessionId, cards.good);
        return settlePayment(store.deps, { sessionId });
      };
      const cancel = async () =>
        cancelOrder(store.deps, { buyer: { ...ann, role: "buyer" }, orderNumber, reason: "" }).then(async () =>
          releaseOrderPayment(store.deps, orderOf(orderNumber)),
        );
      const leave = async () => abandonPayment(store.deps, { attempt }, "left");
      await Promise.all(round % 2 === 0 ? [pay(), leave()] : [pay(), cancel()]);
      await releaseIfCancelled(orderNumber);
      const status = await statusOf(orderNumber);
      const session = fake.ledger.session(sessionId);
      const seen = [status, session.payment_intent?.status ?? "canceled", await reservedOf(orderNumber)];
      expect([
        ["placed", "requires_capture", 2],
        ["cancelled", "canceled", 0],
      ]).toContainEqual(seen);
    }
    await pool.query("delete from cart_line");
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + sized(100, 1_000) * 1_500,
);

const releaseIfCancelled = async (orderNumber: string) => {
  if ((await statusOf(orderNumber)) === "cancelled") await releaseOrderPayment(store.deps, orderOf(orderNumber));
};

test("a payment of which neither browser nor webhook told is found, and one that was never made is ended with its stock free", async () => {
  const paid = await store.begin(ann, { [skus[0]]: 3 });
  fake.ledger.pay(paid.sessionId, cards.good);
  await reconcilePayments(store.at(3));
  expect(await statusOf(paid.orderNumber)).toBe("placed");
  const left = await store.begin(ann, { [skus[1]]: 3 });
  await reconcilePayments(store.at(10));
  expect(await statusOf(left.orderNumber)).toBe("draft");
  await reconcilePayments(store.at(40));
  expect([await statusOf(left.orderNumber), await reservedOf(left.orderNumber)]).toEqual(["cancelled", 0]);
  expect(fake.ledger.session(left.sessionId).status).toBe("expired");
  // Paid in the last moment, as the page is about to be closed.
  const late = await store.begin(ann, { [skus[1]]: 3 });
  fake.ledger.pay(late.sessionId, cards.good);
  await reconcilePayments(store.at(40));
  expect(await statusOf(late.orderNumber)).toBe("placed");
  expect(await brokenRules(db)).toEqual([]);
});

test("a shipment is captured once, as it is billed, and the last gives the rest of the authorization back", async () => {
  const { orderNumber } = await store.pay(ann, { [skus[0]]: 400, [skus[1]]: 300 }, cards.good);
  await report(orderNumber, shipmentReport("shipped", { shipment: "W1", lines: [{ line: 1, quantity: 100 }] }));
  fake.faults.lostAnswers = 1;
  await Promise.all([
    captureShipments(store.deps, orderOf(orderNumber)),
    captureShipments(store.deps, orderOf(orderNumber)),
  ]);
  const intent = await intentOf(orderNumber);
  expect([intent.status, intent.captures.map(({ amount }) => amount)]).toEqual(["requires_capture", [825]]);
  expect(intent.captures[0]?.details).toMatchObject({ line_items: { "0": { product_code: skus[0], quantity: "1" } } });
  const rest = [
    { line: 1, quantity: 300 },
    { line: 2, quantity: 300 },
  ];
  await report(orderNumber, shipmentReport("shipped", { shipment: "W2", lines: rest }));
  await captureShipments(store.deps, orderOf(orderNumber));
  const done = await intentOf(orderNumber);
  expect([done.status, done.amount_received, done.captures.length]).toEqual(["succeeded", done.amount, 2]);
  expect(await brokenRules(db)).toEqual([]);
});

test("a card that is captured once only is charged again for what ships later", async () => {
  const { orderNumber } = await store.pay(ann, { [skus[0]]: 400 }, cards.singleCapture);
  for (const [shipment, quantity] of [
    ["W1", 100],
    ["W2", 300],
  ] as const)
    await report(orderNumber, shipmentReport("shipped", { shipment, lines: [{ line: 1, quantity }] }));
  await captureShipments(store.deps, orderOf(orderNumber));
  const { rows } = await pool.query<{ intent_id: string; amount: string }>(
    "select intent_id, amount from order_capture where order_number = $1 order by shipment",
    [orderNumber],
  );
  expect(rows.map(({ intent_id: id }) => fake.ledger.intent(id).amount_received)).toEqual([825, 2475]);
  const [amount, key] = [moneyOf("20.00") as Money, "return-1"];
  expect(await refundPayment(store.deps, { ...orderOf(orderNumber), amount, key })).toMatchObject({ ok: true });
  expect(await refundPayment(store.deps, { ...orderOf(orderNumber), amount, key })).toMatchObject({ ok: true });
  expect(rows.map(({ intent_id: id }) => fake.ledger.intent(id).refunded)).toEqual([825, 1175]);
  const more = await refundPayment(store.deps, { ...orderOf(orderNumber), amount, key: "return-2" });
  expect(more).toMatchObject({ ok: false, failure: { code: "REFUND_REFUSED" } });
  expect(await brokenRules(db)).toEqual([]);
});

test("a cancelled order gives its authorization back by the job that follows its event", async () => {
  const { orderNumber } = await store.pay(ann, { [skus[0]]: 4 }, cards.good);
  await cancelOrder(store.deps, { buyer: { ...ann, role: "buyer" }, orderNumber, reason: "" });
  await publishOrder({ ...store.deps, origin: "https://store.example" }, { ...orderOf(orderNumber), sequence: 3 });
  const { rows } = await pool.query(
    "select from graphile_worker.jobs where task_identifier = 'orders:release-payment' limit 1",
  );
  expect(rows.length).toBe(1);
  await releaseOrderPayment({ ...store.deps, clock: systemClock }, orderOf(orderNumber));
  expect((await intentOf(orderNumber)).status).toBe("canceled");
  expect(await brokenRules(db)).toEqual([]);
});

test(
  `${sized(20, 1_000)} times two workers capture and two returns are refunded at once: each is taken and given back once, and never more than was taken`,
  async () => {
    for (let round = 0; round < sized(20, 1_000); round += 1) {
      const { orderNumber } = await store.pay(ann, { [skus[0]]: 100 }, cards.good);
      await report(orderNumber, shipmentReport("shipped", { lines: [{ line: 1, quantity: 100 }] }));
      const capture = async () => captureShipments(store.deps, orderOf(orderNumber));
      await Promise.all([capture(), capture()]);
      const intent = await intentOf(orderNumber);
      expect([intent.captures.length, intent.amount_received]).toEqual([1, 825]);
      // Six dollars, twice the same and once another, of eight and a quarter.
      const refund = async (key: string) =>
        refundPayment(store.deps, { ...orderOf(orderNumber), amount: moneyOf("6.00") as Money, key });
      const given = await Promise.all([refund("return-1"), refund("return-2"), refund("return-1"), refund("return-2")]);
      expect(given.filter(({ ok }) => ok)).toHaveLength(2);
      expect((await intentOf(orderNumber)).refunded).toBe(600);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + sized(20, 1_000) * 1_500,
);

test("a webhook that somebody else signed is not believed", () => {
  const { body } = fake.webhookOf([...fake.ledger.sessions.keys()][0] ?? "");
  expect(store.payments.sessionIn(body, "t=1,v1=00")).toBeUndefined();
  expect(store.payments.sessionIn(body, "")).toBeUndefined();
});
