import { expect, test } from "vitest";
import { type PurchaseOrderRule, anyPurchaseOrder, purchaseOrderProblem } from "./purchase-order.ts";

const harlow: PurchaseOrderRule = {
  isRequired: true,
  pattern: String.raw`HF-\d{5}`,
  example: "HF-20418",
  hint: "HF- and five digits",
};

test("an account without a rule takes any number, or none", () => {
  expect(purchaseOrderProblem("", anyPurchaseOrder)).toBeNull();
  expect(purchaseOrderProblem("Bob's truck", anyPurchaseOrder)).toBeNull();
});

test("the whole number has to fit the account's pattern, and the message says how", () => {
  expect(purchaseOrderProblem("HF-20418", harlow)).toBeNull();
  for (const wrong of ["HF-PO-11846", "XHF-20418", "HF-204187", "hf-20418"])
    expect(purchaseOrderProblem(wrong, harlow)).toBe(
      `${wrong} is not in your company's format. Enter HF- and five digits, like HF-20418.`,
    );
  expect(purchaseOrderProblem("", harlow)).toBe("Enter HF- and five digits, like HF-20418.");
});

test("a number that is not required may be left out, and not be wrong", () => {
  const rule = { ...harlow, isRequired: false };
  expect(purchaseOrderProblem("", rule)).toBeNull();
  expect(purchaseOrderProblem("20418", rule)).not.toBeNull();
});
