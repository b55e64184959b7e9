import { expect, test } from "vitest";
import { addedEntry, exampleProduct } from "./add-answer.fixture.ts";
import type { CartItem, ProductCartData } from "./add-answer.ts";
import { priceDisplay } from "./price-display.ts";

const visitor = { hasAccount: false, quantity: 1 };
const buyer = { hasAccount: true, quantity: 1 };
const signIn = "Log in for Pricing";

function item(product: Partial<ProductCartData>, more: Partial<CartItem> = {}): CartItem {
  return addedEntry("4RN31A", { productCartData: exampleProduct(product), ...more }).cartItem;
}

test("first: without an account, a price that needs one leads to the sign-in, with its tooltip", () => {
  const withheld = item({ priceText: "Call", tooltipContent: "<b>Why</b>" }, { onlinePriceDisplayMsg: signIn });
  expect(priceDisplay(withheld, visitor)).toEqual({ kind: "sign-in", tooltip: "<b>Why</b>" });
  expect(priceDisplay(withheld, buyer)).toEqual({ kind: "text", text: "Call" });
});

test("second: a text stands alone, unless it is NA", () => {
  expect(priceDisplay(item({ priceText: "Call", strikePrice: "$9.37" }), visitor)).toEqual({
    kind: "text",
    text: "Call",
  });
  expect(priceDisplay(item({ priceText: "NA" }), visitor)).toMatchObject({ kind: "price", price: "$14.06" });
});

test("third: a sale has its label, its last day and the usual price struck out", () => {
  const sale = item({ strikePrice: "$9.37", priceSellLabel: "Sale", salePriceExpDate: "2026-11-30" });
  const display = { kind: "price", label: "Sale", isReduced: true, price: "$14.06", expiresOn: "2026-11-30" };
  expect(priceDisplay(sale, visitor)).toMatchObject({ ...display, strike: { label: "Web Price", price: "$9.37" } });
  expect(priceDisplay(sale, buyer)).toMatchObject({ ...display, strike: { label: "Your Price", price: "$9.37" } });
});

test("else: the usual price by its label, NA as a text, and a total from two on", () => {
  expect(priceDisplay(item({}), visitor)).toMatchObject({ label: "Web Price", isReduced: false, total: null });
  expect(priceDisplay(item({}), { hasAccount: true, quantity: 2 })).toMatchObject({
    label: "Your Price",
    total: "$56.24",
  });
  expect(priceDisplay(item({ priceSellLabel: "Contract" }), buyer)).toMatchObject({ label: "Contract" });
  expect(priceDisplay(item({ formattedPrice: null }), visitor)).toMatchObject({ price: "NA" });
  // A day without a sale is nobody's business.
  expect(priceDisplay(item({ salePriceExpDate: "2026-11-30" }), visitor)).toMatchObject({
    expiresOn: null,
    strike: null,
  });
});

test("a contract's reference price goes along", () => {
  const contract = item({}, { price: { formattedContractReferencePrice: "$16.54" } });
  expect(priceDisplay(contract, buyer)).toMatchObject({ referencePrice: "$16.54", unit: "pack of 50" });
});
