import { identifierKey } from "@capstan/features/catalog";
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
}

export const noVocabulary: Vocabulary = {
  isHead: () => false,
  fit: () => 0,
  tellsApart: () => false,
  isValueName: () => false,
  // Nobody can tell: what may be meant is not left out.
  hasPair: () => true,
  designation: () => undefined,
};

interface Terms {
  /** The nouns that names of types, classes and categories end with. */
  readonly heads: readonly string[];
  /** The names of types: "Worm-Drive Hose Clamp". */
  readonly types: readonly string[];
  readonly pairs: readonly string[];
  readonly designations: readonly string[];
}

/** From the terms of the index. A word that names a type names no values: "10 screw" is no count of screws. */
export function vocabularyOf({ heads, types, pairs, designations }: Terms): Vocabulary {
  const byHead = new Map<string, ReadonlySet<string>[]>(heads.map((head) => [head, []]));
  for (const type of types) {
    const words = new Set(wordsOf(type));
    for (const head of headNouns(type)) byHead.set(head, [...(byHead.get(head) ?? []), words]);
  }
  const known = new Set(pairs);
  const written = new Map(designations.map((designation) => [identifierKey(designation), designation]));
  const names = new Set(pairs.map((pair) => pair.slice(0, pair.indexOf("="))).filter((name) => !byHead.has(name)));
  return {
    isHead: (noun) => byHead.has(noun),
    fit: (head, words) =>
      (byHead.get(head) ?? []).reduce(
        (most, type) => Math.max(most, words.filter((word) => word !== head && type.has(word)).length),
        0,
      ),
    tellsApart: (head, word) => word !== head && (byHead.get(head) ?? []).some((type) => type.has(word)),
    isValueName: (word) => names.has(word),
    hasPair: (pair) => known.has(pair),
    designation: (key) => written.get(key),
  };
}

function wordsOf(type: string): readonly string[] {
  return type
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singularOf);
}
