import { inDigits } from "@capstan/ui/digits";
import type { Item } from "./catalog.ts";

type Packed = Pick<Item, "unit" | "piecesPerUnit" | "sellPackQuantity" | "shipPackQuantity" | "minimumQuantity">;

/** How it is sold; empty where one can simply buy one. */
export function formatPacks({
  unit,
  piecesPerUnit,
  sellPackQuantity,
  shipPackQuantity,
  minimumQuantity,
}: Packed): string {
  const holder = { PK: "packs", BX: "boxes", CS: "cases" }[unit];
  const sentences = [
    ...(holder && piecesPerUnit > 1 ? [`Sold in ${holder} of ${inDigits(piecesPerUnit)}.`] : []),
    ...(shipPackQuantity > 1 ? [`Ships in multiples of ${shipPackQuantity}.`] : []),
    ...(sellPackQuantity > 1 ? [`Picked up in multiples of ${sellPackQuantity}.`] : []),
    ...(minimumQuantity > 1 ? [`The least order is ${minimumQuantity}.`] : []),
  ];
  return sentences.join(" ");
}
