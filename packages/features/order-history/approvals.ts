import type { ReferenceField } from "@capstan/features/orders";
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
  /** Where the reader approves with changes; null where they look at the order as it is. */
  readonly changing: ChangeView | null;
}

/** What the address says about the request that is opened. */
export interface ApprovalParams {
  readonly order: string | null;
  readonly isChanging: boolean;
  /** Quantities and words as they were typed; null before anything was. */
  readonly typed: Readonly<Record<string, string>> | null;
}

export interface ChangeView {
  readonly purchaseOrder: string;
  readonly references: readonly (ReferenceField & { readonly value: string })[];
  /** By line, as typed. */
  readonly quantities: Readonly<Record<number, string>>;
  readonly problems: readonly string[];
  readonly preview: ChangePreview | null;
}

/** The order with the changes, before it is approved. */
export interface ChangePreview {
  readonly was: string;
  readonly now: string;
  readonly difference: string;
  readonly changes: readonly ChangedLine[];
  /** PO number and references that would be otherwise. */
  readonly words: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  /** The fields that the approval sends. */
  readonly fields: readonly (readonly [string, string])[];
  readonly seen: string;
  readonly isOverLimit: boolean;
}

export interface ChangedLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
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
