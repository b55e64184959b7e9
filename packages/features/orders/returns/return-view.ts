import type { ReturnReasonCode } from "./return-reasons.ts";

/** A line of the page on which a return is started. Amounts are decimal texts. */
export interface ReturnableLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly ordered: number;
  /** How many have left, and how many of these can still come back. */
  readonly shipped: number;
  readonly left: number;
  readonly isHazardous: boolean;
  /** The last day on which it is approved at once; null where nothing of it is left. */
  readonly until: string | null;
  readonly isInTime: boolean;
  readonly lineTotal: string;
  readonly tax: string;
  readonly freight: string;
  readonly freightTax: string;
  readonly refunded: number;
  readonly refundedFault: number;
}

export interface ReturnPageView {
  readonly orderNumber: string;
  readonly purchaseOrder: string | null;
  readonly lines: readonly ReturnableLine[];
  /** Lines of which nothing has left. */
  readonly notShipped: number;
  readonly labelPrice: string;
  readonly branch: { readonly code: string; readonly name: string; readonly hours: string } | null;
  readonly invoices: readonly string[];
  readonly isOnAccount: boolean;
  readonly contact: string;
  readonly idempotencyKey: string;
}

/** What the form says of a line, before anybody has checked it. */
export interface LineChoice {
  readonly isChosen: boolean;
  readonly quantity: string;
  readonly reason: string;
}

export const returnOutcomes = ["none", "quantity", "reason", "photo", "photo-kind", "too-many", "branch"] as const;

export type ReturnOutcome = (typeof returnOutcomes)[number];

/** A return of an order, as the order's page lists it. */
export interface ReturnView {
  readonly number: string;
  readonly status: string;
  readonly statusName: string;
  readonly detail: string;
  readonly amount: string | null;
  readonly slipUrl: string | null;
  readonly creditNoteUrl: string | null;
  readonly creditNote: string | null;
  readonly lines: readonly ReturnLineView[];
  readonly photos: readonly { readonly url: string; readonly label: string }[];
}

export interface ReturnLineView {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly accepted: number | null;
  readonly reason: ReturnReasonCode;
  readonly finding: string;
}
