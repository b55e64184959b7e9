import { productsIndex } from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import { type OpensearchHandle, everySearch } from "@capstan/platform/opensearch";

/** How many items stand behind something, and how many orders. */
export interface Popularity {
  readonly items: number;
  readonly orders: number;
}

/** The items of one type in a category: "Ball Valve". */
export interface TypeContents extends Popularity {
  readonly name: string;
  readonly brands: ReadonlyMap<string, Popularity>;
  /** Their primary sizes in canonical form. */
  readonly sizes: ReadonlySet<string>;
}

/** What the products of one category have in common, as the products' index counts it. */
export interface CategoryContents extends Popularity {
  readonly code: string;
  readonly brands: ReadonlyMap<string, Popularity>;
  readonly classes: ReadonlyMap<string, Popularity>;
  readonly types: readonly TypeContents[];
}

/** Categories that are counted by one request: each of them touches its own items only. */
const categoriesAtOnce = 10;
const patient = { requestTimeout: 30_000 };
const maxBrands = 300;
const maxClasses = 20;
const maxTypes = 60;
const maxBrandsOfType = 60;
const maxSizesOfType = 400;

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
  const orders = { sum: { field: "orders" } };
  const by = (field: string, size: number, aggs: object = {}) => ({
    terms: { field, size },
    aggs: { orders, ...aggs },
  });
  return {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { categoryCode: code } }, { term: { isSold: true } }] } },
    aggs: {
      items: { value_count: { field: "sku" } },
      orders,
      brands: by("brandCode", maxBrands),
      classes: by("classCode", maxClasses),
      types: by("type", maxTypes, {
        brands: by("brandCode", maxBrandsOfType),
        sizes: { terms: { field: "sizes", size: maxSizesOfType } },
      }),
    },
  };
}

interface Figure {
  readonly value: number;
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
  readonly orders: Figure;
}

interface Buckets<Of = Bucket> {
  readonly buckets: readonly Of[];
}

interface TypeBucket extends Bucket {
  readonly brands: Buckets;
  readonly sizes: Buckets<{ readonly key: string }>;
}

interface Counts {
  readonly items: Figure;
  readonly orders: Figure;
  readonly brands: Buckets;
  readonly classes: Buckets;
  readonly types: Buckets<TypeBucket>;
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
    types: counts.types.buckets.map((type) => ({
      name: type.key,
      ...popularityOf(type),
      brands: popularities(type.brands),
      sizes: new Set(type.sizes.buckets.map(({ key }) => key)),
    })),
  };
}

function popularities({ buckets }: Buckets): ReadonlyMap<string, Popularity> {
  return new Map(buckets.map((bucket) => [bucket.key, popularityOf(bucket)]));
}

function popularityOf({ doc_count: items, orders }: Bucket): Popularity {
  return { items, orders: orders.value };
}
