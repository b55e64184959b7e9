import type { CustomerKind } from "./records.ts";

/** A kind of thing on a shelf: the shelf's code, and words of which one stands in the item's name. */
export interface Want {
  readonly shelf: string;
  readonly words: readonly string[];
}

/** What a customer does for a living: how it is called, and what it buys. */
export interface Trade {
  readonly customerKind: CustomerKind;
  /** Its share among the generated customers, beside the others'. */
  readonly weight: number;
  readonly streets: "industrial" | "office";
  /** What comes after the invented name: "Ashgrove" + "Brewing Co". */
  readonly endings: readonly string[];
  /** What the buyers' cards say. */
  readonly titles: readonly string[];
  /** From what is bought all the time to what is bought now and then. */
  readonly wants: readonly Want[];
}

export function want(shelf: string, ...words: string[]): Want {
  return { shelf, words };
}
