import { nearestInchSize } from "./data-drill-sizes.ts";
import { byTurns } from "./openings.ts";

/** A thread that is tapped; lengths of the tap in inches, as ASME B94.9 has them. */
export interface TapSize {
  readonly thread: string;
  readonly system: "Inch" | "Metric";
  readonly diameter: number;
  /** In inches. */
  readonly pitch: number;
  readonly overall: number;
  readonly threadLength: number;
  readonly tapDrill: string;
  readonly formingDrill: string;
}

type Row = readonly [thread: string, diameter: number, perInch: number];

const inchRows: readonly Row[] = [
  ["1/4-20", 0.25, 20],
  ["#10-32", 0.19, 32],
  ["3/8-16", 0.375, 16],
  ["#8-32", 0.164, 32],
  ["5/16-18", 0.3125, 18],
  ["1/2-13", 0.5, 13],
  ["#6-32", 0.138, 32],
  ["#10-24", 0.19, 24],
  ["#4-40", 0.112, 40],
  ["1/4-28", 0.25, 28],
  ["3/8-24", 0.375, 24],
  ["5/8-11", 0.625, 11],
  ["3/4-10", 0.75, 10],
  ["5/16-24", 0.3125, 24],
  ["1/2-20", 0.5, 20],
  ["7/16-14", 0.4375, 14],
  ["#2-56", 0.086, 56],
  ["#5-40", 0.125, 40],
  ["7/16-20", 0.4375, 20],
  ["5/8-18", 0.625, 18],
  ["3/4-16", 0.75, 16],
  ["1-8", 1, 8],
  ["7/8-9", 0.875, 9],
  ["#6-40", 0.138, 40],
  ["#8-36", 0.164, 36],
  ["#12-24", 0.216, 24],
  ["9/16-12", 0.5625, 12],
  ["9/16-18", 0.5625, 18],
  ["7/8-14", 0.875, 14],
  ["1-14", 1, 14],
  ["#0-80", 0.06, 80],
  ["#3-48", 0.099, 48],
  ["#4-48", 0.112, 48],
  ["#1-72", 0.073, 72],
  ["1-12", 1, 12],
  ["1-1/8-7", 1.125, 7],
  ["1-1/4-7", 1.25, 7],
  ["1-1/2-6", 1.5, 6],
  ["1-3/8-6", 1.375, 6],
  ["1-1/8-12", 1.125, 12],
  ["1-1/4-12", 1.25, 12],
  ["1-1/2-12", 1.5, 12],
];

const metricRows: readonly (readonly [diameter: number, pitch: number, tapDrill?: number])[] = [
  [6, 1],
  [8, 1.25, 6.8],
  [5, 0.8],
  [10, 1.5],
  [4, 0.7],
  [12, 1.75, 10.2],
  [3, 0.5],
  [16, 2],
  [20, 2.5],
  [8, 1],
  [10, 1.25, 8.8],
  [12, 1.5],
  [14, 2],
  [2.5, 0.45],
  [2, 0.4],
  [12, 1.25, 10.8],
  [3.5, 0.6],
  [10, 1],
  [7, 1],
  [14, 1.5],
  [16, 1.5],
  [18, 2.5],
  [24, 3],
  [18, 1.5],
  [20, 1.5],
  [22, 2.5],
  [24, 2],
  [30, 3.5],
  [27, 3],
  [22, 1.5],
  [36, 4],
];

/** Largest diameter of each step, overall and thread length. */
const lengths: readonly (readonly [upTo: number, overall: number, thread: number])[] = [
  [0.062, 1.625, 0.3125],
  [0.075, 1.6875, 0.375],
  [0.09, 1.75, 0.4375],
  [0.1, 1.8125, 0.5],
  [0.113, 1.875, 0.5625],
  [0.126, 1.9375, 0.625],
  [0.14, 2, 0.6875],
  [0.165, 2.125, 0.75],
  [0.2, 2.375, 0.875],
  [0.22, 2.375, 0.9375],
  [0.251, 2.5, 1],
  [0.316, 2.7188, 1.125],
  [0.395, 2.9375, 1.25],
  [0.44, 3.1563, 1.4375],
  [0.502, 3.375, 1.6563],
  [0.5626, 3.5938, 1.6563],
  [0.632, 3.8125, 1.8125],
  [0.71, 4.0313, 1.8125],
  [0.79, 4.25, 2],
  [0.88, 4.6875, 2.2188],
  [1.01, 5.125, 2.5],
  [1.13, 5.4375, 2.5625],
  [1.26, 5.75, 2.5625],
  [1.39, 6.0625, 3],
  [1.51, 6.375, 3],
];

function lengthsOf(diameter: number): { readonly overall: number; readonly threadLength: number } {
  const row = lengths.find(([upTo]) => diameter <= upTo);
  return { overall: row?.[1] ?? 6.375, threadLength: row?.[2] ?? 3 };
}

/** Three quarters of the full thread for cutting, 65 percent for forming: what the charts give. */
const cutDepth = 0.974;
const formDepth = 0.442;

const inchTaps = inchRows.map(([thread, diameter, perInch]): TapSize => ({
  thread,
  system: "Inch",
  diameter,
  pitch: 1 / perInch,
  ...lengthsOf(diameter),
  tapDrill: nearestInchSize(diameter - cutDepth / perInch)?.name ?? "",
  formingDrill: nearestInchSize(diameter - formDepth / perInch)?.name ?? "",
}));

const metricTaps = metricRows.map(([diameter, pitch, tapDrill = diameter - pitch]): TapSize => ({
  thread: `M${diameter}-${pitch}`,
  system: "Metric",
  diameter: diameter / 25.4,
  pitch: pitch / 25.4,
  ...lengthsOf(diameter / 25.4),
  tapDrill: drillName(tapDrill),
  formingDrill: drillName(Math.round((diameter - pitch * 0.442) * 20) / 20),
}));

function drillName(millimeters: number): string {
  return `${millimeters.toFixed(2).replace(/0$/, "")} mm`;
}

export const tapSizes: readonly TapSize[] = byTurns(inchTaps, metricTaps);
