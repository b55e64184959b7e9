import type { Item } from "@capstan/features/catalog/server";
import { bug } from "@capstan/platform/bug";
import type { OpensearchHandle } from "@capstan/platform/opensearch";

export const productsIndex = "products";

/** One document of the index. PostgreSQL is the truth; this is what a search needs of it. */
export interface ProductDocument {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly partNumber: string;
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly categorySlug: string;
}

export function documentOf(item: Item): ProductDocument {
  return {
    sku: item.sku,
    name: item.name,
    brand: item.brand.name,
    partNumber: item.manufacturerPartNumber,
    categoryCode: item.category.code,
    categoryName: item.category.name,
    categorySlug: item.category.slug,
  };
}

/** Makes the index where it is missing. Two starters at once are fine: the second one's refusal is the first one's success. */
export async function ensureProductsIndex(opensearch: OpensearchHandle): Promise<void> {
  const index = opensearch.index(productsIndex);
  await opensearch.run("create-index", async (client) => {
    const existing = await client.indices.exists({ index });
    if (existing.body) return;
    const created = await client.indices.create(
      { index, body: { settings, mappings } },
      { ignore: [400], requestTimeout: 30_000 },
    );
    const refusal = JSON.stringify(created.body);
    if (created.statusCode === 400 && !refusal.includes("resource_already_exists")) bug(`index refused: ${refusal}`);
  });
}

const settings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  refresh_interval: "1s",
  // A killed node replays its translog before it answers: 64 MB keeps that to seconds.
  "translog.flush_threshold_size": "64mb",
};

const mappings = {
  dynamic: "strict" as const,
  properties: {
    sku: { type: "keyword" as const },
    name: { type: "search_as_you_type" as const, fields: { exact: { type: "keyword" as const } } },
    brand: { type: "search_as_you_type" as const, fields: { exact: { type: "keyword" as const } } },
    partNumber: { type: "keyword" as const },
    categoryCode: { type: "keyword" as const },
    categoryName: { type: "search_as_you_type" as const, fields: { exact: { type: "keyword" as const } } },
    categorySlug: { type: "keyword" as const, index: false },
  },
};
