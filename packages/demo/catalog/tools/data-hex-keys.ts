import { byTurns, type Opening } from "./openings.ts";

/** A hex key's width across flats, and the lengths of its arms in inches. */
export interface Key extends Opening {
  readonly bend: number;
  readonly shortSeries: number;
  readonly longSeries: number;
}

type Row = readonly [size: number, bend: number, shortSeries: number, longSeries: number];

/** ASME B18.3, in inches. */
const inchRows: readonly Row[] = [
  [1 / 4, 1.219, 3.344, 5.344],
  [3 / 16, 1.031, 2.844, 4.594],
  [5 / 32, 0.938, 2.594, 4.219],
  [1 / 8, 0.844, 2.344, 3.844],
  [5 / 16, 1.344, 3.844, 6.094],
  [3 / 8, 1.469, 4.344, 6.844],
  [3 / 32, 0.75, 2.094, 3.469],
  [7 / 64, 0.797, 2.219, 3.656],
  [9 / 64, 0.891, 2.469, 4.031],
  [7 / 32, 1.125, 3.094, 4.969],
  [5 / 64, 0.703, 1.969, 3.281],
  [1 / 16, 0.656, 1.844, 3.094],
  [1 / 2, 1.719, 5.344, 8.344],
  [0.05, 0.625, 1.75, 2.938],
  [7 / 16, 1.594, 4.844, 7.594],
  [9 / 16, 1.844, 5.844, 9.094],
  [5 / 8, 1.969, 6.344, 9.844],
  [3 / 4, 2.219, 7.344, 11.344],
  [0.035, 0.438, 1.312, 2.766],
  [0.028, 0.312, 1.312, 2.688],
  [7 / 8, 2.469, 8.344, 12.844],
  [1, 2.719, 9.344, 14.344],
];

/** ISO 2936, in millimeters. */
const metricRows: readonly Row[] = [
  [5, 33, 85, 165],
  [4, 29, 74, 144],
  [6, 38, 96, 186],
  [3, 23, 66, 129],
  [8, 44, 108, 208],
  [10, 50, 122, 234],
  [2.5, 20.5, 58.5, 114.5],
  [2, 18, 52, 102],
  [1.5, 15.5, 46.5, 91.5],
  [12, 57, 137, 262],
  [14, 70, 154, 294],
  [7, 41, 102, 197],
  [17, 80, 177, 337],
  [4.5, 30.5, 80, 156],
  [3.5, 25.5, 69.5, 140],
  [9, 47, 114, 219],
  [1.3, 13, 41, 82],
  [19, 89, 199, 375],
  [11, 53, 129, 247],
  [13, 63, 145, 277],
];

const millimetersPerInch = 25.4;

function inches(millimeters: number): number {
  return Math.round((millimeters / millimetersPerInch) * 1_000) / 1_000;
}

function metricKey([value, bend, shortSeries, longSeries]: Row): Key {
  return {
    system: "Metric",
    value,
    bend: inches(bend),
    shortSeries: inches(shortSeries),
    longSeries: inches(longSeries),
  };
}

export const arms: readonly Key[] = byTurns(
  inchRows.map(([value, bend, shortSeries, longSeries]): Key => ({
    system: "Inch",
    value,
    bend,
    shortSeries,
    longSeries,
  })),
  metricRows.map(metricKey),
);
