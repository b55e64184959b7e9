import type { CategoryTree } from "@capstan/features/catalog/server";
import { createLastKnown } from "@capstan/platform/last-known";
import type { OpensearchHandle, Search } from "@capstan/platform/opensearch";
import { type CategorySizes, isSize } from "./category-sizes.server.ts";
import { productsIndex } from "./products-index.server.ts";
import { facetTerm, readFacetTerm } from "./query/facet-term.ts";

const patienceMs = 500;
const maxCategories = 1_000;
const maxValues = 1_000;

/** What sizes each category has, in memory and read from the index every few minutes, in one pass over all items. */
export function categorySizesReader(
  opensearch: OpensearchHandle,
  categoryTree: () => Promise<CategoryTree | undefined>,
  { freshMs = 10 * 60_000 } = {},
): () => Promise<CategorySizes | undefined> {
  const load = async () => readCategorySizes(opensearch, await categoryTree());
  const lastKnown = createLastKnown<CategorySizes>({ load, freshMs, patienceMs });
  return async () => lastKnown("sizes");
}

async function readCategorySizes(opensearch: OpensearchHandle, tree: CategoryTree | undefined): Promise<CategorySizes> {
  const attributes = [...(tree?.classes.values() ?? [])].flatMap((itemClass) => itemClass.attributes);
  const codes = new Set(attributes.filter(isSize).map(({ code }) => code));
  if (codes.size === 0) return new Map();
  const { aggregations }: SizesAnswer = await opensearch.search("category-sizes", sizesSearch([...codes]));
  return new Map(
    aggregations?.categories.buckets.map(({ key, classes, values }) => [
      key,
      { classCode: classes.buckets[0]?.key ?? "", values: byCode(values.buckets.map((bucket) => bucket.key)) },
    ]),
  );
}

function sizesSearch(codes: readonly string[]): Search {
  const include = `(${codes.map((code) => code.replaceAll(/[^\w]/g, "")).join("|")})${facetTerm("", ".*")}`;
  const body = {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { isSold: true } }] } },
    aggs: {
      categories: {
        terms: { field: "categoryCode", size: maxCategories },
        aggs: {
          classes: { terms: { field: "classCode", size: 1 } },
          values: { terms: { field: "facets", size: maxValues, include } },
        },
      },
    },
  };
  return { index: productsIndex, parts: ["aggregations"], body };
}

interface Buckets {
  readonly buckets: readonly { readonly key: string }[];
}

interface SizesAnswer {
  readonly aggregations?: {
    readonly categories: {
      readonly buckets: readonly { readonly key: string; readonly classes: Buckets; readonly values: Buckets }[];
    };
  };
}

function byCode(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const read = terms.map(readFacetTerm);
  const groups = Map.groupBy(read, ({ code }) => code);
  return new Map([...groups].map(([code, found]) => [code, found.map(({ value }) => value)]));
}
