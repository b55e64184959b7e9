import { removeLine } from "@capstan/features/cart/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { type AnyBuyer, type CardPayments, cartOwnerOf, quoteDeps, shownIn } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteInput, type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { type Result, ok } from "@capstan/platform/result";
import type { z } from "zod";
import { acceptPrice } from "./accept-price.server.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { buyerIn, guestIn } from "./buyer-in.server.ts";
import {
  acceptForm,
  answerForm,
  deliveryForm,
  fulfilmentForm,
  guestDeliveryForm,
  paymentForm,
  removeForm,
  savedAnswer,
  submitForm,
} from "./checkout-forms.server.ts";
import { saveSection } from "./checkout.store.server.ts";
import { type CheckoutOutcome, type Section, oneTimeCode } from "./checkout.ts";
import { chooseFulfilment } from "./choose-fulfilment.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";
import { paymentReturnRoutes } from "./payment-return.routes.server.ts";
import { type SubmitDeps, submitCheckout } from "./submit-checkout.server.ts";

const shared = {
  slice: "checkout",
  method: "POST",
  limit: { calls: 240, addressCalls: 1_200, seconds: 60 },
} as const;

type RouteBuyer = Pick<RouteInput<unknown, unknown, unknown>, "visitor" | "cookies">;

/** Who checks out: a buyer of an account, or whoever holds the browser's cart. Each has the same forms. */
interface Audience {
  readonly spec: typeof shared &
    Pick<RouteSpec, "level" | "account" | "agents"> &
    Partial<Pick<RouteSpec, "roles" | "recordsAgents">>;
  readonly prefix: string;
  buyerIn(input: RouteBuyer): Result<AnyBuyer>;
}

const members: Audience = {
  spec: {
    ...shared,
    level: "fully-authenticated",
    account: "own",
    agents: "order",
    roles: ["administrator", "approver", "buyer"],
  },
  prefix: "",
  buyerIn: ({ visitor }) => ok(buyerIn(visitor)),
};

const guests: Audience = {
  spec: { ...shared, level: "anonymous", account: "visitor", agents: "never" },
  prefix: "guest/",
  buyerIn: ({ cookies }) => guestIn(cookies),
};

interface RouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Undefined where no cards are taken: then nobody orders without signing in. */
  readonly payments: CardPayments | undefined;
  readonly origin: string;
}

/** What the checkout's page saves, section by section, and Place Order. */
export function checkoutRoutes(given: RouteDeps): readonly RouteSpec[] {
  const { payments, origin } = given;
  const deps = { ...quoteDeps(given), payments, origin, takesCards: payments !== undefined };
  return [
    ...paymentReturnRoutes(given),
    ...changeRoutes(deps, members),
    ...deliveryRoutes(deps, members),
    ...changeRoutes(deps, guests),
    ...both(guests, "delivery", {
      summary: "Saves who a guest is and where the order goes",
      references: { shipTo: "value", state: "value" },
      body: guestDeliveryForm,
      make: async (buyer, { contactName, email, ...body }) =>
        saveDelivery(deps, buyer, { ...deliveryIn(body), shipTo: oneTimeCode, guest: { contactName, email } }),
    }),
  ];
}

function deliveryRoutes(deps: SubmitDeps, audience: Audience): readonly RouteSpec[] {
  return [
    ...both(audience, "delivery", {
      summary: "Saves where the order goes",
      references: { shipTo: "own-account", state: "value" },
      body: deliveryForm,
      make: async (buyer, body) => saveDelivery(deps, buyer, deliveryIn(body)),
    }),
    ...both(audience, "fulfilment", {
      summary: "Has lines shipped, or picked up at the branch",
      references: { skus: "public" },
      body: fulfilmentForm,
      make: async (buyer, { skus, how }) => chooseFulfilment(deps, buyer, { skus: skus.toUpperCase().split(","), how }),
    }),
  ];
}

function changeRoutes(deps: SubmitDeps, audience: Audience): readonly RouteSpec[] {
  const { db, clock } = deps;
  return [
    ...both(audience, "payment", {
      summary: "Saves PO number and references",
      references: { "reference-CODE": "value" },
      body: paymentForm,
      make: async (buyer, body) => {
        await saveSection(db, buyer, { payment: paymentIn(body) }, clock.now());
        return ok(null);
      },
    }),
    ...both(audience, "accept", {
      summary: "Accepts a line's changed price",
      references: { sku: "public" },
      body: acceptForm,
      make: async (buyer, body) => acceptPrice(deps, buyer, body),
    }),
    ...both(audience, "answer", {
      summary: "Answers what a restricted line asks",
      references: { sku: "public", restriction: "public" },
      body: answerForm,
      make: async (buyer, { answer, ...body }) =>
        answerQuestion(deps, buyer, { ...body, isAgreed: answer === "agree" }),
    }),
    ...both(audience, "remove", {
      summary: "Takes a line out of the cart",
      references: { sku: "public" },
      body: removeForm,
      make: async (buyer, { sku }) => removeLine(deps, { owner: cartOwnerOf(buyer), line: { sku } }),
    }),
    placeRoute(deps, audience),
  ];
}

const sectionOf: Readonly<Record<string, Section>> = { payment: "payment", answer: "compliance" };
const errors = [
  "ADDRESS_NOT_FOUND",
  "NOT_AT_BRANCH",
  "CART_LINE_NOT_FOUND",
  "CART_CHANGED",
  "ORDER_EMPTY",
  "ENGINE_UNAVAILABLE",
] as const;

interface Change<Body extends z.ZodType> {
  readonly summary: string;
  readonly references: NonNullable<RouteSpec["references"]>;
  readonly body: Body;
  make(buyer: AnyBuyer, body: z.output<Body>): Promise<Result<unknown>>;
}

/** Each is a plain form that leads back to its section, and a call that answers JSON. */
function both<Body extends z.ZodType>(
  { spec, prefix, buyerIn: whoIn }: Audience,
  change: string,
  { summary, references, body, make }: Change<Body>,
): readonly RouteSpec[] {
  const back = `${lazyUrls.checkout()}#${sectionOf[change] ?? "delivery"}`;
  return [
    route({
      ...spec,
      path: lazyUrls.checkoutChange({ change: `${prefix}${change}` }),
      summary: `${summary}, by a plain form, and goes back to the checkout`,
      references,
      body,
      answer: redirectAnswer,
      errors,
      handle: async (input) => {
        const buyer = whoIn(input);
        if (!buyer.ok) return buyer;
        const result = await make(buyer.value, input.body);
        return result.ok ? ok({ to: back }) : result;
      },
    }),
    route({
      ...spec,
      path: lazyUrls.checkoutChangeCall({ change: `${prefix}${change}` }),
      summary,
      references,
      body,
      answer: savedAnswer,
      errors,
      handle: async (input) => {
        const buyer = whoIn(input);
        if (!buyer.ok) return buyer;
        const result = await make(buyer.value, input.body);
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
  PAYMENT_UNAVAILABLE: "cards",
  ORDER_STATE_REFUSED: "unpaid",
};

/** Five hundred lines with their promises, in the letters of a form. */
const bodyBytes = 1024 * 1024;

function placeRoute(deps: SubmitDeps, { spec, prefix, buyerIn: whoIn }: Audience): RouteSpec {
  return route({
    ...spec,
    recordsAgents: true,
    path: lazyUrls.placeCheckout({ prefix }),
    summary:
      "Orders what the checkout shows, once for each key, and goes to the confirmation or to the card's page; or back, with what is wrong",
    references: { idempotencyKey: "visitor" },
    body: submitForm,
    bodyBytes,
    answer: redirectAnswer,
    errors: ["ORDER_EMPTY", "ENGINE_UNAVAILABLE"],
    handle: async (input) => {
      const { shown, chosen, idempotencyKey } = input.body;
      const buyer = whoIn(input);
      if (!buyer.ok) return buyer;
      const submission = { buyer: buyer.value, shown: shownIn(shown), chosen, idempotencyKey };
      const placed = await submitCheckout(deps, submission);
      if (placed.ok) return ok({ to: placed.value.payAt ?? lazyUrls.orderConfirmation(placed.value) });
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

function paymentIn({ purchaseOrder, method, ...fields }: z.output<typeof paymentForm>) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(referencePrefix) ? [[name.slice(referencePrefix.length), value] as const] : [],
  );
  return { method, purchaseOrder, references: Object.fromEntries(given.slice(0, 12)) };
}
