import { quoteDeps } from "@capstan/features/orders/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { acceptPrice } from "./accept-price.server.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { saveSection } from "./checkout.store.server.ts";
import { type CheckoutView, type SavedDelivery, oneTimeCode } from "./checkout.ts";
import { chooseFulfilment } from "./choose-fulfilment.server.ts";
import { readCheckout } from "./read-checkout.server.ts";
import { readConfirmation } from "./read-confirmation.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";
import {
  account,
  ann,
  otherAccount,
  putInCart,
  resetCheckout,
  seedCheckoutStore,
  skus,
  submissionOf,
} from "./test-kit/checkout-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const onAccount = { payments: undefined, origin: "", takesCards: false, cards: "none" } as const;
const deps = { ...quoteDeps({ db, clock: systemClock }), ...onAccount };

beforeAll(async () => seedCheckoutStore(database));
beforeEach(async () => resetCheckout(database));

async function page(): Promise<CheckoutView> {
  const view = await readCheckout(deps, { buyer: ann, role: "buyer" });
  if (!view) throw new Error("no checkout");
  return view;
}

const to = (shipTo: string, more: Partial<SavedDelivery> = {}): SavedDelivery => {
  return { shipTo, oneTime: null, attention: null, dock: null, phone: null, instructions: null, ...more };
};
const pay = async (purchaseOrder: string, costCenter = "4410, Line 3") =>
  saveSection(db, ann, { payment: { purchaseOrder, references: { "cost-center": costCenter } } }, new Date());
const place = async (view: Parameters<typeof submissionOf>[0]) =>
  submitCheckout(deps, { buyer: ann, ...submissionOf(view) });
const code = (result: Awaited<ReturnType<typeof place>>) => (result.ok ? "placed" : result.failure.code);
const problems = async () => (await page()).problems.map(({ target }) => target);

test("each section is kept by itself, and the page shows what it comes to where the order goes", async () => {
  await putInCart(database, { [skus.screw]: 10, [skus.nut]: 1_000 });
  expect((await page()).delivery).toMatchObject({ shipTo: "", address: { city: "Milwaukee" } });
  expect(await problems()).toEqual(["purchaseOrder", "reference-cost-center"]);
  await Promise.all([saveDelivery(deps, ann, to("ROCKFORD", { phone: "555-0178" })), pay("HF-20418")]);
  const view = await page();
  expect(view.delivery).toMatchObject({
    shipTo: "ROCKFORD",
    address: { city: "Rockford" },
    receiving: { attention: "Lou Becker", dock: "Dock 4", phone: "555-0178" },
  });
  expect(view.payment).toMatchObject({ purchaseOrder: "HF-20418", creditLeft: "$50,000.00" });
  expect(view.problems).toEqual([]);
  // 140.60 and 61.40; a pallet, since a thousand nuts weigh 500 lb; tax of the goods alone.
  expect(view.summary).toMatchObject({ subtotal: "$202.00", freight: "$86.25", total: "$305.92", isPartial: false });
  expect(view.taxRows).toMatchObject([
    { rate: "8.75%", taxable: "$202.00", tax: "$17.67", status: "Not exempt in IL" },
  ]);
});

test("what was shown for one address does not follow to another, and what was typed does", async () => {
  await putInCart(database, { [skus.screw]: 1 });
  await saveDelivery(deps, ann, to("ROCKFORD"));
  const shown = { attention: "Lou Becker", dock: "Dock 9" };
  await saveDelivery(deps, ann, to("", shown));
  expect((await page()).delivery.receiving).toMatchObject({ attention: null, dock: "Dock 9" });
});

test("another account's address is answered like one that is not there, and nothing is saved", async () => {
  await putInCart(database, { [skus.screw]: 1 });
  for (const shipTo of ["DAYTON", "NOWHERE"])
    expect(await saveDelivery(deps, ann, to(shipTo))).toMatchObject({ failure: { code: "ADDRESS_NOT_FOUND" } });
  expect((await pool.query("select from checkout where delivery is not null")).rowCount).toBe(0);
});

test("a one-time address that is not whole is kept as typed, and keeps the order from being placed", async () => {
  await putInCart(database, { [skus.screw]: 1 });
  await pay("HF-20418");
  const address = { name: "Job site", address1: "9 Lane", address2: "", city: "Rockford", state: "IL", zip: "611" };
  await saveDelivery(deps, ann, to(oneTimeCode, { oneTime: address }));
  expect(await problems()).toEqual(["one-time-zip"]);
  expect((await page()).delivery.oneTime).toEqual(address);
  expect(code(await place(await page()))).toBe("CHECKOUT_OPEN");
  await saveDelivery(deps, ann, to(oneTimeCode, { oneTime: { ...address, zip: "61104" } }));
  const placed = await place(await page());
  if (!placed.ok) throw new Error(placed.failure.code);
  const { orderNumber } = placed.value;
  const confirmed = await readConfirmation(deps, { accountNumber: account, orderNumber });
  expect(confirmed?.facts).toContainEqual({ name: "Ship to", value: "Job site, 9 Lane, Rockford, IL 61104" });
});

test("a line is picked up only where the branch has all of it; then the branch's state taxes it and it costs no freight", async () => {
  await putInCart(database, { [skus.screw]: 4, [skus.nut]: 5 });
  const before = await page();
  expect(before.couldPickUp).toEqual([skus.screw]);
  expect(before.groups[0]?.lines.map(({ noPickup }) => noPickup)).toEqual([null, "Only 1 at #412"]);
  const pickUp = async (chosen: readonly string[]) => chooseFulfilment(deps, ann, { skus: chosen, how: "pickup" });
  expect(await pickUp([skus.nut])).toMatchObject({ failure: { code: "NOT_AT_BRANCH" } });
  expect(await pickUp([skus.paint])).toMatchObject({ failure: { code: "CART_LINE_NOT_FOUND" } });
  expect((await pickUp([skus.screw])).ok).toBe(true);
  const { groups, taxRows } = await page();
  expect(groups.map(({ kind, lines }) => [kind, lines.map(({ sku }) => sku)])).toEqual([
    ["ship", [skus.nut]],
    ["pickup", [skus.screw]],
  ]);
  expect(taxRows.map(({ place: where }) => where)).toContain("Milwaukee #412, WI");
  await chooseFulfilment(deps, ann, { skus: [skus.screw], how: "ship" });
  expect((await page()).groups.map(({ kind }) => kind)).toEqual(["ship"]);
});

test("a changed price is shown with old and new, and nothing is ordered before it is accepted", async () => {
  await putInCart(database, { [skus.screw]: 4 });
  await pay("HF-20418");
  const stale = await page();
  await pool.query("update web_price set price = 15.00 where sku = $1", [skus.screw]);
  expect(code(await place(stale))).toBe("CHECKOUT_OPEN");
  const [line] = (await page()).groups[0]?.lines ?? [];
  expect(line?.priceChange).toMatchObject({ old: "$14.06", new: "$15.00", difference: "$3.76 more" });
  expect((await page()).problems).toMatchObject([{ target: `line-${skus.screw}` }]);
  // Another page of before is accepted to no avail: the price has moved on.
  await acceptPrice(deps, ann, { sku: skus.screw, price: "14.5000" });
  expect(await problems()).toEqual([`line-${skus.screw}`]);
  await acceptPrice(deps, ann, { sku: skus.screw, price: "15.0000" });
  expect(code(await place(stale))).toBe("ORDER_CHANGED");
  expect((await page()).changes.map(({ text }) => text)).toContain("The total is $78.40, it was $74.64");
  expect(code(await place(await page()))).toBe("placed");
});

test("what another tab chose is shown with old and new, and nothing is ordered before it was seen", async () => {
  await putInCart(database, { [skus.screw]: 4 });
  await pay("HF-20418");
  const stale = await page();
  await Promise.all([saveDelivery(deps, ann, to("ROCKFORD")), pay("HF-20419")]);
  expect(code(await place(stale))).toBe("ORDER_CHANGED");
  const view = await page();
  const review = view.changes.filter(({ target }) => target === "review").map(({ text }) => text);
  expect(review).toEqual([
    "Ship to: Rockford Plant, 2250 Harrison Ave, Rockford, IL 61104. It was: Harlow Fabrication Inc., 4820 W Burnham St, Milwaukee, WI 53219",
    "PO number: HF-20419. It was: HF-20418",
  ]);
  expect(view.changes.map(({ target }) => target)).toContain("order-summary");
  expect(code(await place(view))).toBe("placed");
});

test("what was chosen for the next order stays when the last page is sent again", async () => {
  await putInCart(database, { [skus.screw]: 4 });
  await pay("HF-20418");
  const last = await page();
  expect(code(await place(last))).toBe("placed");
  expect((await page()).payment.purchaseOrder).toBe("");
  await putInCart(database, { [skus.nut]: 1 });
  await pay("HF-20419");
  expect(code(await place(last))).toBe("placed");
  expect((await page()).payment.purchaseOrder).toBe("HF-20419");
});

test("another quantity has another price without being asked about", async () => {
  await putInCart(database, { [skus.screw]: 4 });
  await page();
  await pool.query("update web_price set price = 15.00 where sku = $1", [skus.screw]);
  await putInCart(database, { [skus.screw]: 5 });
  expect(await problems()).not.toContain(`line-${skus.screw}`);
});

test("the same page sent twice, at once or later, is one order; the next cart begins with an empty checkout", async () => {
  await putInCart(database, { [skus.screw]: 2 });
  await pay("HF-20418");
  const view = await page();
  const answers = [...(await Promise.all([place(view), place(view)])), await place(view)];
  const numbers = answers.map((answer) => (answer.ok ? answer.value.orderNumber : answer.failure.code));
  expect(new Set(numbers).size).toBe(1);
  expect((await pool.query("select from sales_order where number = $1", [numbers[0]])).rowCount).toBe(1);
  expect((await page()).barrier).toBe("empty");
  await putInCart(database, { [skus.screw]: 1 });
  expect((await page()).payment.purchaseOrder).toBe("");
});

test("of two pages of one cart the second is refused and orders nothing", async () => {
  await putInCart(database, { [skus.screw]: 2 });
  await pay("HF-20418");
  const [one, other] = [await page(), await page()];
  expect(code(await place(one))).toBe("placed");
  expect(code(await place(other))).toBe("ORDER_EMPTY");
});

test("a restricted line is asked about for where it goes; No lets it in, another address asks again, Yes takes it out", async () => {
  await putInCart(database, { [skus.screw]: 1, [skus.paint]: 12 });
  expect((await page()).questions).toEqual([]);
  await saveDelivery(deps, ann, to("ROCKFORD"));
  const asked = await page();
  expect(asked.questions).toMatchObject([{ sku: skus.paint, agree: "No", isAskedAgain: false, place: "Rockford, IL" }]);
  expect(asked.blocked).toMatchObject([{ sku: skus.paint, isAsked: true }]);
  expect(asked.summary.isPartial).toBe(true);
  const answer = { sku: skus.paint, restriction: "VOC" };
  await answerQuestion(deps, ann, { ...answer, isAgreed: true });
  expect(await page()).toMatchObject({ questions: [], answers: [{ sku: skus.paint, title: "Solvent limit" }] });
  const oneTime = { name: "Site", address1: "9 Lane", address2: "", city: "Peoria", state: "IL", zip: "61602" };
  await saveDelivery(deps, ann, to(oneTimeCode, { oneTime }));
  expect((await page()).questions).toMatchObject([{ isAskedAgain: true }]);
  await answerQuestion(deps, ann, { ...answer, isAgreed: false });
  expect(await page()).toMatchObject({ questions: [], lineCount: 1 });
});

test("over the buyer's limit it says who approves, and the order waits for them", async () => {
  await putInCart(database, { [skus.screw]: 200 });
  await pay("HF-20418");
  const view = await page();
  expect(view.approval).toMatchObject({ limit: "$2,500.00", by: "Dana Whitfield" });
  const placed = await place(view);
  if (!placed.ok) throw new Error(placed.failure.code);
  const { orderNumber } = placed.value;
  expect(await readConfirmation(deps, { accountNumber: account, orderNumber })).toMatchObject({
    status: "Waiting for approval",
    isAwaitingApproval: true,
    purchaseOrder: "HF-20418",
    approvers: "Dana Whitfield",
  });
});

test("an order over the credit that is left is not placed, and the page says so", async () => {
  await putInCart(database, { [skus.screw]: 2 });
  await pay("HF-20418");
  await pool.query("update account_credit set credit_limit = 20");
  const view = await page();
  expect(view.payment).toMatchObject({ isExceeded: true, creditLeft: "$20.00" });
  expect(view.problems.map(({ target }) => target)).toEqual(["bill-to-account"]);
  expect(code(await place(view))).toBe("CHECKOUT_OPEN");
});

test("a viewer, an account without credit terms and an empty cart each get their own answer, and remember nothing", async () => {
  expect((await page()).barrier).toBe("empty");
  await putInCart(database, { [skus.screw]: 1 });
  expect((await readCheckout(deps, { buyer: ann, role: "viewer" }))?.barrier).toBe("viewer");
  const { rows } = await pool.query("delete from account_credit where account_number = $1 returning *", [account]);
  expect((await page()).barrier).toBe("no-terms");
  expect((await pool.query("select from checkout")).rowCount).toBe(0);
  await pool.query("insert into account_credit select * from jsonb_populate_record(null::account_credit, $1)", [
    JSON.stringify(rows[0]),
  ]);
});

test("the confirmation shows the order as it was placed, whatever changes later, and to its own account only", async () => {
  await putInCart(database, { [skus.screw]: 4, [skus.nut]: 5 });
  await saveDelivery(deps, ann, to("ROCKFORD"));
  await pay("HF-20418", "4420, Tool crib");
  const { summary, ...view } = await page();
  const placed = await place(view);
  if (!placed.ok) throw new Error(placed.failure.code);
  const { orderNumber } = placed.value;
  await pool.query("update web_price set price = 99; update account set company_name = 'Other'");
  const confirmed = await readConfirmation(deps, { accountNumber: account, orderNumber });
  expect(confirmed?.summary).toEqual({
    lines: summary.lines,
    subtotal: summary.subtotal,
    freightLabel: summary.freightLabel,
    freight: summary.freight,
    taxes: summary.taxes,
    total: summary.total,
  });
  expect(confirmed?.facts).toContainEqual({ name: "Cost center", value: "4420, Tool crib" });
  expect(confirmed?.facts).toContainEqual({ name: "Bill to", value: `Harlow Fabrication Inc., ${account}` });
  expect(await readConfirmation(deps, { accountNumber: otherAccount, orderNumber })).toBeNull();
  expect(await readConfirmation(deps, { accountNumber: account, orderNumber: "1041-99999" })).toBeNull();
  await pool.query("update web_price set price = 0.0614; update account set company_name = 'Harlow Fabrication Inc.'");
});

test("the number of statements does not grow with the lines", async () => {
  const count = async () => {
    const { watched, statements } = watchedDatabase(db);
    await readCheckout(
      { ...quoteDeps({ db: watched, clock: systemClock }), ...onAccount },
      { buyer: ann, role: "buyer" },
    );
    return statements.length;
  };
  await putInCart(database, { [skus.screw]: 1 });
  await count();
  const ofOne = await count();
  await putInCart(database, { [skus.nut]: 1, [skus.paint]: 1 });
  await page();
  expect(await count()).toBe(ofOne);
});
