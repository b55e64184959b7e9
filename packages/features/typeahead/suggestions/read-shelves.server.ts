import { productsIndex, readFacetTerm } from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import { type OpensearchHandle, everySearch } from "@capstan/platform/opensearch";
import type { ShelfContents, Standing } from "./suggestion-documents.server.ts";

/** Shelves that are counted by one request: each of them touches its own items only. */
const shelvesAtOnce = 10;
const patient = { requestTimeout: 30_000 };
const mostValues = 300;
const mostFamilies = 500;
const mostBrands = 300;
const mostClasses = 20;

/** Counts what lies on each shelf and is sold; empty shelves are left out. */
export async function readShelves(
  opensearch: OpensearchHandle,
  codes: readonly string[],
): Promise<readonly ShelfContents[]> {
  const shelves: ShelfContents[] = [];
  for (let at = 0; at < codes.length; at += shelvesAtOnce)
    shelves.push(...(await countShelves(opensearch, codes.slice(at, at + shelvesAtOnce))));
  return shelves;
}

async function countShelves(opensearch: OpensearchHandle, codes: readonly string[]): Promise<readonly ShelfContents[]> {
  const header = { index: opensearch.index(productsIndex), ...everySearch };
  const answer = await opensearch.run("count-shelves", async (client) =>
    client.msearch({ body: codes.flatMap((code) => [header, countsOf(code)]) }, patient),
  );
  const { responses } = answer.body as unknown as { responses: readonly EngineAnswer[] };
  // Better no new suggestions than suggestions without a shelf.
  const refused = responses.find(({ error }) => error !== undefined);
  if (refused) bug(`the shelves could not be counted: ${JSON.stringify(refused.error)}`);
  return codes.flatMap((code, at) => contentsOf(code, responses[at]?.aggregations) ?? []);
}

function countsOf(code: string): object {
  const by = (field: string, size: number) => ({ terms: { field, size }, aggs: { orders } });
  const orders = { sum: { field: "orders" } };
  return {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { shelfCode: code } }, { term: { isSold: true } }] } },
    aggs: {
      items: { value_count: { field: "sku" } },
      orders,
      brands: by("brandCode", mostBrands),
      classes: by("classCode", mostClasses),
      families: by("familyCode", mostFamilies),
      values: by("facets", mostValues),
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

function contentsOf(code: string, counts: Counts | undefined): ShelfContents | undefined {
  if (!counts || counts.items.value === 0) return undefined;
  return {
    code,
    items: counts.items.value,
    orders: counts.orders.value,
    brands: standings(counts.brands),
    classes: standings(counts.classes),
    families: standings(counts.families),
    values: [...standings(counts.values)].flatMap(([term, standing]) => {
      const { code: facet, value } = readFacetTerm(term);
      return facet === "brand" ? [] : [{ facet, value, ...standing }];
    }),
  };
}

function standings({ buckets }: Buckets): ReadonlyMap<string, Standing> {
  return new Map(buckets.map(({ key, doc_count: items, orders }) => [key, { items, orders: orders.value }]));
}
