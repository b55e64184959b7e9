import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Strictness, scoreQuery } from "./query/build-query.ts";
import { type Filters, categoryFilters } from "./query/filters.ts";
import type { ParsedQuery } from "./query/parse-query.ts";

export interface SomeRequest {
  /** Null for the most ordered of what the filters leave. */
  readonly query: ParsedQuery | null;
  readonly filters: Filters;
  readonly accountNumber: string | null;
  readonly size: number;
  /** Left out, what comes close is found where nothing matches. */
  readonly isMatchNeeded?: boolean;
}

/** What a short list shows of an item, without asking the database. */
export interface ShortItem {
  readonly sku: string;
  readonly name: string;
  readonly shortName: string;
  readonly shipPackQuantity: number;
}

/** The first few items, without counts or facets; undefined while the engine is away. */
export async function findSome(
  opensearch: OpensearchHandle,
  request: SomeRequest,
): Promise<readonly ShortItem[] | undefined> {
  return fallbackIfUnavailable(undefined, async () => {
    for (const strictness of stepsFor(request)) {
      const found = await runSearch(opensearch, request, strictness);
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** As the page of results does it. */
function stepsFor({ query, isMatchNeeded = false }: SomeRequest): readonly Strictness[] {
  if (query === null) return ["all"];
  return ["all", ...(query.head === null ? [] : ["loose" as const]), ...(isMatchNeeded ? [] : ["close" as const])];
}

interface EngineAnswer {
  readonly hits?: { readonly hits?: readonly { readonly _source: ShortItem }[] };
}

async function runSearch(
  opensearch: OpensearchHandle,
  request: SomeRequest,
  strictness: Strictness,
): Promise<readonly ShortItem[]> {
  const { hits } = await opensearch.search<EngineAnswer>("find-some", {
    index: productsIndex,
    parts: ["hits.hits._source"],
    body: someBody(request, strictness),
  });
  return (hits?.hits ?? []).map(({ _source }) => _source);
}

/** What the engine is asked. */
function someBody({ query, filters, accountNumber, size }: SomeRequest, strictness: Strictness): object {
  return {
    size,
    _source: ["sku", "name", "shortName", "shipPackQuantity"],
    track_total_hits: false,
    query: {
      bool: {
        ...(query ? { must: scoreQuery(query, strictness, accountNumber) } : {}),
        filter: [...categoryFilters(filters), ...(query ? [] : [{ term: { isSold: true } }])],
      },
    },
    ...(query ? {} : { sort: [{ orders: "desc" }, { sku: "asc" }] }),
  };
}
