import { readInches } from "@capstan/platform/fraction";

/** What the names of sizes say, for drawings that have to be in proportion. */
export interface ThreadSize {
  readonly diameter: number;
  readonly pitch: number;
}

const numberedDiameters: Readonly<Record<string, number>> = {
  "#0": 0.06,
  "#1": 0.073,
  "#2": 0.086,
  "#3": 0.099,
  "#4": 0.112,
  "#5": 0.125,
  "#6": 0.138,
  "#8": 0.164,
  "#10": 0.19,
  "#12": 0.216,
};

const millimetresPerInch = 25.4;

/** Both in inches, from "3/8-16", "#10-32", "1-1/4-7" or "M8-1.25". */
export function threadSizeOf(text: string): ThreadSize | undefined {
  const metric = /^M(?<diameter>[\d.]+)(?:\s*[x-]\s*(?<pitch>[\d.]+))?/i.exec(text);
  if (metric?.groups) {
    const diameter = Number(metric.groups["diameter"]);
    const pitch = Number(metric.groups["pitch"] ?? diameter * 0.16);
    return { diameter: diameter / millimetresPerInch, pitch: pitch / millimetresPerInch };
  }
  const inch = /^(?<diameter>#?[\d/]+(?:-\d+\/\d+)?)-(?<perInch>\d+(?:\.\d+)?)$/.exec(text.trim());
  if (!inch?.groups) return undefined;
  const diameter = inchesOf(inch.groups["diameter"] ?? "");
  return diameter === undefined ? undefined : { diameter, pitch: 1 / Number(inch.groups["perInch"]) };
}

/** Inches from "3/8", "1-1/2", "#10", "0.045" or "2". */
export function inchesOf(text: string): number | undefined {
  const trimmed = text.trim();
  const numbered = numberedDiameters[trimmed];
  if (numbered !== undefined) return numbered;
  return readInches(trimmed);
}
