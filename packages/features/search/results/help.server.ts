import type { CategoryTree } from "@capstan/features/catalog/server";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { Found } from "../find-items.server.ts";
import { noFilters } from "../query/filters.ts";
import type { ParsedQuery, Reading } from "../query/parse-query.ts";
import type { ResultsView } from "../results.ts";
import { type ResultsParams, filtersOf } from "./address.ts";
import type { AppliedFilter } from "./applied.ts";
import type { CatalogFilters } from "./catalog-view.server.ts";
import type { Meant } from "./did-you-mean.server.ts";
import { nearest } from "./nearest.server.ts";

export interface HelpInput {
  readonly params: ResultsParams;
  /** Null on a category's page, which has a category instead. */
  readonly query: ParsedQuery | null;
  readonly category?: string;
  /** What the account has ordered before; null if none is looking. */
  readonly boughtSkus: readonly string[] | null;
  readonly categoryTree: CategoryTree | undefined;
  readonly reading: Partial<Reading>;
  readonly found: Found | undefined;
  /** What the visitor is shown of the catalog. */
  readonly within?: CatalogFilters;
}

/** What may help where there is nothing to show. */
export async function nearestTo(
  opensearch: OpensearchHandle,
  input: HelpInput,
  { applied, meant }: { readonly applied: readonly AppliedFilter[]; readonly meant: Meant },
): Promise<ResultsView["nearest"]> {
  const { params, query, category, boughtSkus, categoryTree, reading, found } = input;
  const within = { ...noFilters, ...input.within };
  if (found?.total !== 0 || found.close !== null || params.page > 1) return [];
  const narrowings = applied.map(({ label, removeUrl, rest }) => ({
    label,
    url: removeUrl,
    rest: { ...filtersOf(rest, boughtSkus), ...(category ? { category } : {}) },
  }));
  const { corrections } = meant;
  const offers = await nearest(opensearch, { query, narrowings, categoryTree, reading, corrections, within });
  return offers.filter(({ label }) => label !== meant.text);
}
