import { flag, number, readCsv, text } from "../../kit/read-data.ts";

export const fittingMaterials = readCsv("flow/fitting-materials.csv", {
  name: text,
  short: text,
  mark: text,
  material: text,
  finish: text,
  pressureClass: number,
  /** Water, oil or gas at 150 °F, in psi. */
  water: number,
  /** Saturated steam, in psi; 0 where steam is not rated. */
  steam: number,
  standard: text,
  isLeadFree: flag,
  largest: number,
  factor: number,
  category: text,
  /** The nipple kind that belongs to it. */
  nipple: text,
  use: text,
  caution: text,
});
export type FittingMaterial = (typeof fittingMaterials)[number];
