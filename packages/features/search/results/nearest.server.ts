import { type CategoryTree, identifierKey } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Filters, noFilters } from "../query/filters.ts";
import { readMeasures } from "../query/measures.ts";
import { type ParsedQuery, type Reading, parseQuery } from "../query/parse-query.ts";
import type { ResultsView } from "../results.ts";
import { type Answer, searchMany, countBody, countIn, itemWords } from "./search-many.server.ts";
import { categoriesNamed } from "./categories-named.ts";
import { editDistance } from "./edit-distance.ts";
import { threadIn } from "./nearest-thread.ts";
import type { Corrections } from "./spelling.server.ts";
import { threadOffer } from "./thread-offer.server.ts";

export type Nearest = ResultsView["nearest"][number];

export interface NearestInput {
  /** Null on a category's page. */
  readonly query: ParsedQuery | null;
  /** Each filter in words, with the page and the filters that are left without it. */
  readonly narrowings: readonly { readonly label: string; readonly url: string; readonly rest: Filters }[];
  readonly categoryTree: CategoryTree | undefined;
  readonly reading: Partial<Reading>;
  readonly corrections: Corrections;
  /** What is offered has items in this. */
  readonly within?: Filters;
}

/** A question to the engine, and what is offered if its answer has something. */
interface Offer {
  readonly body: { readonly query: object };
  read(answer: Answer): readonly Nearest[];
}

const maxOffered = 6;
const maxNarrowings = 3;
const maxKeys = 2;
const maxNumbers = 3;
const maxCategories = 2;
const maxWords = 4;

/** What may help where nothing was found: each offer has items behind it, and all are asked for in one request. */
export async function nearest(opensearch: OpensearchHandle, input: NearestInput): Promise<readonly Nearest[]> {
  const { query, narrowings } = input;
  // Where filters left nothing, the words are not to blame.
  const offers = narrowings.length > 0 ? withoutAFilter(input) : query ? offersFor(query, input) : [];
  const answers = await searchMany(
    opensearch,
    offers.map(({ body }) => body),
    input.within,
  );
  const found = offers.flatMap((offer, at) => {
    const answer = answers[at];
    return answer ? offer.read(answer) : [];
  });
  return [...new Map(found.map((entry) => [entry.url, entry])).values()].slice(0, maxOffered);
}

function withoutAFilter({ query, narrowings }: NearestInput): readonly Offer[] {
  return narrowings
    .slice(0, maxNarrowings)
    .map(({ label, url, rest }) => counted(countBody(query, { filters: rest }), { label: `Without ${label}`, url }));
}

function offersFor(query: ParsedQuery, { categoryTree, reading, corrections }: NearestInput): readonly Offer[] {
  const words = query.units.map(([word = ""]) => corrections.get(word)?.[0] ?? word);
  return [
    ...numbers(query),
    ...threads(query, reading),
    ...withoutSizes(query, reading),
    ...categories(words, categoryTree),
    ...singleWords(words, reading),
  ];
}

/** Offered with the number of its items, if it has any. */
function counted(body: Offer["body"], { label, url, why }: { label: string; url: string; why?: string }): Offer {
  return {
    body,
    read: (answer) =>
      countIn(answer) === 0
        ? []
        : [{ label, url, why: why === undefined ? itemWords(answer) : `${why}: ${itemWords(answer)}` }],
  };
}

/** Part and item numbers that begin like this one, or differ in a character or two. */
function numbers({ text, key }: ParsedQuery): readonly Offer[] {
  if (threadIn(text)) return [];
  const words = text.split(/\s+/);
  const keys = [...(words.length <= 3 ? [key] : []), ...words.map(identifierKey)].filter(
    (one) => one.length >= 4 && one.length <= 40 && /\d/.test(one),
  );
  return [...new Set(keys)].slice(0, maxKeys).map((typed) => ({
    body: {
      size: maxNumbers,
      _source: ["sku", "name"],
      docvalue_fields: ["ids"],
      track_total_hits: false,
      query: {
        bool: {
          should: [
            { fuzzy: { ids: { value: typed, fuzziness: "AUTO:4,7", prefix_length: 1, max_expansions: 50 } } },
            { prefix: { ids: { value: typed } } },
            ...(typed.length >= 6 ? [{ prefix: { ids: { value: typed.slice(0, -2), boost: 0.1 } } }] : []),
          ],
          minimum_should_match: 1,
          filter: { term: { isSold: true } },
        },
      },
    },
    read: ({ hits }) =>
      (hits?.hits ?? []).map(({ _source: item, fields }) => {
        const [number = item.sku] = (fields?.ids ?? []).toSorted(
          (one, other) => editDistance(one, typed) - editDistance(other, typed),
        );
        const why = number === item.sku ? `Item ${item.sku}` : `Number ${number}, item ${item.sku}`;
        return { label: item.name, url: urls.product(item), why };
      }),
  }));
}

/** "3/8-17" is no thread that is sold; 3/8-16 is. */
function threads({ text }: ParsedQuery, reading: Partial<Reading>): readonly Offer[] {
  const offer = threadOffer(text, reading);
  if (!offer) return [];
  return [
    {
      body: offer.body,
      read: (answer) => {
        const found = offer.read(answer);
        if (!found) return [];
        const why = `${found.thread} is the nearest thread: ${itemWords(found.answer)}`;
        return [{ label: found.text, url: urls.search({ searchQuery: found.text }), why }];
      },
    },
  ];
}

function withoutSizes({ text, measures }: ParsedQuery, reading: Partial<Reading>): readonly Offer[] {
  const { words } = readMeasures(text);
  if (measures.length === 0 || words === "") return [];
  return [
    counted(countBody(parseQuery(words, reading)), {
      label: words,
      url: urls.search({ searchQuery: words }),
      why: "Without the size",
    }),
  ];
}

function categories(words: readonly string[], categoryTree: CategoryTree | undefined): readonly Offer[] {
  const named = categoriesNamed(words, [...(categoryTree?.categories.values() ?? [])]);
  return named.slice(0, maxCategories).map((node) =>
    counted(countBody(null, { filters: { ...noFilters, category: node.code } }), {
      label: node.name,
      url: urls.category(node),
      why: "Category",
    }),
  );
}

/** Each word by itself, where there are several. */
function singleWords(words: readonly string[], reading: Partial<Reading>): readonly Offer[] {
  if (words.length < 2) return [];
  return words
    .slice(0, maxWords)
    .map((word) =>
      counted(countBody(parseQuery(word, reading)), { label: word, url: urls.search({ searchQuery: word }) }),
    );
}
