import type { OrderStatus } from "@capstan/features/account";
import type { Result } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { ApprovalParams, ApprovalsView } from "./approvals.ts";
import type { Cursor, HistoryParams } from "./history-params.ts";
import type { FoundOrder } from "./lookup.ts";
import type { OrderView } from "./order-view.ts";
import type { ReorderView } from "./reorder.ts";
import type { SpendView } from "./spend.ts";

export const ordersPerPage = 20;
/** Nobody counts further than this. */
export const maxCounted = 10_000;

export interface HistoryAccount {
  readonly number: string;
  readonly companyName: string;
}

export interface OrderRow {
  readonly number: string;
  readonly placedOn: string;
  readonly purchaseOrder: string | null;
  readonly buyer: string | null;
  readonly shipTo: string | null;
  readonly lines: number;
  readonly total: string;
  readonly status: OrderStatus;
  /** What the reader may do with it from the list. */
  readonly action: "review" | "reorder" | null;
}

export interface HistoryView {
  readonly account: HistoryAccount;
  readonly params: HistoryParams;
  readonly rows: readonly OrderRow[];
  /** Null where a search is on: what it finds is not counted. */
  readonly total: { readonly count: number; readonly hasMore: boolean } | null;
  readonly waiting: number;
  readonly open: number;
  /** Those that the visitor has saved. */
  readonly views: readonly { readonly id: string; readonly name: string; readonly query: string }[];
  readonly buyers: readonly { readonly id: string; readonly fullName: string }[];
  readonly older: Cursor | null;
  readonly newer: Cursor | null;
  /** On the first page alone. */
  readonly spend: SpendView | null;
}

/** A file of all orders of a view, made while it is sent. */
export interface OrderFile {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** What the pages of this slice read. Each takes the visitor whom the server knows. */
export interface OrderPages {
  /** Null for who works in no account. */
  history(visitor: Visitor, params: HistoryParams): Promise<HistoryView | null>;
  exportOrders(visitor: Visitor, params: HistoryParams, format: "csv" | "xlsx"): OrderFile | null;
  /** Null where the account has no such order. */
  order(visitor: Visitor, orderNumber: string): Promise<OrderView | null>;
  reorder(visitor: Visitor, orderNumber: string): Promise<ReorderView | null>;
  /** Refused to who approves nothing. */
  approvals(visitor: Visitor, params: ApprovalParams): Promise<Result<ApprovalsView>>;
  /** What the browser has just looked up; null where nothing is left to show. */
  lookedUp(request: Request): Promise<FoundOrder | null>;
}

/** How the pages get their data: the server puts the reader there for each request. */
export const orderPagesContext = createContext<OrderPages>();
