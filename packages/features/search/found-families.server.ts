import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import type { FindRequest, FoundItem } from "./find-items.server.ts";
import { productsIndex } from "./products-index.server.ts";
import { type Strictness, scoreQuery } from "./query/build-query.ts";
import { catalogClauses } from "./query/filters.ts";
import { matchBody } from "./query/match-body.ts";
import { sortOf } from "./query/sort-order.ts";

/** A family as a page shows it: each stands on one page, once. */
export interface FoundFamily {
  readonly key: string;
  /** Those that match best; the others are behind a link. */
  readonly items: readonly FoundItem[];
  /** How many of its items match. */
  readonly matches: number;
  /** How many are sold that do not match. */
  readonly others: number;
}

interface FamiliesRequest {
  readonly request: FindRequest;
  readonly strictness: Strictness;
  /** In the order in which they stand. */
  readonly keys: readonly string[];
}

/** A page of many families shows a few items of each, a page of one family many. */
const rowsOnPage = 96;
const minRows = 8;

/** The items of each family that match, and how many others it has. */
export async function readFamilies(
  opensearch: OpensearchHandle,
  request: FamiliesRequest,
): Promise<readonly FoundFamily[]> {
  const { aggregations } = await opensearch.search<EngineAnswer>("families", familiesSearch(request));
  const byKey = new Map(aggregations?.families.buckets.map((bucket) => [bucket.key, bucket]));
  return request.keys.flatMap((key) => {
    const bucket = byKey.get(key);
    return bucket ? [familyIn(bucket)] : [];
  });
}

/** What the engine is asked for the families. */
export function familiesSearch({ request, strictness, keys }: FamiliesRequest): Search {
  const { query, filters, accountNumber, sort } = request;
  const sold = { term: { isSold: true } };
  const { query: matching } = matchBody(request, strictness);
  const rows = { top_hits: { size: rowsIn(keys), _source: ["sku"], sort: categorySort(sort, query !== null) } };
  const body = {
    size: 0,
    track_total_hits: false,
    query: {
      bool: {
        filter: [{ terms: { familyKey: keys } }, ...catalogClauses(filters)],
        ...(query ? { should: scoreQuery(query, strictness, accountNumber) } : {}),
      },
    },
    aggs: {
      families: {
        terms: { field: "familyKey", size: keys.length },
        aggs: {
          matching: { filter: matching, ...(filters.family === undefined ? { aggs: { rows } } : {}) },
          others: { filter: { bool: { filter: sold, must_not: matching } } },
        },
      },
    },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

/** Within a family of a category, its most ordered items are the ones to show. */
function categorySort(sort: FindRequest["sort"], isSearch: boolean): object[] {
  return sortOf(sort === "best" && !isSearch ? "orders" : sort, isSearch);
}

function rowsIn(keys: readonly string[]): number {
  return Math.max(minRows, Math.floor(rowsOnPage / keys.length));
}

interface EngineAnswer {
  readonly aggregations?: { readonly families: { readonly buckets: readonly Bucket[] } };
}

interface Bucket {
  readonly key: string;
  readonly matching: {
    readonly doc_count: number;
    readonly rows?: {
      readonly hits: {
        readonly hits: readonly {
          readonly _source: { readonly sku: string };
          readonly matched_queries?: readonly string[];
        }[];
      };
    };
  };
  readonly others: { readonly doc_count: number };
}

function familyIn({ key, matching, others }: Bucket): FoundFamily {
  return {
    key,
    items: (matching.rows?.hits.hits ?? []).map(({ _source: { sku }, matched_queries: met }) => ({
      sku,
      isExact: met?.includes("exact") ?? false,
    })),
    matches: matching.doc_count,
    others: others.doc_count,
  };
}
