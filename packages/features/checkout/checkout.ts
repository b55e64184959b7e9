import type { ReferenceField } from "@capstan/features/orders";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export const maxLengths = { line: 120, label: 40, purchaseOrder: 60, reference: 120, instructions: 120 };

/** The ship-to that is written for one order; the others go by their codes, the account's own by an empty one. */
export const oneTimeCode = "one-time";

export interface PostalAddress {
  readonly name: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** How a place is delivered to. */
export interface Receiving {
  readonly attention: string | null;
  readonly dock: string | null;
  readonly phone: string | null;
  readonly instructions: string | null;
}

export interface ShipToAddress extends PostalAddress, Receiving {
  /** Empty: the account's own address. */
  readonly code: string;
  readonly isDefault: boolean;
}

/** Who orders without signing in, as it was typed. */
export interface GuestName {
  readonly contactName: string;
  readonly email: string;
}

/** What the buyer has chosen of the delivery. What is null is as the address book has it. */
export interface SavedDelivery extends Receiving {
  /** Of guests alone. */
  readonly guest?: GuestName | null;
  readonly shipTo: string;
  /** As it was typed, whole or not. */
  readonly oneTime: PostalAddress | null;
}

export const paymentMethods = ["account", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface SavedPayment {
  /** Left out: on account, where the account has credit. */
  readonly method?: PaymentMethod | undefined;
  readonly purchaseOrder: string;
  readonly references: Readonly<Record<string, string>>;
}

export const sections = ["delivery", "payment", "tax", "compliance", "review"] as const;
export type Section = (typeof sections)[number];

/** Something that keeps the order from being placed, and the id of where it is mended. */
export interface CheckoutProblem {
  readonly section: Section;
  readonly target: string;
  readonly text: string;
}

/** Why there is nothing to check out. */
export type Barrier = "empty" | "viewer" | "no-terms";

export interface DeliveryView {
  readonly addresses: readonly ShipToAddress[];
  readonly shipTo: string;
  readonly oneTime: PostalAddress | null;
  readonly receiving: Receiving;
  /** Where the order goes as it stands. */
  readonly address: PostalAddress;
}

export interface LineView {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: string;
  /** What the price stands against. */
  readonly strike: string | null;
  readonly total: string;
  readonly warranty: string | null;
  readonly isHazardous: boolean;
  readonly how: "ship" | "pickup";
  /** When it comes, where the group does not say it for all. */
  readonly promise: string | null;
  /** Why it can't be picked up; null where it can. */
  readonly noPickup: string | null;
  readonly priceChange: PriceChange | null;
}

export interface PriceChange {
  readonly old: string;
  readonly new: string;
  /** Of the whole line, with its sign in words. */
  readonly difference: string;
  /** A decimal text, for the form that accepts it. */
  readonly accepted: string;
}

export interface LineGroup {
  readonly kind: "ship" | "pickup" | "backorder";
  readonly title: string;
  readonly detail: string;
  readonly total: string;
  readonly lines: readonly LineView[];
  readonly notes: readonly { readonly kind: "freight" | "hazmat"; readonly title: string; readonly text: string }[];
}

/** A line that can't be ordered as it is; the order is without it. */
export interface BlockedLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly unit: string;
  readonly reason: string;
  /** It waits for an answer in the section on compliance. */
  readonly isAsked: boolean;
}

/** How cards are taken: not at all, or by a provider, or by one that charges none. */
export type CardsTaken = "none" | "live" | "demo";

export interface PaymentView {
  readonly method: PaymentMethod;
  /** The account has credit. */
  readonly hasCredit: boolean;
  readonly cards: CardsTaken;
  readonly paymentTerms: string;
  readonly creditLimit: string;
  readonly creditLeft: string;
  readonly creditAfter: string;
  /** Of the limit, how much is used with this order: 0 to 100. */
  readonly usedPercent: number;
  readonly isExceeded: boolean;
  readonly purchaseOrder: string;
  readonly purchaseOrderHint: string | null;
  readonly isPurchaseOrderRequired: boolean;
  readonly references: readonly (ReferenceField & { readonly value: string })[];
}

export interface TaxRow {
  readonly key: string;
  readonly place: string;
  readonly lines: string;
  readonly state: string;
  readonly isExempt: boolean;
  readonly status: string;
  readonly reason: string;
  readonly taxable: string;
  readonly rate: string;
  readonly tax: string;
}

export interface QuestionView {
  readonly sku: string;
  readonly name: string;
  readonly line: number;
  readonly quantity: number;
  readonly restriction: string;
  readonly question: string;
  readonly message: string;
  /** What lets the line be ordered, and what leaves it out. */
  readonly agree: string;
  readonly decline: string;
  readonly isAskedAgain: boolean;
  readonly place: string;
}

export interface AnswerView {
  readonly sku: string;
  readonly restriction: string;
  readonly title: string;
  readonly answeredAt: string;
}

export interface SummaryView {
  readonly groups: readonly { readonly label: string; readonly amount: string }[];
  readonly lines: string;
  readonly subtotal: string;
  readonly freightLabel: string;
  readonly freight: string;
  readonly taxes: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  /** Lines are left out of it. */
  readonly isPartial: boolean;
}

export interface CheckoutView {
  /** Null for buyers who have signed in. */
  readonly guest: GuestName | null;
  readonly accountNumber: string;
  readonly companyName: string;
  readonly barrier: Barrier | null;
  readonly lineCount: number;
  readonly delivery: DeliveryView;
  readonly branch: { readonly name: string; readonly hours: string } | null;
  readonly blocked: readonly BlockedLine[];
  readonly groups: readonly LineGroup[];
  /** Lines that ship and lie at the branch in their whole quantity. */
  readonly couldPickUp: readonly string[];
  readonly payment: PaymentView;
  readonly taxRows: readonly TaxRow[];
  readonly questions: readonly QuestionView[];
  readonly answers: readonly AnswerView[];
  readonly summary: SummaryView;
  readonly approval: { readonly limit: string; readonly by: string; readonly until: string } | null;
  readonly copiesTo: string;
  readonly buyer: string;
  readonly problems: readonly CheckoutProblem[];
  /** What was not as shown when the order was refused last, and needs no answer: old and new. */
  readonly changes: readonly Omit<CheckoutProblem, "section">[];
  /** What the page shows of lines and amounts, and of the buyer's choices, to be sent with Place Order. */
  readonly shown: string;
  readonly chosen: string;
  readonly idempotencyKey: string;
}

/** What came of Place Order, as the page's address says it. */
export const checkoutOutcomes = ["open", "changed", "credit", "busy", "role", "unpaid", "checking", "cards"] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

/** How the page gets its data: the server puts the reader there for each request. */
export const checkoutContext = createContext<{
  load(visitor: Visitor): Promise<CheckoutView | null>;
  /** Guests pay by card: where none is taken they have to sign in. */
  readonly takesGuests: boolean;
  /** Null where the browser has no cart. */
  loadGuest(request: Request): Promise<CheckoutView | null>;
  /** Null for an order that the account does not have. */
  confirmation(visitor: Visitor, orderNumber: string): Promise<ConfirmationView | null>;
  /** Null for an order that was not placed in this browser. */
  guestConfirmation(request: Request, orderNumber: string): Promise<ConfirmationView | null>;
}>();

export interface ConfirmationGroup {
  readonly kind: LineGroup["kind"];
  readonly day: string;
  /** "Ships today": a day says when something leaves or is ready, and not when it arrives. */
  readonly step: string;
  readonly title: string;
  readonly detail: string;
  readonly total: string;
  readonly lines: readonly ConfirmationLine[];
}

export interface ConfirmationLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: string;
  readonly strike: string | null;
  readonly total: string;
  readonly isHazardous: boolean;
}

export interface ConfirmationView {
  readonly orderNumber: string;
  readonly status: string;
  readonly isAwaitingApproval: boolean;
  readonly purchaseOrder: string | null;
  readonly placedAt: string;
  readonly approveBy: string | null;
  /** "Account, Net 30" or "Visa ending 4242". */
  readonly payment: string;
  /** It is in no account yet. */
  readonly isGuest: boolean;
  readonly groups: readonly ConfirmationGroup[];
  readonly lines: readonly ConfirmationLine[];
  readonly summary: Omit<SummaryView, "groups" | "isPartial">;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly mailedTo: string;
  readonly approvers: string;
}
