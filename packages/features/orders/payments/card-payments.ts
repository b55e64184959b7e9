import { type Money, roundToCents } from "@capstan/platform/money";

/** What a buyer's card is asked for: the whole order is authorized, and taken as it ships. */
export interface PaymentRequest {
  /** The same attempt again is given the same page. */
  readonly key: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly lines: readonly { readonly name: string; readonly amount: Money }[];
  readonly expiresAt: Date;
  /** Where the provider's page leads back to, paid or not. */
  readonly paidUrl: string;
  readonly unpaidUrl: string;
}

/** The provider's own page, on which the card is entered: no card number comes to this server. */
export interface PaymentPage {
  readonly sessionId: string;
  readonly pageUrl: string;
}

export interface AuthorizedPayment {
  readonly intentId: string;
  readonly amount: Money;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** More than one capture can be taken of the authorization. */
  readonly takesParts: boolean;
}

/** `open`: the buyer may still pay. `ended`: expired, or given back. */
export type PaymentState =
  | { readonly kind: "open" }
  | { readonly kind: "ended" }
  | ({ readonly kind: "authorized" } & AuthorizedPayment);

export interface CaptureRequest {
  readonly key: string;
  readonly intentId: string;
  readonly takesParts: boolean;
  readonly amount: Money;
  /** Nothing of the order follows: what is left of the authorization is given back. */
  readonly isFinal: boolean;
  readonly orderNumber: string;
  readonly purchaseOrder: string | null;
  /** For the card networks' Level 3 rates. */
  readonly details: CaptureDetails;
}

export interface CaptureDetails {
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly amount: Money;
    readonly tax: Money;
  }[];
  readonly freight: Money;
}

export interface RefundRequest {
  readonly key: string;
  readonly intentId: string;
  readonly amount: Money;
}

/** Whoever takes cards for the store. Every call may be sent again: its key, or what it names, makes it happen once. */
export interface CardPayments {
  /** No card is charged. */
  readonly isDemo: boolean;
  begin(request: PaymentRequest): Promise<PaymentPage>;
  find(sessionId: string): Promise<PaymentState>;
  /** Ends the page, so that nobody pays there any more; one that was paid stays as it is. */
  expire(sessionId: string): Promise<void>;
  /** Gives an authorization back; what was captured stays. */
  release(intentId: string): Promise<void>;
  /** What was taken from: another payment where the authorization could not give it. */
  capture(request: CaptureRequest): Promise<{ readonly intentId: string }>;
  refund(request: RefundRequest): Promise<void>;
  /** The session that a webhook is about; null where it is about something else, undefined where nobody trusted signed it. */
  sessionIn(body: string, signature: string): string | null | undefined;
}

const perCent = 100n;

/** Card networks count in cents. */
export function centsOf(amount: Money): number {
  return Number(roundToCents(amount) / perCent);
}

export function moneyOfCents(cents: number): Money {
  return (BigInt(cents) * perCent) as Money;
}
