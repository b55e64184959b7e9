import { readInches } from "@capstan/platform/fraction";
import { aughtAt } from "./aughts.ts";
import { inFigures } from "./number-words.ts";
import { type FoundThread, diameterOf, threadAt } from "./threads.ts";
import { type Unit, otherMeaningsOf, unitOf, unitPattern } from "./units.ts";

export interface ReadText {
  /** Sizes in canonical form: `t:3/8-16`, `mm:38.1`, `v:120`; a number without a unit is `n:20`. */
  readonly measures: readonly string[];
  /** What some of them may mean besides, by the measure. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** Sizes in inches that one in millimetres may have been rounded from, by the measure. */
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** How some of them were written, where that may be a name: `134a` of `a:134`. */
  readonly written: ReadonlyMap<string, string>;
  /** Every figure as a bare number, whatever its unit. */
  readonly numbers: readonly string[];
  /** Sizes that were written as a row, as the bare numbers in their order: `r:20 25 1`. */
  readonly rows: readonly string[];
  /** The text without them. */
  readonly words: string;
}

const number = String.raw`(?:\d{1,2}[-\s]\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
/** A unit that is a sign ends where it ends; one that is a word ends with the word. */
const measure = new RegExp(
  String.raw`^(?<number>${number})(?:\s?-?\s?(?<unit>${unitPattern})(?:(?<![a-z])|(?![a-z0-9])))?`,
  "i",
);
const cross = /^\s*(?:x|\u{D7}|by|\+)\s*(?=[.\d#m])/iu;
/** A screw's number, or a drill's: "#10". */
const screwNumber = /^#(?<number>\d{1,2})(?![\d/.]|-\d)/;
/** Several values of one unit: "115/208-230 V", "16-14 AWG". */
const several = /^(?<numbers>\d+(?:\.\d+)?(?:[/-]\d+(?:\.\d+)?)+)\s?(?<unit>v(?:ac|dc)?|volts?|hz|awg)\b/i;

interface Figure {
  readonly value: number;
  readonly isFraction: boolean;
  readonly unit: Unit | undefined;
  readonly text: string;
}

const glued = /^\d{3,}[a-z]{1,2}$/;

/**
 * Reads the sizes out of a query or a name, so that `1/2"`, `.5 in`, `0.5 inch` and `12.7mm` are one thing. The same
 * function reads items when they are indexed and queries when they come: what it says of both has to agree, and does.
 */
export function readMeasures(text: string): ReadText {
  const measures: string[] = [];
  const numbers: string[] = [];
  const others = new Map<string, readonly string[]>();
  const near = new Map<string, readonly string[]>();
  const written = new Map<string, string>();
  const rows: string[] = [];
  const words: string[] = [];
  let rest = inFigures(text.replaceAll(/[\u{2018}\u{2019}]/gu, "'").replaceAll(/[\u{201C}\u{201D}]/gu, '"'));
  let row: Figure[] = [];
  // What is written after a thread is its length, in the thread's own unit.
  let lengthUnit: Unit | undefined;
  const endRow = () => {
    const figures = withUnits(row);
    measures.push(...figures.map(token));
    numbers.push(...figures.map(({ value }) => `n:${plain(value)}`));
    for (const figure of figures) {
      others.set(token(figure), otherTokens(figure));
      near.set(token(figure), nearTokens(figure));
      if (glued.test(figure.text)) written.set(token(figure), figure.text);
    }
    if (figures.length > 1) rows.push(`r:${figures.map(({ value }) => plain(value)).join(" ")}`);
    row = [];
  };
  while (rest !== "") {
    const thread = threadAt(rest) ?? aughtAt(rest) ?? screwNumberAt(rest);
    const together = thread ? undefined : severalAt(rest);
    const figure = thread || together ? undefined : figureAt(rest);
    if (thread) {
      endRow();
      measures.push(thread.token);
      // "#12 wire" is 12 AWG, and "#40 chain" has no sign in its name.
      if (thread.token.startsWith("no:")) {
        const digits = thread.token.slice("no:".length);
        others.set(thread.token, [`ga:${digits}`, `n:${digits}`]);
      }
      rest = rest.slice(thread.length);
    } else if (together) {
      endRow();
      measures.push(...together.tokens);
      rest = rest.slice(together.length);
    } else if (figure) {
      row.push(
        lengthUnit && row.length === 0 ? { ...figure.figure, unit: figure.figure.unit ?? lengthUnit } : figure.figure,
      );
      rest = rest.slice(figure.length);
    } else {
      endRow();
      const word = /^(?:[^\s,;]+|[\s,;]+)/.exec(rest)?.[0] ?? rest;
      words.push(word);
      rest = rest.slice(word.length);
      continue;
    }
    const joint = cross.exec(rest)?.[0];
    const isScrew = joint !== undefined && thread !== undefined && /^(?:t|no):/.test(thread.token);
    lengthUnit = isScrew ? unitOf(thread.token.startsWith("t:m") ? "mm" : "in") : undefined;
    if (joint === undefined) endRow();
    else rest = rest.slice(joint.length);
    words.push(" ");
  }
  endRow();
  return {
    measures: [...new Set(measures)],
    numbers: [...new Set(numbers)],
    others,
    near,
    written,
    rows,
    words: words
      .join("")
      .replaceAll(/[\s,;]+/g, " ")
      .trim(),
  };
}

/** The same sizes, the smallest first: 25 x 20 x 1 is a filter of 20 x 25 x 1. */
export function sortedRow(row: string): string {
  const numbers = row.slice("r:".length).split(" ").map(Number);
  return `s:${numbers.toSorted((one, other) => one - other).join(" ")}`;
}

/** What the sizes of a row are called need not stand between them: "3/8 in Tube x 1/4 NPT" is a row of 3/8 x 1/4. */
export function withoutRowNames(text: string): string {
  return text.replaceAll(/(?<=\d"?)(?:\s[\p{L}"]+)+(?=\sx\s)/giu, "");
}

/** A row the other way round. */
export function reversedRow(row: string): string {
  return `r:${row.slice("r:".length).split(" ").toReversed().join(" ")}`;
}

/** The token of a number that is kept in a unit: an item's attribute. */
export function measureToken(value: number, unit: string): readonly string[] {
  const known = unitOf(unit);
  return known ? [token({ value, isFraction: false, unit: known }), `n:${plain(value)}`] : [`n:${plain(value)}`];
}

/** With the diameter of a thread, which is a size of its own. */
export function withDiameters(measures: readonly string[]): readonly string[] {
  return [...new Set(measures.flatMap((size) => [size, diameterOf(size) ?? size]))];
}

function screwNumberAt(text: string): FoundThread | undefined {
  const match = screwNumber.exec(text);
  return match ? { token: `no:${Number(match.groups?.["number"])}`, length: match[0].length } : undefined;
}

function severalAt(text: string): { readonly tokens: readonly string[]; readonly length: number } | undefined {
  const match = several.exec(text);
  const unit = unitOf(match?.groups?.["unit"] ?? "");
  if (!match || !unit) return undefined;
  const numbers = (match.groups?.["numbers"] ?? "").split(/[/-]/).map(Number);
  return { tokens: numbers.map((value) => token({ value, isFraction: false, unit })), length: match[0].length };
}

function figureAt(text: string): { readonly figure: Figure; readonly length: number } | undefined {
  // "8 5/16-18" is an eight, and a thread behind it.
  const whole = /^(?<number>\d{1,2})\s(?<rest>\d.*)$/s.exec(text)?.groups;
  // The angle of an elbow stands before its size: "90 1/2".
  const isApart = whole && (threadAt(whole["rest"] ?? "") || ["45", "90"].includes(whole["number"] ?? ""));
  const match = measure.exec(isApart ? (whole["number"] ?? "") : text);
  const { number: digits, unit } = match?.groups ?? {};
  if (!match || digits === undefined || isImproper(digits)) return undefined;
  const known = unit === undefined ? undefined : unitOf(unit);
  const length = known ? match[0].length : digits.length;
  // "6204-2RS" and "1HP" glued to letters are names, not numbers.
  if (!known && /^[a-z0-9-]/i.test(text.slice(length)) && !cross.test(text.slice(length))) return undefined;
  const figure = { value: valueOf(digits), isFraction: digits.includes("/"), unit: known };
  return { figure: { ...figure, text: text.slice(0, length).toLowerCase() }, length };
}

/** "12/3" is cord of three wires, and no four inches. */
function isImproper(digits: string): boolean {
  const { over, under } = /^(?<over>\d+)\/(?<under>\d+)$/.exec(digits)?.groups ?? {};
  return over !== undefined && under !== "0" && Number(over) >= Number(under);
}

/** "20 x 20 x 1 in": the unit at the end holds for all that stand in the row. */
function withUnits(row: readonly Figure[]): readonly Figure[] {
  const last = row.findLast(({ unit }) => unit)?.unit;
  return row.map((figure) => ({ ...figure, unit: figure.unit ?? last }));
}

function token({ value, isFraction, unit }: Omit<Figure, "text">): string {
  if (unit) return `${unit.measures}:${rounded(unit.measures, value * unit.factor)}`;
  // Nobody writes a fraction of anything but an inch.
  return isFraction ? `mm:${rounded("mm", value * 25.4)}` : `n:${plain(value)}`;
}

function otherTokens({ value, unit }: Figure): readonly string[] {
  return unit ? otherMeaningsOf(unit, value).map((other) => token({ ...other, isFraction: false })) : [];
}

/** People round: 13 mm is half an inch to many. */
const roundedBy = 0.025;

function nearTokens({ value, unit }: Figure): readonly string[] {
  if (unit?.measures !== "mm" || (unit.factor !== 1 && unit.factor !== 10)) return [];
  const inches = (value * unit.factor) / 25.4;
  // As inch sizes go: sixteenths below three inches, quarters above.
  const steps = inches < 3 ? 16 : 4;
  const nearest = Math.round(inches * steps) / steps;
  const isNear = nearest > 0 && Math.abs(nearest - inches) <= inches * roundedBy;
  return isNear ? [token({ value: nearest, isFraction: true, unit: undefined })] : [];
}

/** Volumes are rounded as labels are: a pail is 5 gallons and 18.9 liters. */
function rounded(measures: string, value: number): string {
  return measures === "ml" ? plain(Number(value.toPrecision(3))) : plain(value);
}

/** Nothing can be parted by zero. */
function valueOf(digits: string): number {
  return readInches(digits.replaceAll(",", "").replace(/\/0+$/, "/1")) ?? 0;
}

function plain(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.1) return String(Number(value.toPrecision(3)));
  return String(Math.round(value * 1_000 + Number.EPSILON) / 1_000);
}
