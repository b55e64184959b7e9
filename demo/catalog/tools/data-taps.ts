import { number, optional, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { nearestInchSize } from "./data-drill-sizes.ts";

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

const inchRows = readCsv("tools/taps/inch.csv", { thread: text, diameter: number, perInch: number });

const metricRows = readCsv("tools/taps/metric.csv", { diameter: number, pitch: number, tapDrill: optional(number) });

/** Largest diameter of each step, overall and thread length. */
const lengths = readCsv("tools/taps/lengths.csv", { upTo: number, overall: number, thread: number });

function lengthsOf(diameter: number): { readonly overall: number; readonly threadLength: number } {
  const row = lengths.find(({ upTo }) => diameter <= upTo);
  return { overall: row?.overall ?? 6.375, threadLength: row?.thread ?? 3 };
}

/** Three quarters of the full thread for cutting, 65 percent for forming: what the charts give. */
const cutDepth = 0.974;
const formDepth = 0.442;

const inchTaps = inchRows.map(({ thread, diameter, perInch }): TapSize => ({
  thread,
  system: "Inch",
  diameter,
  pitch: 1 / perInch,
  ...lengthsOf(diameter),
  tapDrill: nearestInchSize(diameter - cutDepth / perInch)?.name ?? "",
  formingDrill: nearestInchSize(diameter - formDepth / perInch)?.name ?? "",
}));

const metricTaps = metricRows.map(({ diameter, pitch, tapDrill = diameter - pitch }): TapSize => ({
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

export const tapSizes: readonly TapSize[] = interleave([inchTaps, metricTaps]);
