import { flag, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { type FittingMaterial, fittingMaterials } from "./data-fitting-materials.ts";

export interface FittingKind {
  readonly material: FittingMaterial;
  readonly shape: FittingShape;
}

const shapes = readCsv("flow/fitting-kinds/shapes.csv", {
  name: text,
  short: text,
  mark: text,
  connection: text,
  factor: number,
  unspsc: text,
  use: text,
  isReducing: flag,
  onlyReducesOnce: optional(flag),
  measure: optional(oneOf(["elbow90", "elbow45", "coupling"])),
  caution: optional(text),
});
type FittingShape = (typeof shapes)[number];

/** Every category comes round early: the shapes of one material, then of the next, dealt out in turn. */
export const fittingKinds: readonly FittingKind[] = interleave(
  fittingMaterials.map((material) => shapes.map((shape) => ({ material, shape }))),
);
