import type { ReorderLine } from "./reorder.ts";

export const decisions = ["approve", "send-back", "decline"] as const;
export type Decision = (typeof decisions)[number];

export interface RequestRow {
  readonly orderNumber: string;
  readonly buyer: string;
  readonly purchaseOrder: string | null;
  readonly lines: number;
  readonly total: string;
  readonly sentOn: string;
  readonly approveBy: string;
  /** What one order of the buyer may come to; null where that has no limit any more. */
  readonly limit: string | null;
  /** How much of the amount the limit covers, in percent. */
  readonly covered: number;
  readonly over: string | null;
}

export interface RequestLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly total: string;
  readonly arrives: string;
}

export interface RequestView extends RequestRow {
  readonly shipTo: string | null;
  readonly references: readonly { readonly name: string; readonly value: string }[];
  readonly items: readonly RequestLine[];
  readonly amounts: readonly { readonly name: string; readonly amount: string }[];
  /** What is not as it was when the buyer ordered. The order keeps its own prices. */
  readonly differences: readonly ReorderLine[];
  /** Of the differences that are shown: who answers has seen these. */
  readonly seen: string;
  /** Why the reader may not answer; null where they may. */
  readonly refusal: "own" | "over-limit" | "expired" | "acting" | null;
  readonly readerLimit: string | null;
}

export interface OtherTask {
  readonly code: string;
  readonly kind: "order-approval" | "user-request";
  readonly requestedBy: string | null;
  readonly requestedOn: string;
}

export interface ApprovalsView {
  readonly account: { readonly number: string; readonly companyName: string };
  readonly requests: readonly RequestRow[];
  readonly total: string;
  readonly chosen: RequestView | null;
  /** What waits beside orders of this store. */
  readonly others: readonly OtherTask[];
}
