import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CartDetails, CartLineDetails } from "../cart.ts";
import { CartPage } from "./cart-page.tsx";

const product = {
  brandName: "Rolvanta",
  name: "Ball Bearing, Sealed",
  image: null,
  formattedPrice: "$8.43",
  priceSellLabel: "Web Price",
  priceText: null,
  productDetailUrl: "/Ball-Bearing-Sealed-2KD94A",
  salePriceExpDate: null,
  strikePrice: null,
  tooltipContent: null,
  unitOfMeasure: "each",
  productWarrantyData: null,
};

const cartItem: CartLineDetails["cartItem"] = {
  code: "ITEM_ADDED",
  resource: "2KD94A",
  addedQuantity: 1_200,
  entryPK: "7",
  addedSubTotal: "$10,116.00",
  onlinePriceDisplayMsg: null,
  price: { formattedContractReferencePrice: null },
  productCartData: product,
  productDataForAnalytics: { sku: "2KD94A", name: null, brand: null, category: null, quantity: 1_200, price: 8.43 },
};

const line: CartLineDetails = {
  sku: "2KD94A",
  name: "Ball Bearing, Sealed",
  brand: "Rolvanta",
  url: "/product/Ball-Bearing-Sealed-2KD94A",
  quantity: 1_200,
  unitLabel: "each",
  price: { kind: "price", label: "Web Price", price: "$8.43", each: null, strike: null, reference: null, endsOn: null },
  total: "$10,116.00",
  isSold: true,
  version: 1,
  note: null,
  reference: null,
  hasWarranty: false,
  warranty: null,
  cartItem,
  packProblem: null,
  promise: null,
  problem: null,
};

const none = {
  version: 3,
  alternates: new Map<string, CartLineDetails[]>(),
  problems: [],
  saved: [],
  removed: null,
  notice: [],
  question: null,
};

function page(
  lines: readonly CartLineDetails[],
  more: Partial<CartDetails> = {},
  outcome?: "invalid" | "discontinued",
) {
  const view = { accountNumber: null, subtotal: "$10,116.00", leftOut: 0, ...none, lines, ...more };
  return renderToStaticMarkup(<CartPage view={view} outcome={outcome} />);
}

const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("a line leads to the product's page, has a picture of 48 by 48, and its quantity is only read", () => {
  const markup = page([line]);
  expect(markup).toContain('href="/product/Ball-Bearing-Sealed-2KD94A"');
  expect(markup).toMatch(/<img [^>]*width="48" height="48"/);
  expect(words(markup)).toContain("Qty 1,200");
  expect(markup.replaceAll(/<details>.*?<\/details>/g, "")).not.toMatch(/<input (?!type="hidden")/);
});

test("a price that needs a sign-in leads there and back to the cart", () => {
  const withheld: CartLineDetails = {
    ...line,
    price: { kind: "sign-in" },
    total: null,
    cartItem: { ...cartItem, onlinePriceDisplayMsg: "Log in for Pricing" },
  };
  const markup = page([withheld], { subtotal: "$0.00", leftOut: 1 });
  expect(markup).toContain('<a href="/myaccount/signin?frwdUrlPath=%2Fcart">Sign In for Pricing</a>');
  expect(words(markup)).toContain("Not included: 1 product without a price.");
});

test("a line says when it comes: shipped, and at the buyer's branch; of one there is no total", () => {
  const ship = { isInStock: false, text: "4 ship today, 2 backordered until Dec 2", notes: ["Ships by ground only."] };
  const promise = { isInStock: true, text: "Ready for pickup today", notes: [] };
  const markup = page([
    { ...line, quantity: 1, promise: { ship, pickup: { branch: "Milwaukee Branch #412", promise } } },
  ]);
  const said = words(markup);
  expect(said).toContain("4 ship today, 2 backordered until Dec 2. Ships by ground only.");
  expect(said).toContain("Ready for pickup today, Milwaukee Branch #412");
  expect(markup).toContain('<p class="cart-total"></p>');
});

test("what is no longer sold says so, and shows no price", () => {
  const markup = page([{ ...line, isSold: false, total: null }]);
  expect(words(markup)).toContain("No longer sold");
  expect(markup).not.toContain("$8.43");
});

test("removing is a form that works without script and names its product", () => {
  expect(words(page([line]))).toContain("Remove Ball Bearing, Sealed");
  expect(page([line])).toMatch(
    /<form action="\/cart\/remove#cart-removed" method="post"><input type="hidden" name="sku" value="2KD94A"/,
  );
});

test("an empty cart says so, and what was refused is said above", () => {
  expect(words(page([]))).toContain("Your cart is empty");
  expect(words(page([], {}, "discontinued"))).toContain("The item is discontinued and was not added.");
});

test("what a sign-in did is told with a button that hides it, and a removal with one that undoes it, both plain forms", () => {
  const saved = { sku: "4RN31A", name: "Hex Screw", url: "/product/Hex-Screw-4RN31A", quantity: 2, isSold: true };
  const markup = page([], { notice: ["1 product was added."], removed: { change: 3, lines: [saved] } });
  expect(words(markup)).toContain("1 product was added. Got it");
  expect(words(markup)).toContain("Hex Screw was removed. Undo");
  expect(markup).toMatch(/<form action="\/cart\/undo" method="post"[^>]*><input type="hidden" name="change" value="3"/);
  expect(words(page([], { saved: [saved] }))).toContain("Saved for later Hex Screw Qty 2 Move to cart Hex Screw");
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
  const markup = page([], { question: { ...question, errorType: "stateRestricted", flag } });
  const answers = markup.match(/<form action="\/cart\/compliance".*?<\/form>/g) ?? [];
  expect(answers.map((form) => [/value="(true|false)"/.exec(form)?.[1], words(form).trim()])).toEqual([
    ["true", "No"],
    ["false", "Yes"],
  ]);
});
