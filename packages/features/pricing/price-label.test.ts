import type { Money } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { priceLabel } from "./price-label.ts";

const boxOf50 = { hasAccount: true, piecesPerUnit: 50 };

test("an account's price is labelled Your Price, anybody else's Web Price", () => {
  expect(priceLabel({ kind: "web", price: 140_600n as Money }, boxOf50)).toMatchObject({ label: "Your Price" });
  expect(priceLabel({ kind: "web", price: 140_600n as Money }, { ...boxOf50, hasAccount: false })).toMatchObject({
    label: "Web Price",
  });
});

test("a box says what a piece costs, to a tenth of a cent; a single thing does not", () => {
  expect(priceLabel({ kind: "web", price: 140_600n as Money }, boxOf50)).toMatchObject({
    price: "$14.06",
    each: "$0.281",
  });
  expect(priceLabel({ kind: "web", price: 140_600n as Money }, { hasAccount: true, piecesPerUnit: 1 })).toMatchObject({
    each: null,
  });
});

test("a sale shows the price that it strikes and its last day", () => {
  expect(
    priceLabel(
      { kind: "sale", price: 92_700n as Money, strikePrice: 108_500n as Money, endsOn: "2026-11-30" },
      { hasAccount: false, piecesPerUnit: 1 },
    ),
  ).toEqual({
    kind: "price",
    label: "Sale",
    price: "$9.27",
    each: null,
    strike: { label: "Web Price", price: "$10.85" },
    reference: null,
    endsOn: "2026-11-30",
  });
});

test("a price that is withheld or not on file is no figure at all", () => {
  expect(priceLabel({ kind: "sign-in" }, boxOf50)).toEqual({ kind: "sign-in" });
  expect(priceLabel({ kind: "none" }, boxOf50)).toEqual({ kind: "call" });
});
