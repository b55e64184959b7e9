/** What became of a line since it was ordered. */
export type ReorderChange = "same" | "price" | "successor" | "gone";

export interface ReorderLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly oldPrice: string;
  readonly change: ReorderChange;
  /** What would be added now; null where nothing is. */
  readonly now: ReorderItem | null;
  /** Why nothing is added. */
  readonly reason: string | null;
  /** By how much the line's amount changes, signed; null where it does not, or nobody can tell. */
  readonly difference: string | null;
}

interface ReorderItem {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  /** Null where the price is not shown, or has to be asked for. */
  readonly price: string | null;
  readonly total: string | null;
}

export interface ReorderPlan {
  readonly lines: readonly ReorderLine[];
  /** What all that can be added comes to today, before freight and tax. */
  readonly total: string;
  /** Of what is shown: who presses the button has seen this and nothing else. */
  readonly seen: string;
}

/** What an order's own page says of ordering it again. */
export interface ReorderSummary {
  readonly addable: number;
  readonly total: string;
  readonly seen: string;
  readonly changes: readonly ReorderLine[];
}

export interface ReorderView extends ReorderPlan {
  readonly orderNumber: string;
  /** Of this very page: its button adds once. */
  readonly idempotencyKey: string;
}

export function reorderSummary({ lines, total, seen }: ReorderPlan): ReorderSummary {
  return {
    addable: lines.filter(({ now }) => now !== null).length,
    total,
    seen,
    changes: lines.filter(({ change }) => change !== "same"),
  };
}
