import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CartLineView, CartView } from "../cart.ts";
import { CartPage } from "./cart-page.tsx";

const line: CartLineView = {
  sku: "2KD94A",
  name: "Ball Bearing, Sealed",
  brand: "Rolvanta",
  url: "/product/Ball-Bearing-Sealed-2KD94A",
  quantity: 1_200,
  unitLabel: "each",
  price: { kind: "price", label: "Web Price", price: "$8.43", each: null, strike: null, reference: null, endsOn: null },
  total: "$10,116.00",
  isSold: true,
};

function page(lines: readonly CartLineView[], more: Partial<CartView> = {}, outcome?: "invalid" | "discontinued") {
  const view = { accountNumber: null, lines, subtotal: "$10,116.00", leftOut: 0, ...more };
  return renderToStaticMarkup(<CartPage view={view} outcome={outcome} />);
}

const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("a line leads to the product's page, has a picture of 48 by 48, and its quantity is only read", () => {
  const markup = page([line]);
  expect(markup).toContain('href="/product/Ball-Bearing-Sealed-2KD94A"');
  expect(markup).toMatch(/<img [^>]*width="48" height="48"/);
  expect(words(markup)).toContain("Qty 1,200");
  expect(markup).not.toMatch(/<input (?!type="hidden")/);
});

test("a price that needs a sign-in leads there and back to the cart", () => {
  const markup = page([{ ...line, price: { kind: "sign-in" }, total: null }], { subtotal: "$0.00", leftOut: 1 });
  expect(markup).toContain('<a href="/myaccount/signin?frwdUrlPath=%2Fcart">Sign In for Pricing</a>');
  expect(words(markup)).toContain("Not included: 1 product without a price.");
});

test("what is no longer sold says so, and shows no price", () => {
  const markup = page([{ ...line, isSold: false, total: null }]);
  expect(words(markup)).toContain("No longer sold");
  expect(markup).not.toContain("$8.43");
});

test("removing is a form that works without script and names its product", () => {
  expect(words(page([line]))).toContain("Remove Ball Bearing, Sealed");
  expect(page([line])).toMatch(
    /<form action="\/cart\/remove" method="post"><input type="hidden" name="sku" value="2KD94A"/,
  );
});

test("an empty cart says so, and what was refused is said above", () => {
  expect(words(page([]))).toContain("Your cart is empty");
  expect(words(page([], {}, "discontinued"))).toContain("The item is discontinued and was not added.");
});
