import { anonymous } from "@capstan/platform/visitor";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerOf } from "./cart.ts";
import { entriesIn, isQuantity, quantityIn, sumBySku } from "./entries.ts";
import { validateEntry, toOutcome } from "./validate-entry.ts";
import { outcomeOf } from "./wire-entry.ts";

const id = "0b7e9a52-7f0e-4f0e-9a52-0b7e9a527f0e";
const user = { ...anonymous, level: "rml-user", userId: "user-1", accountNumber: "0884512907" } as const;

test("a user's cart is by user and account, whatever the cookie says; an anonymous visitor's by the cookie", () => {
  expect(ownerOf(user, id)).toEqual({ kind: "user", userId: "user-1", accountNumber: "0884512907", agentId: null });
  expect(ownerOf(anonymous, id)).toEqual({ kind: "visitor", cartId: id });
});

test.each([undefined, "", "1", `${id}0`, id.toUpperCase(), `${id}\n`, "null", "' or 1=1"])(
  "the cookie %j names no cart",
  (cookie) => {
    expect(ownerOf(anonymous, cookie)).toEqual({ kind: "visitor", cartId: null });
  },
);

test("entries are read from their fields, in the order of their numbers", () => {
  const form = {
    "cartEntries[10].sku": " 4rn27a ",
    "cartEntries[10].quantity": "3",
    "cartEntries[2].quantity": "1",
    "cartEntries[2].sku": "2KD94A",
    "cartEntries[2].addWarranty": "true",
    "options.findingMethod": "THKS",
  };
  expect(entriesIn(form)).toEqual([
    { sku: "2KD94A", quantity: 1, hasWarranty: true },
    { sku: "4RN27A", quantity: 3 },
  ]);
});

test("an entry that lacks a half is still an entry, and can't be added", () => {
  const [noSku, noQuantity] = entriesIn({ "cartEntries[0].quantity": "1", "cartEntries[1].sku": "2KD94A" });
  expect(noSku?.sku).toBe("");
  expect(noQuantity && validateEntry(noQuantity, { ...facts, item })).toEqual({ sku: "2KD94A", reason: "quantity" });
});

test.each([
  ["1", true],
  ["99999", true],
  ["00012", true],
  ["0", false],
  ["100000", false],
  ["-1", false],
  ["1.5", false],
  ["1e3", false],
  ["", false],
  ["two", false],
  ["9".repeat(30), false],
])("the quantity %j can be added: %s", (text, isGood) => {
  expect(isQuantity(quantityIn(text))).toBe(isGood);
});

const item = { lifecycle: "active", sellPackQuantity: 1, shipPackQuantity: 12, minimumQuantity: 20 } as const;
const facts = { item: undefined, isOutsideCatalog: false, left: null, restriction: null };

test("what is discontinued, planned or unknown is not added, and nobody asks for its quantity", () => {
  const wanted = { sku: "2KD94A", quantity: Number.NaN };
  expect(validateEntry(wanted, facts)).toMatchObject({ reason: "unknown" });
  expect(validateEntry(wanted, { ...facts, item: { ...item, lifecycle: "discontinued" } })).toMatchObject({
    reason: "discontinued",
  });
  expect(validateEntry(wanted, { ...facts, item: { ...item, lifecycle: "planned" } })).toMatchObject({
    reason: "not-yet-sold",
  });
});

test("clearance is sold, and the least is the first whole pack that reaches the minimum", () => {
  const wanted = { sku: "2KD94A", quantity: "least" } as const;
  expect(validateEntry(wanted, { ...facts, item: { ...item, lifecycle: "clearance" } })).toEqual({
    sku: "2KD94A",
    quantity: 24,
  });
});

test("summing loses no piece and names no item twice", () => {
  const lines = fc.array(
    fc.record({ sku: fc.constantFrom("1AA01A", "1AA02A", "1AA03A"), quantity: fc.integer({ min: 1, max: 99_999 }) }),
  );
  const pieces = (of: readonly { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(
    fc.property(lines, (wanted) => {
      const sums = sumBySku(wanted);
      expect(pieces(sums)).toBe(pieces(wanted));
      expect(new Set(sums.map(({ sku }) => sku)).size).toBe(sums.length);
    }),
  );
});

test("an item outside of the account's catalog, one that is nearly gone and one that has a question are not added", () => {
  const wanted = { sku: "2KD94A", quantity: 24 };
  const ready = { ...facts, item: { ...item, lifecycle: "clearance" as const } };
  expect(validateEntry(wanted, { ...ready, left: 24 })).toEqual(wanted);
  expect(validateEntry(wanted, { ...ready, left: 23 })).toMatchObject({ reason: "too-few" });
  expect(validateEntry(wanted, { ...ready, isOutsideCatalog: true })).toMatchObject({ reason: "outside-catalog" });
  expect(validateEntry(wanted, { ...ready, restriction: "VOC" })).toEqual({
    sku: "2KD94A",
    reason: "restricted",
    restriction: "VOC",
  });
});

test("what should have been added and has no line did not fit; each refusal has a type and a text", () => {
  const rules = { item: undefined, assessment: null, restrictions: new Map(), scope: null };
  const line = { id: "41", quantity: 12, hasWarranty: false };
  const added = toOutcome({ sku: "2KD94A", quantity: 6 }, new Map([["2KD94A", line]]));
  expect(added).toEqual({
    isAdded: true,
    sku: "2KD94A",
    quantity: 6,
    lineId: "41",
    lineQuantity: 12,
    hasWarranty: false,
  });
  expect(outcomeOf(added, rules)).toEqual({ errorType: null, hasError: false, hasWarning: false, error: null });
  expect(outcomeOf(toOutcome({ sku: "2KD94A", quantity: 6 }, new Map()), rules)).toMatchObject({
    errorType: "invalid",
    hasError: true,
    error: { errorMessage: expect.stringContaining("does not fit") },
  });
  expect(outcomeOf({ isAdded: false, sku: "2KD94A", reason: "discontinued" }, rules).errorType).toBe("discontinued");
});
