import { byTurns } from "./openings.ts";
import { toStep } from "./words.ts";

export interface EndMillSize {
  readonly system: "Inch" | "Metric";
  /** In inches. */
  readonly diameter: number;
  readonly millimeters: number;
}

export type LengthClass = "Stub" | "Regular" | "Long" | "Extra Long";

const inchDiameters = [
  1 / 2,
  1 / 4,
  3 / 8,
  1 / 8,
  3 / 4,
  3 / 16,
  5 / 16,
  5 / 8,
  1,
  1 / 16,
  7 / 16,
  3 / 32,
  5 / 32,
  7 / 32,
  9 / 32,
  9 / 16,
  11 / 32,
  7 / 8,
  7 / 64,
  11 / 64,
  13 / 64,
  15 / 64,
  5 / 64,
  9 / 64,
  3 / 64,
  1 / 32,
  11 / 16,
  13 / 32,
  15 / 32,
];

const metricDiameters = [6, 10, 12, 8, 4, 3, 5, 16, 20, 2, 14, 18, 7, 9, 2.5, 1.5, 1, 3.5, 4.5, 25, 22];

export const endMillSizes: readonly EndMillSize[] = byTurns(
  inchDiameters.map((diameter): EndMillSize => ({ system: "Inch", diameter, millimeters: diameter * 25.4 })),
  metricDiameters.map((millimeters): EndMillSize => ({ system: "Metric", diameter: millimeters / 25.4, millimeters })),
);

type Row = readonly [upTo: number, shank: number, cut: number, overall: number];

/** The regular length that makers agree on, by the largest diameter of each step, in inches. */
const rows: readonly Row[] = [
  [0.033, 0.125, 0.078, 1.5],
  [0.048, 0.125, 0.125, 1.5],
  [0.064, 0.125, 0.1875, 1.5],
  [0.08, 0.125, 0.25, 1.5],
  [0.1, 0.125, 0.375, 1.5],
  [0.126, 0.125, 0.5, 1.5],
  [0.158, 0.1875, 0.5625, 2],
  [0.198, 0.1875, 0.625, 2],
  [0.251, 0.25, 0.75, 2.5],
  [0.316, 0.3125, 0.8125, 2.5],
  [0.395, 0.375, 1, 2.5],
  [0.44, 0.4375, 1, 2.75],
  [0.502, 0.5, 1, 3],
  [0.564, 0.5625, 1.125, 3.5],
  [0.632, 0.625, 1.25, 3.5],
  [0.79, 0.75, 1.5, 4],
  [0.88, 0.875, 1.5, 4],
  [1.01, 1, 1.5, 4],
];

const factors: Readonly<Record<LengthClass, { readonly cut: number; readonly overall: number }>> = {
  Stub: { cut: 0.5, overall: 0.84 },
  Regular: { cut: 1, overall: 1 },
  Long: { cut: 1.7, overall: 1.35 },
  "Extra Long": { cut: 2.6, overall: 1.7 },
};

export function lengthOf(
  { diameter, system, millimeters }: EndMillSize,
  lengthClass: LengthClass,
): { readonly cut: number; readonly overall: number; readonly shank: number } {
  const [, inchShank, cut, overall] = rows.find(([upTo]) => diameter <= upTo) ?? [1, 1, 1.5, 4];
  const factor = factors[lengthClass];
  return {
    cut: Math.max(1 / 16, toStep(cut * factor.cut, 1 / 16)),
    overall: toStep(overall * factor.overall, 1 / 4),
    shank: system === "Metric" ? metricShank(millimeters) : inchShank,
  };
}

/** Metric mills stand on even metric shanks; given in inches as all lengths here. */
function metricShank(millimeters: number): number {
  const shank = [3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 25].find((each) => millimeters <= each) ?? 25;
  return Math.round((shank / 25.4) * 10_000) / 10_000;
}
