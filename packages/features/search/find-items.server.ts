import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import { type Counts, countFacets } from "./facet-counts.server.ts";
import { productsIndex } from "./products-index.server.ts";
import { type Strictness, scoreQuery, termCount } from "./query/build-query.ts";
import { type Filters, facetFilters, categoryFilters } from "./query/filters.ts";
import { metBoost } from "./query/close-clause.ts";
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
  /** What has all that was asked. */
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly isMore: boolean;
  /** How they were found: the counts are of the same. */
  readonly strictness: Strictness;
  /** What the engine was asked for them. */
  readonly steps: readonly Strictness[];
  /** What comes close, where little or nothing matches. It is in no count and in no facet of the others. */
  readonly close: CloseItems | null;
  readonly next: readonly unknown[] | null;
}

export interface CloseItems {
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly isMore: boolean;
}

/** Counting on beyond this makes every page slower and nobody wiser. */
const maxCounted = 10_000;

/**
 * Finds items; undefined while the engine is away. Where few have all that was asked, what comes close is looked for too.
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
  const inPlace = await runSearch(opensearch, request, "all");
  const isLoose = inPlace.total === 0 && request.query?.head != null;
  // What a word is the noun of may be told wrongly: then all of it has to be there, wherever.
  const all = isLoose ? await runSearch(opensearch, request, "loose") : inPlace;
  const strictness = isLoose ? "loose" : "all";
  const steps: readonly Strictness[] = isLoose ? ["all", "loose"] : ["all"];
  if (!mayComeClose(request, all)) return { ...withoutScores(all), strictness, steps, close: null };
  const near = await runSearch(opensearch, request, "close");
  const [nearest = 0] = near.scores;
  // One thing less that is met is less close.
  const items = near.items.filter((_, at) => (near.scores[at] ?? 0) > nearest - metBoost);
  const isWhole = items.length < near.items.length;
  const close = isWhole
    ? { items, total: items.length, isMore: false }
    : { items, total: near.total, isMore: near.isMore };
  return { ...withoutScores(all), strictness, steps: [...steps, "close"], close: items.length === 0 ? null : close };
}

function withoutScores({ items, total, isMore, next }: Answered): Omit<Hits, "close" | "strictness" | "steps"> {
  return { items, total, isMore, next };
}

/** In another order, on another page or behind a filter, what comes close would only be in the way. */
function mayComeClose({ query, filters, sort, after }: FindRequest, { items, total }: Answered): boolean {
  if (query === null || total >= enough || items[0]?.isExact === true) return false;
  const isNarrowed = filters.chosen.size + filters.ranges.size > 0 || filters.family !== undefined;
  return sort === "best" && after === null && !isNarrowed && (termCount(query) > 1 || total === 0);
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
        ...(query && strictness === "close" ? { must_not: scoreQuery(query, "loose", accountNumber) } : {}),
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

interface Answered extends Omit<Hits, "close" | "strictness" | "steps"> {
  /** Of the items, in their order; zeros where they are sorted by something else. */
  readonly scores: readonly number[];
}

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
    scores: found.map(({ sort: [score] }) => (typeof score === "number" ? score : 0)),
    next: found.length === size ? (found.at(-1)?.sort ?? null) : null,
  };
}
