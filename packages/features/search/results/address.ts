import { readInches } from "@capstan/platform/fraction";
import type { Filters } from "../query/filters.ts";
import { type SuggestConfigId, suggestConfigIdOf } from "../suggest-config.ts";

/** Facets share the address with the specification's own parameters, so theirs begin with this. */
export const facetPrefix = "f.";
/** What the account has bought before: `bought=true`. */
export const boughtName = "bought";
const originName = "suggestConfigId";
/** The words as they were typed, even where they find nothing: `verbatim=true`. */
export const verbatimName = "verbatim";
const rangeEnds = { from: ".from", to: ".to" } as const;
const maxFilters = 30;

export const sortNames = {
  best: "Best match",
  price: "Price, low to high",
  "-price": "Price, high to low",
  orders: "Most ordered",
};
export type Sort = keyof typeof sortNames;

/** What the address of a results page asks for. */
export interface ResultsParams {
  readonly text: string;
  readonly sort: Sort;
  readonly after: readonly unknown[] | null;
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

export function readAddress(url: URL, page: "search" | "category" = "search"): ResultsParams {
  const { searchParams: given } = url;
  const family = given.get("family");
  const sort = sortOf(given.get("sort"));
  return {
    text: given.get("searchQuery") ?? "",
    sort,
    after: readMark(given.get("after"), sort === "best" ? marks[page] : marks[sort]),
    filters: { ...readFacets(given), ...(family ? { family } : {}) },
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

/** The place after which the next page begins, as an opaque text. */
export function writeMark(sortValues: readonly unknown[]): string {
  return encodeURIComponent(JSON.stringify(sortValues));
}

const isText = (value: unknown) => typeof value === "string" && value.isWellFormed();
const isWhole = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isScore = (value: unknown) => typeof value === "number" && Math.abs(value) < 1e9;
/** The engine's word for an item without a price is endless. */
const isPrice = (value: unknown) => Number.isFinite(value) || value === "Infinity" || value === "-Infinity";

/** What each order sorts by: the engine refuses a mark of any other form, and an address may say anything. */
const marks = {
  search: [isScore, isWhole, isText],
  category: [isWhole, (value: unknown) => value === null || isText(value), isText],
  price: [isPrice, isText],
  "-price": [isPrice, isText],
  orders: [isWhole, isText],
};

function readMark(text: string | null, form: readonly ((value: unknown) => boolean)[]): readonly unknown[] | null {
  if (text === null || text.length > 400) return null;
  try {
    const values: unknown = JSON.parse(decodeURIComponent(text));
    const isMark = Array.isArray(values) && values.length === form.length && form.every((fits, at) => fits(values[at]));
    return isMark ? values : null;
  } catch {
    return null;
  }
}

/** The same page with some parameters changed; it begins at its first item again, and not in the search box. */
export function withParameters(url: URL, changes: (given: URLSearchParams) => void): string {
  const given = new URLSearchParams(url.searchParams);
  given.delete("after");
  given.delete(originName);
  changes(given);
  const query = given.toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}
