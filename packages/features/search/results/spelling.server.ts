import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "../products-index.server.ts";
import { singularOf } from "../query/stem.ts";
import { editDistance } from "./edit-distance.ts";

/** For a word that no item has, those near it that some have, the likeliest first. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

const maxWords = 6;
const maxOptions = 3;
/** Shorter words are too near to each other, and what has a digit is a size or a number. */
const correctable = /^\p{L}{3,30}$/u;
const long = 8;

/** Looks each word up in the catalog's own words. */
export async function correctionsFor(opensearch: OpensearchHandle, words: readonly string[]): Promise<Corrections> {
  const looked = [...new Set(words.filter((word) => correctable.test(word)))].slice(0, maxWords);
  if (looked.length === 0) return new Map();
  const [spellings, ...known] = await askAbout(opensearch, looked);
  const corrections = looked.map((word, at): [string, readonly string[]] => {
    const isKnown = known[at]?.hits?.total.value !== 0;
    const options = spellings?.suggest?.[`word ${at}`]?.[0]?.options ?? [];
    return [word, isKnown ? [] : options.map(({ text }) => text).filter((text) => isSlipOf(text, word.toLowerCase()))];
  });
  return new Map(corrections.filter(([, options]) => options.length > 0));
}

/** One slip in a word, two in a long one; in a word of up to four letters two that changed places, or one that was typed twice. */
function isSlipOf(text: string, typed: string): boolean {
  if (!correctable.test(text) || isInflection(text, typed)) return false;
  if (typed.length <= 4) return lettersOf(text) === lettersOf(typed) || text === withoutDoubles(typed);
  const distance = Math.min(editDistance(text, typed), editDistance(singularOf(text), singularOf(typed)));
  return distance <= (typed.length < long ? 1 : 2);
}

function lettersOf(text: string): string {
  return text.split("").toSorted().join("");
}

function withoutDoubles(text: string): string {
  return text.replaceAll(/(?<letter>.)\k<letter>/gu, "$<letter>");
}

/** "Hinged" is no slip of "hinge". */
function isInflection(text: string, typed: string): boolean {
  return text.startsWith(typed) && ["d", "ed", "r", "er", "ing"].includes(text.slice(typed.length));
}

interface Answer {
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>>;
  readonly hits?: { readonly total: { readonly value: number } };
}

/** The spellings near all of the words, and then of each word whether something has it. */
async function askAbout(opensearch: OpensearchHandle, words: readonly string[]): Promise<readonly Answer[]> {
  const searches = [spellingsBody(words), ...words.map(knownBody)].map((body) => ({ index: productsIndex, body }));
  return fallbackIfUnavailable([], async () => opensearch.searchMany<Answer>("spelling", { searches, parts }));
}

const parts = ["suggest", "hits.total"];

function spellingsBody(words: readonly string[]): object {
  const suggest = words.map((word, at) => [
    `word ${at}`,
    {
      text: word.toLowerCase(),
      term: {
        field: "words",
        // As it was typed: cut down to a stem, a misspelt word looks like another.
        analyzer: "keyword",
        suggest_mode: "always",
        prefix_length: 1,
        min_word_length: 3,
        max_edits: 2,
        size: maxOptions,
      },
    },
  ]);
  return { size: 0, track_total_hits: false, query: { match_none: {} }, suggest: Object.fromEntries(suggest) };
}

/** A word that somebody wrote about an item is no slip: "level" is no "lever". The first item that has it is enough. */
function knownBody(query: string): object {
  const written = { multi_match: { query, fields: ["words", "description"] } };
  return { size: 0, track_total_hits: 1, terminate_after: 1, query: written };
}
