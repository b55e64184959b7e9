import type { WordUnit } from "./parse-query.ts";
import { singularOf } from "./stem.ts";

/** Words that mean the same: a merchandiser's table. */
export interface Synonyms {
  /** The words of a query, each as a unit of its alternatives; phrases of several words become one unit. */
  expand(words: readonly string[]): readonly WordUnit[];
  /** The same with what serves a thing and is no such thing. */
  expandUses(words: readonly string[]): readonly WordUnit[];
}

const asTyped = (words: readonly string[]) => words.map((word) => [word]);
export const noSynonyms: Synonyms = { expand: asTyped, expandUses: asTyped };

const maxPhraseLength = 4;
const minJoined = 6;

/** From groups of words and phrases that stand for each other. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const byPhrase = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const phrase of group) {
      const others = byPhrase.get(phrase) ?? new Set<string>();
      for (const other of group) others.add(other);
      byPhrase.set(phrase, others);
      // "channellocks" and "scotch brite" are written both ways.
      const joined = phrase.replaceAll(/[\s-]/g, "");
      if (joined.length >= minJoined && !byPhrase.has(joined)) byPhrase.set(joined, others);
    }
  }
  const expand = (words: readonly string[]) => {
    const units: WordUnit[] = [];
    for (let at = 0; at < words.length;) {
      const found = phraseAt(byPhrase, words, at);
      units.push(
        found ? [found.phrase, ...[...found.others].filter((other) => other !== found.phrase)] : [words[at] ?? ""],
      );
      at += found?.length ?? 1;
    }
    return units;
  };
  return { expand, expandUses: expand };
}

function phraseAt(byPhrase: ReadonlyMap<string, ReadonlySet<string>>, words: readonly string[], at: number) {
  for (let length = Math.min(maxPhraseLength, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const joined = phrase.replaceAll(/[\s-]/g, "");
    const others =
      byPhrase.get(phrase) ??
      byPhrase.get(singularOf(phrase)) ??
      (length === 1 || joined.length >= minJoined
        ? (byPhrase.get(joined) ?? byPhrase.get(singularOf(joined)))
        : undefined);
    if (others) return { phrase, others, length };
  }
  return undefined;
}
