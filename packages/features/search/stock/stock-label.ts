import type { Day } from "@capstan/platform/day";

/** What can be shipped, in words, where no branch is known. */
export interface StockLabel {
  readonly kind: "in" | "few" | "later" | "out";
  readonly words: string;
}

export interface Stocked {
  readonly quantity: number;
  /** When the next delivery is due, where one is. */
  readonly nextOn: string | null;
}

/** So few may be gone before the order is placed. */
const fewest = 5;
const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Over all the places that ship; null where nothing is known of the item. */
export function stockLabel(places: readonly Stocked[], on: Day): StockLabel | null {
  if (places.length === 0) return null;
  const quantity = places.reduce((sum, place) => sum + place.quantity, 0);
  if (quantity > fewest) return { kind: "in", words: "In stock" };
  if (quantity > 0) return { kind: "few", words: `${quantity} left` };
  const [next] = places.flatMap(({ nextOn }) => (nextOn !== null && nextOn >= on ? [nextOn] : [])).toSorted();
  return next === undefined
    ? { kind: "out", words: "Out of stock" }
    : { kind: "later", words: `Ships ${format.format(new Date(`${next}T00:00:00Z`))}` };
}
