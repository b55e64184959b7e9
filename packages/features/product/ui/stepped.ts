import { type Packing, maxQuantity, minOrderQuantity, packQuantity } from "@capstan/features/catalog";

export type Step = 1 | -1;

/** The next quantity up or down that ships: a press is a pack, not a piece, and never leaves what can be ordered. */
export function stepped(packing: Packing, quantity: number, by: Step): number {
  const pack = packQuantity(packing, "ship");
  const min = minOrderQuantity(packing, "ship");
  const next = by === 1 ? (Math.floor(quantity / pack) + 1) * pack : (Math.ceil(quantity / pack) - 1) * pack;
  return Math.max(min, next > maxQuantity ? Math.floor(maxQuantity / pack) * pack : next);
}
