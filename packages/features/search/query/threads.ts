import { inchFraction, readInches } from "@capstan/platform/fraction";

/** Threads to the inch of ASME B1.1, coarse, fine and the constant-pitch ones that shops stock. */
const threadsPerInch: Readonly<Record<string, readonly number[]>> = {
  "#0": [80],
  "#1": [64, 72],
  "#2": [56, 64],
  "#3": [48, 56],
  "#4": [40, 48],
  "#5": [40, 44],
  "#6": [32, 40],
  "#8": [32, 36],
  "#10": [24, 32],
  "#12": [24, 28],
  "1/4": [20, 28, 32],
  "5/16": [18, 24, 32],
  "3/8": [16, 24, 32],
  "7/16": [14, 20, 28],
  "1/2": [13, 20, 28],
  "9/16": [12, 18, 24],
  "5/8": [11, 18, 24],
  "3/4": [10, 16, 20],
  "7/8": [9, 14, 20],
  "1": [8, 12, 14, 20],
  "1-1/8": [7, 12],
  "1-1/4": [7, 12],
  "1-3/8": [6, 12],
  "1-1/2": [6, 12],
  "1-3/4": [5],
  "2": [4.5],
};

/** Pitches of ISO 261, the coarse one first. */
const metricPitches: Readonly<Record<string, readonly number[]>> = {
  "2": [0.4],
  "2.5": [0.45],
  "3": [0.5],
  "4": [0.7],
  "5": [0.8],
  "6": [1],
  "8": [1.25, 1],
  "10": [1.5, 1.25, 1],
  "12": [1.75, 1.5, 1.25],
  "14": [2, 1.5],
  "16": [2, 1.5],
  "18": [2.5, 1.5],
  "20": [2.5, 1.5],
  "22": [2.5, 1.5],
  "24": [3, 2],
  "27": [3, 2],
  "30": [3.5, 2],
  "36": [4, 3],
};

export interface FoundThread {
  readonly token: string;
  /** How much of the text it took. */
  readonly length: number;
}

/** The series and the class of fit say nothing that the pitch does not: 1/2-13 UNC-2A. */
const series = String.raw`(?:\s?un(?:c|f|ef|rc|rf)?(?:[-\s]?[123][ab])?\b)?`;
const inchThread = new RegExp(
  String.raw`^(?<diameter>#\d{1,2}|0?\.\d{2,4}|\d{1,2}(?:[-\s]\d{1,2}\/\d{1,2}|\/\d{1,2})?)(?:"|\s?in\.?)?\s?-\s?(?<perInch>\d{1,2}(?:\.5)?)(?![\d/.])${series}`,
  "i",
);
const metricThread =
  /^m(?<diameter>\d{1,2}(?:\.5)?)(?:\s?[-x\u{D7}]\s?(?<pitch>\d(?:\.\d{1,2})?)(?![\d./]|-\d))?(?![\d.])/iu;
/** Screws that cut their own thread have pitches of their own: #12-14. */
const numbered = /^#(?<number>\d{1,2})-(?<perInch>\d{2})(?![\d/.])/;

/** A thread's name at the beginning of a text: `3/8-16`, `.375-16`, `10-32`, `M8-1.25`, `M8x1.25`, `M8`. */
export function threadAt(text: string): FoundThread | undefined {
  return inchThreadAt(text) ?? metricThreadAt(text) ?? numberedAt(text);
}

function numberedAt(text: string): FoundThread | undefined {
  const match = numbered.exec(text);
  const { number = "", perInch = "" } = match?.groups ?? {};
  return match ? { token: `t:#${number}-${perInch}`, length: match[0].length } : undefined;
}

/** Whether screws of this diameter have so many threads to the inch: "3/8 x 16" of "bolt 3/8 x 16 x 1-1/2". */
export function isThread(diameter: string, perInch: number): boolean {
  return threadsPerInch[diameter]?.includes(perInch) ?? false;
}

/** The diameter of a thread as a size of its own: people say "3/8 bolt", "#10 screw", "8 mm bolt". */
export function diameterOf(thread: string): string | undefined {
  const { number, inches, metric } =
    /^t:(?:#(?<number>\d+)|m(?<metric>[\d.]+)|(?<inches>[\d/-]+?))-[\d.]+$/.exec(thread)?.groups ?? {};
  if (number !== undefined) return `no:${number}`;
  if (metric !== undefined) return `mm:${Number(metric)}`;
  const size = inches === undefined ? undefined : readInches(inches);
  return size === undefined ? undefined : `mm:${Math.round(size * 25_400) / 1_000}`;
}

/** As the trade names it: .375 is 3/8. */
function diameterName(written: string): string {
  if (!written.includes(".")) return written.replace(/\s/, "-");
  return inchFraction(Number(written));
}

function inchThreadAt(text: string): FoundThread | undefined {
  const match = inchThread.exec(text);
  const { diameter = "", perInch = "" } = match?.groups ?? {};
  // Screws below a quarter inch are numbered, and people leave the number sign out: 10-32.
  const written = diameterName(diameter);
  const name = [written, `#${written}`].find((known) => isThread(known, Number(perInch)));
  return match && name !== undefined ? { token: `t:${name}-${perInch}`, length: match[0].length } : undefined;
}

function metricThreadAt(text: string): FoundThread | undefined {
  const match = metricThread.exec(text);
  const { diameter = "", pitch } = match?.groups ?? {};
  const pitches = metricPitches[diameter];
  if (!match || !pitches) return undefined;
  if (pitch !== undefined && pitches.includes(Number(pitch))) {
    return { token: `t:m${diameter}-${Number(pitch)}`, length: match[0].length };
  }
  // "M8 x 30" is a screw of 30 mm: the thread is M8 alone, which means its coarse pitch.
  return { token: `t:m${diameter}-${pitches[0]}`, length: 1 + diameter.length };
}
