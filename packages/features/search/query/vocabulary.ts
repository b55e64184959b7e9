import { identifierKey } from "@capstan/features/catalog";
import { readFacetTerm } from "./facet-term.ts";
import { qualityOf } from "./qualities.ts";
import { writtenOut } from "./short-words.ts";
import { singularOf } from "./stem.ts";
import { headNouns } from "./type-names.ts";

/** The words by which the catalog names its things, counted in the index: what a query is read with. */
export interface Vocabulary {
  /** Whether the names of types end with it: "clamp" of "hose clamp". */
  isHead(noun: string): boolean;
  /** How many of the words stand beside this noun in the name of one type: two for "hex", "cap" and "screw". */
  fit(head: string, words: readonly string[]): number;
  /** Whether the word tells types with this noun apart: "hex" does for nuts, "brass" does not. */
  tellsApart(head: string, word: string): boolean;
  /** Whether values are named by this word: "merv", "grade". */
  isValueName(word: string): boolean;
  /** A trade number as the catalog writes it, by its letters and figures. */
  designation(key: string): string | undefined;
  /** Whether some item has this value by this name. */
  hasPair(pair: string): boolean;
  /** Whether types or values are named with it. */
  isWord(word: string): boolean;
  /** Whether the name of some type has it. */
  isTypeWord(word: string): boolean;
  /** Whether it says how a thing is, so that it may be searched for alone: a brand, a material, a color. */
  isQuality(word: string): boolean;
  /** The words that it may be short for, the likeliest first: "stroke" of "strk". */
  writtenOut(short: string): readonly string[];
}

export const noVocabulary: Vocabulary = {
  isHead: () => false,
  fit: () => 0,
  tellsApart: () => false,
  isValueName: () => false,
  // Nobody can tell: what may be meant is not left out.
  hasPair: () => true,
  designation: () => undefined,
  isWord: () => false,
  isTypeWord: () => false,
  isQuality: () => true,
  writtenOut: () => [],
};

interface Terms {
  /** The nouns that names of types, classes and categories end with. */
  readonly heads: readonly string[];
  /** The names of types: "Worm-Drive Hose Clamp". */
  readonly types: readonly string[];
  readonly pairs: readonly string[];
  readonly designations: readonly string[];
  /** What facets are counted by: `material=Stainless Steel`. */
  readonly facets: readonly string[];
}

/** From the terms of the index. A word that names a type names no values: "10 screw" is no count of screws. */
export function vocabularyOf({ heads, types, pairs, designations, facets }: Terms): Vocabulary {
  const byHead = new Map<string, ReadonlySet<string>[]>(heads.map((head) => [head, []]));
  for (const type of types) {
    const words = new Set(wordsOf(type));
    for (const head of headNouns(type)) byHead.set(head, [...(byHead.get(head) ?? []), words]);
  }
  const knownPairs = new Set(pairs);
  const written = new Map(designations.map((designation) => [identifierKey(designation), designation]));
  const values = facets.map(readFacetTerm);
  const typeWords = new Set(types.flatMap(wordsOf));
  // Of "Spring Steel" the first word is a quality only if nothing is named by it.
  const qualities = new Set(
    values.flatMap((value) => {
      const named = wordsOf(qualityOf(value));
      return named.length > 1 ? named.filter((word) => !typeWords.has(word)) : named;
    }),
  );
  const names = new Set(pairs.map((pair) => pair.slice(0, pair.indexOf("="))).filter((name) => !byHead.has(name)));
  const known = new Set([...typeWords, ...names, ...values.flatMap(({ value }) => wordsOf(value))]);
  const spelled = [...known].filter((word) => /^\p{L}{4,}$/u.test(word));
  return {
    isHead: (noun) => byHead.has(noun),
    fit: (head, words) =>
      (byHead.get(head) ?? []).reduce(
        (most, type) => Math.max(most, words.filter((word) => word !== head && type.has(word)).length),
        0,
      ),
    tellsApart: (head, word) => word !== head && (byHead.get(head) ?? []).some((type) => type.has(word)),
    isValueName: (word) => names.has(word),
    hasPair: (pair) => knownPairs.has(pair),
    designation: (key) => written.get(key),
    isWord: (word) => known.has(singularOf(word)),
    isTypeWord: (word) => typeWords.has(singularOf(word)),
    isQuality: (word) => qualities.has(singularOf(word)),
    writtenOut: (short) => writtenOut(short, spelled),
  };
}

function wordsOf(type: string): readonly string[] {
  return type
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singularOf);
}
