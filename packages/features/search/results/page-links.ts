import type { ResultsView } from "../results.ts";
import { pageName, withParameters } from "./address.ts";

export interface PagesInput {
  readonly page: number;
  readonly size: number;
  readonly shown: number;
  /** Null where nobody has counted. */
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly of: "families" | "items";
}

/** The pages around this one, with the first and the last; null where there is only one. */
export function pageLinks(url: URL, { page, size, shown, total, hasNext, of }: PagesInput): ResultsView["pages"] {
  if (page === 1 && !hasNext) return null;
  const link = (number: number) =>
    withParameters(url, (given) => (number === 1 ? given.delete(pageName) : given.set(pageName, String(number))));
  const last = total === null ? page + (hasNext ? 1 : 0) : Math.max(page, Math.ceil(total / size));
  const near = [page - 1, page, page + 1].filter((number) => number > 0 && number <= last);
  const numbers = [...new Set([1, ...near, ...(total === null ? [] : [last])])].toSorted((one, other) => one - other);
  return {
    of,
    from: shown === 0 ? 0 : (page - 1) * size + 1,
    to: (page - 1) * size + shown,
    total,
    current: page,
    links: numbers.map((number) => ({ number, url: link(number) })),
    previousUrl: page > 1 ? link(page - 1) : null,
    nextUrl: hasNext ? link(page + 1) : null,
  };
}
