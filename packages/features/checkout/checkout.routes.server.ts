import { removeLine } from "@capstan/features/cart/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { type OrderBuyer, type QuoteDeps, quoteDeps, shownIn } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { type Result, ok } from "@capstan/platform/result";
import type { z } from "zod";
import { acceptPrice } from "./accept-price.server.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { buyerIn } from "./buyer-in.server.ts";
import {
  acceptForm,
  answerForm,
  deliveryForm,
  fulfilmentForm,
  paymentForm,
  removeForm,
  savedAnswer,
  submitForm,
} from "./checkout-forms.server.ts";
import { saveSection } from "./checkout.store.server.ts";
import type { CheckoutOutcome, Section } from "./checkout.ts";
import { chooseFulfilment } from "./choose-fulfilment.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";

const common = {
  slice: "checkout",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  agents: "order",
  roles: ["administrator", "approver", "buyer"],
  limit: { calls: 240, addressCalls: 1_200, seconds: 60 },
} as const;

/** What the checkout's page saves, section by section, and Place Order. */
export function checkoutRoutes(given: { readonly db: Database; readonly clock: Clock }): readonly RouteSpec[] {
  const deps = quoteDeps(given);
  const { db, clock } = deps;
  return [
    ...both("delivery", {
      summary: "Saves where the order goes",
      references: { shipTo: "own-account", state: "value" },
      body: deliveryForm,
      make: async (buyer, body) => saveDelivery(deps, buyer, deliveryIn(body)),
    }),
    ...both("fulfilment", {
      summary: "Has lines shipped, or picked up at the branch",
      references: { skus: "public" },
      body: fulfilmentForm,
      make: async (buyer, { skus, how }) => chooseFulfilment(deps, buyer, { skus: skus.toUpperCase().split(","), how }),
    }),
    ...both("payment", {
      summary: "Saves PO number and references",
      references: { "reference-CODE": "value" },
      body: paymentForm,
      make: async (buyer, body) => {
        await saveSection(db, buyer, { payment: paymentIn(body) }, clock.now());
        return ok(null);
      },
    }),
    ...both("accept", {
      summary: "Accepts a line's changed price",
      references: { sku: "public" },
      body: acceptForm,
      make: async (buyer, body) => acceptPrice(deps, buyer, body),
    }),
    ...both("answer", {
      summary: "Answers what a restricted line asks",
      references: { sku: "public", restriction: "public" },
      body: answerForm,
      make: async (buyer, { answer, ...body }) =>
        answerQuestion(deps, buyer, { ...body, isAgreed: answer === "agree" }),
    }),
    ...both("remove", {
      summary: "Takes a line out of the cart",
      references: { sku: "public" },
      body: removeForm,
      make: async (buyer, { sku }) => removeLine(deps, { owner: { kind: "user", ...buyer }, line: { sku } }),
    }),
    placeRoute(deps),
  ];
}

const sectionOf: Readonly<Record<string, Section>> = { payment: "payment", answer: "compliance" };
const errors = [
  "ADDRESS_NOT_FOUND",
  "NOT_AT_BRANCH",
  "CART_LINE_NOT_FOUND",
  "CART_CHANGED",
  "ENGINE_UNAVAILABLE",
] as const;

interface Change<Body extends z.ZodType> {
  readonly summary: string;
  readonly references: NonNullable<RouteSpec["references"]>;
  readonly body: Body;
  make(buyer: OrderBuyer, body: z.output<Body>): Promise<Result<unknown>>;
}

/** Each is a plain form that leads back to its section, and a call that answers JSON. */
function both<Body extends z.ZodType>(
  change: string,
  { summary, references, body, make }: Change<Body>,
): readonly RouteSpec[] {
  const back = `${lazyUrls.checkout()}#${sectionOf[change] ?? "delivery"}`;
  return [
    route({
      ...common,
      path: lazyUrls.checkoutChange({ change }),
      summary: `${summary}, by a plain form, and goes back to the checkout`,
      references,
      body,
      answer: redirectAnswer,
      errors,
      handle: async ({ visitor, body: form }) => {
        const result = await make(buyerIn(visitor), form);
        return result.ok ? ok({ to: back }) : result;
      },
    }),
    route({
      ...common,
      path: lazyUrls.checkoutChangeCall({ change }),
      summary,
      references,
      body,
      answer: savedAnswer,
      errors,
      handle: async ({ visitor, body: form }) => {
        const result = await make(buyerIn(visitor), form);
        return result.ok ? ok({ saved: true as const }) : result;
      },
    }),
  ];
}

/** How a refusal is said in the page's address. */
const outcomes: Readonly<Record<string, CheckoutOutcome>> = {
  CHECKOUT_OPEN: "open",
  ORDER_TERMS_REFUSED: "open",
  ORDER_CHANGED: "changed",
  CREDIT_EXCEEDED: "credit",
  TAX_UNKNOWN: "open",
  ORDER_EMPTY: "open",
  ROLE_REQUIRED: "role",
  BUSY: "busy",
};

/** Five hundred lines with their promises, in the letters of a form. */
const bodyBytes = 1024 * 1024;

function placeRoute(deps: QuoteDeps): RouteSpec {
  return route({
    ...common,
    recordsAgents: true,
    path: lazyUrls.placeCheckout(),
    summary:
      "Orders what the checkout shows, once for each key, and goes to the confirmation; or back, with what is wrong",
    references: { idempotencyKey: "visitor" },
    body: submitForm,
    bodyBytes,
    answer: redirectAnswer,
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async ({ visitor, body: { shown, idempotencyKey } }) => {
      const placed = await submitCheckout(deps, { buyer: buyerIn(visitor), shown: shownIn(shown), idempotencyKey });
      if (placed.ok) return ok({ to: lazyUrls.orderConfirmation(placed.value) });
      const outcome = outcomes[placed.failure.code];
      return outcome === undefined ? placed : ok({ to: `${lazyUrls.checkout({ outcome })}#checkout-problems` });
    },
  });
}

function deliveryIn({ shipTo, attention, dock, phone, instructions, ...oneTime }: z.output<typeof deliveryForm>) {
  const isTyped = Object.values(oneTime).some((value) => value !== "");
  return { shipTo, attention, dock, phone, instructions, oneTime: isTyped ? oneTime : null };
}

const referencePrefix = "reference-";

function paymentIn({ purchaseOrder, ...fields }: z.output<typeof paymentForm>) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(referencePrefix) ? [[name.slice(referencePrefix.length), value] as const] : [],
  );
  return { purchaseOrder, references: Object.fromEntries(given.slice(0, 12)) };
}
