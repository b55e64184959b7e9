import { parseQuery, singularOf } from "@capstan/features/search/server";

/** Words that say how it is packed, and values that say nothing without their attribute's name. */
const packing = /^(?:pack|case|box|carton|set|bag|roll|pair)s? of\b/i;
const meaningless = /^(?:none|standard|other|yes|no|n\/a|regular|plain|\d{1,3})$/i;
/** "0.1 mg": a size in a unit that searches don't read. */
const otherSize = /^[\d.,/-]+ \p{L}{1,3}$/u;
const longest = 80;
const maxValueLength = 40;

/** A class's or a category's name. One with sizes makes no term: a category of "C, D & 9V Batteries" has no item that is all of them. */
export function nameTerm(name: string): string | undefined {
  return hasSize(name) ? undefined : termOf(name);
}

/** "Hex Nuts, Class 8, Zinc Plated" is looked for as "class 8 zinc plated hex nuts". Sizes differ from item to item and go. */
export function familyTerm(name: string): string | undefined {
  const [kind = "", ...rest] = name.split(", ");
  if (hasSize(kind)) return undefined;
  const told = rest.filter((part) => !packing.test(part) && !otherSize.test(part) && !hasSize(part));
  while (told.length > 0 && [...told, kind].join(" ").length > longest) told.shift();
  return termOf(...told, kind);
}

/** "zinc plated hex cap screws"; undefined where the value says nothing, or what the category's name says already. */
export function valueTerm(value: string, categoryName: string): string | undefined {
  if (value.length < 2 || value.length > maxValueLength || meaningless.test(value)) return undefined;
  const known = new Set(wordsOf(categoryName));
  return wordsOf(value).some((word) => known.has(word)) ? undefined : termOf(value, categoryName);
}

/** Joined; undefined where together they read as something else: "1623" and "inch bearings" would be 1,623 inches. */
export function termOf(...parts: readonly string[]): string | undefined {
  const term = parts
    .join(" ")
    .toLowerCase()
    .replaceAll(/[,;]?\s+/g, " ")
    .trim();
  const apart = new Set(parts.flatMap((part) => parseQuery(part).measures));
  const together = new Set(parseQuery(term).measures);
  return term !== "" && apart.symmetricDifference(together).size === 0 ? term : undefined;
}

/** Whether a number with its unit is read as one measure by those who search: "1/2 in" is, "25 µm" is not. */
export function isMeasure(value: string): boolean {
  const { measures, units } = parseQuery(value);
  return hasSize(value) && measures.length === 1 && units.length === 0 && !value.startsWith("-");
}

/** Whether it says a measure: "12 V", "3/8-16". A bare number may be a grade or a class. */
function hasSize(part: string): boolean {
  return parseQuery(part).measures.some((measure) => !measure.startsWith("n:"));
}

/** "hex nut hex nuts" says a thing twice: words are compared without their plural. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(singularOf);
}
