import type { ProductInfo } from "./recommendation-calls.ts";

/** Spec 5: the sell pack when it is picked up, else the ship pack. */
export function packSize({ sellPackQty, shipPackQty }: ProductInfo["product"], isPickup: boolean): number {
  return Math.max(1, (isPickup ? sellPackQty : shipPackQty) ?? 1);
}

/** Spec 5: below 1 it is the pack size again. */
export function settledQuantity(typed: number, pack: number): number {
  return typed < 1 ? pack : typed;
}

/** Spec 5: what is no multiple of the pack has to be asked about. */
export function needsPackCheck(quantity: number, pack: number): boolean {
  return quantity % pack !== 0;
}
