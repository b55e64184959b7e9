import { dayOfYear } from "@capstan/platform/format-time";

/** What can be shipped, in words, where no branch is known. */
export interface StockLabel {
  readonly kind: "in" | "few" | "later" | "out";
  readonly words: string;
}

export interface Stocked {
  readonly quantity: number;
  /** When the next delivery is due, from today on. */
  readonly nextOn: string | null;
}

/** So few may be gone before the order is placed. */
const fewest = 5;

/** Of what lies at all the places that ship. */
export function stockLabel({ quantity, nextOn }: Stocked): StockLabel {
  if (quantity > fewest) return { kind: "in", words: "In stock" };
  if (quantity > 0) return { kind: "few", words: `${quantity} left` };
  return nextOn === null
    ? { kind: "out", words: "Out of stock" }
    : { kind: "later", words: `Ships ${dayOfYear(nextOn)}` };
}
