import type { Search } from "@capstan/platform/opensearch";
import type { FindRequest, Hits } from "./find-items.server.ts";
import { type FamilyBucket, familiesAggregation, inFamilies, isWeighed } from "./found-families.server.ts";
import { slots } from "./index/product-document.ts";
import { productsIndex } from "./products-index.server.ts";
import { scoreQuery } from "./query/build-query.ts";
import { facetFilters, categoryFilters, skuFilter } from "./query/filters.ts";
import { facetTerm, readFacetTerm } from "./query/facet-term.ts";

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface Counts {
  readonly familyCount: number;
  /** Counts by facet's code and value. */
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>;
  readonly classCodes: readonly string[];
  readonly categories: readonly { readonly code: string; readonly count: number }[];
  /** How many of them the account that is looking has ordered before; null if none is looking. */
  readonly boughtCount: number | null;
  /** Of a very large result only a sample is counted; the counts are estimates then. */
  readonly isSampled: boolean;
}

const shownParts = ["aggregations"];
const maxFacetValues = 400;
const maxClasses = 4;
const maxCategories = 40;
/** So many of a hundred equal parts of the catalog are counted where more was found than is counted through. */
const sampledSlots = 5;

/**
 * Counts what was found, by facet, class and category; the families of the page in the same pass, unless only a sample is
 * counted.
 */
export function countsSearch(request: FindRequest, hits: Hits): Search {
  const { query, filters, accountNumber } = request;
  const { strictness, isMore } = hits;
  const matching = query ? scoreQuery(query, strictness, accountNumber) : { term: { isSold: true } };
  const sample = isMore ? [{ range: { slot: { lt: sampledSlots } } }] : [];
  const narrowed = [...categoryFilters(filters), ...sample];
  const body = {
    size: 0,
    track_total_hits: false,
    query: {
      bool: isWeighed(request, hits) ? { must: matching, filter: narrowed } : { filter: [matching, ...narrowed] },
    },
    aggs: aggregationsFor(request, hits),
  };
  return { index: productsIndex, parts: shownParts, body };
}

/** A facet counts what its own choice would bring: its own filter is left out of its counts. */
function aggregationsFor(request: FindRequest, hits: Hits): object {
  const { boughtSkus } = request;
  const used = facetFilters(request.filters);
  const hasFamilies = !hits.isMore && hits.first.length > 0;
  const onPage = { filter: inFamilies(hits), aggs: { families: familiesAggregation(request, hits) } };
  const values = { terms: { field: "facets", size: maxFacetValues } };
  const own = [...used.keys()].map((code) => [
    `own ${code}`,
    {
      filter: { bool: { filter: [...used].filter(([other]) => other !== code).map(([, filter]) => filter) } },
      aggs: {
        values: {
          terms: { field: "facets", size: maxFacetValues, include: facetTerm(code.replaceAll(/[^\w]/g, ""), ".*") },
        },
      },
    },
  ]);
  const chosen = {
    values,
    classes: { terms: { field: "classCode", size: maxClasses } },
    categories: { terms: { field: "categoryCode", size: maxCategories } },
    families: { cardinality: { field: "familyKey", precision_threshold: 3_000 } },
    ...(boughtSkus === null ? {} : { bought: { filter: skuFilter(boughtSkus) } }),
    ...(hasFamilies ? { onPage } : {}),
  };
  if (used.size === 0) return chosen;
  const filter = { bool: { filter: [...used.values()] } };
  return { chosen: { filter, aggs: chosen }, ...Object.fromEntries(own) };
}

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}

export interface CountsAnswer {
  readonly aggregations?: Chosen | Narrowed;
}

/** What is left after all that was chosen. */
interface Chosen {
  readonly values: Buckets;
  readonly classes: Buckets;
  readonly categories: Buckets;
  readonly families: { readonly value: number };
  readonly bought?: { readonly doc_count: number };
  readonly onPage?: { readonly families: { readonly buckets: readonly FamilyBucket[] } };
}

/** With what each facet would have without its own choice. */
interface Narrowed {
  readonly chosen: Chosen;
  readonly [own: string]: { readonly values: Buckets };
}

export interface CountedPage {
  readonly counts: Counts;
  /** Undefined where only a sample was counted. */
  readonly families: readonly FamilyBucket[] | undefined;
}

export function countedPage(aggregations: Chosen | Narrowed, isSampled: boolean): CountedPage {
  const { chosen, ...rest } = "chosen" in aggregations ? aggregations : { chosen: aggregations };
  return { counts: countsIn(chosen, rest, isSampled), families: chosen.onPage?.families.buckets };
}

function countsIn(chosen: Chosen, rest: Readonly<Record<string, Pick<Chosen, "values">>>, isSampled: boolean): Counts {
  const scale = isSampled ? slots / sampledSlots : 1;
  const facets = new Map(facetCounts(chosen.values, scale));
  for (const { values } of Object.values(rest))
    for (const [code, counts] of facetCounts(values, scale)) facets.set(code, counts);
  return {
    familyCount: chosen.families.value,
    facets,
    classCodes: chosen.classes.buckets.map(({ key }) => key),
    categories: chosen.categories.buckets.map(({ key, doc_count: count }) => ({ code: key, count: count * scale })),
    boughtCount: chosen.bought === undefined ? null : chosen.bought.doc_count * scale,
    isSampled,
  };
}

function facetCounts(values: Buckets, scale: number): ReadonlyMap<string, FacetCount[]> {
  const found = new Map<string, FacetCount[]>();
  for (const { key, doc_count: count } of values.buckets) {
    const { code, value } = readFacetTerm(key);
    const list = found.get(code) ?? [];
    list.push({ value, count: count * scale });
    found.set(code, list);
  }
  return found;
}

export function noCounts({ boughtSkus }: Pick<FindRequest, "boughtSkus">): Counts {
  return {
    familyCount: 0,
    facets: new Map(),
    classCodes: [],
    categories: [],
    boughtCount: boughtSkus === null ? null : 0,
    isSampled: false,
  };
}
