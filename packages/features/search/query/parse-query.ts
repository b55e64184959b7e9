import { identifierKey } from "@capstan/features/catalog";
import { withoutAbbreviations, withoutPacking } from "./abbreviations.ts";
import { bindingsIn } from "./bindings.ts";
import { withDesignations } from "./designations.ts";
import { exclusionsIn } from "./exclusions.ts";
import { withNeighbours, withSpellings } from "./spellings.ts";
import { isEmpty, withoutLabels } from "./stop-words.ts";
import { readMeasures } from "./measures.ts";
import { withPlainFractions } from "./number-words.ts";
import type { Pair } from "./pairs.ts";
import { type Vocabulary, noVocabulary } from "./vocabulary.ts";
import { type Head, headOf } from "./head.ts";
import { sentenceOf } from "./sentence.ts";
import { type Synonyms, noSynonyms } from "./synonyms.ts";
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
  /** Which of them says what the thing is; null where none does. */
  readonly head: Head | null;
  /** Trade numbers that the catalog knows. */
  readonly designations: readonly string[];
  /** Values with their names, each with what else it may be called. */
  readonly pairs: readonly (readonly Pair[])[];
  /** What serves what was named, and is no such thing. */
  readonly uses: readonly string[];
  /** What is meant to be left out. */
  readonly excluded: readonly WordUnit[];
  /** What it is for: "welding" of "gloves for welding". It need not be found. */
  readonly modifiers: readonly WordUnit[];
  /** Categories and classes that are called by their names. */
  readonly named: readonly Named[];
  /** Categories whose names have all of it. */
  readonly within: readonly { readonly code: string }[];
  /** Categories that a sentence seems to be about, the likeliest first. */
  readonly guessedCategories: readonly GuessedCategory[];
  /** It is told in a sentence: what is looked for need not have the words. */
  readonly isSentence: boolean;
}

export type WordUnit = readonly string[];

/** What a query is read with. */
export interface Reading {
  readonly synonyms: Synonyms;
  readonly namer: Namer;
  readonly vocabulary: Vocabulary;
}

const maxWords = 12;
/** No word of the trade is longer; looking for what resembles a very long one would keep the engine busy for a second. */
const maxWordLength = 40;
const maxLength = 200;
const minKey = 3;
/** Shorter ones are sizes and grades more often than part numbers. */
const minPartKey = 5;

export function parseQuery(
  typed: string,
  { synonyms = noSynonyms, namer = noNames, vocabulary = noVocabulary }: Partial<Reading> = {},
): ParsedQuery {
  const text = withPlainFractions(pastedItem(typed) ?? typed)
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .trim()
    .slice(0, maxLength);
  const unlabelled = withoutLabels(text);
  // "JIC 8 to 1/2 NPT" names two ends.
  const parted = withoutPacking(text).replaceAll(/\bto\b(?=\s*[\d#.])/gi, "x");
  const inFull = withDesignations(splitSeries(withoutAbbreviations(parted), synonyms), vocabulary.designation);
  const { pairs, rest } = bindingsIn(inFull, vocabulary, (word) => synonyms.expand([word.toLowerCase()])[0] ?? []);
  const { measures, others, near, written, rows, words } = readSizes(rest, vocabulary);
  const all = words.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { wanted, unwanted } = exclusionsIn(all.slice(0, maxWords), vocabulary);
  const given = asThing(wanted.map((word) => plainWord(word).slice(0, maxWordLength)));
  const typedWords = isNounFirst(text) ? nounLast(given, synonyms) : given;
  const isKind = (word: string) =>
    synonyms
      .expand([word])
      .flat()
      .some((phrase) => namer.isKind(lastWord(phrase)) || vocabulary.isHead(singularOf(lastWord(phrase))));
  const { thing, purpose, isSentence } = sentenceOf(typedWords, isKind);
  // Who tells what it is for is helped by what serves that; who names a thing wants that thing.
  const standing = isSentence ? { ...synonyms, expand: synonyms.expandUses } : synonyms;
  const modifiers = unitsOf(purpose, standing, false);
  const isSized = measures.length + pairs.length > 0;
  const units = withoutDull(
    compoundOf(thing, purpose, standing) ?? withUse(unitsOf(thing, standing), modifiers),
    isSized,
  );
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
    head: headOf(units.slice(0, unitsBeforeWith(thing, standing)), vocabulary, isNounFirst(text)),
    pairs,
    designations: typedWords.filter(
      (word) => /\d/.test(word) && vocabulary.designation(identifierKey(word)) !== undefined,
    ),
    uses: isSentence ? [] : usesOf(thing, synonyms),
    excluded: unitsOf(unwanted, synonyms, false),
    modifiers,
    named: namer.named(thing.filter((word) => !isEmpty(word))),
    within: namer.within(thing.filter((word) => !isEmpty(word))),
    guessedCategories: isSentence ? namer.guessCategories(tokensOf(units, modifiers)) : [],
    isSentence,
  };
}

/** The item number of an address that was pasted into the search box. */
function pastedItem(typed: string): string | undefined {
  return /\/product\/[^\s?#]*?(?<sku>\d[\dA-Z]{5})(?=[?#\s/]|$)/i.exec(typed)?.groups?.["sku"];
}

/** A maker's series and the size in it: "KTK-10" is a 10 of the fuses that the table knows as KTK. */
function splitSeries(text: string, { expand }: Synonyms): string {
  return text.replaceAll(
    /(?<![\w-])(?<series>[a-z]{2,5})-(?<size>\d{1,3}(?:\/\d+)?)(?![\w/-])/gi,
    (typed, series: string, size: string) =>
      (expand([series.toLowerCase()])[0]?.length ?? 0) > 1 ? `${series} ${size}` : typed,
  );
}

/** The sizes of a text; a trade number that looks like one is a word: "308L" is no 308 liters. */
function readSizes(text: string, { designation }: Vocabulary) {
  const names: string[] = [];
  const sizes = text
    .split(" ")
    .filter((word) => {
      const isName = /\p{L}/u.test(word) && /\d/.test(word) && designation(identifierKey(word)) === word;
      if (isName) names.push(word);
      return !isName;
    })
    .join(" ");
  const read = readMeasures(sizes);
  return { ...read, words: [read.words, ...names].join(" ").trim() };
}

/** At the end "can" is a thing, and no question. */
function asThing(words: readonly string[]): readonly string[] {
  return words.length > 1 && words.at(-1) === "can" ? [...words.slice(0, -1), "cans"] : words;
}

/** In small letters and without accents, which synonyms are compared by: "V\u{E1}lvula" is "valvula". */
function plainWord(word: string): string {
  return word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Turned round where more of it is then a phrase that people use: "screw cap hex" is a hex cap screw. */
function nounLast(words: readonly string[], synonyms: Synonyms): readonly string[] {
  const turned = words.toReversed();
  return synonyms.expand(turned).length < synonyms.expand(words).length ? turned : words;
}

function usesOf(words: readonly string[], { expand, expandUses }: Synonyms): readonly string[] {
  const named = new Set(expand(words).flat());
  return expandUses(words)
    .flat()
    .filter((phrase) => !named.has(phrase) && !words.includes(phrase));
}

/** Words that say of which sort a value is, or that hardly anything is without. */
const dull = new Set(
  "head mount mounting style type size sized duty rated rating color thread threaded material brand new made usa each piece pieces product standard general purpose shank use".split(
    " ",
  ),
);

/** Before a noun alone they name a thing: a thread gauge is no gauge of any sort. */
const partNames = new Set(["head", "mount", "mounting", "thread", "color", "size", "shank"]);

function withoutDull(units: readonly WordUnit[], isSized: boolean): readonly WordUnit[] {
  if (units.length === 2 && !isSized && partNames.has(units[0]?.[0] ?? "")) return units;
  const kept = units.filter((unit) => !dull.has(unit[0] ?? ""));
  return kept.length > 0 ? kept : units;
}

/** What a thing comes with is not what it is: "screw with drill point". */
function unitsBeforeWith(words: readonly string[], synonyms: Synonyms): number | undefined {
  const at = words.indexOf("with");
  return at > 0 ? withoutDull(unitsOf(words.slice(0, at), synonyms), true).length : undefined;
}

/** Purchasing systems write the noun first, in capitals or before a comma: "VALVE, BALL, 1/2". */
function isNounFirst(text: string): boolean {
  return /^[^\s,]+,/.test(text) || (/\s/.test(text) && text === text.toUpperCase());
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
  // A "wire wheel" is a thing already, whatever it is for.
  if ((synonyms.expand(kept).at(-1)?.[0] ?? "").includes(" ")) return undefined;
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
