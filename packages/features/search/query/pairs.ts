import { singularOf } from "./stem.ts";

/**
 * A value with the name of what it is a value of: `merv=13`, `class=300`, `flute=4`. A bare 13 may be anything; beside
 * its name it is that one thing, in either order.
 */
export type Pair = string;

export interface NamedValue {
  readonly name: string;
  readonly unit: string;
  readonly value: string | number | boolean | readonly string[];
}

const dull = new Set([
  "the",
  "of",
  "in",
  "per",
  "to",
  "and",
  "with",
  "for",
  "max",
  "min",
  "maximum",
  "minimum",
  "overall",
]);
/** "Class J", "NLGI 2", "Type A", "Dash 210": a name, and a short value behind it. */
const inText = /^(?<name>\p{L}{3,12})[\s-](?<value>\d[\w.]{0,5}|[A-Z]{1,3}\d{0,3}[A-Z]?)(?:\s\p{L}{1,4})?$/u;
/** "4 Flute", "24 Teeth", "2 Pole", "6-Point". */
const behind = /^(?<value>\d{1,4})[\s-](?<name>\p{L}{3,12})$/u;
/** "Powder Free", "Non-Sparking": what a thing does not have may be what it is praised for. */
const free = /(?<![\p{L}\d])(?<name>\p{L}{3,})[\s-]free(?!\p{L})/giu;
const non = /(?<![\p{L}\d])non[\s-]?(?<name>\p{L}{3,})/giu;
/** What short values are called by within a text; a metal before a number is no name of the number. */
export const labels = new Set(
  "type class grade schedule series dash nema merv nrr nlgi sae iso shade form style size frame level model group zone phase".split(
    " ",
  ),
);
const maxValue = 8;
/** The number before one of these is its alloy: 316 stainless is no value by the name of stainless. */
const metals = new Set("aluminum brass bronze copper iron stainless steel titanium".split(" "));

export function isMetal(name: string): boolean {
  return metals.has(name.toLowerCase());
}

export function pairOf(name: string, value: string): Pair {
  return `${singularOf(name.toLowerCase())}=${value.toLowerCase()}`;
}

/** Everything that an attribute's value may be called by. */
export function pairsOf({ name, unit, value }: NamedValue): readonly Pair[] {
  if (typeof value === "boolean") return value ? pairsInText(name) : [];
  if (typeof value === "object") return value.flatMap((entry) => pairsOf({ name, unit, value: entry }));
  const names = namesOf(name);
  if (typeof value === "number") return names.map((word) => pairOf(word, String(value)));
  const short = value.length <= maxValue && !value.includes(" ") ? names.map((word) => pairOf(word, value)) : [];
  // The value of Grade may be written "Grade 8".
  return [...short, ...pairsInText(value)];
}

/** Those that a text spells out. */
export function pairsInText(text: string): readonly Pair[] {
  return [
    ...[inText, behind].flatMap((form) => {
      const { name, value } = form.exec(text.trim())?.groups ?? {};
      const isName = form === behind ? !isMetal(name ?? "") : labels.has(name?.toLowerCase() ?? "");
      return name === undefined || value === undefined || !isName ? [] : [pairOf(name, value)];
    }),
    ...text.matchAll(free).map(({ groups }) => pairOf("free", groups?.["name"] ?? "")),
    ...text.matchAll(non).map(({ groups }) => pairOf("non", groups?.["name"] ?? "")),
  ];
}

/** Each word of an attribute's name, and the letters that it begins with: Noise Reduction Rating is NRR. */
function namesOf(name: string): readonly string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !dull.has(word));
  const initials = words.map((word) => word[0]).join("");
  const isUsual = initials.length > 2 || initials === "id" || initials === "od";
  return isUsual ? [...words, initials] : words;
}
