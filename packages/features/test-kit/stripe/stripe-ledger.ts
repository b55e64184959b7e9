/** What a fake Stripe knows: sessions, intents and refunds, with the rules of the real one that the store relies on. */
import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import { type Fields, listOf, textOf } from "./form-fields.ts";

/** As Stripe answers a request that it refuses. */
export class Refused extends Error {
  readonly status: 400 | 402 | 404;
  readonly code: string;

  constructor(status: 400 | 402 | 404, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** What cards do, by Stripe's own test numbers; any other is taken. */
const cards: Readonly<Record<string, "declined" | "single-capture">> = {
  "4000000000000002": "declined",
  // Of no network that captures in parts.
  "378282246310005": "single-capture",
};

export interface FakeIntent extends Pick<
  Stripe.PaymentIntent,
  "id" | "object" | "amount" | "currency" | "customer" | "payment_method" | "metadata"
> {
  status: Stripe.PaymentIntent.Status;
  amount_capturable: number;
  amount_received: number;
  latest_charge: FakeCharge | null;
  /** Each capture as it was asked for. */
  readonly captures: { readonly amount: number; readonly details: Fields | undefined }[];
  refunded: number;
}

interface FakeCharge {
  readonly id: string;
  readonly object: "charge";
  readonly payment_method_details: {
    readonly type: "card";
    readonly card: {
      readonly brand: string;
      readonly last4: string;
      readonly multicapture: { readonly status: string };
    };
  };
}

export interface FakeSession extends Pick<
  Stripe.Checkout.Session,
  "id" | "object" | "url" | "success_url" | "cancel_url" | "client_reference_id" | "amount_total" | "expires_at"
> {
  status: Stripe.Checkout.Session.Status;
  payment_intent: FakeIntent | null;
  readonly email: string;
}

export class StripeLedger {
  readonly sessions = new Map<string, FakeSession>();
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds = new Map<
    string,
    { readonly id: string; readonly amount: number; readonly payment_intent: string }
  >();

  createSession(fields: Fields, pageOrigin: string): FakeSession {
    const rows = listOf(fields, "line_items");
    const amount = rows.reduce(
      (sum, row) => sum + Number(textOf(row, "price_data", "unit_amount")) * Number(textOf(row, "quantity")),
      0,
    );
    const id = newId("cs_test");
    const session: FakeSession = {
      id,
      object: "checkout.session",
      url: `${pageOrigin}/fake-card/${id}`,
      success_url: textOf(fields, "success_url") ?? "",
      cancel_url: textOf(fields, "cancel_url") ?? "",
      client_reference_id: textOf(fields, "client_reference_id") ?? null,
      amount_total: amount,
      expires_at: Number(textOf(fields, "expires_at")),
      status: "open",
      payment_intent: null,
      email: textOf(fields, "customer_email") ?? "",
    };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): FakeSession {
    return this.sessions.get(id) ?? refuse(404, "resource_missing");
  }

  expireSession(id: string): FakeSession {
    const session = this.session(id);
    if (session.status !== "open") refuse(400, "checkout_session_not_open");
    session.status = "expired";
    return session;
  }

  /** The buyer presses Pay; false where the card is declined. */
  pay(id: string, cardNumber: string): boolean {
    const session = this.session(id);
    if (session.status !== "open") return false;
    const digits = cardNumber.replaceAll(/\D/g, "");
    if (cards[digits] === "declined") return false;
    const amount = session.amount_total ?? 0;
    session.payment_intent = this.#intent({ amount, status: "requires_capture", capturable: amount, card: digits });
    session.status = "complete";
    return true;
  }

  intent(id: string): FakeIntent {
    return this.intents.get(id) ?? refuse(404, "resource_missing");
  }

  /** A charge without the buyer: the card that the intent names is on file. */
  createIntent(fields: Fields): FakeIntent {
    const amount = Number(textOf(fields, "amount"));
    const method = textOf(fields, "payment_method") ?? refuse(400, "payment_method_missing");
    const intent = this.#intent({ amount, status: "requires_confirmation", capturable: 0, card: method.slice(3) });
    return textOf(fields, "confirm") === "true" ? this.confirmIntent(intent.id) : intent;
  }

  confirmIntent(id: string): FakeIntent {
    const intent = this.intent(id);
    if (intent.status !== "requires_confirmation") refuse(400, "payment_intent_unexpected_state");
    intent.status = "succeeded";
    intent.amount_received = intent.amount;
    return intent;
  }

  captureIntent(id: string, fields: Fields): FakeIntent {
    const intent = this.intent(id);
    if (intent.status !== "requires_capture") refuse(400, "payment_intent_unexpected_state");
    const amount = Number(textOf(fields, "amount_to_capture") ?? intent.amount_capturable);
    if (amount > intent.amount_capturable) refuse(400, "amount_too_large");
    const takesParts = intent.latest_charge?.payment_method_details.card.multicapture.status === "available";
    const isFinal = textOf(fields, "final_capture") !== "false";
    if (!isFinal && !takesParts) refuse(400, "capture_charge_authorization_expired");
    const details = fields["amount_details"];
    intent.captures.push({ amount, details: typeof details === "object" ? details : undefined });
    intent.amount_received += amount;
    intent.amount_capturable = isFinal ? 0 : intent.amount_capturable - amount;
    if (isFinal) intent.status = "succeeded";
    return intent;
  }

  cancelIntent(id: string): FakeIntent {
    const intent = this.intent(id);
    if (intent.status === "succeeded" || intent.status === "canceled") refuse(400, "payment_intent_unexpected_state");
    intent.status = "canceled";
    intent.amount_capturable = 0;
    return intent;
  }

  refund(fields: Fields) {
    const intent = this.intent(textOf(fields, "payment_intent") ?? "");
    const amount = Number(textOf(fields, "amount"));
    if (amount > intent.amount_received - intent.refunded) refuse(400, "charge_already_refunded");
    intent.refunded += amount;
    const refund = { id: newId("re"), object: "refund", status: "succeeded", amount, payment_intent: intent.id };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  #intent({ amount, status, capturable, card }: NewIntent): FakeIntent {
    const intent: FakeIntent = {
      id: newId("pi"),
      object: "payment_intent",
      amount,
      currency: "usd",
      customer: "cus_fake",
      payment_method: `pm_${card}`,
      metadata: {},
      status,
      amount_capturable: capturable,
      amount_received: 0,
      latest_charge: chargeOn(card),
      captures: [],
      refunded: 0,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }
}

interface NewIntent {
  readonly amount: number;
  readonly status: Stripe.PaymentIntent.Status;
  readonly capturable: number;
  readonly card: string;
}

function chargeOn(card: string): FakeCharge {
  const status = cards[card] === "single-capture" ? "unavailable" : "available";
  const brand = card.startsWith("3") ? "amex" : card.startsWith("5") ? "mastercard" : "visa";
  return {
    id: newId("ch"),
    object: "charge",
    payment_method_details: { type: "card", card: { brand, last4: card.slice(-4), multicapture: { status } } },
  };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

function refuse(status: 400 | 402 | 404, code: string): never {
  throw new Refused(status, code);
}
