import { assert, bigInt, integer, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { editedQuantity, settledQuantity } from "./quantity.ts";

const shownQuantity = integer({ min: 0, max: 99_999 }).map(String);

test("whatever is typed, the field shows at most 5 digits, never negative and without leading zeros", () => {
  assert(
    property(shownQuantity, string(), (previous, typed) => {
      expect(editedQuantity(previous, typed)).toMatch(/^(?:|0|[1-9][0-9]{0,4})$/);
    }),
  );
});

test("input that isn't digits reverts to the previous value", () => {
  const notDigits = string({ minLength: 1 }).filter((text) => /[^0-9]/.test(text));
  assert(
    property(shownQuantity, notDigits, (previous, typed) => {
      expect(editedQuantity(previous, typed)).toBe(previous);
    }),
  );
});

test("a number of more than 5 digits reverts to the previous value", () => {
  assert(
    property(shownQuantity, bigInt({ min: 100_000n }), (previous, typed) => {
      expect(editedQuantity(previous, String(typed))).toBe(previous);
    }),
  );
});

test("a valid number is taken as typed, and any zeros before it are stripped", () => {
  assert(
    property(shownQuantity, shownQuantity, nat({ max: 9 }), (previous, typed, zeros) => {
      expect(editedQuantity(previous, "0".repeat(zeros) + typed)).toBe(typed);
    }),
  );
});

test("a field left empty goes back to its last quantity, any other keeps what it shows", () => {
  expect(settledQuantity(12, "")).toBe(12);
  expect(settledQuantity(12, "0")).toBe(0);
  expect(settledQuantity(12, "30")).toBe(30);
});

test("where 0 is shown as nothing, a field left empty is 0", () => {
  expect(settledQuantity(12, "", true)).toBe(0);
  expect(settledQuantity(12, "30", true)).toBe(30);
});
