import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import { type Details, type DetailsDeps, readDetails } from "./page-details.server.ts";
import { productsIndex } from "./products-index.server.ts";
import { type Strictness, termCount } from "./query/build-query.ts";
import { metBoost } from "./query/close-clause.ts";
import { type MatchRequest, matchBody } from "./query/match-body.ts";
import { preferredClauses } from "./query/size-clauses.ts";
import { sortOf } from "./query/sort-order.ts";
import type { Sort } from "./results/address.ts";

export interface FindRequest extends MatchRequest {
  /** What the account has ordered before, to count it; null if none is looking. */
  readonly boughtSkus: readonly string[] | null;
  readonly sort: Sort;
  /** From 1. A page holds whole families, or a part of one family where that alone is looked through. */
  readonly page: number;
}

export interface FoundItem {
  readonly sku: string;
  /** One of its identifiers is what was typed. */
  readonly isExact: boolean;
}

export interface Found extends Details, Hits {}

export interface Hits {
  /** The first item of each family of the page, or every item of the one family that is looked through. */
  readonly first: readonly (FoundItem & { readonly familyKey: string })[];
  readonly total: number;
  readonly isMore: boolean;
  readonly hasNextPage: boolean;
  /** How they were found: the counts are of the same. */
  readonly strictness: Strictness;
  /** What the engine was asked for them. */
  readonly steps: readonly Strictness[];
  /** What comes close, where little or nothing matches. It is in no count and in no facet of the others. */
  readonly close: CloseItems | null;
}

export interface CloseItems {
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly isMore: boolean;
}

const familiesOnPage = 12;
/** Of one family that is looked through by itself. */
const itemsOnPage = 100;
const closeItems = 40;

/**
 * Finds items; undefined while the engine is away. Where few have all that was asked, what comes close is looked for too.
 * What the page shows of them is a request of its own.
 */
export async function findItems(opensearch: OpensearchHandle, request: FindRequest): Promise<Found | undefined> {
  const hits = await findHits(opensearch, request);
  return hits && findDetails({ opensearch }, request, hits);
}

/** So many are a choice; below it, what comes close is shown after them. */
const enough = 10;

/** Which families are on the page, and what comes close; undefined while the engine is away. */
export async function findHits(opensearch: OpensearchHandle, request: FindRequest): Promise<Hits | undefined> {
  const hits = await findMatches(opensearch, request);
  return hits && withClose(opensearch, request, hits);
}

/** Which families are on the page; undefined while the engine is away. */
export async function findMatches(opensearch: OpensearchHandle, request: FindRequest): Promise<Hits | undefined> {
  return fallbackIfUnavailable(undefined, async () => lookForMatches(opensearch, request));
}

/** The same with what comes close, where little or nothing matches; undefined while the engine is away. */
export async function withClose(
  opensearch: OpensearchHandle,
  request: FindRequest,
  hits: Hits,
): Promise<Hits | undefined> {
  if (!mayComeClose(request, hits)) return hits;
  return fallbackIfUnavailable(undefined, async () => ({
    ...hits,
    steps: [...hits.steps, "close"],
    close: await findClose(opensearch, request, hits),
  }));
}

/** The items of these families, and what was found by facet; undefined while the engine is away. */
export async function findDetails(deps: DetailsDeps, request: FindRequest, hits: Hits): Promise<Found | undefined> {
  return fallbackIfUnavailable(undefined, async () => ({ ...hits, ...(await readDetails(deps, request, hits)) }));
}

async function lookForMatches(opensearch: OpensearchHandle, request: FindRequest): Promise<Hits> {
  const steps: Strictness[] = [];
  let all = nothingFound;
  for (const strictness of stepsOf(request.query)) {
    steps.push(strictness);
    all = await runSearch(opensearch, request, strictness);
    if (all.total > 0) break;
  }
  const { items: first, total, isMore, hasNextPage } = all;
  return { first, total, isMore, hasNextPage, strictness: steps.at(-1) ?? "all", steps, close: null };
}

/** What is searched for first, and what where that finds nothing. */
function stepsOf(query: FindRequest["query"]): readonly Strictness[] {
  const first: readonly Strictness[] = query && preferredClauses(query).length > 0 ? ["preferred", "all"] : ["all"];
  if (query?.head == null) return first;
  // What a thing is for may be on no item, and the noun may be taken for another: then all of it has to be there, wherever.
  return query.isForSomething ? [...first, "thing", "loose"] : [...first, "loose"];
}

async function findClose(
  opensearch: OpensearchHandle,
  request: FindRequest,
  { first }: Hits,
): Promise<CloseItems | null> {
  const without = first.map(({ familyKey }) => familyKey);
  const near = hitsIn(await opensearch.search("search", closeSearch(request, without)), closeItems);
  const [nearest = 0] = near.scores;
  // One thing less that is met is less close.
  const items = near.items.filter((_, at) => (near.scores[at] ?? 0) > nearest - metBoost);
  if (items.length === 0) return null;
  const isWhole = items.length < near.items.length;
  return isWhole ? { items, total: items.length, isMore: false } : { items, total: near.total, isMore: near.isMore };
}

/** In another order, on another page or behind a filter, what comes close would only be in the way. */
function mayComeClose({ query, filters, sort, page }: FindRequest, { first, total }: Hits): boolean {
  if (query === null || total >= enough || first[0]?.isExact === true) return false;
  const isNarrowed =
    filters.chosen.size + filters.ranges.size > 0 || filters.family !== undefined || filters.category !== undefined;
  return sort === "best" && page === 1 && !isNarrowed && (termCount(query) > 1 || total === 0);
}

async function runSearch(
  opensearch: OpensearchHandle,
  request: FindRequest,
  strictness: Strictness,
): Promise<Answered> {
  return hitsIn(await opensearch.search("search", hitsSearch(request, strictness)), pageSizeOf(request));
}

/** Families are paged; of one that is looked through by itself, its items. */
export function pageSizeOf({ filters: { family } }: Pick<FindRequest, "filters">): number {
  return family === undefined ? familiesOnPage : itemsOnPage;
}

const shownParts = ["hits.total", "hits.hits.fields", "hits.hits.sort", "hits.hits.matched_queries"];
/** Read from columns: whole documents would have to be unpacked. */
const shownFields = { _source: false, docvalue_fields: ["sku", "familyKey"] };

/** What the engine is asked for a page: the first item of each family, and one more to know whether there is a next page. */
export function hitsSearch(request: FindRequest, strictness: Strictness): Search {
  const { query, filters, sort, page } = request;
  const size = pageSizeOf(request);
  const body = {
    ...matchBody(request, strictness),
    from: (page - 1) * size,
    size: size + 1,
    ...shownFields,
    sort: sortOf(sort, query !== null),
    ...(filters.family === undefined ? { collapse: { field: "familyKey" } } : {}),
  };
  return { index: productsIndex, parts: shownParts, body };
}

/** What comes close, without the families that match: the rest of those is shown with them. */
export function closeSearch(request: FindRequest, without: readonly string[]): Search {
  const { query, track_total_hits } = matchBody(request, "close");
  const body = {
    track_total_hits,
    query: { bool: { must: query, must_not: { terms: { familyKey: without } } } },
    size: closeItems,
    ...shownFields,
    sort: sortOf(request.sort, true),
  };
  return { index: productsIndex, parts: shownParts, body };
}

interface EngineAnswer {
  readonly hits?: {
    readonly total?: { readonly value: number; readonly relation: string };
    readonly hits?: readonly {
      readonly fields: { readonly sku: readonly [string]; readonly familyKey: readonly [string] };
      readonly sort: readonly unknown[];
      readonly matched_queries?: readonly string[];
    }[];
  };
}

interface Answered {
  readonly items: Hits["first"];
  /** Of the items, in their order; zeros where they are sorted by something else. */
  readonly scores: readonly number[];
  readonly total: number;
  readonly isMore: boolean;
  readonly hasNextPage: boolean;
}

const nothingFound: Answered = { items: [], scores: [], total: 0, isMore: false, hasNextPage: false };

function hitsIn({ hits }: EngineAnswer, size: number): Answered {
  const all = hits?.hits ?? [];
  const found = all.slice(0, size);
  return {
    items: found.map(({ fields, matched_queries: met }) => ({
      sku: fields.sku[0],
      familyKey: fields.familyKey[0],
      isExact: met?.includes("exact") ?? false,
    })),
    total: hits?.total?.value ?? 0,
    isMore: hits?.total !== undefined && hits.total.relation !== "eq",
    scores: found.map(({ sort: [score] }) => (typeof score === "number" ? score : 0)),
    hasNextPage: all.length > size,
  };
}
