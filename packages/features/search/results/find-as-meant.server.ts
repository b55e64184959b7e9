import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type FindRequest, type Hits, findHits, findMatches, withClose } from "../find-items.server.ts";
import { type Filters, noFilters } from "../query/filters.ts";
import { type ParsedQuery, type Reading, parseQuery } from "../query/parse-query.ts";
import { type Meant, didYouMean } from "./did-you-mean.server.ts";

export interface TypedRequest extends Omit<FindRequest, "query"> {
  readonly text: string;
  readonly reading: Partial<Reading>;
  /** Nothing is to be corrected. */
  readonly isVerbatim: boolean;
}

export interface MeantHits {
  /** As it was typed. */
  readonly typed: ParsedQuery;
  /** As it was searched for. */
  readonly query: ParsedQuery;
  readonly meant: Meant;
  /** Undefined while the engine is away. */
  readonly hits: Hits | undefined;
}

/** What the visitor is shown at all, whatever else narrows the page. */
function scopeOf({ inCatalog, outsideCatalog }: Filters): Filters {
  return {
    ...noFilters,
    ...(inCatalog === undefined ? {} : { inCatalog }),
    ...(outsideCatalog === undefined ? {} : { outsideCatalog }),
  };
}

export const nothingMeant: Meant = { text: null, corrections: new Map() };

/** Finds what was typed, or what was meant where that finds nothing and nobody insists on it. */
export async function findAsMeant(
  opensearch: OpensearchHandle,
  { text, reading, isVerbatim, ...request }: TypedRequest,
): Promise<MeantHits> {
  const typed = parseQuery(text, reading);
  const asTyped = { ...request, query: typed };
  const matches = await findMatches(opensearch, asTyped);
  if (!matches) return { typed, query: typed, meant: nothingMeant, hits: undefined };
  const mayBeMeant = matches.total === 0 && !isVerbatim && request.page === 1;
  const meant = mayBeMeant
    ? await didYouMean(opensearch, { text: typed.text, reading, within: scopeOf(request.filters) })
    : nothingMeant;
  if (meant.text === null) {
    return { typed, query: typed, meant, hits: await withClose(opensearch, asTyped, matches) };
  }
  const query = parseQuery(meant.text, reading);
  return { typed, query, meant, hits: await findHits(opensearch, { ...request, query }) };
}
