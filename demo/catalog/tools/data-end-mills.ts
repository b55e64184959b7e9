import { number, readCsv } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { toStep } from "./format-size.ts";

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

export const endMillSizes: readonly EndMillSize[] = interleave([
  inchDiameters.map((diameter): EndMillSize => ({ system: "Inch", diameter, millimeters: diameter * 25.4 })),
  metricDiameters.map((millimeters): EndMillSize => ({ system: "Metric", diameter: millimeters / 25.4, millimeters })),
]);

/** The regular length that makers agree on, by the largest diameter of each step, in inches. */
const rows = readCsv("tools/end-mills.csv", { upTo: number, shank: number, cut: number, overall: number });

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
  const largest = { shank: 1, cut: 1.5, overall: 4 };
  const { shank: inchShank, cut, overall } = rows.find(({ upTo }) => diameter <= upTo) ?? largest;
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
