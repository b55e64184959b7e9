import type { Clause } from "./clauses.ts";
import { facetTerm } from "./facet-term.ts";
import { numberRange } from "./number-term.ts";

export interface Filters {
  /** A category, with everything below it. */
  readonly category?: string;
  /** The key of a family, as a page of results groups them. */
  readonly family?: string;
  readonly brandCode?: string;
  /** Facets by code: any of the values. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, { readonly from?: number; readonly to?: number }>;
  readonly inCatalog?: string;
  readonly outsideCatalog?: string;
  /** What an account has ordered before: only these items. */
  readonly boughtSkus?: readonly string[];
}

export const noFilters: Filters = { chosen: new Map(), ranges: new Map() };

export function categoryFilters(filters: Filters): Clause[] {
  const { category, family, brandCode, boughtSkus } = filters;
  return [
    ...(category === undefined ? [] : [{ term: { categories: category } }]),
    ...(family === undefined ? [] : [{ term: { familyKey: family } }]),
    ...(brandCode === undefined ? [] : [{ term: { brandCode } }]),
    ...catalogClauses(filters),
    ...(boughtSkus === undefined ? [] : [skuFilter(boughtSkus)]),
  ];
}

/** What the visitor is shown at all, whatever else narrows the page. */
export function catalogClauses({ inCatalog, outsideCatalog }: Filters): Clause[] {
  return [
    ...(inCatalog === undefined ? [] : [{ term: { catalogs: inCatalog } }]),
    ...(outsideCatalog === undefined ? [] : [{ bool: { must_not: { term: { catalogs: outsideCatalog } } } }]),
  ];
}

/** The engine takes 65,536 terms in one filter. */
export const maxBoughtSkus = 65_536;

export function skuFilter(skus: readonly string[]): Clause {
  return { terms: { sku: skus } };
}

/** The filter of each facet that was used, by code: a facet's own counts leave its own filter out. */
export function facetFilters({ chosen, ranges }: Filters): ReadonlyMap<string, Clause> {
  return new Map([
    ...[...chosen].map(([code, values]): [string, Clause] => [
      code,
      { terms: { facets: values.map((value) => facetTerm(code, value)) } },
    ]),
    ...[...ranges].map(([code, ends]): [string, Clause] => [code, { range: { numbers: numberRange(code, ends) } }]),
  ]);
}
