import { readInches } from "@capstan/platform/fraction";
import type { Filters } from "../query/filters.ts";
import { type SuggestConfigId, suggestConfigIdOf } from "../suggest-config.ts";

/** Facets share the address with the specification's own parameters, so theirs begin with this. */
export const facetPrefix = "f.";
/** What the account has bought before: `bought=true`. */
export const boughtName = "bought";
/** One family of what was found, by its key: `family=hex-cap-screw~hex-cap-screws`. */
export const familyName = "family";
/** One category of what was found: `category=FAS-HEX`. */
export const categoryName = "category";
export const pageName = "page";
const originName = "suggestConfigId";
/** The words as they were typed, even where they find nothing: `verbatim=true`. */
export const verbatimName = "verbatim";
const rangeEnds = { from: ".from", to: ".to" } as const;
const maxFilters = 30;
/** The engine goes no deeper than ten thousand items. */
const maxPage = 99;

export const sortNames = {
  best: "Best match",
  // The index knows what everybody pays; what an account pays is read with the page.
  price: "Web price per piece, low to high",
  "-price": "Web price per piece, high to low",
  orders: "Most ordered",
};
export type Sort = keyof typeof sortNames;

/** What the address of a results page asks for. */
export interface ResultsParams {
  readonly text: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly filters: Filters;
  /** Only what was bought before; it says something only where an account looks. */
  readonly isBought: boolean;
  /** Nothing is to be corrected. */
  readonly isVerbatim: boolean;
  /** From which place in the search box it came; null for what was typed. */
  readonly suggestConfigId: SuggestConfigId | null;
}

/** As much of it as leaves items out. */
export type Narrowing = Pick<ResultsParams, "filters" | "isBought">;

/** A category's page is of its own category, whatever else its address says. */
export function readAddress(url: URL, page: "search" | "category" = "search"): ResultsParams {
  const { searchParams: given } = url;
  const family = given.get(familyName);
  const category = page === "search" ? given.get(categoryName) : null;
  return {
    text: given.get("searchQuery") ?? "",
    sort: sortOf(given.get("sort")),
    page: pageOf(given.get(pageName)),
    filters: { ...readFacets(given), ...(family ? { family } : {}), ...(category ? { category } : {}) },
    isBought: given.get(boughtName) === "true",
    isVerbatim: given.get(verbatimName) === "true",
    suggestConfigId: suggestConfigIdOf(given.get(originName)),
  };
}

/** The filters as they hold for whoever looks: what was bought before is an account's, and null where none is looking. */
export function filtersOf({ filters, isBought }: Narrowing, boughtSkus: readonly string[] | null): Filters {
  return isBought && boughtSkus !== null ? { ...filters, boughtSkus } : filters;
}

function sortOf(text: string | null): Sort {
  return text !== null && Object.hasOwn(sortNames, text) ? (text as Sort) : "best";
}

function readFacets(given: URLSearchParams): Pick<Filters, "chosen" | "ranges"> {
  const chosen = new Map<string, string[]>();
  const ranges = new Map<string, { from?: number; to?: number }>();
  for (const [name, value] of [...given].slice(0, maxFilters)) {
    if (!name.startsWith(facetPrefix) || value === "") continue;
    const code = name.slice(facetPrefix.length).replace(/\.(?:from|to)$/, "");
    if (!/^[a-zA-Z]\w{0,40}$/.test(code)) continue;
    const end = (["from", "to"] as const).find((side) => name.endsWith(rangeEnds[side]));
    if (end === undefined) chosen.set(code, [...(chosen.get(code) ?? []), value]);
    else if (numberOf(value) !== undefined) ranges.set(code, { ...ranges.get(code), [end]: numberOf(value) });
  }
  return { chosen, ranges };
}

/** "1-1/2", "3/4", "0.75": whatever a buyer writes into a range. */
export function numberOf(text: string): number | undefined {
  return readInches(text.includes("/") ? text : text.replaceAll(",", ""));
}

/** The pages of a search end somewhere, whatever an address says. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), maxPage) : 1;
}

/** The same page with some parameters changed; it begins at its first page again, and not in the search box. */
export function withParameters(url: URL, changes: (given: URLSearchParams) => void): string {
  const given = new URLSearchParams(url.searchParams);
  given.delete(pageName);
  given.delete(originName);
  changes(given);
  const query = given.toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}
