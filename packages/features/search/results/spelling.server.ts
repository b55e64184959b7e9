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
const correctable = /^\p{L}{4,30}$/u;
const long = 8;

/** Looks each word up in the catalog's own words. */
export async function correctionsFor(opensearch: OpensearchHandle, words: readonly string[]): Promise<Corrections> {
  const looked = [...new Set(words.filter((word) => correctable.test(word)))].slice(0, maxWords);
  if (looked.length === 0) return new Map();
  const { suggest, aggregations } = await suggestSpellings(opensearch, looked);
  const corrections = looked.map((word, at): [string, readonly string[]] => {
    const isKnown = (aggregations?.known.buckets[at]?.doc_count ?? 1) > 0;
    const options = suggest?.[`word ${at}`]?.[0]?.options ?? [];
    return [word, isKnown ? [] : options.map(({ text }) => text).filter((text) => isSlipOf(text, word.toLowerCase()))];
  });
  return new Map(corrections.filter(([, options]) => options.length > 0));
}

/** One slip in a word, two in a long one; in a word of four letters only two that changed places. */
function isSlipOf(text: string, typed: string): boolean {
  if (!correctable.test(text) || isInflection(text, typed)) return false;
  const distance = Math.min(editDistance(text, typed), editDistance(singularOf(text), singularOf(typed)));
  if (typed.length <= 4) return lettersOf(text) === lettersOf(typed);
  return distance <= (typed.length < long ? 1 : 2);
}

function lettersOf(text: string): string {
  return text.split("").toSorted().join("");
}

/** "Hinged" is no slip of "hinge". */
function isInflection(text: string, typed: string): boolean {
  return text.startsWith(typed) && ["d", "ed", "r", "er", "ing"].includes(text.slice(typed.length));
}

interface Answer {
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>>;
  readonly aggregations?: { readonly known: { readonly buckets: readonly { readonly doc_count: number }[] } };
}

async function suggestSpellings(opensearch: OpensearchHandle, words: readonly string[]): Promise<Answer> {
  const search = { index: productsIndex, parts: ["suggest", "aggregations"], body: bodyFor(words) };
  return fallbackIfUnavailable({}, async () => opensearch.search<Answer>("spelling", search));
}

function bodyFor(words: readonly string[]): object {
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
        min_word_length: 4,
        max_edits: 2,
        size: maxOptions,
      },
    },
  ]);
  return {
    size: 0,
    track_total_hits: false,
    suggest: Object.fromEntries(suggest),
    // A word that somebody wrote about an item is no slip: "level" is no "lever".
    aggs: {
      known: {
        filters: {
          filters: words.map((query) => ({ multi_match: { query, fields: ["words", "description"] } })),
        },
      },
    },
  };
}
