import { threadAt } from "./threads.ts";
import { type Unit, unitOf, unitPattern } from "./units.ts";

export interface ReadText {
  /** Sizes in canonical form: `t:3/8-16`, `mm:38.1`, `v:120`; a number without a unit is `n:20`. */
  readonly measures: readonly string[];
  /** The text without them. */
  readonly words: string;
}

const number = String.raw`(?:\d+[-\s]\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
const measure = new RegExp(String.raw`^(?<number>${number})(?:\s?-?\s?(?<unit>${unitPattern})(?![a-z0-9]))?`, "i");
const cross = /^\s*(?:x|\u{D7}|by)\s*(?=[.\d#m])/iu;

interface Figure {
  readonly value: number;
  readonly isFraction: boolean;
  readonly unit: Unit | undefined;
}

/**
 * Reads the sizes out of a query or a name, so that `1/2"`, `.5 in`, `0.5 inch` and `12.7mm` are one thing. The same
 * function reads items when they are indexed and queries when they come: what it says of both has to agree, and does.
 */
export function readMeasures(text: string): ReadText {
  const measures: string[] = [];
  const words: string[] = [];
  let rest = text.replaceAll(/[\u{2018}\u{2019}]/gu, "'").replaceAll(/[\u{201C}\u{201D}]/gu, '"');
  let row: Figure[] = [];
  const endRow = () => {
    measures.push(...rowTokens(row));
    row = [];
  };
  while (rest !== "") {
    const thread = threadAt(rest);
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
  return { figure: { value: valueOf(digits), isFraction: digits.includes("/"), unit: known }, length };
}

/** "20 x 20 x 1 in": the unit at the end holds for all that stand in the row. */
function rowTokens(row: readonly Figure[]): string[] {
  const last = row.findLast(({ unit }) => unit)?.unit;
  return row.map((figure) => token({ ...figure, unit: figure.unit ?? last }));
}

function token({ value, isFraction, unit }: Figure): string {
  if (unit) return `${unit.measures}:${plain(value * unit.factor)}`;
  // Nobody writes a fraction of anything but an inch.
  return isFraction ? `mm:${plain(value * 25.4)}` : `n:${plain(value)}`;
}

function valueOf(digits: string): number {
  const mixed = /^(?:(?<whole>\d+)[-\s])?(?<over>\d+)\/(?<under>\d+)$/.exec(digits)?.groups;
  if (!mixed) return Number(digits.replaceAll(",", ""));
  return Number(mixed["whole"] ?? 0) + Number(mixed["over"]) / Math.max(1, Number(mixed["under"]));
}

function plain(value: number): string {
  return String(Math.round(value * 100 + Number.EPSILON) / 100);
}
