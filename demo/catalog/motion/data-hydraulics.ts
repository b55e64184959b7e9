import { number, readCsv, text } from "../../kit/read-data.ts";

/** Threads of SAE J514 by dash size, which counts sixteenths of an inch of tube. O-ring bosses have the same threads. */
export const dashSizes = readCsv("motion/hydraulics.csv", {
  dash: number,
  jic: text,
  npt: text,
  /** Across the flats of the nut, in inches. */
  hex: number,
});

export function dashSizeOf(dash: number): (typeof dashSizes)[number] {
  return dashSizes.find((size) => size.dash === dash) ?? { dash: 8, jic: "3/4-16", npt: "1/2", hex: 0.875 };
}

/** Hose of SAE J517 by dash size: working pressure in psi, outside diameter and least bend radius in inches. */
export interface HoseSize {
  readonly dash: number;
  readonly pressure: number;
  readonly outside: number;
  readonly bend: number;
}

type HoseRow = readonly [dash: number, pressure: number, outside: number, bend: number];

function sizesOf(hoseRows: readonly HoseRow[]): readonly HoseSize[] {
  return hoseRows.map(([dash, pressure, outside, bend]) => ({ dash, pressure, outside, bend }));
}

export const oneWire = sizesOf([
  [6, 2_250, 0.69, 5],
  [8, 2_000, 0.81, 7],
  [4, 2_750, 0.53, 4],
  [12, 1_250, 1.09, 9.5],
  [10, 1_500, 0.94, 8],
  [16, 1_000, 1.41, 12],
  [20, 625, 1.75, 16.5],
  [24, 500, 2, 20],
  [32, 375, 2.53, 25],
]);
export const twoWire = sizesOf([
  [8, 3_500, 0.88, 7],
  [6, 4_000, 0.75, 5],
  [4, 5_000, 0.59, 4],
  [12, 2_250, 1.16, 9.5],
  [10, 2_750, 1, 8],
  [16, 2_000, 1.5, 12],
  [20, 1_625, 1.88, 16.5],
  [24, 1_250, 2.13, 20],
  [32, 1_125, 2.63, 25],
]);
export const constantPressure = sizesOf([
  [8, 3_000, 0.81, 3.5],
  [6, 3_000, 0.67, 2.5],
  [4, 3_000, 0.53, 2],
  [12, 3_000, 1.13, 4.75],
  [10, 3_000, 0.95, 4],
  [16, 3_000, 1.47, 6],
]);
export const spiralWire = sizesOf([
  [12, 4_000, 1.21, 9.5],
  [8, 4_000, 0.95, 7],
  [16, 4_000, 1.5, 12],
  [10, 4_000, 1.08, 8],
  [6, 4_000, 0.8, 5],
  [20, 3_000, 1.85, 16.5],
  [24, 2_500, 2.12, 20],
  [32, 2_500, 2.65, 25],
]);
