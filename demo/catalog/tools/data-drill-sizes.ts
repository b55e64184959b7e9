import { inchFraction } from "@capstan/platform/fraction";

/** A drill or reamer size: what it is called, and its diameter in inches. */
export interface DrillSize {
  readonly name: string;
  readonly system: "Fractional" | "Number" | "Letter" | "Metric" | "Decimal";
  readonly diameter: number;
}

/** Decimal equivalents of #1 to #80, as ASME B94.11M lists them. */
const numberDiameters = [
  0.228, 0.221, 0.213, 0.209, 0.2055, 0.204, 0.201, 0.199, 0.196, 0.1935, 0.191, 0.189, 0.185, 0.182, 0.18, 0.177,
  0.173, 0.1695, 0.166, 0.161, 0.159, 0.157, 0.154, 0.152, 0.1495, 0.147, 0.144, 0.1405, 0.136, 0.1285, 0.12, 0.116,
  0.113, 0.111, 0.11, 0.1065, 0.104, 0.1015, 0.0995, 0.098, 0.096, 0.0935, 0.089, 0.086, 0.082, 0.081, 0.0785, 0.076,
  0.073, 0.07, 0.067, 0.0635, 0.0595, 0.055, 0.052, 0.0465, 0.043, 0.042, 0.041, 0.04, 0.039, 0.038, 0.037, 0.036,
  0.035, 0.033, 0.032, 0.031, 0.0292, 0.028, 0.026, 0.025, 0.024, 0.0225, 0.021, 0.02, 0.018, 0.016, 0.0145, 0.0135,
];

/** A to Z. */
const letterDiameters = [
  0.234, 0.238, 0.242, 0.246, 0.25, 0.257, 0.261, 0.266, 0.272, 0.277, 0.281, 0.29, 0.295, 0.302, 0.316, 0.323, 0.332,
  0.339, 0.348, 0.358, 0.368, 0.377, 0.386, 0.397, 0.404, 0.413,
];

export const numberSizes: readonly DrillSize[] = numberDiameters.map((diameter, at) => ({
  name: `#${at + 1}`,
  system: "Number",
  diameter,
}));

export const letterSizes: readonly DrillSize[] = letterDiameters.map((diameter, at) => ({
  name: String.fromCodePoint(65 + at),
  system: "Letter",
  diameter,
}));

/** Sixty-fourths of an inch, from 1/64 to 1 in. */
export const fractionalSizes: readonly DrillSize[] = Array.from({ length: 64 }, (_, at) => ({
  name: `${inchFraction((at + 1) / 64)} in`,
  system: "Fractional",
  diameter: (at + 1) / 64,
}));

export function metricSize(millimeters: number): DrillSize {
  return {
    name: `${millimeters.toFixed(2).replace(/0$/, "")} mm`,
    system: "Metric",
    diameter: Math.round((millimeters / 25.4) * 10_000) / 10_000,
  };
}

/** Tenths from 1.0 to 13.0 mm. */
export const metricSizes: readonly DrillSize[] = Array.from({ length: 121 }, (_, at) => metricSize(1 + at / 10));

const inchSizes: readonly DrillSize[] = [...fractionalSizes, ...numberSizes, ...letterSizes];

/** The inch drill whose diameter is nearest: what a tap drill chart gives. */
export function nearestInchSize(diameter: number): DrillSize | undefined {
  return inchSizes.toSorted((a, b) => Math.abs(a.diameter - diameter) - Math.abs(b.diameter - diameter))[0];
}

/** Those on everybody's bench first, then the rest in their order, each kind by turns. */
export function byDemand(sizes: readonly DrillSize[], wanted: readonly string[]): readonly DrillSize[] {
  const first = wanted.flatMap((name) => sizes.filter((size) => size.name === name));
  return [...first, ...sizes.filter((size) => !wanted.includes(size.name))];
}
