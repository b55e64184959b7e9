import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { guestAccount, quoteDeps, settlePayment, stripePayments } from "@capstan/features/orders/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StripeFake, startStripeFake } from "@capstan/features/test-kit/server";
import { checkoutJobs } from "./checkout.jobs.server.ts";
import { saveSection } from "./checkout.store.server.ts";
import { type CheckoutView, oneTimeCode } from "./checkout.ts";
import { readCheckout } from "./read-checkout.server.ts";
import { readConfirmation } from "./read-confirmation.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";
import {
  account,
  ann,
  putInCart,
  resetCheckout,
  seedCheckoutStore,
  skus,
  submissionOf,
} from "./test-kit/checkout-store.ts";

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const webhookSecret = "whsec_test";
let fake: StripeFake;
let deps: Parameters<typeof submitCheckout>[0] & { readonly cards: "demo" };

beforeAll(async () => {
  await seedCheckoutStore(database);
  fake = await startStripeFake({ webhookSecret });
  const payments = stripePayments({ secretKey: "sk_test", webhookSecret, apiUrl: fake.url });
  const origin = "https://store.example";
  deps = { ...quoteDeps({ db, clock: systemClock }), payments, origin, takesCards: true, cards: "demo" };
});
afterAll(async () => fake?.stop());
beforeEach(async () => resetCheckout(database));

type Buyer = Parameters<typeof submitCheckout>[1]["buyer"];

async function guestWith(quantities: Readonly<Record<string, number>>): Promise<Buyer & { readonly cartId: string }> {
  const cartId = randomUUID();
  await pool.query("insert into cart (id, created_at, updated_at, version) values ($1, now(), now(), 1)", [cartId]);
  await pool.query(
    `insert into cart_line (cart_id, sku, quantity, position, added_at)
     select $1, sku, quantity, row_number() over (), now() from unnest($2::text[], $3::int[]) as it (sku, quantity)`,
    [cartId, Object.keys(quantities), Object.values(quantities)],
  );
  return { userId: null, accountNumber: guestAccount, agentId: null, cartId };
}

const site = { name: "Nils Aho", address1: "9 Lane", address2: "", city: "Rockford", state: "IL", zip: "61104" };
const none = { attention: null, dock: null, phone: null, instructions: null };
const gives = async (buyer: Buyer) =>
  saveDelivery(deps, buyer, {
    ...none,
    shipTo: oneTimeCode,
    oneTime: site,
    guest: { contactName: "Nils Aho", email: "nils@aho.example" },
  });
const page = async (buyer: Buyer): Promise<CheckoutView> => {
  const view = await readCheckout(deps, { buyer, role: buyer.userId === null ? null : "buyer" });
  if (!view) throw new Error("no checkout");
  return view;
};
const place = async (buyer: Buyer, view: CheckoutView) => submitCheckout(deps, { buyer, ...submissionOf(view) });
const payAt = async (buyer: Buyer, view: CheckoutView) => {
  const placed = await place(buyer, view);
  if (!placed.ok || placed.value.payAt === null) throw new Error(JSON.stringify(placed));
  return { ...placed.value, payAt: placed.value.payAt };
};
const enterCard = async (url: string, card = "4242424242424242") =>
  fetch(url, { method: "POST", body: new URLSearchParams({ card }), redirect: "manual" });

test("a guest gives name, e-mail and address, is taxed where the order goes, and pays by card alone", async () => {
  const buyer = await guestWith({ [skus.screw]: 10 });
  const empty = await page(buyer);
  expect(empty.problems.map(({ target }) => target)).toEqual(["contactName", "email", "one-time-name"]);
  expect(empty.payment).toMatchObject({ method: "card", hasCredit: false, cards: "demo" });
  await gives(buyer);
  const view = await page(buyer);
  expect(view.problems).toEqual([]);
  // 140.60 at 8.75%; the freight is not taxed.
  expect(view.summary.taxes).toEqual([{ label: "Tax, Illinois 8.75%", amount: "$12.30" }]);
  const { orderNumber, payAt: pageUrl } = await payAt(buyer, view);
  const mine = { accountNumber: guestAccount, orderNumber, guestCart: buyer.cartId };
  expect(await readConfirmation(deps, mine)).toBeNull();
  await enterCard(pageUrl);
  await settlePayment({ ...deps, payments: deps.payments as never }, { attempt: view.idempotencyKey });
  expect(await readConfirmation(deps, mine)).toMatchObject({
    payment: "Visa ending 4242",
    mailedTo: "nils@aho.example",
  });
  // Neither another browser nor another account has it.
  expect(await readConfirmation(deps, { ...mine, guestCart: randomUUID() })).toBeNull();
  expect(await readConfirmation(deps, { accountNumber: guestAccount, orderNumber })).toBeNull();
  expect(await readConfirmation(deps, { accountNumber: account, orderNumber })).toBeNull();
});

test("the same page sent again leads to the same card page, and to the confirmation once it is paid", async () => {
  const buyer = await guestWith({ [skus.screw]: 2 });
  await gives(buyer);
  const view = await page(buyer);
  const [one, two] = await Promise.all([payAt(buyer, view), payAt(buyer, view)]);
  expect(one).toEqual(two);
  await enterCard(one.payAt);
  expect(await place(buyer, view)).toMatchObject({ ok: true, value: { orderNumber: one.orderNumber, payAt: null } });
});

test("a page that is sent again while it is being taken does not end its own payment, whenever it comes", async () => {
  for (let delayMs = 0; delayMs < 40; delayMs += 1) {
    const buyer = await guestWith({ [skus.screw]: 1 });
    await gives(buyer);
    const view = await page(buyer);
    const [one, two] = await Promise.all([
      payAt(buyer, view),
      setTimeout(delayMs).then(async () => payAt(buyer, view)),
    ]);
    expect([delayMs, two]).toEqual([delayMs, one]);
  }
}, 60_000);

test("who comes back and orders otherwise has one payment under way, and the stock of the other is free", async () => {
  const buyer = await guestWith({ [skus.screw]: 2 });
  await gives(buyer);
  const first = await payAt(buyer, await page(buyer));
  const second = await payAt(buyer, await page(buyer));
  const { rows } = await pool.query<{ number: string; status: string }>(
    "select number, status from sales_order where number = any($1) order by status",
    [[first.orderNumber, second.orderNumber]],
  );
  expect(rows.map(({ status }) => status)).toEqual(["cancelled", "draft"]);
  const declined = await enterCard(second.payAt, "4000000000000002");
  expect([declined.status, await declined.text()]).toEqual([200, expect.stringContaining("Your card was declined")]);
  // The page of the first leads nowhere but back.
  expect((await enterCard(first.payAt)).headers.get("location")).toContain("/checkout/unpaid");
});

test("an account's buyer chooses the card, and the credit stays as it is; over the limit the order waits once it is paid", async () => {
  await putInCart(database, { [skus.screw]: 400 });
  const references = { "cost-center": "4410, Line 3" };
  await saveSection(db, ann, { payment: { method: "card", purchaseOrder: "HF-20418", references } }, new Date());
  const view = await page(ann);
  expect(view.payment).toMatchObject({ method: "card", hasCredit: true, creditLeft: "$50,000.00" });
  const { orderNumber, payAt: pageUrl } = await payAt(ann, view);
  await enterCard(pageUrl);
  await settlePayment({ ...deps, payments: deps.payments as never }, { attempt: view.idempotencyKey });
  const confirmed = await readConfirmation(deps, { accountNumber: account, orderNumber });
  expect(confirmed).toMatchObject({ isAwaitingApproval: true, payment: "Visa ending 4242" });
  const { rows } = await pool.query(
    `select used::text, (select count(*)::int from pending_task where code = 'order-' || $2) as tasks
     from account_credit where account_number = $1`,
    [account, orderNumber],
  );
  expect(rows).toEqual([{ used: "0.0000", tasks: 1 }]);
});

test("once the card is confirmed its checkout begins anew, and what was chosen for the next order meanwhile stays", async () => {
  const references = { "cost-center": "4410, Line 3" };
  const choose = async (purchaseOrder: string, at: Date) =>
    saveSection(db, ann, { payment: { method: "card", purchaseOrder, references } }, at);
  for (const next of [undefined, "HF-20419"]) {
    await putInCart(database, { [skus.screw]: 4 });
    await choose("HF-20418", new Date());
    const view = await page(ann);
    const { payAt: pageUrl } = await payAt(ann, view);
    await enterCard(pageUrl);
    await settlePayment({ ...deps, payments: deps.payments as never }, { attempt: view.idempotencyKey });
    if (next !== undefined) await choose(next, new Date());
    await runCheckoutJobs();
    expect((await page(ann)).payment.purchaseOrder).toBe(next ?? "");
  }
});

/** What the worker does about checkouts, now. */
async function runCheckoutJobs(): Promise<void> {
  for (const { name, run } of checkoutJobs({ db })) {
    const { rows } = await pool.query<{ payload: unknown }>(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and task.identifier = $1 returning job.payload`,
      [name],
    );
    for (const { payload } of rows) await run(payload, { log: engines.log, jobId: "1", attempt: 1 });
  }
}
