import { bug } from "@capstan/platform/bug";
import { createGuard } from "@capstan/platform/guard";
import { Stripe } from "stripe";
import {
  type CaptureRequest,
  type CardPayments,
  type PaymentRequest,
  type PaymentState,
  centsOf,
  moneyOfCents,
} from "./card-payments.ts";
import { levelThree, referencesOf, sessionRows } from "./stripe-details.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API is, if not at Stripe: then no card is charged. */
  readonly apiUrl?: string | undefined;
}

/** With the client's own second try. */
const timeoutMs = 25_000;
const callMs = 10_000;

/** Stripe Checkout: its hosted page takes the card, and the payment intent behind it is captured by hand. */
export function stripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): CardPayments {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: callMs,
  });
  const guard = createGuard({ engine: "stripe", timeoutMs, isOutage });
  return {
    isDemo: apiUrl !== undefined,
    begin: async (request) =>
      guard.run("begin", async () => {
        const idempotencyKey = `begin-${request.key}`;
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey });
        return { sessionId: id, pageUrl: url ?? bug("a hosted session has no page") };
      }),
    find: async (sessionId) =>
      guard.run("find", async () =>
        stateOf(await stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent.latest_charge"] })),
      ),
    expire: async (sessionId) =>
      guard.run("expire", async () => unlessOver(async () => stripe.checkout.sessions.expire(sessionId))),
    release: async (intentId) =>
      guard.run("release", async () => unlessOver(async () => stripe.paymentIntents.cancel(intentId))),
    capture: async (request) => guard.run("capture", async () => capture(stripe, request)),
    refund: async ({ key, intentId, amount }) =>
      guard.run("refund", async () => {
        const refund = { payment_intent: intentId, amount: centsOf(amount) };
        await stripe.refunds.create(refund, { idempotencyKey: `refund-${key}` });
      }),
    sessionIn: (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
        return event.type.startsWith("checkout.session.") ? (event.data.object as { id: string }).id : null;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? "80" : "443") };
}

function isOutage(error: Error): boolean {
  const isRefused =
    error instanceof Stripe.errors.StripeAPIError || error instanceof Stripe.errors.StripeRateLimitError;
  return isRefused || error instanceof Stripe.errors.StripeConnectionError;
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { orderNumber, email, expiresAt, paidUrl, unpaidUrl } = request;
  return {
    mode: "payment",
    client_reference_id: orderNumber,
    customer_email: email,
    // What ships after the authorization is over is charged to the card once more.
    customer_creation: "always",
    allowed_payment_method_types: ["card"],
    payment_method_options: { card: { request_multicapture: "if_available" } },
    payment_intent_data: {
      capture_method: "manual",
      setup_future_usage: "off_session",
      description: `Order ${orderNumber}`,
      metadata: { orderNumber },
    },
    line_items: sessionRows(request),
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    success_url: paidUrl,
    cancel_url: unpaidUrl,
  };
}

function stateOf({ status, payment_intent: intent }: Stripe.Checkout.Session): PaymentState {
  if (status === "expired") return { kind: "ended" };
  if (intent === null || typeof intent === "string") return { kind: "open" };
  if (intent.status === "canceled") return { kind: "ended" };
  if (intent.status !== "requires_capture" && intent.status !== "succeeded") return { kind: "open" };
  const { latest_charge: charge } = intent;
  const card = typeof charge === "object" ? (charge?.payment_method_details?.card ?? null) : null;
  return {
    kind: "authorized",
    intentId: intent.id,
    amount: moneyOfCents(intent.amount),
    card: card && { brand: card.brand ?? "card", last4: card.last4 ?? "" },
    takesParts: card?.multicapture?.status === "available",
  };
}

/** What is over already stays as it is: whoever asked looks at it again. */
async function unlessOver(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function capture(stripe: Stripe, request: CaptureRequest): Promise<{ readonly intentId: string }> {
  const { key, intentId, takesParts, amount, isFinal, orderNumber, purchaseOrder, details } = request;
  const amountDetails = levelThree(details);
  const shared = {
    payment_details: referencesOf(orderNumber, purchaseOrder),
    ...(amountDetails && { amount_details: amountDetails }),
  };
  try {
    await stripe.paymentIntents.capture(
      intentId,
      { ...shared, amount_to_capture: centsOf(amount), ...(takesParts && { final_capture: isFinal }) },
      { idempotencyKey: `capture-${key}` },
    );
    return { intentId };
  } catch (error) {
    // The authorization is over, by time or by its only capture.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return chargeAgain(stripe, request, shared);
  }
}

async function chargeAgain(
  stripe: Stripe,
  { key, intentId, amount, orderNumber }: CaptureRequest,
  shared: Pick<Stripe.PaymentIntentCreateParams, "payment_details" | "amount_details">,
): Promise<{ readonly intentId: string }> {
  const { customer, payment_method: method } = await stripe.paymentIntents.retrieve(intentId);
  const charged = await stripe.paymentIntents.create(
    {
      ...shared,
      amount: centsOf(amount),
      currency: "usd",
      customer: idOf(customer),
      payment_method: idOf(method),
      off_session: true,
      confirm: true,
      description: `Order ${orderNumber}`,
      metadata: { orderNumber },
    },
    { idempotencyKey: `charge-${key}` },
  );
  return { intentId: charged.id };
}

function idOf(thing: string | { readonly id: string } | null): string {
  const id = typeof thing === "string" ? thing : thing?.id;
  return id ?? bug("a payment that was authorized has no customer or card");
}
