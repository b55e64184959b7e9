import { identifierKey } from "@capstan/features/catalog";
import { readMeasures } from "./measures.ts";

/** What a buyer typed, as the store understands it. */
export interface Understood {
  readonly text: string;
  /** The whole text as an identifier. */
  readonly key: string;
  /** Parts of it that may be part numbers by themselves. */
  readonly partKeys: readonly string[];
  readonly measures: readonly string[];
  /** Each word with its other spellings; one of them has to be found. */
  readonly units: readonly WordUnit[];
}

export type WordUnit = readonly string[];

const mostWords = 12;
const mostLength = 200;
const leastKey = 3;
/** Shorter ones are sizes and grades more often than part numbers. */
const leastPartKey = 5;
/** Words that people type and that tell nothing. */
const empty = new Set(["a", "an", "and", "for", "in", "of", "or", "the", "to", "with", "x"]);

export function understand(typed: string, synonyms: Synonyms = noSynonyms): Understood {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .trim()
    .slice(0, mostLength);
  const { measures, words } = readMeasures(text);
  const all = words.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const told = all.filter((word) => !empty.has(word.toLowerCase()));
  const kept = (told.length > 0 ? told : all).slice(0, mostWords);
  const key = identifierKey(text);
  return {
    text,
    key: key.length >= leastKey ? key : "",
    partKeys: kept
      .filter((word) => /\d/.test(word))
      .map(identifierKey)
      .filter((part) => part.length >= leastPartKey && part !== key),
    measures,
    units: synonyms.expand(kept.map((word) => word.toLowerCase())).map(withSpellings),
  };
}

/** Words that mean the same: a merchandiser's table. */
export interface Synonyms {
  /** The words of a query, each as a unit of its alternatives; phrases of several words become one unit. */
  expand(words: readonly string[]): readonly WordUnit[];
}

const noSynonyms: Synonyms = { expand: (words) => words.map((word) => [word]) };

const longestPhrase = 4;

/** From groups of words and phrases that stand for each other. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const byPhrase = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const phrase of group) {
      const others = byPhrase.get(phrase) ?? new Set<string>();
      for (const other of group) others.add(other);
      byPhrase.set(phrase, others);
    }
  }
  return {
    expand: (words) => {
      const units: WordUnit[] = [];
      for (let at = 0; at < words.length;) {
        const found = phraseAt(byPhrase, words, at);
        units.push(
          found ? [found.phrase, ...[...found.others].filter((other) => other !== found.phrase)] : [words[at] ?? ""],
        );
        at += found?.length ?? 1;
      }
      return units;
    },
  };
}

function phraseAt(byPhrase: ReadonlyMap<string, ReadonlySet<string>>, words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const others = byPhrase.get(phrase) ?? byPhrase.get(phrase.replace(/s$/, ""));
    if (others) return { phrase, others, length };
  }
  return undefined;
}

/** "hex-cap" may be written as two words or as one. */
function withSpellings(unit: WordUnit): WordUnit {
  const split = unit.filter((word) => /[^\p{L}\p{N}\s]/u.test(word));
  const spaced = split.map((word) => word.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim());
  const joined = split.map((word) => word.replaceAll(/[^\p{L}\p{N}\s]+/gu, ""));
  return [...new Set([...unit, ...spaced, ...joined])].filter((word) => word !== "");
}
