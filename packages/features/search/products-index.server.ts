import { bug } from "@capstan/platform/bug";
import type { OpensearchHandle } from "@capstan/platform/opensearch";

/** The name that searches use: an alias, behind which an index can be exchanged. */
export const productsIndex = "products";

/** Makes the index where it is missing. Two starters at once are fine: the second one's refusal is the first one's success. */
export async function ensureProductsIndex(opensearch: OpensearchHandle): Promise<void> {
  const alias = opensearch.index(productsIndex);
  await opensearch.run("create-index", async (client) => {
    const existing = await client.indices.existsAlias({ name: alias });
    if (existing.body) return;
    const created = await client.indices.create(
      { index: `${alias}-1`, body: { settings, mappings, aliases: { [alias]: {} } } as never },
      { ignore: [400], requestTimeout: 30_000 },
    );
    const refusal = JSON.stringify(created.body);
    if (created.statusCode === 400 && !refusal.includes("resource_already_exists")) bug(`index refused: ${refusal}`);
  });
}

const settings = {
  number_of_shards: 1,
  auto_expand_replicas: "0-1",
  refresh_interval: "1s",
  // A killed node replays its translog before it answers: 64 MB keeps that to seconds.
  "translog.flush_threshold_size": "64mb",
  "mapping.total_fields.limit": 2_000,
  analysis: {
    char_filter: { marks: { type: "pattern_replace", pattern: String.raw`[,;:()\[\]"]`, replacement: " " } },
    filter: {
      // "18-8" is kept, and found as "18 8" and "188" too.
      pieces: {
        type: "word_delimiter_graph",
        preserve_original: true,
        catenate_all: true,
        split_on_numerics: false,
        split_on_case_change: false,
      },
      singular: { type: "stemmer", language: "minimal_english" },
    },
    analyzer: {
      kept: {
        char_filter: ["marks"],
        tokenizer: "whitespace",
        filter: ["pieces", "flatten_graph", "icu_folding", "singular"],
      },
      asked: { char_filter: ["marks"], tokenizer: "whitespace", filter: ["icu_folding", "singular"] },
    },
  },
};

const text = { type: "text", analyzer: "kept", search_analyzer: "asked" };

const mappings = {
  dynamic: "strict",
  properties: {
    sku: { type: "keyword" },
    ids: { type: "keyword" },
    ownIds: { type: "keyword" },
    name: { ...text, fields: { exact: { type: "keyword" }, typed: { type: "search_as_you_type" } } },
    words: text,
    description: { ...text, norms: false },
    measures: { type: "keyword" },
    brandCode: { type: "keyword" },
    brand: { type: "search_as_you_type", fields: { exact: { type: "keyword" } } },
    classCode: { type: "keyword" },
    familyCode: { type: "keyword" },
    shelves: { type: "keyword" },
    shelfCode: { type: "keyword" },
    shelfName: { type: "search_as_you_type", fields: { exact: { type: "keyword" } } },
    shelfSlug: { type: "keyword", index: false },
    facets: { type: "keyword", eager_global_ordinals: true },
    numbers: { type: "object", dynamic: true },
    catalogs: { type: "keyword" },
    isSold: { type: "boolean" },
    orders: { type: "integer" },
    familyOrders: { type: "integer" },
    popularity: { type: "rank_feature" },
    price: { type: "double" },
  },
  dynamic_templates: [{ numbers: { path_match: "numbers.*", mapping: { type: "double" } } }],
};
