import type { Clause } from "./clauses.ts";
import { type Strictness, scoreQuery } from "./build-query.ts";
import { type Filters, categoryFilters, facetFilters } from "./filters.ts";
import type { ParsedQuery } from "./parse-query.ts";

export interface MatchRequest {
  /** Null where a category is looked through and nothing is searched for. */
  readonly query: ParsedQuery | null;
  readonly filters: Filters;
  readonly accountNumber: string | null;
}

/** Counting on beyond this makes every page slower and nobody wiser. */
const maxCounted = 10_000;

/** What matches, and how far it is counted. */
export function matchBody(
  { query, filters, accountNumber }: MatchRequest,
  strictness: Strictness,
): { readonly query: Clause; readonly track_total_hits: number } {
  const narrowed = [...categoryFilters(filters), ...facetFilters(filters).values()];
  return {
    track_total_hits: maxCounted,
    query: {
      bool: {
        ...(query ? { must: scoreQuery(query, strictness, accountNumber) } : {}),
        ...(query && strictness === "close" ? { must_not: scoreQuery(query, "loose", accountNumber) } : {}),
        filter: query ? narrowed : [...narrowed, { term: { isSold: true } }],
      },
    },
  };
}
