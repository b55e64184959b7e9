import { readInches } from "@capstan/platform/fraction";
import { aughtAt } from "./aughts.ts";
import { inFigures } from "./number-words.ts";
import { threadAt } from "./threads.ts";
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
  /** Sizes that were written as a row, in its order: `r:mm:508 mm:508 mm:25.4`. */
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
const cross = /^\s*(?:x|\u{D7}|by)\s*(?=[.\d#m])/iu;

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
  const others = new Map<string, readonly string[]>();
  const near = new Map<string, readonly string[]>();
  const written = new Map<string, string>();
  const rows: string[] = [];
  const words: string[] = [];
  let rest = inFigures(text.replaceAll(/[\u{2018}\u{2019}]/gu, "'").replaceAll(/[\u{201C}\u{201D}]/gu, '"'));
  let row: Figure[] = [];
  const endRow = () => {
    const figures = withUnits(row);
    const tokens = figures.map(token);
    measures.push(...tokens);
    for (const figure of figures) {
      others.set(token(figure), otherTokens(figure));
      near.set(token(figure), nearTokens(figure));
      if (glued.test(figure.text)) written.set(token(figure), figure.text);
    }
    if (tokens.length > 1) rows.push(`r:${tokens.join(" ")}`);
    row = [];
  };
  while (rest !== "") {
    const thread = threadAt(rest) ?? aughtAt(rest);
    const figure = thread ? undefined : figureAt(rest);
    if (thread) {
      endRow();
      measures.push(thread.token);
      rest = rest.slice(thread.length);
    } else if (figure) {
      row.push(figure.figure);
      rest = rest.slice(figure.length);
    } else {
      endRow();
      const word = /^(?:[^\s,;]+|[\s,;]+)/.exec(rest)?.[0] ?? rest;
      words.push(word);
      rest = rest.slice(word.length);
      continue;
    }
    const joint = cross.exec(rest)?.[0];
    if (joint === undefined) endRow();
    else rest = rest.slice(joint.length);
    words.push(" ");
  }
  endRow();
  return {
    measures: [...new Set(measures)],
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

/** The token of a number that is kept in a unit: an item's attribute. */
export function measureToken(value: number, unit: string): readonly string[] {
  const known = unitOf(unit);
  return known ? [token({ value, isFraction: false, unit: known }), `n:${plain(value)}`] : [`n:${plain(value)}`];
}

function figureAt(text: string): { readonly figure: Figure; readonly length: number } | undefined {
  const match = measure.exec(text);
  const { number: digits, unit } = match?.groups ?? {};
  if (!match || digits === undefined) return undefined;
  const known = unit === undefined ? undefined : unitOf(unit);
  const length = known ? match[0].length : digits.length;
  // "6204-2RS" and "1HP" glued to letters are names, not numbers.
  if (!known && /^[a-z0-9-]/i.test(text.slice(length)) && !cross.test(text.slice(length))) return undefined;
  const figure = { value: valueOf(digits), isFraction: digits.includes("/"), unit: known };
  return { figure: { ...figure, text: text.slice(0, length).toLowerCase() }, length };
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
  return String(Math.round(value * 1_000 + Number.EPSILON) / 1_000);
}
