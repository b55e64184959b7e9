import { isStandardAttribute } from "@capstan/features/catalog/server";
import { productsIndex, readFacetTerm } from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import { type OpensearchHandle, everySearch } from "@capstan/platform/opensearch";
import type { CategoryContents, Popularity } from "./suggestion-documents.server.ts";

/** Categories that are counted by one request: each of them touches its own items only. */
const categoriesAtOnce = 10;
const patient = { requestTimeout: 30_000 };
const maxValues = 300;
const maxFamilies = 500;
const maxBrands = 300;
const maxClasses = 20;

/** Counts what lies in each category and is sold; empty categories are left out. */
export async function readCategories(
  opensearch: OpensearchHandle,
  codes: readonly string[],
): Promise<readonly CategoryContents[]> {
  const categories: CategoryContents[] = [];
  for (let at = 0; at < codes.length; at += categoriesAtOnce)
    categories.push(...(await countCategories(opensearch, codes.slice(at, at + categoriesAtOnce))));
  return categories;
}

async function countCategories(
  opensearch: OpensearchHandle,
  codes: readonly string[],
): Promise<readonly CategoryContents[]> {
  const header = { index: opensearch.index(productsIndex), ...everySearch };
  const answer = await opensearch.run("count-categories", async (client) =>
    client.msearch({ body: codes.flatMap((code) => [header, countsOf(code)]) }, patient),
  );
  const { responses } = answer.body as unknown as { responses: readonly EngineAnswer[] };
  // Better no new suggestions than suggestions without a category.
  const refused = responses.find(({ error }) => error !== undefined);
  if (refused) bug(`the categories could not be counted: ${JSON.stringify(refused.error)}`);
  return codes.flatMap((code, at) => contentsOf(code, responses[at]?.aggregations) ?? []);
}

function countsOf(code: string): object {
  const by = (field: string, size: number) => ({ terms: { field, size }, aggs: { orders } });
  const orders = { sum: { field: "orders" } };
  return {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { categoryCode: code } }, { term: { isSold: true } }] } },
    aggs: {
      items: { value_count: { field: "sku" } },
      orders,
      brands: by("brandCode", maxBrands),
      classes: by("classCode", maxClasses),
      families: by("familyCode", maxFamilies),
      values: by("facets", maxValues),
    },
  };
}

interface Figure {
  readonly value: number;
}

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number; readonly orders: Figure }[];
}

interface Counts {
  readonly items: Figure;
  readonly orders: Figure;
  readonly brands: Buckets;
  readonly classes: Buckets;
  readonly families: Buckets;
  readonly values: Buckets;
}

interface EngineAnswer {
  readonly error?: object;
  readonly aggregations?: Counts;
}

function contentsOf(code: string, counts: Counts | undefined): CategoryContents | undefined {
  if (!counts || counts.items.value === 0) return undefined;
  return {
    code,
    items: counts.items.value,
    orders: counts.orders.value,
    brands: popularities(counts.brands),
    classes: popularities(counts.classes),
    families: popularities(counts.families),
    values: classValues(popularities(counts.values)),
  };
}

/** A class's own values make suggestions, "zinc plated bolts". What every item has does not: brands have theirs. */
export function classValues(terms: ReadonlyMap<string, Popularity>): CategoryContents["values"] {
  return [...terms].flatMap(([term, popularity]) => {
    const { code: facet, value } = readFacetTerm(term);
    return isStandardAttribute(facet) ? [] : [{ facet, value, ...popularity }];
  });
}

function popularities({ buckets }: Buckets): ReadonlyMap<string, Popularity> {
  return new Map(buckets.map(({ key, doc_count: items, orders }) => [key, { items, orders: orders.value }]));
}
