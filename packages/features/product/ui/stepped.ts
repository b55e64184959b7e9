import { type Packing, minOrderQuantity, packQuantity } from "@capstan/features/catalog";

export type Step = 1 | -1;

const most = 99_999;

/** The next quantity up or down that ships: a press is a pack, not a piece, and never leaves what can be ordered. */
export function stepped(packing: Packing, quantity: number, by: Step): number {
  const pack = packQuantity(packing, "ship");
  const least = minOrderQuantity(packing, "ship");
  const next = by === 1 ? (Math.floor(quantity / pack) + 1) * pack : (Math.ceil(quantity / pack) - 1) * pack;
  return Math.max(least, next > most ? Math.floor(most / pack) * pack : next);
}
