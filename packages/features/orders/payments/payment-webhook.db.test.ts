import { lazyUrls } from "@capstan/features/lazy-urls";
import { type StripeFake, startStripeFake } from "@capstan/features/test-kit/server";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, testApp } from "@capstan/web/test-app";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderBuyer } from "../quote-order.server.ts";
import { brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { cards, paymentStore } from "./test-kit/payment-store.ts";

/** The store listens: what the provider posts goes over the network and through everything before the route. */
const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const [ann] = buyers as [OrderBuyer];
const webhookSecret = "whsec_test";
const { webhooks } = new Stripe("sk_test_fake");
const toleranceSeconds = 300;
let fake: StripeFake;
let store: ReturnType<typeof paymentStore>;
let app: TestApp;
let address: string;

beforeAll(async () => {
  await seedOrderStore(database);
  fake = await startStripeFake({ webhookSecret });
  store = paymentStore(database, { apiUrl: fake.url, webhookSecret });
  app = await testApp(engines, {
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: fake.url,
  });
  address = (await app.listen({ port: 0, host: "127.0.0.1" })) + lazyUrls.paymentWebhook();
});
afterAll(async () => {
  await app?.close();
  await fake?.stop();
});
beforeEach(async () => stockUp(database, { [skus[0]]: 1_000 }));

async function post(body: string, signature: string): Promise<readonly [number, unknown]> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const answer = await fetch(address, { method: "POST", body, headers });
  const told = (await answer.json()) as { readonly error?: { readonly code: string } };
  return [answer.status, told.error?.code ?? told];
}

const received = [200, { received: true }] as const;
const refused = [400, "PAYMENT_SIGNATURE_INVALID"] as const;

/** A card that was taken, while the browser is still at the provider's page. */
async function paid() {
  const begun = await store.begin(ann, { [skus[0]]: 2 });
  fake.ledger.pay(begun.sessionId, cards.good);
  return { ...begun, ...fake.webhookOf(begun.sessionId) };
}

async function stateOf(orderNumber: string): Promise<readonly [status: string, timesPlaced: number]> {
  const { rows } = await pool.query<{ status: string; placed: number }>(
    `select status, (select count(*)::int from sales_order_event as event
       where event.order_number = number and event.status = 'placed') as placed
     from sales_order where number = $1`,
    [orderNumber],
  );
  return [rows[0]?.status ?? "", rows[0]?.placed ?? 0];
}

test("a signed webhook places the order before the browser is back, whose return then finds it placed", async () => {
  const { orderNumber, attempt, body, signature } = await paid();
  expect(await stateOf(orderNumber)).toEqual(["draft", 0]);
  expect(await post(body, signature)).toEqual(received);
  expect(await stateOf(orderNumber)).toEqual(["placed", 1]);
  expect(await settlePayment(store.deps, { attempt })).toMatchObject({ orderNumber, outcome: "paid" });
  expect(await stateOf(orderNumber)).toEqual(["placed", 1]);
});

test("the same webhook twice, one after the other and at once, places the order once and is acknowledged each time", async () => {
  const { orderNumber, body, signature } = await paid();
  expect(await Promise.all([post(body, signature), post(body, signature)])).toEqual([received, received]);
  expect(await post(body, signature)).toEqual(received);
  expect(await stateOf(orderNumber)).toEqual(["placed", 1]);
});

test("a wrong secret, another body, an old signature and none are refused alike, and nothing is placed", async () => {
  const { orderNumber, body, signature } = await paid();
  const now = Math.floor(Date.now() / 1_000);
  const signed = (secret: string, timestamp = now) =>
    webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  expect(await post(body, signed("whsec_other"))).toEqual(refused);
  expect(await post(body.replace("checkout.session.completed", "checkout.session.expired"), signature)).toEqual(
    refused,
  );
  expect(await post(body, signed(webhookSecret, now - toleranceSeconds - 5))).toEqual(refused);
  expect(await post(body, "t=1,v1=00")).toEqual(refused);
  expect(await post(body, "")).toEqual(refused);
  expect(await stateOf(orderNumber)).toEqual(["draft", 0]);
  // A late one is still believed.
  expect(await post(body, signed(webhookSecret, now - toleranceSeconds + 60))).toEqual(received);
  expect(await stateOf(orderNumber)).toEqual(["placed", 1]);
});

test("what is about no payment of ours, or about something else, is acknowledged and changes nothing", async () => {
  const { orderNumber, body } = await paid();
  const sign = (payload: string) => webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const foreign = body.replaceAll(/cs_test_\w+/g, "cs_test_of_another_shop");
  expect(await post(foreign, sign(foreign))).toEqual(received);
  const other = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "charge.updated",
    data: { object: { id: "ch_1" } },
  });
  expect(await post(other, sign(other))).toEqual(received);
  expect(await stateOf(orderNumber)).toEqual(["draft", 0]);
  expect(await brokenRules(db)).toEqual([]);
});
