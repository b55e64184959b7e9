import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { matchBody } from "../query/match-body.ts";
import { productsIndex } from "../products-index.server.ts";
import type { Strictness } from "../query/build-query.ts";
import { type Filters, categoryFilters, noFilters } from "../query/filters.ts";
import type { ParsedQuery } from "../query/parse-query.ts";

export interface Answer {
  readonly hits?: {
    readonly total?: { readonly value: number; readonly relation: string };
    readonly hits?: readonly Hit[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
}

interface Hit {
  readonly _source: { readonly sku: string; readonly name: string };
  readonly fields?: { readonly ids?: readonly string[] };
}

export interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** Several questions in one request, each within the same filters. Help is a kindness: while the engine is away there are no answers, and no error. */
export async function searchMany(
  opensearch: OpensearchHandle,
  bodies: readonly { readonly query: object }[],
  within: Filters = noFilters,
): Promise<readonly Answer[]> {
  if (bodies.length === 0) return [];
  const filter = categoryFilters(within);
  const searches = bodies.map((body) => ({
    index: productsIndex,
    body: filter.length === 0 ? body : { ...body, query: { bool: { must: body.query, filter } } },
  }));
  return fallbackIfUnavailable([], async () => opensearch.searchMany<Answer>("help", { searches }));
}

/** How many items a search has, every word of it met if nothing else is said. */
export function countBody(
  query: ParsedQuery | null,
  { filters = noFilters, strictness = "all" }: { filters?: Filters; strictness?: Strictness } = {},
): { readonly query: object; readonly size: number } {
  return { ...matchBody({ query, filters, accountNumber: null }, strictness), size: 0 };
}

export function countIn(answer: Answer | undefined): number {
  return answer?.hits?.total?.value ?? 0;
}

/** "1 item", "120 items", "more than 10,000 items". */
export function itemWords(answer: Answer | undefined): string {
  const total = countIn(answer);
  const words = `${total.toLocaleString("en-US")} ${total === 1 ? "item" : "items"}`;
  return answer?.hits?.total?.relation === "gte" ? `more than ${words}` : words;
}
