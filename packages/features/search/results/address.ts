import type { Filters } from "../query/build-query.ts";

/** Facets share the address with the specification's own parameters, so theirs begin with this. */
export const facetPrefix = "f.";
const rangeEnds = { from: ".from", to: ".to" } as const;
const mostFilters = 30;

export const sortNames = {
  best: "Best match",
  price: "Price, low to high",
  "-price": "Price, high to low",
  orders: "Most ordered",
};
export type Sort = keyof typeof sortNames;

/** What the address of a results page asks for. */
export interface Asked {
  readonly text: string;
  readonly sort: Sort;
  readonly after: readonly unknown[] | null;
  readonly filters: Filters;
}

export function readAddress(url: URL): Asked {
  const { searchParams: given } = url;
  const family = given.get("family");
  return {
    text: given.get("searchQuery") ?? "",
    sort: sortOf(given.get("sort")),
    after: readMark(given.get("after")),
    filters: { ...readFacets(given), ...(family ? { family } : {}) },
  };
}

function sortOf(text: string | null): Sort {
  return text !== null && Object.hasOwn(sortNames, text) ? (text as Sort) : "best";
}

function readFacets(given: URLSearchParams): Pick<Filters, "chosen" | "ranges"> {
  const chosen = new Map<string, string[]>();
  const ranges = new Map<string, { from?: number; to?: number }>();
  for (const [name, value] of [...given].slice(0, mostFilters)) {
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
  const parts = /^\s*(?:(?<whole>\d+)[-\s])?(?<over>\d+)\/(?<under>[1-9]\d*)\s*$/.exec(text)?.groups;
  if (parts) return Number(parts["whole"] ?? 0) + Number(parts["over"]) / Number(parts["under"]);
  const plain = Number(text.replaceAll(",", ""));
  return text.trim() !== "" && Number.isFinite(plain) ? plain : undefined;
}

/** The place after which the next page begins, as an opaque text. */
export function writeMark(sortValues: readonly unknown[]): string {
  return encodeURIComponent(JSON.stringify(sortValues));
}

function readMark(text: string | null): readonly unknown[] | null {
  if (text === null || text.length > 400) return null;
  try {
    const values: unknown = JSON.parse(decodeURIComponent(text));
    const isMark =
      Array.isArray(values) &&
      values.length <= 4 &&
      values.every((value) => value === null || ["string", "number"].includes(typeof value));
    return isMark ? values : null;
  } catch {
    return null;
  }
}

/** The same page with some parameters changed; it begins at its first item again. */
export function withParameters(url: URL, changes: (given: URLSearchParams) => void): string {
  const given = new URLSearchParams(url.searchParams);
  given.delete("after");
  changes(given);
  const query = given.toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}
