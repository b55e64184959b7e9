import { inDigits } from "@capstan/ui/digits";
import type { ListedItem } from "./catalog.ts";

const units: Readonly<Record<string, string>> = {
  EA: "each",
  PR: "pair",
  DZ: "dozen",
  FT: "foot",
  RL: "roll",
  KT: "kit",
  SET: "set",
};
const containers: Readonly<Record<string, string>> = { PK: "pack", BX: "box", CS: "case" };

/** "each", "box of 50". */
export function unitLabel({ unit, piecesPerUnit }: Pick<ListedItem, "unit" | "piecesPerUnit">): string {
  const container = containers[unit];
  if (container) return piecesPerUnit > 1 ? `${container} of ${inDigits(piecesPerUnit)}` : container;
  return units[unit] ?? unit.toLowerCase();
}

/** What the unit is called where it is counted: packs, boxes, cases. Null where it is a piece. */
export function containerOf({
  unit,
}: Pick<ListedItem, "unit">): { readonly one: string; readonly several: string } | null {
  const one = containers[unit];
  return one === undefined ? null : { one, several: one === "box" ? "boxes" : `${one}s` };
}
