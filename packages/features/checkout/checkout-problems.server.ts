import { termsProblems } from "@capstan/features/orders/server";
import { formatMoney } from "@capstan/platform/money";
import type { CheckoutProblem, PostalAddress } from "./checkout.ts";
import type { CheckoutState } from "./load-checkout.server.ts";
import { obstacleText } from "./obstacle-text.server.ts";
import { missingOf } from "./order-choices.server.ts";
import { priceChangeOf } from "./price-changes.server.ts";
import { openQuestionsOf } from "./view-compliance.server.ts";

/** All that keeps the order from being placed, in the page's order. The page shows it, and Place Order asks it again. */
export function problemsOf(state: CheckoutState): readonly CheckoutProblem[] {
  return [
    ...deliveryProblems(state),
    ...priceProblems(state),
    ...lineProblems(state),
    ...paymentProblems(state),
    ...openQuestionsOf(state).map(({ sku, restriction }) => ({
      section: "compliance" as const,
      target: questionId(sku, restriction.code),
      text: `${nameOf(state, sku)}: answer the question before it can be ordered`,
    })),
  ];
}

function questionId(sku: string, restriction: string): string {
  return `question-${sku}-${restriction}`;
}

const fieldNames: Readonly<Record<keyof PostalAddress, string>> = {
  name: "the company or name",
  address1: "street and number",
  address2: "the suite",
  city: "the city",
  state: "the state's two letters",
  zip: "a ZIP code of five digits",
};

/** As much as can be told of an address without sending to it. */
const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function contactProblems({ guest }: CheckoutState): readonly CheckoutProblem[] {
  if (!guest) return [];
  return [
    ...(guest.contactName === "" ? [problem("delivery", "contactName", "Contact: enter your name")] : []),
    ...(isEmail.test(guest.email)
      ? []
      : [problem("delivery", "email", "Contact: enter an e-mail address, like name@company.com")]),
  ];
}

function deliveryProblems(state: CheckoutState): readonly CheckoutProblem[] {
  const { saved, delivery, quote, guest } = state;
  const missing = delivery.isIncomplete ? missingOf(saved.delivery?.oneTime ?? null) : null;
  const title = guest ? "Ship to" : "One-time address";
  return [
    ...contactProblems(state),
    ...(missing === null ? [] : [problem("delivery", `one-time-${missing}`, `${title}: enter ${fieldNames[missing]}`)]),
    ...(quote || (guest && missing !== null)
      ? []
      : [
          problem("delivery", "ship-to", "We can't compute the sales tax for this address. Choose another, or call us"),
        ]),
  ];
}

function priceProblems({ quote, saved }: CheckoutState): readonly CheckoutProblem[] {
  return (quote?.order.lines ?? []).flatMap((line) => {
    const change = priceChangeOf(line, saved.seenPrices);
    if (!change) return [];
    const text = `Line ${line.line}, ${line.sku}: the price went from ${change.old} to ${change.new}. Accept or remove it`;
    return [problem("delivery", `line-${line.sku}`, text)];
  });
}

function lineProblems(state: CheckoutState): readonly CheckoutProblem[] {
  const asked = new Set(openQuestionsOf(state).map(({ sku }) => sku));
  return (state.quote?.obstacles ?? [])
    .filter(({ sku }) => !asked.has(sku))
    .map((obstacle) => {
      const { sku } = obstacle;
      return problem("delivery", `line-${sku}`, `${nameOf(state, sku)}, ${sku}: ${obstacleText(obstacle, state)}`);
    });
}

function paymentProblems({ choices, rule, fields, credit, quote, method }: CheckoutState): readonly CheckoutProblem[] {
  const isExceeded = method === "account" && credit !== null && quote !== null && quote.order.total > credit.left;
  return [
    ...(isExceeded
      ? [
          problem(
            "payment",
            "bill-to-account",
            `The order comes to ${formatMoney(quote.order.total)}, and ${formatMoney(credit.left)} of your account's credit is left`,
          ),
        ]
      : []),
    ...termsProblems({ rule, fields }, choices).map(({ reference, text }) =>
      problem("payment", reference === null ? "purchaseOrder" : `reference-${reference}`, text),
    ),
  ];
}

function problem(section: CheckoutProblem["section"], target: string, text: string): CheckoutProblem {
  return { section, target, text };
}

function nameOf({ facts }: CheckoutState, sku: string): string {
  return facts.items.get(sku)?.name ?? sku;
}
