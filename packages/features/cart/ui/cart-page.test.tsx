import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CartDetails, CartLineView, CartView } from "../cart.ts";
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

function page(lines: readonly CartLineView[], more: Partial<CartDetails> = {}, outcome?: "invalid" | "discontinued") {
  const view = { accountNumber: null, lines, subtotal: "$10,116.00", leftOut: 0, ...more } as CartView &
    Partial<CartDetails>;
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

const none = { version: 3, problems: [], saved: [], removed: null, notice: [], question: null };

test("what a sign-in did is told with a button that hides it, and a removal with one that undoes it, both plain forms", () => {
  const saved = { sku: "4RN31A", name: "Hex Screw", url: "/product/Hex-Screw-4RN31A", quantity: 2, isSold: true };
  const markup = page([], { ...none, notice: ["1 product was added."], removed: { change: 3, lines: [saved] } });
  expect(words(markup)).toContain("1 product was added. Got it");
  expect(words(markup)).toContain("Hex Screw was removed. Undo");
  expect(markup).toMatch(/<form action="\/cart\/undo" method="post"[^>]*><input type="hidden" name="change" value="3"/);
  expect(words(page([], { ...none, saved: [saved] }))).toContain(
    "Saved for later Hex Screw Qty 2 Move to cart Hex Screw",
  );
});

test("a question is asked by two plain forms; of a state's, No agrees and Yes declines", () => {
  const error = {
    errorMessage: "Restricted in Some States",
    question: "Will it be shipped to CA?",
    yes: "Yes",
    no: "No",
    policyViolationAlerts: null,
    disclaimerAlertMessage: null,
  };
  const question = { sku: "2BB01A", name: "Aerosol", quantity: 3, error } as const;
  const flag = "stateRestrictionAccepted";
  const markup = page([], { ...none, question: { ...question, errorType: "stateRestricted", flag } });
  const answers = markup.match(/<form action="\/cart\/compliance".*?<\/form>/g) ?? [];
  expect(answers.map((form) => [/value="(true|false)"/.exec(form)?.[1], words(form).trim()])).toEqual([
    ["true", "No"],
    ["false", "Yes"],
  ]);
});
