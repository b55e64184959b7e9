import { testEngines } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { cookieOf, harlow, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cartReader, openQuestions } from "./server.ts";
import { type Answer, Browser, type StoreKit, allLines, givePasswords, seedItems } from "./test-kit/cart-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const clock = { now: () => new Date() };
let kit: StoreKit;
/** In Wisconsin, where some items are restricted. */
let ann: Browser;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  await givePasswords(db, ["ann"]);
  const app = await testApp(engines);
  kit = { inject: async (request) => app.inject(request), posted };
});

beforeEach(async () => {
  await pool.query("delete from cart");
  await pool.query("delete from compliance_decision");
  ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
});

const entryOf = (answer: Answer) => answer.json().addToCartData.addToCartEntries[0];
const linesOf = async () => (await allLines(engines.database)).map(({ sku, quantity }) => `${sku} ${quantity}`);
const view = async (query = "") =>
  cartReader({ db, clock }).load(new Request(`http://store.example/cart${query}`), {
    ...anonymous,
    level: "fully-authenticated",
    userId: "ann",
    accountNumber: harlow[0],
  });
const decisions = async () =>
  (
    await pool.query(`
      select decision, restriction_code as code, user_id, account_number, agent_id, ship_to_state as state,
        ship_to_zip as zip, version, length(text_hash) as hash
      from compliance_decision join restriction_text
        on restriction_text.code = restriction_code and restriction_text.hash = text_hash
      order by compliance_decision.id`)
  ).rows;

test.each([
  ["2BB01A", "stateRestricted", "stateRestrictionAccepted"],
  ["2BB02A", "georgiaPacific", "disclaimerAccepted"],
  ["2BB03A", "georgiaPacificA", "disclaimerAccepted"],
  ["2BB04A", "georgiaPacificC", "disclaimerAccepted"],
  ["2BB05A", "lowLeadA6", "lowLeadComplianceLevel"],
  ["2BB06A", "lowLeadA9", "lowLeadComplianceLevel"],
])("%s is not added before %s is answered; %s=true adds it [spec 7.3/2.1]", async (sku, errorType, flag) => {
  const asked = entryOf(await ann.add({ [sku]: 2 }));
  expect(asked).toMatchObject({ cartItem: { code: "ITEM_NOT_ADDED", addedQuantity: 0, entryPK: null }, errorType });
  expect(asked.error.question).toEqual(expect.any(String));
  expect(await linesOf()).toEqual([]);
  const agreed = await ann.post("/cart/v2/items/compliance", { itemId: sku, quantity: "2", [flag]: "true" });
  expect(entryOf(agreed)).toMatchObject({ cartItem: { code: "ITEM_ADDED", addedQuantity: 2 }, errorType: null });
  expect(await linesOf()).toEqual([`${sku} 2`]);
  expect(entryOf(await ann.add({ [sku]: 1 })).cartItem.code).toBe("ITEM_ADDED");
});

test("a state's question is answered with Yes or No, a disclaimer with Agree or Cancel, and both say the rule [spec 3/14.2]", async () => {
  expect(entryOf(await ann.add({ "2BB01A": 1 }))).toMatchObject({
    errorType: "stateRestricted",
    hasError: true,
    hasWarning: false,
    error: {
      errorMessage: "Restricted in Some States",
      question: "Will it be shipped to CA or WI?",
      yes: "Yes",
      no: "No",
      policyViolationAlerts: {
        headerMessage: "Restricted in Some States",
        detailedMessage: "Too many solvents.",
        repairOptions: [],
      },
      disclaimerAlertMessage: null,
    },
  });
  expect(entryOf(await ann.add({ "2BB05A": 1 }))).toMatchObject({
    hasError: false,
    hasWarning: true,
    error: {
      yes: "Agree",
      no: "Cancel",
      disclaimerAlertMessage: {
        alertMessage: "Not for Drinking Water",
        topMessage: "It holds lead.",
        mainMessage: "HSC 116875",
      },
    },
  });
});

test("without the compliance path, addItems agrees by its flag field; NO for a restricted state [spec 7.3/3]", async () => {
  expect(entryOf(await ann.add({ "2BB01A": 1 }, { willShipToRestrictedState: "YES" })).cartItem.code).toBe(
    "ITEM_NOT_ADDED",
  );
  await ann.add({ "2BB01A": 1 }, { willShipToRestrictedState: "NO" });
  await ann.add({ "2BB02A": 1 }, { disclaimerAccepted: "true" });
  expect(await linesOf()).toEqual(["2BB01A 1", "2BB02A 1"]);
});

test("a decision is on record with who, which text, when and for which address; declining is one too [spec 7.3/2.2]", async () => {
  const form = { itemId: "2BB01A", quantity: "1" };
  const declined = await ann.post("/cart/v2/items/compliance/cancel", { ...form, stateRestrictionAccepted: "false" });
  expect(declined.json()).toEqual({ itemId: "2BB01A", declined: ["stateRestricted"] });
  expect(await linesOf()).toEqual([]);
  const agent = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated:agent:change"));
  await agent.post("/cart/v2/items/compliance", { ...form, stateRestrictionAccepted: "true" });
  const common = {
    code: "VOC",
    user_id: "ann",
    account_number: harlow[0],
    state: "WI",
    zip: "53202",
    version: 1,
    hash: 64,
  };
  expect(await decisions()).toEqual([
    { ...common, decision: "declined", agent_id: null },
    { ...common, decision: "agreed", agent_id: "agent" },
  ]);
  const guest = new Browser(kit);
  await guest.add({ "2BB01A": 1 }, { willShipToRestrictedState: "NO" });
  expect((await decisions()).at(-1)).toMatchObject({ user_id: null, account_number: null, state: null, zip: null });
});

test("a missing flag is refused, and one for another rule agrees to nothing", async () => {
  const form = { itemId: "2BB01A", quantity: "1" };
  expect((await ann.post("/cart/v2/items/compliance", form)).statusCode).toBe(400);
  expect((await ann.post("/cart/v2/items/compliance/cancel", form)).statusCode).toBe(400);
  const other = await ann.post("/cart/v2/items/compliance", { ...form, disclaimerAccepted: "true" });
  expect(entryOf(other).errorType).toBe("stateRestricted");
  expect([await linesOf(), await decisions()]).toEqual([[], []]);
});

test("what is blocked can't be agreed away, by whatever flag; where that hangs on the address, a guest is asked for it", async () => {
  const all = { willShipToRestrictedState: "NO", disclaimerAccepted: "true", stateRestrictionAccepted: "true" };
  for (const sku of ["2BB07A", "2BB08A"]) {
    const entry = entryOf(await ann.add({ [sku]: 1 }, all));
    expect(entry).toMatchObject({ cartItem: { code: "ITEM_NOT_ADDED" }, hasError: true, hasWarning: true });
    expect(entry.error).toMatchObject({ question: null, yes: null, no: null });
    expect(entry.error.policyViolationAlerts.repairOptions).toHaveLength(1);
  }
  const guest = new Browser(kit);
  expect(entryOf(await guest.add({ "2BB08A": 1 }, all)).cartItem.code).toBe("ITEM_NOT_ADDED");
  expect(entryOf(await guest.add({ "2BB07A": 1 })).error.question).toEqual(expect.any(String));
  await guest.add({ "2BB07A": 1 }, all);
  expect(await linesOf()).toEqual(["2BB07A 1"]);
  await guest.signIn("ann");
  expect(
    openQuestions(await view()).map(({ sku, problem }) => [sku, problem?.restriction, problem?.error.question]),
  ).toEqual([["2BB07A", "BANNED", null]]);
});

test("an item with two questions asks one after the other, and is added when both have their answer", async () => {
  expect(entryOf(await ann.add({ "2BB10A": 1 })).errorType).toBe("georgiaPacific");
  const first = await ann.post("/cart/v2/items/compliance", {
    itemId: "2BB10A",
    quantity: "1",
    disclaimerAccepted: "true",
  });
  expect(entryOf(first).errorType).toBe("stateRestricted");
  const second = { itemId: "2BB10A", quantity: "1", stateRestrictionAccepted: "true" };
  expect(entryOf(await ann.post("/cart/v2/items/compliance", second)).cartItem.code).toBe("ITEM_ADDED");
  expect(await linesOf()).toEqual(["2BB10A 1"]);
});

test("the answers given before an item became a line hold for its line", async () => {
  const answer = async (agreed: Readonly<Record<string, string>>) =>
    ann.post("/cart/v2/items/compliance", { itemId: "2BB10A", quantity: "1", ...agreed });
  await answer({ disclaimerAccepted: "true" });
  await pool.query("update compliance_decision set decided_at = decided_at - interval '2 minutes'");
  expect(entryOf(await answer({ stateRestrictionAccepted: "true" })).cartItem.code).toBe("ITEM_ADDED");
  expect(openQuestions(await view())).toEqual([]);
  expect(entryOf(await ann.add({ "2BB10A": 1 })).cartItem.code).toBe("ITEM_ADDED");
});

test("another text or another address is asked again, and the cart says so of the line", async () => {
  await ann.add({ "2BB02A": 1 }, { disclaimerAccepted: "true" });
  expect(openQuestions(await view())).toEqual([]);
  await pool.query("update restriction set message = 'The dispenser is lent for a year.' where code = 'LEASE'");
  const cart = await view();
  expect(openQuestions(cart)).toMatchObject([{ sku: "2BB02A", problem: { errorType: "georgiaPacific" } }]);
  expect(cart.problems).toMatchObject([
    { errorType: "georgiaPacific", errorMessage: "Dispenser Agreement", entries: [{ sku: "2BB02A" }] },
  ]);
  expect(entryOf(await ann.add({ "2BB02A": 1 })).errorType).toBe("georgiaPacific");
  await ann.add({ "2BB02A": 1 }, { disclaimerAccepted: "true" });
  expect((await decisions()).map(({ version }) => version)).toEqual([1, 2]);
  expect(openQuestions(await view())).toEqual([]);
  await pool.query("update account set zip = '53203' where number = $1", [harlow[0]]);
  expect(openQuestions(await view())).toHaveLength(1);
  await pool.query("update account set zip = '53202' where number = $1", [harlow[0]]);
  expect(openQuestions(await view())).toEqual([]);
});

test("a guest's answer does not count for the account they sign in to: its address was not known", async () => {
  const guest = new Browser(kit);
  await guest.add({ "2BB01A": 1 }, { willShipToRestrictedState: "NO" });
  await guest.signIn("ann");
  expect(await linesOf()).toEqual(["2BB01A 1"]);
  expect(openQuestions(await view()).map(({ sku }) => sku)).toEqual(["2BB01A"]);
});

test("where it does not apply nothing is asked, and what only warns is added with its warning", async () => {
  const ora = new Browser(kit, await cookieOf(engines, "ora:fully-authenticated"));
  expect(orrin).toEqual(expect.any(String));
  expect(entryOf(await ora.add({ "2BB01A": 1 })).cartItem.code).toBe("ITEM_ADDED");
  expect(entryOf(await ora.add({ "2BB07A": 1 })).cartItem.code).toBe("ITEM_ADDED");
  expect(entryOf(await ora.add({ "2BB09A": 1 }))).toMatchObject({
    cartItem: { code: "ITEM_ADDED" },
    errorType: null,
    hasWarning: true,
    error: { errorMessage: "Handle with Care: Wear gloves." },
  });
});

test("without script, the cart asks the question that stood in the way, and its form adds the item", async () => {
  const answer = await ann.post("/cart", { sku: "2BB01A", quantity: "3" });
  expect(answer.headers.location).toBe("/cart?outcome=restricted&ask=2BB01A&quantity=3");
  const { question } = await view("?ask=2BB01A&quantity=3");
  expect(question).toMatchObject({
    sku: "2BB01A",
    quantity: 3,
    flag: "stateRestrictionAccepted",
    errorType: "stateRestricted",
  });
  const form = { itemId: "2BB01A", quantity: "3", stateRestrictionAccepted: "true" };
  expect((await ann.post("/cart/compliance", form)).headers.location).toBe("/cart");
  expect(await linesOf()).toEqual(["2BB01A 3"]);
  expect((await ann.post("/cart", { sku: "2BB08A", quantity: "1" })).headers.location).toBe("/cart?outcome=restricted");
});

test("moving a line aside and back keeps its answer; removing it and adding it later asks again", async () => {
  await ann.add({ "2BB02A": 1 }, { disclaimerAccepted: "true" });
  await ann.post("/cart/save", { sku: "2BB02A" });
  await ann.post("/cart/move", { sku: "2BB02A" });
  expect(openQuestions(await view())).toEqual([]);
  await ann.post("/cart/remove", { sku: "2BB02A" });
  await pool.query("update compliance_decision set decided_at = decided_at - interval '1 hour'");
  expect(entryOf(await ann.add({ "2BB02A": 1 })).errorType).toBe("georgiaPacific");
});
