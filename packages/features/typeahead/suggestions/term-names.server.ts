import { isDesignation, pairsInText, parseQuery, readMeasures, singularOf } from "@capstan/features/search/server";

/** How it is packed, and values that say nothing by themselves. */
const packing = /^(?:pack|case|box|carton|set|bag|roll|pair|bundle)s? of\b/i;
const meaningless = /^(?:none|standard|other|yes|no|n\/a|regular|plain|universal|general purpose|\d{1,3})$/i;
const maxPartLength = 40;

/** A class's or a category's name. One with sizes makes no term: a category of "C, D & 9V Batteries" has no item that is all of them. */
export function nameTerm(name: string): string | undefined {
  return hasSize(name) ? undefined : termOf(name);
}

/**
 * A part of the items' names with their type: "1/2 in ball valve", "merv 13 pleated air filter", "brass ball valve".
 * Undefined for what nobody asks for: how it is packed, a number that is no size of its class, what the type says already.
 */
export function partTerm(part: string, type: string, sizes: ReadonlySet<string>): string | undefined {
  if (part.length < 2 || part.length > maxPartLength || packing.test(part) || meaningless.test(part)) return undefined;
  if (/\d/.test(part) && !isTradeSize(part, sizes)) return undefined;
  const known = new Set(wordsOf(type));
  const says = wordsOf(part).filter((word) => word.length > 2);
  return says.some((word) => known.has(word)) ? undefined : termOf(asTyped(part), type);
}

/** A primary size of the class, a value with its name, a trade number or an alloy: "3/8-16 x 1 in", "Class CC", "6205-2RS", "304 Stainless". */
function isTradeSize(part: string, sizes: ReadonlySet<string>): boolean {
  const { measures } = readMeasures(part);
  return (
    measures.some((measure) => sizes.has(measure)) ||
    pairsInText(part).length > 0 ||
    part.split(/\s/).some((word) => isDesignation(word)) ||
    (measures.length === 0 && /^\p{L}+\d/u.test(part)) ||
    (measures.every((measure) => measure.startsWith("n:")) && /^\d{3,4} \p{L}/u.test(part))
  );
}

/** Nobody types the unit behind sizes in a row. */
function asTyped(part: string): string {
  return /\d\s?x\s?[.\d]/.test(part) ? part.replace(/ in$/, "") : part;
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

/** One key for what differs in plurals, hyphens and capitals: "Hex Nuts" is "hex nut". */
export function nameKey(name: string): string {
  return wordsOf(name).join(" ");
}

/** In small letters and without their plurals. */
export function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => singularOf(word.replace(/ies$/, "y")));
}

/** Whether it says a measure: "12 V", "3/8-16". A bare number may be a grade or a class. */
function hasSize(part: string): boolean {
  return parseQuery(part).measures.some((measure) => !measure.startsWith("n:"));
}
