import { EngineUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Filters, type Strictness, facetFilters, scoreQuery, shelfFilters } from "./query/build-query.ts";
import { facetTerm, readFacetTerm } from "./query/facet-term.ts";
import type { Understood } from "./query/understand.ts";

export const sorts = ["best", "price", "-price", "orders"] as const;
export type Sort = (typeof sorts)[number];

export interface FindRequest {
  /** Null where a shelf is looked through and nothing is searched for. */
  readonly asked: Understood | null;
  readonly filters: Filters;
  readonly accountNumber: string | null;
  readonly sort: Sort;
  /** What the last hit before this page was sorted by. */
  readonly after: readonly unknown[] | null;
  readonly size: number;
}

export interface FoundItem {
  readonly sku: string;
  readonly familyCode: string | null;
  /** One of its identifiers is what was typed. */
  readonly isExact: boolean;
}

export interface Found {
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly isMore: boolean;
  readonly familyCount: number;
  readonly strictness: Strictness;
  /** Counts by facet's code and value. */
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>;
  readonly classCodes: readonly string[];
  readonly shelves: readonly { readonly code: string; readonly count: number }[];
  readonly next: readonly unknown[] | null;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Counting on beyond this makes every page slower and nobody wiser. */
const mostCounted = 10_000;
const mostFacetValues = 400;
const mostClasses = 4;
const mostShelves = 40;

/** Finds items; undefined while the engine is away. What nobody has in full is looked for in part, then by likeness. */
export async function findItems(opensearch: OpensearchHandle, request: FindRequest): Promise<Found | undefined> {
  try {
    const found = await ask(opensearch, request, "all");
    if (found.total > 0 || request.asked === null) return found;
    const most = await ask(opensearch, request, "most");
    return most.total > 0 ? most : await ask(opensearch, request, "similar");
  } catch (error) {
    if (error instanceof EngineUnavailable) return undefined;
    throw error;
  }
}

async function ask(opensearch: OpensearchHandle, request: FindRequest, strictness: Strictness): Promise<Found> {
  const answer = await opensearch.run("search", async (client) =>
    client.search({
      index: opensearch.index(productsIndex),
      ignore_unavailable: true,
      body: bodyOf(request, strictness),
    }),
  );
  return foundIn(answer.body as unknown as EngineAnswer, request, strictness);
}

function bodyOf({ asked, filters, accountNumber, sort, after, size }: FindRequest, strictness: Strictness): object {
  const used = facetFilters(filters);
  return {
    size,
    _source: ["sku", "familyCode"],
    track_total_hits: mostCounted,
    query: {
      bool: {
        ...(asked ? { must: scoreQuery(asked, strictness, accountNumber) } : {}),
        filter: [...shelfFilters(filters), ...(asked ? [] : [{ term: { isSold: true } }])],
      },
    },
    // Facets count what their own choice would bring, so choices narrow the hits and not the query.
    ...(used.size > 0 ? { post_filter: { bool: { filter: [...used.values()] } } } : {}),
    sort: sortOf(sort, asked !== null),
    ...(after ? { search_after: after } : {}),
    aggs: aggregations(used),
  };
}

function sortOf(sort: Sort, isSearch: boolean): object[] {
  const last = [{ sku: "asc" }];
  if (sort === "price") return [{ price: { order: "asc", missing: "_last" } }, ...last];
  if (sort === "-price") return [{ price: { order: "desc", missing: "_last" } }, ...last];
  if (sort === "orders") return [{ orders: "desc" }, ...last];
  // On a shelf, families stay together, the most ordered first.
  return isSearch
    ? [{ _score: "desc" }, { orders: "desc" }, ...last]
    : [{ familyOrders: "desc" }, { familyCode: "asc" }, ...last];
}

function aggregations(used: ReadonlyMap<string, object>): object {
  const all = { bool: { filter: [...used.values()] } };
  const values = { terms: { field: "facets", size: mostFacetValues } };
  const own = [...used.keys()].map((code) => [
    `own ${code}`,
    {
      filter: { bool: { filter: [...used].filter(([other]) => other !== code).map(([, filter]) => filter) } },
      aggs: {
        values: {
          terms: { field: "facets", size: mostFacetValues, include: facetTerm(code.replaceAll(/[^\w]/g, ""), ".*") },
        },
      },
    },
  ]);
  return {
    chosen: {
      filter: all,
      aggs: {
        values,
        classes: { terms: { field: "classCode", size: mostClasses } },
        shelves: { terms: { field: "shelfCode", size: mostShelves } },
        families: { cardinality: { field: "familyCode", precision_threshold: 100 } },
      },
    },
    ...Object.fromEntries(own),
  };
}

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}

interface EngineAnswer {
  readonly hits: {
    readonly total: { readonly value: number; readonly relation: string };
    readonly hits: readonly {
      readonly _source: { readonly sku: string; readonly familyCode: string | null };
      readonly sort: readonly unknown[];
      readonly matched_queries?: readonly string[];
    }[];
  };
  readonly aggregations?: {
    readonly chosen: {
      readonly values: Buckets;
      readonly classes: Buckets;
      readonly shelves: Buckets;
      readonly families: { readonly value: number };
    };
    readonly [own: string]: { readonly values: Buckets };
  };
}

function foundIn({ hits, aggregations: counted }: EngineAnswer, { size }: FindRequest, strictness: Strictness): Found {
  const last = hits.hits.length === size ? hits.hits.at(-1) : undefined;
  const own = Object.entries(counted ?? {}).filter(([name]) => name.startsWith("own "));
  const facets = new Map(facetCounts(counted?.chosen.values));
  for (const [, { values }] of own) for (const [code, counts] of facetCounts(values)) facets.set(code, counts);
  return {
    items: hits.hits.map(({ _source, matched_queries: met }) => ({
      ..._source,
      isExact: met?.includes("exact") ?? false,
    })),
    total: hits.total.value,
    isMore: hits.total.relation !== "eq",
    familyCount: counted?.chosen.families.value ?? 0,
    strictness,
    facets,
    classCodes: (counted?.chosen.classes.buckets ?? []).map(({ key }) => key),
    shelves: (counted?.chosen.shelves.buckets ?? []).map(({ key, doc_count: count }) => ({ code: key, count })),
    next: last?.sort ?? null,
  };
}

function facetCounts(values: Buckets | undefined): ReadonlyMap<string, FacetCount[]> {
  const found = new Map<string, FacetCount[]>();
  for (const { key, doc_count: count } of values?.buckets ?? []) {
    const { code, value } = readFacetTerm(key);
    const list = found.get(code) ?? [];
    list.push({ value, count });
    found.set(code, list);
  }
  return found;
}
