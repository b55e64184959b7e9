import { identifierKey } from "@capstan/features/catalog";
import { isEmpty, withoutLabels } from "./stop-words.ts";
import { readMeasures } from "./measures.ts";
import { sentenceOf } from "./sentence.ts";
import { singularOf } from "./stem.ts";
import { type Named, type Namer, noNames } from "./category-names.ts";
import type { Token, GuessedCategory } from "./category-texts.ts";

/** What a buyer typed, as the store understands it. */
export interface ParsedQuery {
  readonly text: string;
  /** The whole text as an identifier. */
  readonly key: string;
  /** Parts of it that may be part numbers by themselves: "bearing KM624-DDU", "T6STB BKWP 10 5D". */
  readonly partKeys: readonly string[];
  readonly measures: readonly string[];
  /** What some of the measures may mean besides. */
  readonly otherMeasures: ReadonlyMap<string, readonly string[]>;
  /** Sizes in inches that a rounded one in millimetres may stand for. */
  readonly nearMeasures: ReadonlyMap<string, readonly string[]>;
  /** How some of them were written, where that may be a name. */
  readonly writtenMeasures: ReadonlyMap<string, string>;
  /** Sizes that belong together in this order. */
  readonly rows: readonly string[];
  /** Each word with its other spellings; one of them has to be found. */
  readonly units: readonly WordUnit[];
  /** What it is for: "welding" of "gloves for welding". It need not be found. */
  readonly modifiers: readonly WordUnit[];
  /** Categories and classes that are called by their names. */
  readonly named: readonly Named[];
  /** Categories that a sentence seems to be about, the likeliest first. */
  readonly guessedCategories: readonly GuessedCategory[];
  /** It is told in a sentence: what is looked for need not have the words. */
  readonly isSentence: boolean;
}

export type WordUnit = readonly string[];

const maxWords = 12;
/** No word of the trade is longer; looking for what resembles a very long one would keep the engine busy for a second. */
const maxWordLength = 40;
const maxLength = 200;
const minKey = 3;
/** Shorter ones are sizes and grades more often than part numbers. */
const minPartKey = 5;

export function parseQuery(typed: string, synonyms: Synonyms = noSynonyms, namer: Namer = noNames): ParsedQuery {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .trim()
    .slice(0, maxLength);
  const unlabelled = withoutLabels(text);
  const { measures, others, near, written, rows, words } = readMeasures(text);
  const all = words.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const typedWords = all.slice(0, maxWords).map((word) => word.toLowerCase().slice(0, maxWordLength));
  const isKind = (word: string) =>
    synonyms
      .expand([word])
      .flat()
      .some((phrase) => namer.isKind(lastWord(phrase)));
  const { thing, purpose, isSentence } = sentenceOf(typedWords, isKind);
  const modifiers = unitsOf(purpose, synonyms, false);
  const units = compoundOf(thing, purpose, synonyms) ?? withUse(unitsOf(thing, synonyms), modifiers);
  const key = identifierKey(unlabelled);
  return {
    text,
    key: key.length >= minKey ? key : "",
    partKeys: spansOf(unlabelled.split(/\s+/)).filter((part) => part !== key),
    measures,
    otherMeasures: others,
    nearMeasures: near,
    writtenMeasures: written,
    rows,
    units,
    modifiers,
    named: namer.named(thing.filter((word) => !isEmpty(word))),
    guessedCategories: isSentence ? namer.guessCategories(tokensOf(units, modifiers)) : [],
    isSentence,
  };
}

/** The last word before "for" is the thing; in a sentence without one, every word may be. */
function tokensOf(units: readonly WordUnit[], modifiers: readonly WordUnit[]): readonly Token[] {
  return [
    ...units.map((spellings, at) => ({
      spellings,
      role: modifiers.length > 0 && at < units.length - 1 ? ("quality" as const) : ("thing" as const),
    })),
    ...modifiers.map((spellings) => ({ spellings, role: "modifier" as const })),
  ];
}

/** "Screws for a metal roof": what stands for the use is a sort of the thing, roofing screws. */
function withUse(units: readonly WordUnit[], modifiers: readonly WordUnit[]): readonly WordUnit[] {
  const thing = units.at(-1) ?? [];
  const heads = new Set(thing.map((phrase) => singularOf(lastWord(phrase))));
  const use = modifiers.find((modifier) =>
    modifier.slice(1).some((phrase) => heads.has(lastWord(phrase)) && phrase.includes(" ")),
  );
  const typed = use?.[0] ?? "";
  // "Battery drill" for a cordless drill says what the other thing is, and nothing of the use.
  const sorts = use?.slice(1).filter((phrase) => lastWord(phrase) !== singularOf(lastWord(typed))) ?? [];
  return sorts.length > 0 ? [...units.slice(0, -1), sorts] : units;
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(" ") + 1);
}

const maxPurposeLength = 3;

/** A "hose for my air compressor" is an air compressor hose, if people say so. */
function compoundOf(
  thing: readonly string[],
  purpose: readonly string[],
  synonyms: Synonyms,
): readonly WordUnit[] | undefined {
  const kept = thing.filter((word) => !isEmpty(word));
  const head = kept.at(-1) ?? "";
  const uses = purpose.filter((word) => !isEmpty(word));
  const runs = Array.from({ length: maxPurposeLength }, (_, less) => maxPurposeLength - less).flatMap((length) =>
    uses.slice(0, Math.max(0, uses.length - length + 1)).map((__, from) => uses.slice(from, from + length)),
  );
  for (const run of runs) {
    const meant = synonyms.expand([...run.slice(0, -1), singularOf(run.at(-1) ?? ""), head]);
    const [compound] = meant;
    if (meant.length === 1 && compound)
      return [...unitsOf(kept.slice(0, -1), synonyms, false), withSpellings(compound)];
  }
  return undefined;
}

/** Phrases first: "shut off valve" is a thing, though "off" alone tells nothing. */
function unitsOf(words: readonly string[], synonyms: Synonyms, isNeeded = true): readonly WordUnit[] {
  const meant = synonyms.expand(words);
  const kept = meant.filter((unit) => unit.length > 1 || !isEmpty(unit[0] ?? ""));
  return withNeighbours(kept.length > 0 || !isNeeded ? kept : meant).map(withSpellings);
}

/** Every run of words that has a digit and is long enough to be a part number. */
function spansOf(words: readonly string[]): readonly string[] {
  const few = words.slice(0, maxWords);
  const spans = few.flatMap((_, from) =>
    few.slice(from).map((__, length) => identifierKey(few.slice(from, from + length + 1).join(" "))),
  );
  return [...new Set(spans)].filter((part) => part.length >= minPartKey && part.length <= 40 && /\d/.test(part));
}

/** "screw driver" is one word in the catalog: each of the two is also found by both together. */
function withNeighbours(units: readonly WordUnit[]): readonly WordUnit[] {
  const joined = (at: number): readonly string[] => {
    const [one, other] = [units[at]?.[0] ?? "", units[at + 1]?.[0] ?? ""];
    return isWord(one) && isWord(other) ? [one + other] : [];
  };
  return units.map((unit, at) => [...unit, ...joined(at - 1), ...joined(at)]);
}

function isWord(text: string): boolean {
  return /^\p{L}{2,12}$/u.test(text);
}

/** Words that mean the same: a merchandiser's table. */
export interface Synonyms {
  /** The words of a query, each as a unit of its alternatives; phrases of several words become one unit. */
  expand(words: readonly string[]): readonly WordUnit[];
}

const noSynonyms: Synonyms = { expand: (words) => words.map((word) => [word]) };

const maxPhraseLength = 4;

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
  for (let length = Math.min(maxPhraseLength, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const others = byPhrase.get(phrase) ?? byPhrase.get(singularOf(phrase));
    if (others) return { phrase, others, length };
  }
  return undefined;
}

/** "hex-cap" may be written as two words or as one. */
function withSpellings(unit: WordUnit): WordUnit {
  const split = unit.filter((word) => /[^\p{L}\p{N}\s]/u.test(word));
  // Figures stay together: "18-8" is no 18 and some 8.
  const spaced = split
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim());
  const joined = split.map((word) => word.replaceAll(/[^\p{L}\p{N}\s]+/gu, ""));
  return [...new Set([...unit, ...spaced, ...joined])].filter((word) => word !== "");
}
