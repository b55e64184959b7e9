import { identifierKey, partNumbersOf } from "@capstan/features/catalog/server";
import { productsIndex } from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle, Searches } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import { branchTermsFor } from "./branch-terms.ts";
import { minCharacters } from "./min-characters.ts";
import type { SuggestionKind } from "./suggestions/suggestion-documents.server.ts";
import { suggestionsIndex } from "./suggestions/suggestions-index.server.ts";
import { isStrict, isWithoutLast, suggestionsSearch } from "./suggestions/suggestions-query.ts";
import type { Suggestion, TypeaheadAnswer, TypeaheadLimits } from "./typeahead.schema.ts";

/** So many item and part numbers stand at the end of the general suggestions, if there are some. */
const maxNumbers = 3;
/** Some are found by other numbers of theirs, which are not shown. */
const maxNumberedItems = 10;
const minNumberLength = 3;
const enoughCertain = 5;
/** Of several that say the same so many are shown; more are asked for. */
const maxAlike = 2;
const candidatesForOne = 3;

export interface SuggestDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

export interface SuggestInput {
  readonly text: string;
  readonly limits: TypeaheadLimits;
  /** Left out where everything may be suggested. */
  readonly within?: SuggestionFilter | undefined;
}

export type Suggestions = ReadonlyMap<SuggestionKind, readonly Suggestion[]>;

/** What a visitor's catalog leaves of the suggestions. */
export interface SuggestionFilter {
  /** Clauses that a number's item has to meet. */
  readonly clauses: readonly object[];
  readonly keep: (found: Suggestions) => Promise<Suggestions | undefined>;
}

/** Some of what is found may be outside the visitor's catalog. */
const maxCandidates = 30;

/** What the search box offers for what was typed so far: one request to the engine. The database is asked for the makers' numbers of items, if any were found. */
export async function suggest(
  { db, opensearch }: SuggestDeps,
  { text, limits, within }: SuggestInput,
): Promise<Result<TypeaheadAnswer>> {
  const term = text.trim();
  if (term.length < minCharacters) return ok(nothing);
  const answers = await fallbackIfUnavailable(undefined, async () =>
    opensearch.searchMany<EngineAnswer>("suggest", suggestionSearches(term, limits, within)),
  );
  return answers ? answerOf(db, answers, { term, limits, within }) : away;
}

const nothing: TypeaheadAnswer = {
  brandSuggestionResults: [],
  categorySuggestionResults: [],
  generalSuggestionResults: [],
  selectionGuideSuggestionResult: [],
};

const away = fail({ code: "ENGINE_UNAVAILABLE", engine: "opensearch" });

/** What the engine is asked: for suggestions, and for numbers where it may be one. */
export function suggestionSearches(
  term: string,
  { brands, categories, general }: TypeaheadLimits,
  within?: SuggestionFilter,
): Searches {
  const numbers = numbersLike(term, within?.clauses ?? []);
  const most = within ? maxCandidates : Math.max(brands, categories, general * candidatesForOne, 1);
  return {
    parts: shownParts,
    searches: [
      { index: suggestionsIndex, body: suggestionsSearch(term, most) },
      ...(numbers ? [{ index: productsIndex, body: numbers }] : []),
    ],
  };
}

/**
 * Item and part numbers that begin as typed. Nothing is weighed: the index is kept in the order of the families that are
 * ordered most, and the first few of two million are found without looking at the rest.
 */
function numbersLike(term: string, clauses: readonly object[]): object | undefined {
  const key = identifierKey(term);
  if (key.length < minNumberLength || !/\d/.test(key)) return undefined;
  return {
    size: maxNumberedItems,
    track_total_hits: false,
    _source: ["sku"],
    query: {
      constant_score: {
        filter: { bool: { filter: [{ prefix: { ids: key } }, { term: { isSold: true } }, ...clauses] } },
      },
    },
  };
}

interface Hit {
  readonly _score: number;
  readonly _source: Suggestion;
}

interface EngineAnswer extends Kinds, Numbers {
  readonly status: number;
}

interface Kinds {
  readonly aggregations?: {
    readonly kinds: {
      readonly buckets?: readonly {
        readonly key: SuggestionKind;
        readonly best: { readonly hits: { readonly hits: readonly Hit[] } };
      }[];
    };
  };
}

interface Numbers {
  readonly hits?: { readonly hits?: readonly { readonly _source: { readonly sku: string } }[] };
}

/** Without what nobody reads. */
const shownParts = [
  "aggregations.kinds.buckets.key",
  "aggregations.kinds.buckets.best.hits.hits._score",
  "aggregations.kinds.buckets.best.hits.hits._source",
  "hits.hits._source",
];

async function answerOf(
  db: Database,
  [kinds = { status: 200 }, numbers]: readonly EngineAnswer[],
  { term, limits, within }: Omit<SuggestInput, "text"> & { readonly term: string },
): Promise<Result<TypeaheadAnswer>> {
  // Several searches in one request fail one by one, and the request as a whole does not.
  const refused = [kinds, numbers].find((outcome) => outcome && outcome.status >= 400);
  if (refused && !isOverload(refused)) bug(`the engine refused to suggest: status ${refused.status}`);
  if (refused) return away;
  const branch = branchTermsFor(term);
  const all = withoutNeedlessGuesses(kinds, branch.length);
  const [found, numbersLikeIt] = await Promise.all([within ? within.keep(all) : all, numbersOf(db, numbers, term)]);
  if (!found) return away;
  return ok({
    brandSuggestionResults: (found.get("brand") ?? []).slice(0, limits.brands),
    categorySuggestionResults: (found.get("category") ?? []).slice(0, limits.categories),
    generalSuggestionResults: generalOf(
      [...branch, ...fewOfEach(found.get("term") ?? [])],
      numbersLikeIt,
      limits.general,
    ),
    selectionGuideSuggestionResult: (found.get("guide") ?? []).slice(0, 1),
  });
}

/** Of terms that mean the same, "zip tie" and "cable ties", the first two. */
function fewOfEach(terms: readonly Partial<Suggestion>[]): readonly string[] {
  const seen = new Map<string, number>();
  return terms.flatMap(({ key, display = "" }) => {
    if (key === undefined) return [display];
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) > maxAlike ? [] : [display];
  });
}

function isOverload({ status }: EngineAnswer): boolean {
  return status === 429 || status >= 500;
}

/** Where enough reads as it was typed, what merely looks alike would only be in the way. */
function withoutNeedlessGuesses({ aggregations }: Kinds, alreadyFound: number): Suggestions {
  const buckets = aggregations?.kinds.buckets ?? [];
  const scores = buckets.flatMap(({ best }) => best.hits.hits.map(({ _score }) => _score));
  const certain = scores.filter(isStrict).length + alreadyFound;
  const isAllUncertain = certain === 0 && scores.every(isWithoutLast);
  const isShown = ({ _score }: Hit) =>
    isStrict(_score) || isAllUncertain || (certain < enoughCertain && !isWithoutLast(_score));
  return new Map(buckets.map(({ key, best }) => [key, best.hits.hits.filter(isShown).map(({ _source }) => _source)]));
}

/** Item numbers and makers' numbers that begin as typed, as they are written. Bar codes are for scanners. */
async function numbersOf(db: Database, found: Numbers | undefined, term: string): Promise<readonly string[]> {
  const skus = (found?.hits?.hits ?? []).map(({ _source: { sku } }) => sku);
  if (skus.length === 0) return [];
  const key = identifierKey(term);
  const others = skus.filter((sku) => !sku.startsWith(key));
  const partNumbers = await fallbackIfUnavailable(new Map<string, string>(), async () => partNumbersOf(db, others));
  const numbers = skus.flatMap((sku) => (sku.startsWith(key) ? sku : (partNumbers.get(sku) ?? [])));
  return [...new Set(numbers)].filter((number) => identifierKey(number).startsWith(key)).slice(0, maxNumbers);
}

function generalOf(terms: readonly string[], numbers: readonly string[], limit: number): string[] {
  return [...terms.slice(0, Math.max(0, limit - numbers.length)), ...numbers].slice(0, limit);
}
