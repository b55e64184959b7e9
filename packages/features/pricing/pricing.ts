import type { DayRange } from "@capstan/platform/day";
import type { Money } from "@capstan/platform/money";

/** What anybody pays: the web price, and the sale or clearance that strikes it for some days. */
export interface WebPrice extends DayRange {
  readonly kind: "web" | "sale" | "clearance";
  readonly price: Money;
  readonly strikePrice: Money | null;
  /** Shown only to somebody who is signed in. */
  readonly needsSignIn: boolean;
}

/** What one account pays from a quantity on. Rows that start on the same day are one agreement. */
export interface ContractPrice extends DayRange {
  readonly minimumQuantity: number;
  readonly price: Money;
  readonly referencePrice: Money | null;
}

/** Everything that is on file for one item and one visitor. */
export interface PriceFile {
  readonly web: readonly WebPrice[];
  readonly contract: readonly ContractPrice[];
}

export interface PriceBreak {
  readonly minimumQuantity: number;
  readonly price: Money;
}

export type PriceAnswer =
  | {
      readonly kind: "contract";
      readonly price: Money;
      readonly referencePrice: Money | null;
      /** The next quantity at which a piece costs less. */
      readonly nextBreak: PriceBreak | null;
    }
  | {
      readonly kind: "sale" | "clearance";
      readonly price: Money;
      readonly strikePrice: Money | null;
      readonly endsOn: DayRange["endsOn"];
    }
  | { readonly kind: "web"; readonly price: Money }
  /** There is a price, and the visitor has to sign in to see it. */
  | { readonly kind: "sign-in" }
  /** Nothing is on file: the buyer has to ask. */
  | { readonly kind: "none" };

/** Why a price on file is the one, or is not. */
export type Verdict =
  | "chosen"
  | "not-yet"
  | "over"
  | "quantity-too-small"
  | "larger-break-applies"
  | "newer-agreement-applies"
  | "contract-is-lower"
  | "promotion-is-lower"
  | "contract-comes-first"
  | "clearance-comes-first"
  | "promotion-comes-first"
  | "newer-price-applies"
  | "hidden-until-sign-in";

export type Considered =
  | { readonly source: "contract"; readonly row: ContractPrice; readonly verdict: Verdict }
  | { readonly source: "web"; readonly row: WebPrice; readonly verdict: Verdict };
