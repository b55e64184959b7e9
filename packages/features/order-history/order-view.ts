import type { OrderStatus } from "@capstan/features/account";
import type { ReturnView } from "@capstan/features/orders";
import type { ReorderSummary } from "./reorder.ts";

export interface TimelineStep {
  readonly name: string;
  /** When it happened, or is expected; null where nobody knows. */
  readonly when: string | null;
  readonly isDone: boolean;
  readonly note: string | null;
}

export interface OrderLineView {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  /** How many of them are in this group. */
  readonly here: number;
  readonly unitPrice: string;
  readonly total: string;
  /** Where it is, in words: a promise, or how far it has come. */
  readonly where: string;
  /** The day that was promised before, where another holds now. */
  readonly before: string | null;
  readonly tax: string | null;
  readonly notes: readonly string[];
}

/** What gets to the buyer together. */
export interface OrderGroup {
  readonly key: string;
  readonly kind: "ship" | "pickup" | "backorder" | "cancelled" | "past";
  readonly title: string;
  readonly detail: string;
  readonly status: OrderStatus | null;
  /** The day that counts now. */
  readonly day: string | null;
  readonly isLate: boolean;
  readonly promised: string | null;
  readonly steps: readonly TimelineStep[];
  readonly lines: readonly OrderLineView[];
}

export interface AmountRow {
  readonly name: string;
  readonly amount: string;
}

/** An invoice, a credit note or a slip. */
export interface OrderDocumentView {
  readonly name: string;
  /** Null until it is made. */
  readonly url: string | null;
  readonly detail: string;
  readonly amount: string | null;
}

export interface OrderEventView {
  readonly who: string;
  readonly what: string;
  readonly when: string;
  readonly note: string | null;
  /** What an approver made otherwise. */
  readonly changes: readonly string[];
}

/** What somebody wrote about the order. */
export interface OrderMessageView {
  readonly message: number;
  readonly who: string;
  readonly initials: string;
  readonly isStore: boolean;
  readonly when: string;
  readonly text: string;
}

/** An order as it was agreed, and how far it has come. */
export interface OrderView {
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedOn: string;
  readonly buyer: string | null;
  readonly agent: string | null;
  readonly purchaseOrder: string | null;
  readonly lineCount: number;
  readonly total: string;
  readonly groups: readonly OrderGroup[];
  readonly amounts: readonly AmountRow[];
  readonly facts: readonly AmountRow[];
  readonly documents: readonly OrderDocumentView[];
  readonly events: readonly OrderEventView[];
  readonly approveBy: string | null;
  /** Why it waits for staff, a sentence each. */
  readonly holds: readonly string[];
  /** Null for who may not order. */
  readonly reorder: ReorderSummary | null;
  /** Of this very page: its button adds once. */
  readonly idempotencyKey: string;
  readonly canCancel: boolean;
  readonly canReview: boolean;
  readonly canWrite: boolean;
  readonly messages: readonly OrderMessageView[];
  /** Something of it has left, and not all of that has come back. */
  readonly canReturn: boolean;
  /** The newest first. */
  readonly returns: readonly ReturnView[];
}
