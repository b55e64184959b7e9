import type { Pair } from "./pairs.ts";
import { isMetal, labels, pairOf } from "./pairs.ts";
import { readInches } from "@capstan/platform/fraction";
import { singularOf } from "./stem.ts";
import { unitOf } from "./units.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Bound {
  /** Each with what else it may be called; one of them has to be met. */
  readonly pairs: readonly (readonly Pair[])[];
  /** The text without them. */
  readonly rest: string;
}

const value = String.raw`(?:\d{1,5}(?:\.\d{1,3})?[a-z]{0,2}|[a-z]{1,2}\d{0,3}[a-z]?|i{1,3}v?)`;
const ending = String.raw`(?![\w/.]|-\d)`;
const named = new RegExp(String.raw`(?<![\w/.-])(?<name>\p{L}{2,12})[\s:#=.-]{1,2}(?<value>${value})${ending}`, "giu");
const behind = new RegExp(String.raw`(?<![\w/.#-])(?<value>\d{1,4})[\s-]?(?<name>\p{L}{3,12})(?![\p{L}\d])`, "giu");
/** A size with the name of what it is the size of: "3/8 body", "2 in bore". */
const sized =
  /(?<![\w/.#-])(?<value>\d{1,2}[-\s]\d+\/\d+|\d+\/\d+|\d*\.?\d+)\s?(?:"|in\.?|inch|mm)?\s(?<name>body|bore|stroke|dial|arbor|shank|trade|groove|teeth|id|od)(?!\p{L})/giu;
/** A number before one of these is a measure of its own, and no value of the word before it. */
const measured = /^\s?(?:x|in|inch|mm|cm|ft|v|volt|a|amp|hp|rpm|lb|oz|gal|ml|psi|mil|awg|ga|"|'|-\d|\/)(?![a-z])/i;
/** Gloves are sold by letters, and asked for by the numbers of the hand. */
const gloveSizes: Readonly<Record<string, string>> = {
  6: "xs",
  7: "s",
  8: "m",
  9: "l",
  10: "xl",
  11: "2xl",
  12: "3xl",
};

/** Reads "merv 13", "class 300", "4 flute" out of a text where the catalog names values so. */
export function bindingsIn(text: string, vocabulary: Vocabulary, sameAs: (word: string) => readonly string[]): Bound {
  const pairs: (readonly Pair[])[] = [];
  const isForHands = /\bgloves?\b|\bguantes\b/i.test(text);
  const take = (name: string, given: string, mustExist: boolean): boolean => {
    const names = [...new Set([name, ...sameAs(name)].map((one) => singularOf(one.toLowerCase())))];
    const known = names.filter((one) => vocabulary.isValueName(one));
    if (known.length === 0 || unitOf(name) !== undefined || isMeasure(given) || isMetal(name)) return false;
    const size = isForHands && name.toLowerCase() === "size" ? (gloveSizes[given] ?? given) : given;
    const options = known.map((one) => pairOf(one, size));
    const isKnown = options.some((pair) => vocabulary.hasPair(pair));
    if (!isKnown && (mustExist || !/^\d/.test(given))) return false;
    pairs.push(options);
    return true;
  };
  const first = text.replaceAll(sized, (typed, given: string, name: string) => {
    const number = readInches(given);
    return number !== undefined && take(name, String(number), true) ? " " : typed;
  });
  const second = first.replaceAll(named, (typed, name: string, given: string, at: number) => {
    if (measured.test(first.slice(at + typed.length))) return typed;
    if (take(name, given, !labels.has(singularOf(name.toLowerCase())))) return " ";
    return isUnitOf(name, given, first.slice(0, at)) ? `${given} ${name}` : typed;
  });
  const rest = second.replaceAll(behind, (typed, given: string, name: string, at: number) =>
    !isInType(vocabulary, [given, name], second.slice(at + typed.length)) && take(name, given, true) ? " " : typed,
  );
  return { pairs, rest };
}

/** "Grit 36" is 36 grit, where no number before it has that unit. */
function isUnitOf(name: string, given: string, before: string): boolean {
  return name.length > 2 && unitOf(name) !== undefined && /^\d+$/.test(given) && !/\d["'\s-]*$/.test(before);
}

/** "5hp" is a measure of its own. A single letter more often belongs to a name: "56C", "class 10A". */
function isMeasure(given: string): boolean {
  const unit = /^\d+(?:\.\d+)?(?<unit>[a-z]{2,})$/i.exec(given)?.groups?.["unit"];
  return unit !== undefined && unitOf(unit) !== undefined;
}

/** "90 Degree Elbow" is the name of a type, and 90 no value of its degrees. After a length, "2 hex cap screw" begins with one. */
function isInType(vocabulary: Vocabulary, [given, name]: readonly [string, string], after: string): boolean {
  const following = after.toLowerCase().split(/\s+/).filter(Boolean).map(singularOf);
  const tells = (noun: string) => (word: string) => vocabulary.tellsApart(noun, singularOf(word.toLowerCase()));
  const beginsType = following.some(
    (noun, at) => vocabulary.isHead(noun) && [name, ...following.slice(0, at)].every(tells(noun)),
  );
  return beginsType || following.filter(vocabulary.isHead).some((noun) => [given, name].every(tells(noun)));
}
