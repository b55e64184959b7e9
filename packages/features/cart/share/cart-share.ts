import type { PriceLabel } from "@capstan/features/pricing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export const maxShares = 10;
export const shareDays = 14;

/** What a link keeps of a line: nothing that depends on an account. */
export interface SharedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly note: string | null;
}

/** A line as whoever opens the link sees it: at their own price. */
export interface SharedLineView extends SharedLine {
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly unitLabel: string;
  readonly price: PriceLabel;
  readonly total: string | null;
  readonly isSold: boolean;
  /** Why the account of whoever looks can't buy it; null where it can. */
  readonly refusal: string | null;
}

export interface SharedCartView {
  readonly token: string;
  /** The link itself, for its owner to pass on; null for everybody else. */
  readonly own: { readonly id: string; readonly url: string } | null;
  readonly expiresOn: string;
  readonly lines: readonly SharedLineView[];
  readonly subtotal: string;
  /** How many lines the subtotal leaves out. */
  readonly leftOut: number;
}

export interface ShareSummary {
  readonly id: string;
  readonly createdOn: string;
  readonly expiresOn: string;
  readonly lineCount: number;
  /** The first of its items, by which its owner knows it. */
  readonly firstSkus: readonly string[];
}

/** How the pages get their data: the server puts the reader there for each request. */
export const cartShareContext = createContext<{
  /** Undefined for a link that never was, has expired or was stopped: nobody is told which. */
  open(token: string, visitor: Visitor): Promise<SharedCartView | undefined>;
  list(visitor: Visitor): Promise<readonly ShareSummary[]>;
}>();
