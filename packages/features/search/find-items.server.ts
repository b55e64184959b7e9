import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import { type Counts, countFacets } from "./facet-counts.server.ts";
import { productsIndex } from "./products-index.server.ts";
import {
  type Filters,
  type Strictness,
  facetFilters,
  scoreQuery,
  categoryFilters,
  termCount,
} from "./query/build-query.ts";
import type { ParsedQuery } from "./query/parse-query.ts";
import type { Sort } from "./results/address.ts";

export interface FindRequest {
  /** Null where a category is looked through and nothing is searched for. */
  readonly query: ParsedQuery | null;
  readonly filters: Filters;
  readonly accountNumber: string | null;
  /** What the account has ordered before, to count it; null if none is looking. */
  readonly boughtSkus: readonly string[] | null;
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

export interface Found extends Counts {
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly isMore: boolean;
  readonly strictness: Strictness;
  /** How many of them have all that was asked; the others come close. */
  readonly wholeCount: number;
  /** What it took to find them. */
  readonly steps: readonly Strictness[];
  readonly next: readonly unknown[] | null;
}

/** Counting on beyond this makes every page slower and nobody wiser. */
const maxCounted = 10_000;

/**
 * Finds items; undefined while the engine is away. What nobody has in full is looked for in part, then by likeness.
 * Items and counts are two requests: the first hits of two million come without scoring the rest, which counting
 * in the same request would forbid.
 */
export async function findItems(opensearch: OpensearchHandle, request: FindRequest): Promise<Found | undefined> {
  const hits = await findHits(opensearch, request);
  return hits && withCounts(opensearch, request, hits);
}

export type Hits = Omit<Found, keyof Counts>;

/** So many are a choice; below it, what comes close is shown after them. */
const enough = 10;

/** The items without the counts; undefined while the engine is away. */
export async function findHits(opensearch: OpensearchHandle, request: FindRequest): Promise<Hits | undefined> {
  return fallbackIfUnavailable(undefined, async () => lookForHits(opensearch, request));
}

/** The same items with the counts; undefined while the engine is away. */
export async function withCounts(
  opensearch: OpensearchHandle,
  request: FindRequest,
  hits: Hits,
): Promise<Found | undefined> {
  return fallbackIfUnavailable(undefined, async () => ({ ...hits, ...(await countFacets(opensearch, request, hits)) }));
}

async function lookForHits(opensearch: OpensearchHandle, request: FindRequest): Promise<Hits> {
  const { query } = request;
  const steps: Strictness[] = [];
  const look = async (strictness: Strictness, wholeCount?: number): Promise<Hits> => {
    steps.push(strictness);
    const found = await runSearch(opensearch, request, strictness);
    return { ...found, strictness, steps, wholeCount: wholeCount ?? found.total };
  };
  const all = await look("all");
  if (query === null || all.total >= enough || all.items[0]?.isExact === true) return all;
  const found = all.total > 0 ? all : await look("similar");
  if (found.total >= enough || termCount(query) < 2) return found;
  // In another order what comes close would stand between what has it all.
  if (found.total > 0 && request.sort !== "best") return found;
  const most = await look("most", found.total);
  if (most.total > found.total) return most;
  return found.total > 0 ? { ...found, steps } : look("any", 0);
}

async function runSearch(
  opensearch: OpensearchHandle,
  request: FindRequest,
  strictness: Strictness,
): Promise<Answered> {
  return hitsIn(await opensearch.search("search", hitsSearch(request, strictness)), request);
}

const shownParts = ["hits.total", "hits.hits._source", "hits.hits.sort", "hits.hits.matched_queries"];

/** What the engine is asked for the items. */
export function hitsSearch(request: FindRequest, strictness: Strictness): Search {
  return { index: productsIndex, parts: shownParts, body: hitsBody(request, strictness) };
}

export function hitsBody(request: Omit<FindRequest, "boughtSkus">, strictness: Strictness): object {
  const { query, filters, accountNumber, sort, after, size } = request;
  const narrowed = [...categoryFilters(filters), ...facetFilters(filters).values()];
  return {
    size,
    _source: ["sku", "familyCode"],
    track_total_hits: maxCounted,
    query: {
      bool: {
        ...(query ? { must: scoreQuery(query, strictness, accountNumber) } : {}),
        filter: query ? narrowed : [...narrowed, { term: { isSold: true } }],
      },
    },
    sort: sortOf(sort, query !== null),
    ...(after ? { search_after: after } : {}),
  };
}

function sortOf(sort: Sort, isSearch: boolean): object[] {
  const last = [{ sku: "asc" }];
  if (sort === "price") return [{ price: { order: "asc", missing: "_last" } }, ...last];
  if (sort === "-price") return [{ price: { order: "desc", missing: "_last" } }, ...last];
  if (sort === "orders") return [{ orders: "desc" }, ...last];
  // In a category, families stay together, the most ordered first: the order in which the index is kept.
  return isSearch
    ? [{ _score: "desc" }, { orders: "desc" }, ...last]
    : [{ familyOrders: "desc" }, { familyCode: "asc" }, ...last];
}

interface EngineAnswer {
  readonly hits?: {
    readonly total?: { readonly value: number; readonly relation: string };
    readonly hits?: readonly {
      readonly _source: { readonly sku: string; readonly familyCode?: string | null };
      readonly sort: readonly unknown[];
      readonly matched_queries?: readonly string[];
    }[];
  };
}

type Answered = Omit<Hits, "strictness" | "steps" | "wholeCount">;

function hitsIn({ hits }: EngineAnswer, { size }: FindRequest): Answered {
  const found = hits?.hits ?? [];
  return {
    items: found.map(({ _source: { sku, familyCode = null }, matched_queries: met }) => ({
      sku,
      familyCode,
      isExact: met?.includes("exact") ?? false,
    })),
    total: hits?.total?.value ?? 0,
    isMore: hits?.total !== undefined && hits.total.relation !== "eq",
    next: found.length === size ? (found.at(-1)?.sort ?? null) : null,
  };
}
