import { identifierKey } from "@capstan/features/catalog";
import { withShortWords, withWordsWrittenOut, withoutAbbreviations, withoutPacking } from "./abbreviations.ts";
import { bindingsIn } from "./bindings.ts";
import { withDesignations } from "./designations.ts";
import { exclusionsIn } from "./exclusions.ts";
import { isEmpty, withoutLabels } from "./stop-words.ts";
import { readMeasures, withoutRowNames } from "./measures.ts";
import { withPlainFractions } from "./number-words.ts";
import type { Pair } from "./pairs.ts";
import { isAdjective } from "./qualities.ts";
import { type Vocabulary, noVocabulary } from "./vocabulary.ts";
import { type Head, headOf } from "./head.ts";
import { sentenceOf } from "./sentence.ts";
import { type Synonyms, noSynonyms } from "./synonyms.ts";
import { singularOf } from "./stem.ts";
import { compoundOf, lastWord, unitsBeforeWith, unitsOf, withUse, withoutDull } from "./word-units.ts";
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
  /** Those of two ends of which each has its name, "3/8 tube x 1/4 npt": turned round it is another thing. */
  readonly endRows: readonly string[];
  /** Each word with its other spellings; one of them has to be found. */
  readonly units: readonly WordUnit[];
  /** Which of them says what the thing is; null where none does. */
  readonly head: Head | null;
  /** Trade numbers that the catalog knows. */
  readonly designations: readonly string[];
  /** Values with their names, each with what else it may be called. */
  readonly pairs: readonly (readonly Pair[])[];
  /** How many are in the packs that it names: one of them is better than another pack, and no other thing. */
  readonly packs: readonly number[];
  /** The kind of current of its voltage: "24vdc". */
  readonly current: "ac" | "dc" | null;
  /** What serves what was named, and is no such thing. */
  readonly uses: readonly string[];
  /** What is meant to be left out. */
  readonly excluded: readonly WordUnit[];
  /** Of that, what things are praised for being free of. */
  readonly freeOf: readonly string[];
  /** What it is for: "welding" of "gloves for welding". It need not be found. */
  readonly modifiers: readonly WordUnit[];
  /** Whether it says what the thing does, and not what it does not do: "bolts that won't rust". */
  readonly isForSomething: boolean;
  /** Places of the units that have to be met in a sentence as well: the catalog has them. */
  readonly known: readonly number[];
  /** Categories and classes that are called by their names. */
  readonly named: readonly Named[];
  /** Categories whose names have all of it. */
  readonly within: readonly { readonly code: string; readonly name: string }[];
  /** Categories that a sentence seems to be about, the likeliest first. */
  readonly guessedCategories: readonly GuessedCategory[];
  /** It is told in a sentence: what is looked for need not have the words. */
  readonly isSentence: boolean;
  /** It names a thing that no type is named by: what merely has the word in its name is something else. */
  readonly isOtherThing: boolean;
}

export type WordUnit = readonly string[];

/** What a query is read with. */
export interface Reading {
  readonly synonyms: Synonyms;
  readonly namer: Namer;
  readonly vocabulary: Vocabulary;
}

const denial = /^(?:no|not|never|(?:do|does|wo|ca)n['\u{2019}]?t)$/u;
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
  const isDesignation = (word: string) => vocabulary.designation(identifierKey(word)) !== undefined;
  const isShort = isNounFirst(text);
  const unpacked = withoutPacking(isShort ? text.replaceAll(/,(?!\d{3}\b)/g, " ") : text, isDesignation);
  const parted = unpacked.text.replaceAll(/\bto\b(?=\s*[\d#.])/gi, "x");
  const spelled = isShort
    ? withWordsWrittenOut(withoutAbbreviations(parted), vocabulary)
    : withoutAbbreviations(parted);
  const inFull = withDesignations(splitSeries(spelled, synonyms), vocabulary);
  const { pairs, rest } = bindingsIn(inFull, vocabulary, (word) => synonyms.expand([word.toLowerCase()])[0] ?? []);
  const { measures, others, near, written, rows, words } = readSizes(rest, vocabulary);
  const all = words.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { wanted, unwanted, freeOf } = exclusionsIn(all.slice(0, maxWords), vocabulary);
  const given = asThing(wanted.map((word) => plainWord(word).slice(0, maxWordLength)));
  const typedWords = isShort ? nounLast(given, synonyms) : given;
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
  const named = withoutDull(
    compoundOf(thing, purpose, standing) ?? withUse(unitsOf(thing, standing), modifiers),
    isSized,
  );
  const isSynonym = ([word = ""]: WordUnit) => (synonyms.expand([word])[0]?.length ?? 0) > 1;
  const isKnown = (phrase: string) => phrase.split(" ").every(vocabulary.isWord);
  const isOfNames = (phrase: string) => phrase.split(" ").every((word) => vocabulary.isWord(word) || namer.isUse(word));
  // Types are named with it, or things are asked for by it.
  const isAsked = (phrase: string) => isSort(phrase, vocabulary) || phrase.split(/[\s-]/).every(vocabulary.isTypeWord);
  const units = isShort ? named.map((unit) => (isSynonym(unit) ? unit : withShortWords(unit, vocabulary))) : named;
  const head = headOf(units.slice(0, unitsBeforeWith(thing, standing)), vocabulary, isShort && typedWords === given);
  const key = identifierKey(unlabelled);
  // "BX/100" is no number BX100 of some maker.
  const packMarks = new Set(unpacked.marks.filter((mark) => /[/:=]/.test(mark)).map(identifierKey));
  return {
    text,
    key: key.length >= minKey ? key : "",
    partKeys: spansOf(unlabelled.split(/\s+/)).filter((part) => part !== key && !packMarks.has(part)),
    measures,
    otherMeasures: others,
    nearMeasures: near,
    writtenMeasures: written,
    rows,
    endRows: readMeasures(withoutRowNames(rest)).rows.filter((row) => !rows.includes(row) && isOfTwo(row)),
    units,
    head,
    pairs,
    packs: unpacked.packs,
    current: currentOf(text),
    designations: typedWords.filter((word) => /\d/.test(word) && isDesignation(word)),
    uses: isSentence ? [] : usesOf(thing, synonyms),
    known: units.flatMap((unit, at) => (unit.some(isKnown) ? [at] : [])),
    excluded: unitsOf(unwanted, synonyms, false),
    freeOf,
    modifiers,
    isForSomething: modifiers.length > 0 && !purpose.some((word) => denial.test(word)),
    named: namer.named(thing.filter((word) => !isEmpty(word))),
    within: namer.within(thing.filter((word) => !isEmpty(word))),
    guessedCategories: isSentence ? namer.guessCategories(tokensOf(units, modifiers)) : [],
    isSentence,
    isOtherThing:
      head === null &&
      !isSized &&
      !isSentence &&
      units.every((unit) => isOfNames(unit[0] ?? "") && !(isSynonym(unit) && unit.some(isAsked))) &&
      !units.some(([word = ""]) => isSort(word, vocabulary)),
  };
}

/** Whether it may be searched for without saying of what: a brand, a material, something with figures. */
function isSort(phrase: string, vocabulary: Vocabulary): boolean {
  return phrase.split(/[\s-]/).some((word) => /\d/.test(word) || isAdjective(word) || vocabulary.isQuality(word));
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

function currentOf(text: string): ParsedQuery["current"] {
  const current = /\d\s?v(?:olts?)?[\s.-]{0,2}(?<current>[ad]c)\b/i.exec(text)?.groups?.["current"];
  return current === undefined ? null : current.toLowerCase() === "ac" ? "ac" : "dc";
}

function isOfTwo(row: string): boolean {
  return row.split(" ").length === 2;
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

/** Every run of words that has a digit and is long enough to be a part number. */
function spansOf(words: readonly string[]): readonly string[] {
  const few = words.slice(0, maxWords);
  const spans = few.flatMap((_, from) =>
    few.slice(from).map((__, length) => identifierKey(few.slice(from, from + length + 1).join(" "))),
  );
  return [...new Set(spans)].filter((part) => part.length >= minPartKey && part.length <= 40 && /\d/.test(part));
}
