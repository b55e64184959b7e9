import { number, readCsv } from "../../kit/read-data.ts";

/** Center to end and end to end of ASME B16.3 malleable iron fittings, in inches. */
interface FittingDimensions {
  readonly elbow90: number;
  readonly elbow45?: number;
  readonly coupling?: number;
}

export const class150Dimensions: Readonly<Record<number, FittingDimensions>> = {
  0.125: { elbow90: 0.69, coupling: 0.96 },
  0.25: { elbow90: 0.81, elbow45: 0.73, coupling: 1.06 },
  0.375: { elbow90: 0.95, elbow45: 0.8, coupling: 1.16 },
  0.5: { elbow90: 1.12, elbow45: 0.88, coupling: 1.34 },
  0.75: { elbow90: 1.31, elbow45: 0.98, coupling: 1.52 },
  1: { elbow90: 1.5, elbow45: 1.12, coupling: 1.67 },
  1.25: { elbow90: 1.75, elbow45: 1.29, coupling: 1.93 },
  1.5: { elbow90: 1.94, elbow45: 1.43, coupling: 2.15 },
  2: { elbow90: 2.25, elbow45: 1.68, coupling: 2.53 },
  2.5: { elbow90: 2.7, elbow45: 1.95, coupling: 2.88 },
  3: { elbow90: 3.08, elbow45: 2.17, coupling: 3.18 },
  4: { elbow90: 3.79, elbow45: 2.61, coupling: 3.69 },
};

export const class300Dimensions: Readonly<Record<number, FittingDimensions>> = {
  0.25: { elbow90: 0.94, elbow45: 0.81, coupling: 1.37 },
  0.375: { elbow90: 1.06, elbow45: 0.88, coupling: 1.62 },
  0.5: { elbow90: 1.25, elbow45: 1, coupling: 1.87 },
  0.75: { elbow90: 1.44, elbow45: 1.13, coupling: 2.12 },
  1: { elbow90: 1.63, elbow45: 1.31, coupling: 2.37 },
  1.25: { elbow90: 1.94, elbow45: 1.5, coupling: 2.87 },
  1.5: { elbow90: 2.13, elbow45: 1.69, coupling: 2.87 },
  2: { elbow90: 2.5, elbow45: 2, coupling: 3.62 },
  2.5: { elbow90: 2.94, elbow45: 2.25, coupling: 4.12 },
  3: { elbow90: 3.38, elbow45: 2.5, coupling: 4.12 },
};

/** Larger and smaller end of the reducing fittings that are stocked, the commonest first. */
export const reductions = readCsv("flow/fitting-sizes/reductions.csv", { from: number, to: number });
