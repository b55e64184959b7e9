import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import type { FindRequest, FoundItem, Hits } from "./find-items.server.ts";
import { productsIndex } from "./products-index.server.ts";
import { type Filters, catalogClauses } from "./query/filters.ts";
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

/** How many items of each family are sold. */
export type FamilySizes = ReadonlyMap<string, number>;

/** A family shows so many items, the rest waits behind a link; of many families the last ones show fewer. */
const [mostRows, fewestRows] = [8, 4];
/** Where there are few families: as many as people look through. */
const roomyRows = 10;
const rowsOnPage = 64;

/** The families of a page, in their order. */
function keysOf({ first }: Pick<Hits, "first">): readonly string[] {
  return [...new Set(first.map(({ familyKey }) => familyKey))];
}

/** So many are weighed in a few milliseconds. */
const maxWeighed = 1_000;

/**
 * Weighing all that matches in large families again takes longer than all else; there the best item of each is known, and
 * after it the most ordered ones are the ones to show.
 */
export function isWeighed({ query }: Pick<FindRequest, "query">, { total }: Pick<Hits, "total">): boolean {
  return query !== null && total <= maxWeighed;
}

/** Counts what matches of the families, the best of each first. */
export function familiesAggregation(request: FindRequest, hits: Hits): object {
  const { filters, sort, query } = request;
  const count = keysOf(hits).length;
  const rows = {
    top_hits: {
      size: rowsByFamily(count)[0],
      _source: false,
      docvalue_fields: ["sku"],
      sort: sortOf(sort === "best" && !isWeighed(request, hits) ? "orders" : sort, query !== null),
    },
  };
  return {
    terms: { field: "familyKey", size: count },
    aggs: { sold: { filter: isSold }, ...(filters.family === undefined ? { rows } : {}) },
  };
}

/** The families by themselves, where more was found than is counted through. */
export function familiesSearch(request: FindRequest, hits: Hits): Search {
  const body = {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [matchBody(request, hits.strictness).query, inFamilies(hits)] } },
    aggs: { families: familiesAggregation(request, hits) },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

export function inFamilies(hits: Pick<Hits, "first">): { readonly terms: { readonly familyKey: readonly string[] } } {
  return { terms: { familyKey: keysOf(hits) } };
}

const isSold = { term: { isSold: true } };

/** How many items of each of the families are sold to whom a custom catalog holds for. */
export async function readSizes(opensearch: OpensearchHandle, filters: Filters, hits: Hits): Promise<FamilySizes> {
  const narrowed = [inFamilies(hits), ...catalogClauses(filters)];
  return sizesIn(await opensearch.search("families-sold", sizesSearch(keysOf(hits).length, narrowed)));
}

/** How many items of each family are sold, of all that there are. */
export async function readAllSizes(opensearch: OpensearchHandle): Promise<FamilySizes> {
  return sizesIn(await opensearch.search("family-sizes", sizesSearch(maxFamilies)));
}

/** The engine gives no more buckets. */
const maxFamilies = 65_000;

function sizesSearch(size: number, narrowed: readonly object[] = []): Search {
  const body = {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [isSold, ...narrowed] } },
    aggs: { families: { terms: { field: "familyKey", size } } },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

interface SizesAnswer {
  readonly aggregations?: {
    readonly families: { readonly buckets: readonly Pick<FamilyBucket, "key" | "doc_count">[] };
  };
}

function sizesIn({ aggregations }: SizesAnswer): FamilySizes {
  return new Map(aggregations?.families.buckets.map(({ key, doc_count: count }) => [key, count]));
}

/** How many rows each of so many families has, in their order. */
export function rowsByFamily(count: number): readonly number[] {
  if (count * roomyRows <= rowsOnPage) return Array.from({ length: count }, () => roomyRows);
  const withMost = Math.floor((rowsOnPage - count * fewestRows) / (mostRows - fewestRows));
  return Array.from({ length: count }, (_, at) => (at < withMost ? mostRows : fewestRows));
}

/** What the engine answers for a family. */
export interface FamilyBucket {
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

/** One family that is looked through by itself was found item by item; of the others each was found by its best item. */
export function familiesIn(
  { filters }: Pick<FindRequest, "filters">,
  hits: Hits,
  { buckets, sizes }: { readonly buckets: readonly FamilyBucket[]; readonly sizes: FamilySizes },
): readonly FoundFamily[] {
  const keys = keysOf(hits);
  const rows = rowsByFamily(keys.length);
  const byKey = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  return keys.flatMap((key, at) => {
    const bucket = byKey.get(key);
    if (!bucket) return [];
    const own = hits.first.filter(({ familyKey }) => familyKey === key).map(({ sku, isExact }) => ({ sku, isExact }));
    const items = filters.family === undefined ? withFirst(itemsIn(bucket), own[0]).slice(0, rows[at]) : own;
    const { doc_count: matches, sold } = bucket;
    return [{ key, items, matches, others: Math.max(0, (sizes.get(key) ?? 0) - sold.doc_count) }];
  });
}

function itemsIn({ rows }: FamilyBucket): readonly FoundItem[] {
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
