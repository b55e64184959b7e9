import { toStep } from "./words.ts";

export interface DrillLength {
  readonly overall: number;
  readonly flute: number;
}

type Row = readonly [upTo: number, overall: number, flute: number];

/** ASME B94.11M: jobber length, by the largest diameter of each step, in inches. */
const jobberRows: readonly Row[] = [
  [0.0145, 0.75, 0.125],
  [0.0156, 0.75, 0.1875],
  [0.018, 0.875, 0.1875],
  [0.02, 0.875, 0.25],
  [0.024, 1.125, 0.3125],
  [0.026, 1.25, 0.4375],
  [0.032, 1.375, 0.5],
  [0.035, 1.5, 0.625],
  [0.042, 1.625, 0.6875],
  [0.0469, 1.75, 0.75],
  [0.0635, 1.875, 0.875],
  [0.0781, 2, 1],
  [0.089, 2.125, 1.125],
  [0.0938, 2.25, 1.25],
  [0.1015, 2.375, 1.375],
  [0.1065, 2.5, 1.4375],
  [0.116, 2.625, 1.5],
  [0.1285, 2.75, 1.625],
  [0.1406, 2.875, 1.75],
  [0.1495, 3, 1.875],
  [0.1563, 3.125, 2],
  [0.1719, 3.25, 2.125],
  [0.18, 3.375, 2.1875],
  [0.1875, 3.5, 2.3125],
  [0.2055, 3.625, 2.4375],
  [0.2188, 3.75, 2.5],
  [0.2344, 3.875, 2.625],
  [0.25, 4, 2.75],
  [0.2656, 4.125, 2.875],
  [0.2813, 4.25, 2.9375],
  [0.2969, 4.375, 3.0625],
  [0.316, 4.5, 3.1875],
  [0.3281, 4.625, 3.3125],
  [0.3438, 4.75, 3.4375],
  [0.3594, 4.875, 3.5],
  [0.377, 5, 3.625],
  [0.3906, 5.125, 3.75],
  [0.4063, 5.25, 3.875],
  [0.4219, 5.375, 3.9375],
  [0.4375, 5.5, 4.0625],
  [0.4531, 5.625, 4.1875],
  [0.4688, 5.75, 4.3125],
  [0.4844, 5.875, 4.375],
  [0.5, 6, 4.5],
];

/** Points between which the other two series run straight. */
const stubRows: readonly Row[] = [
  [0.0469, 1.375, 0.5],
  [0.0625, 1.625, 0.625],
  [0.0938, 1.75, 0.75],
  [0.125, 1.875, 0.875],
  [0.1563, 2.0625, 1],
  [0.1875, 2.1875, 1.125],
  [0.25, 2.5, 1.375],
  [0.3125, 2.8125, 1.625],
  [0.375, 3.125, 1.8125],
  [0.4375, 3.4375, 2.0625],
  [0.5, 3.75, 2.25],
  [0.625, 4.25, 2.75],
  [0.75, 5, 3.125],
  [1, 6, 4],
];

const taperRows: readonly Row[] = [
  [0.125, 5.125, 2.75],
  [0.1875, 5.75, 3.375],
  [0.25, 6.125, 3.75],
  [0.3125, 6.375, 4],
  [0.375, 6.75, 4.25],
  [0.4375, 7.25, 4.625],
  [0.5, 7.75, 4.75],
  [0.625, 8.75, 4.875],
  [0.75, 9.75, 5.875],
  [1, 11, 6.375],
];

const tolerance = 0.0002;

/** The diameters that each series is made in. */
export const seriesRange = {
  Jobber: { smallest: 0.0135, largest: 0.512 },
  "Screw Machine": { smallest: 0.039, largest: 1 },
  "Taper Length": { smallest: 0.125, largest: 1 },
} as const;

export type Series = keyof typeof seriesRange;

export function drillLength(series: Series, diameter: number): DrillLength {
  if (series === "Jobber") {
    const row = jobberRows.find(([upTo]) => diameter <= upTo + tolerance) ?? jobberRows.at(-1);
    return { overall: row?.[1] ?? 6, flute: row?.[2] ?? 4.5 };
  }
  const rows = series === "Screw Machine" ? stubRows : taperRows;
  return { overall: between(rows, diameter, 1), flute: between(rows, diameter, 2) };
}

function between(rows: readonly Row[], diameter: number, column: 1 | 2): number {
  const above = rows.findIndex(([upTo]) => diameter <= upTo + tolerance);
  const high = rows[above] ?? rows.at(-1);
  const low = rows[above - 1] ?? high;
  if (high === undefined || low === undefined || high === low) return high?.[column] ?? 0;
  const share = Math.min(1, (diameter - low[0]) / (high[0] - low[0]));
  return toStep(low[column] + (high[column] - low[column]) * share, 1 / 16);
}
