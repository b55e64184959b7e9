import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import type { FindRequest, FoundItem } from "./find-items.server.ts";
import { productsIndex } from "./products-index.server.ts";
import type { Strictness } from "./query/build-query.ts";
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
  /** How many items match, in all families. */
  readonly total: number;
  /** The best item of each. */
  readonly first: ReadonlyMap<string, FoundItem>;
}

/** A family shows so many items, the rest waits behind a link; of many families the last ones show fewer. */
const [mostRows, fewestRows] = [8, 4];
const rowsOnPage = 64;

/** The items of each family that match, and how many others it has: two requests at the same time. */
export async function readFamilies(
  opensearch: OpensearchHandle,
  request: FamiliesRequest,
): Promise<readonly FoundFamily[]> {
  const [matching, sold] = await Promise.all([
    opensearch.search<MatchingAnswer>("families", familiesSearch(request)),
    opensearch.search<SoldAnswer>("families-sold", soldSearch(request)),
  ]);
  const byKey = new Map(matching.aggregations?.families.buckets.map((bucket) => [bucket.key, bucket]));
  const soldByKey = new Map(sold.aggregations?.families.buckets.map(({ key, doc_count: count }) => [key, count]));
  const rows = rowsByFamily(request.keys.length);
  return request.keys.flatMap((key, at) => {
    const bucket = byKey.get(key);
    if (!bucket) return [];
    const items = withFirst(itemsIn(bucket), request.first.get(key)).slice(0, rows[at]);
    const { doc_count: matches, sold: matchingSold } = bucket;
    return [{ key, items, matches, others: (soldByKey.get(key) ?? 0) - matchingSold.doc_count }];
  });
}

/** So many are weighed in a few milliseconds. */
const maxWeighed = 1_000;

/**
 * What matches of the families, the best of each first. Weighing all that matches in large families again takes longer
 * than all else; there the best item of each is known, and after it the most ordered ones are the ones to show.
 */
export function familiesSearch({ request, strictness, keys, total }: Omit<FamiliesRequest, "first">): Search {
  const { filters, sort, query } = request;
  const { query: matching } = matchBody(request, strictness);
  const inFamilies = { terms: { familyKey: keys } };
  const isWeighed = query !== null && total <= maxWeighed;
  const rows = {
    top_hits: {
      size: rowsByFamily(keys.length)[0],
      _source: false,
      docvalue_fields: ["sku"],
      sort: sortOf(sort === "best" && !isWeighed ? "orders" : sort, query !== null),
    },
  };
  const body = {
    size: 0,
    track_total_hits: false,
    query: { bool: isWeighed ? { must: matching, filter: inFamilies } : { filter: [matching, inFamilies] } },
    aggs: {
      families: {
        terms: { field: "familyKey", size: keys.length },
        aggs: { sold: { filter: isSold }, ...(filters.family === undefined ? { rows } : {}) },
      },
    },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

const isSold = { term: { isSold: true } };

/** How many items of each of the families are sold. */
export function soldSearch({ request: { filters }, keys }: Pick<FamiliesRequest, "request" | "keys">): Search {
  const body = {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ terms: { familyKey: keys } }, isSold, ...catalogClauses(filters)] } },
    aggs: { families: { terms: { field: "familyKey", size: keys.length } } },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

/** How many rows each of so many families has, in their order. */
export function rowsByFamily(count: number): readonly number[] {
  const withMost = Math.floor((rowsOnPage - count * fewestRows) / (mostRows - fewestRows));
  return Array.from({ length: count }, (_, at) => (at < withMost ? mostRows : fewestRows));
}

interface MatchingAnswer {
  readonly aggregations?: { readonly families: { readonly buckets: readonly Bucket[] } };
}

interface SoldAnswer {
  readonly aggregations?: { readonly families: { readonly buckets: readonly Pick<Bucket, "key" | "doc_count">[] } };
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
  readonly sold: { readonly doc_count: number };
  readonly rows?: {
    readonly hits: {
      readonly hits: readonly {
        readonly fields: { readonly sku: readonly [string] };
        readonly matched_queries?: readonly string[];
      }[];
    };
  };
}

function itemsIn({ rows }: Bucket): readonly FoundItem[] {
  return (rows?.hits.hits ?? []).map(({ fields, matched_queries: met }) => ({
    sku: fields.sku[0],
    isExact: met?.includes("exact") ?? false,
  }));
}

/** As many as there are, the best in front. */
function withFirst(items: readonly FoundItem[], first: FoundItem | undefined): readonly FoundItem[] {
  if (first === undefined || items.length === 0) return items;
  return [first, ...items.filter(({ sku }) => sku !== first.sku)].slice(0, items.length);
}
