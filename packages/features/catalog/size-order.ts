import { readInches } from "@capstan/platform/fraction";
import type { ClassAttribute } from "./attributes.ts";
import { drillDiameter } from "./drill-gauge.ts";

export interface Size {
  readonly isMetric: boolean;
  readonly value: number;
}

const metric = /^M(?<size>\d+(?:\.\d+)?)(?![A-Za-z])/;
const numbered = /^#(?<number>\d{1,3})(?!\d)/;
const plain = /^(?<size>-?(?:\d+-\d+\/\d+|\d+\/\d+|[\d,]+(?:\.\d+)?|\.\d+))/;

/** What a value begins with, as a size: "3/8-16" is 0.375, "1-1/2 in" is 1.5, "#10-32" is 0.19, "M8" is metric. */
export function sizeOf(value: string): Size | undefined {
  const millimetres = metric.exec(value)?.groups?.["size"];
  if (millimetres !== undefined) return { isMetric: true, value: Number(millimetres) };
  const number = numbered.exec(value)?.groups?.["number"];
  // ASME B1.1: a numbered screw is 0.060 in thick, and each number 0.013 in more.
  if (number !== undefined) return { isMetric: false, value: 0.06 + 0.013 * Number(number) };
  const digits = plain.exec(value)?.groups?.["size"];
  const size = digits === undefined ? undefined : readNumber(digits);
  return size === undefined ? undefined : { isMetric: false, value: size };
}

/** Of an inch. */
const denominators = new Set([2, 4, 8, 16, 32, 64]);

function readNumber(digits: string): number | undefined {
  const [, over = 0, under = 2] = (/^(\d+)\/(\d+)$/.exec(digits) ?? []).map(Number);
  // A 5/2 valve has five ports and two positions, and a 6800/6900 bearing is of either series.
  if (over > under || !denominators.has(under)) return over;
  const size = readInches(digits.replace(/^-/, "").replaceAll(",", ""));
  return size !== undefined && digits.startsWith("-") ? -size : size;
}

/** Made once: making one takes as long as comparing a whole page with it. */
const collator = new Intl.Collator("en", { numeric: true });

/** Words that stand for more or less of something, each list from the least to the most. */
const scales = [
  ["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL", "6XL"],
  ["X-Small", "Small", "Medium", "Large", "X-Large", "2X-Large", "3X-Large", "4X-Large"],
  ["Ultra Fine", "Very Fine", "Fine", "Medium", "Coarse", "Rough", "Very Coarse"],
  ["Low", "Medium", "High"],
  ["Light", "Medium", "Heavy", "Extra Heavy", "Super Heavy"],
  ["Single Pole", "Double Pole", "3-Way", "4-Way"],
];

type Compare = (one: string, other: string) => number;

interface Meaning {
  /** Its numbers and letters are drills of the chart: #7 is thinner than #1, and as thick as 0.201 in. */
  readonly isDrill?: boolean;
}

/** What the template says of the attribute: "Drill Size", "Tap Drill". A terminal's stud #8 is a screw. */
export function meaningOf(attributes: readonly Pick<ClassAttribute, "name" | "type">[]): Meaning {
  return { isDrill: attributes.some(({ name, type }) => type === "text" && /\bdrill\b/i.test(name)) };
}

/** Whether the values have an order of their own: sizes, numbered grades, words for more and less. Colors have none. */
export function hasNaturalOrder(values: readonly string[], meaning: Meaning = {}): boolean {
  const isSize = (value: string) =>
    /\d/.test(value) || (meaning.isDrill === true && drillDiameter(value) !== undefined);
  return scaleOf(values) !== undefined || values.every(isSize);
}

/**
 * The order in which people look for the values of one attribute: #8, #10, 1/4, 3/8, 1-1/2 and the metric ones after; S, M, L;
 * wire from thin to thick. Drills of the chart stand by their diameter, where the attribute is of drills.
 */
export function naturalOrder(values: readonly string[], { isDrill = false }: Meaning = {}): Compare {
  const scale = scaleOf(values);
  if (scale && !isDrill) return (one, other) => scale.indexOf(one) - scale.indexOf(other);
  const isLettered = values.some((value) => /^[A-LN-Z]\d/.test(value));
  const keys = new Map(values.map((value) => [value, keyOf(value, { isDrill, isLettered })]));
  return (one, other) => compareKeys(keys.get(one), keys.get(other)) || collator.compare(one, other);
}

function scaleOf(values: readonly string[]): readonly string[] | undefined {
  return scales.find((scale) => values.every((value) => scale.includes(value)));
}

interface SortKey {
  /** Words, then inches and bare numbers, then what is metric. */
  readonly rank: number;
  readonly numbers: readonly number[];
}

interface KeyOptions {
  readonly isDrill: boolean;
  readonly isLettered: boolean;
}

/** Of values that are neither drills nor lettered: every page of results sorts many of the same ones. */
const plainKeys = new Map<string, SortKey>();
const maxPlainKeys = 10_000;

function keyOf(value: string, options: KeyOptions): SortKey {
  if (options.isDrill || options.isLettered) return readKey(value, options);
  const known = plainKeys.get(value);
  if (known) return known;
  const key = readKey(value, options);
  if (plainKeys.size === maxPlainKeys) plainKeys.clear();
  plainKeys.set(value, key);
  return key;
}

function readKey(value: string, { isDrill, isLettered }: KeyOptions): SortKey {
  const drill = isDrill ? drillDiameter(value) : undefined;
  if (drill !== undefined) return { rank: 1, numbers: [drill] };
  const gauge = gaugeOf(value);
  if (gauge !== undefined) return { rank: 2, numbers: gauge };
  const size = isLettered && metric.test(value) ? undefined : sizeOf(value);
  if (!size) return { rank: 0, numbers: [] };
  const rank = size.isMetric || /^[\d.]+ mm\b/.test(value) ? 3 : 1;
  const [, ...rest] = numbersIn(value);
  return { rank, numbers: [size.value * unitOf(value), ...rest] };
}

/** The higher its number, the thinner a wire or a sheet; 1/0 is thicker than 1, and 4/0 thicker than that. */
function gaugeOf(value: string): readonly number[] | undefined {
  const found = /^(?<first>\d+(?:\/0)?)(?:-(?<last>\d+(?:\/0)?))? (?:AWG|ga)\b/.exec(value)?.groups;
  if (!found) return undefined;
  const thickness = (text: string) => (text.endsWith("/0") ? Number.parseInt(text, 10) : 1 - Number(text));
  return [found["first"], found["last"]].flatMap((text) => (text === undefined ? [] : [thickness(text)]));
}

/** Of a gallon and of a pound; other units are not mixed within one attribute. */
const parts: Readonly<Record<string, number>> = { "fl oz": 1 / 128, pt: 1 / 8, qt: 1 / 4, oz: 1 / 16, mL: 1 / 1_000 };

function unitOf(value: string): number {
  const unit = /^[\d./-]+ (?<unit>fl oz|pt|qt|oz|mL)\b/.exec(value)?.groups?.["unit"];
  return (unit === undefined ? undefined : parts[unit]) ?? 1;
}

function numbersIn(value: string): readonly number[] {
  return [...value.matchAll(/\d+-\d+\/\d+|\d+\/\d+|[\d,]*\.?\d+/g)].flatMap(([digits]) => readNumber(digits) ?? []);
}

function compareKeys(one: SortKey | undefined, other: SortKey | undefined): number {
  if (!one || !other) return 0;
  if (one.rank !== other.rank) return one.rank - other.rank;
  for (const [at, number] of one.numbers.entries()) {
    const order = number - (other.numbers[at] ?? Number.NEGATIVE_INFINITY);
    if (order !== 0) return order;
  }
  return one.numbers.length - other.numbers.length;
}
