import { number, readCsv, text } from "../../kit/read-data.ts";

export interface WasherSize {
  readonly size: string;
  readonly inside: number;
  readonly outside: number;
  readonly thickness: number;
}

function washers(rows: readonly (readonly [string, number, number, number])[]): readonly WasherSize[] {
  return rows.map(([size, inside, outside, thickness]) => ({ size, inside, outside, thickness }));
}

/** ASME B18.21.1 type A, narrow series, in inches. */
export const saeWashers = readCsv("fasteners/washers/sae-washers.csv", {
  size: text,
  inside: number,
  outside: number,
  thickness: number,
});

/** ASME B18.21.1 type A, wide series, in inches. */
export const ussWashers = readCsv("fasteners/washers/uss-washers.csv", {
  size: text,
  inside: number,
  outside: number,
  thickness: number,
});

/** Trade sizes, in inches; the outside diameter is part of the name. */
export const fenderWashers = washers([
  ["1/4 x 1-1/4", 0.281, 1.25, 0.05],
  ["3/8 x 1-1/2", 0.406, 1.5, 0.05],
  ["5/16 x 1-1/4", 0.344, 1.25, 0.05],
  ["1/4 x 1", 0.281, 1, 0.05],
  ["1/4 x 1-1/2", 0.281, 1.5, 0.05],
  ["5/16 x 1-1/2", 0.344, 1.5, 0.05],
  ["1/2 x 2", 0.531, 2, 0.062],
  ["3/16 x 1", 0.203, 1, 0.05],
  ["3/8 x 2", 0.406, 2, 0.062],
  ["3/16 x 3/4", 0.203, 0.75, 0.05],
]);

/** ASME B18.21.1 regular helical spring lock washers, in inches. */
export const splitWashers = readCsv("fasteners/washers/split-washers.csv", {
  size: text,
  inside: number,
  outside: number,
  thickness: number,
});

/** ISO 7089, in millimetres. */
export const metricWashers = readCsv("fasteners/washers/metric-washers.csv", {
  size: text,
  inside: number,
  outside: number,
  thickness: number,
});
