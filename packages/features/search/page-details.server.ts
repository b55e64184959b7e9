import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import { type Counts, type CountsAnswer, countedPage, countsSearch, noCounts } from "./facet-counts.server.ts";
import type { FindRequest, FoundItem, Hits } from "./find-items.server.ts";
import {
  type FamilyBucket,
  type FamilySizes,
  type FoundFamily,
  familiesIn,
  familiesSearch,
  readSizes,
} from "./found-families.server.ts";
import { catalogClauses, facetFilters } from "./query/filters.ts";

/** What a page shows beside its hits. */
export interface Details extends Counts {
  /** What has all that was asked, family by family. */
  readonly families: readonly FoundFamily[];
  /** The items of the families, in their order. */
  readonly items: readonly FoundItem[];
}

export interface DetailsDeps {
  readonly opensearch: OpensearchHandle;
  /** What is known of all families; left out, the engine is asked for those of the page. */
  readonly familySizes?: () => Promise<FamilySizes | undefined>;
}

/** The engine is asked once, and once more where only a sample of what was found is counted. */
export function detailsSearches(request: FindRequest, hits: Hits): readonly Search[] {
  // Where a choice left nothing, its facet still shows what another one would bring.
  if (hits.total === 0 && facetFilters(request.filters).size === 0) return [];
  return [countsSearch(request, hits), ...(hits.isMore ? [familiesSearch(request, hits)] : [])];
}

interface FamiliesAnswer {
  readonly aggregations?: { readonly families: { readonly buckets: readonly FamilyBucket[] } };
}

export async function readDetails(deps: DetailsDeps, request: FindRequest, hits: Hits): Promise<Details> {
  const { opensearch } = deps;
  const [counts, families] = detailsSearches(request, hits);
  if (!counts) return { ...noCounts(request), families: [], items: [] };
  const [counted, alone, sizes] = await Promise.all([
    opensearch.search<CountsAnswer>("count-facets", counts),
    families && opensearch.search<FamiliesAnswer>("families", families),
    sizesFor(deps, request, hits),
  ]);
  const { aggregations } = counted;
  const page = aggregations && countedPage(aggregations, hits.isMore);
  const buckets = (alone ? alone.aggregations?.families.buckets : page?.families) ?? [];
  const onPage = familiesIn(request, hits, { buckets, sizes });
  return {
    ...(page ? page.counts : noCounts(request)),
    families: onPage,
    items: onPage.flatMap(({ items }) => items),
  };
}

/** A custom catalog has families of other sizes. */
async function sizesFor(
  { opensearch, familySizes }: DetailsDeps,
  { filters }: FindRequest,
  hits: Hits,
): Promise<FamilySizes> {
  if (hits.first.length === 0) return new Map();
  const known = catalogClauses(filters).length === 0 ? await familySizes?.() : undefined;
  return known ?? readSizes(opensearch, filters, hits);
}
