import { identifierKey } from "@capstan/features/catalog/server";
import { productsIndex } from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle, Searches } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import { branchTermsFor } from "./branch-terms.ts";
import { minCharacters } from "./min-characters.ts";
import type { SuggestionKind } from "./suggestions/suggestion-documents.server.ts";
import { suggestionsIndex } from "./suggestions/suggestions-index.server.ts";
import { isStrict, suggestionsSearch } from "./suggestions/suggestions-query.ts";
import type { Suggestion, TypeaheadAnswer, TypeaheadLimits } from "./typeahead.schema.ts";

/** So many item and part numbers stand at the end of the general suggestions, if there are some. */
const maxNumbers = 3;
const minNumberLength = 3;
const enoughCertain = 5;

export interface SuggestDeps {
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

/** What the search box offers for what was typed so far: one request to the engine, and nothing else. */
export async function suggest(
  { opensearch }: SuggestDeps,
  { text, limits, within }: SuggestInput,
): Promise<Result<TypeaheadAnswer>> {
  const term = text.trim();
  if (term.length < minCharacters) return ok(nothing);
  const answers = await fallbackIfUnavailable(undefined, async () =>
    opensearch.searchMany<EngineAnswer>("suggest", suggestionSearches(term, limits, within)),
  );
  return answers ? answerOf(answers, term, { limits, within }) : away;
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
  const most = within ? maxCandidates : Math.max(brands, categories, general, 1);
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
    size: maxNumbers,
    track_total_hits: false,
    _source: false,
    docvalue_fields: ["ids"],
    query: { constant_score: { filter: { bool: { filter: [{ prefix: { ids: key } }, ...clauses] } } } },
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
  readonly hits?: { readonly hits?: readonly { readonly fields: { readonly ids: readonly string[] } }[] };
}

/** Without what nobody reads. */
const shownParts = [
  "aggregations.kinds.buckets.key",
  "aggregations.kinds.buckets.best.hits.hits._score",
  "aggregations.kinds.buckets.best.hits.hits._source",
  "hits.hits.fields",
];

async function answerOf(
  [kinds = { status: 200 }, numbers]: readonly EngineAnswer[],
  term: string,
  { limits, within }: Pick<SuggestInput, "limits" | "within">,
): Promise<Result<TypeaheadAnswer>> {
  // Several searches in one request fail one by one, and the request as a whole does not.
  const refused = [kinds, numbers].find((outcome) => outcome && outcome.status >= 400);
  if (refused && !isOverload(refused)) bug(`the engine refused to suggest: status ${refused.status}`);
  if (refused) return away;
  const branch = branchTermsFor(term);
  const all = withoutNeedlessGuesses(kinds, branch.length);
  const found = within ? await within.keep(all) : all;
  if (!found) return away;
  const terms = (found.get("term") ?? []).map(({ display }) => display);
  return ok({
    brandSuggestionResults: (found.get("brand") ?? []).slice(0, limits.brands),
    categorySuggestionResults: (found.get("category") ?? []).slice(0, limits.categories),
    generalSuggestionResults: generalOf([...branch, ...terms], numbersOf(numbers, term), limits.general),
    selectionGuideSuggestionResult: (found.get("guide") ?? []).slice(0, 1),
  });
}

function isOverload({ status }: EngineAnswer): boolean {
  return status === 429 || status >= 500;
}

/** Where enough reads as it was typed, what merely looks alike would only be in the way. */
function withoutNeedlessGuesses({ aggregations }: Kinds, alreadyFound: number): Suggestions {
  const buckets = aggregations?.kinds.buckets ?? [];
  const hits = buckets.flatMap(({ best }) => best.hits.hits);
  const certain = hits.filter(({ _score }) => isStrict(_score)).length + alreadyFound;
  return new Map(
    buckets.map(({ key, best }) => [
      key,
      best.hits.hits.filter(({ _score }) => certain < enoughCertain || isStrict(_score)).map(({ _source }) => _source),
    ]),
  );
}

/** Of all the numbers of an item, those that begin as typed. */
function numbersOf(found: Numbers | undefined, term: string): readonly string[] {
  const key = identifierKey(term);
  const ids = (found?.hits?.hits ?? []).flatMap(({ fields }) => fields.ids);
  return [...new Set(ids)].filter((id) => id.startsWith(key)).slice(0, maxNumbers);
}

function generalOf(terms: readonly string[], numbers: readonly string[], limit: number): string[] {
  return [...terms.slice(0, Math.max(0, limit - numbers.length)), ...numbers].slice(0, limit);
}
