import { type RowOf, number, readCsv } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import type { Opening } from "./openings.ts";

/** A hex key's width across flats, and the lengths of its arms in inches. */
export interface Key extends Opening {
  readonly bend: number;
  readonly shortSeries: number;
  readonly longSeries: number;
}

const columns = { size: number, bend: number, shortSeries: number, longSeries: number };
type Row = RowOf<typeof columns>;

/** ASME B18.3, in inches. */
const inchRows = readCsv("tools/hex-keys/inch.csv", columns);

/** ISO 2936, in millimeters. */
const metricRows = readCsv("tools/hex-keys/metric.csv", columns);

const millimetersPerInch = 25.4;

function inches(millimeters: number): number {
  return Math.round((millimeters / millimetersPerInch) * 1_000) / 1_000;
}

function metricKey({ size: value, bend, shortSeries, longSeries }: Row): Key {
  return {
    system: "Metric",
    value,
    bend: inches(bend),
    shortSeries: inches(shortSeries),
    longSeries: inches(longSeries),
  };
}

export const arms: readonly Key[] = interleave([
  inchRows.map(({ size: value, bend, shortSeries, longSeries }): Key => ({
    system: "Inch",
    value,
    bend,
    shortSeries,
    longSeries,
  })),
  metricRows.map(metricKey),
]);
