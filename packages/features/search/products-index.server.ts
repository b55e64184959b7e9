import { type IndexShape, copyOnEachNode, ensureAlias } from "@capstan/platform/index-alias";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { textFilters } from "./text-filters.ts";

/** The name that searches use: an alias, behind which an index can be exchanged. */
export const productsIndex = "products";
/** Stands while a new generation is filled: changes are written to both. */
export const nextProductsIndex = "products-next";

export async function ensureProductsIndex(opensearch: OpensearchHandle): Promise<void> {
  await ensureAlias(opensearch, productsIndex, productsShape);
}

const text = { type: "text", analyzer: "indexed", search_analyzer: "searched" };
/** Only a filter or a score, never shown: its words need no lengths. */
const plainText = { ...text, norms: false };
const shownOnly = { type: "keyword", index: false, doc_values: false };

const withoutPlural = ["irregular", "hissing", "singular"];

export const productsShape: IndexShape = {
  version: 8,
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: copyOnEachNode,
    refresh_interval: "1s",
    // A killed node replays its translog before it answers: 64 MB keeps that to seconds.
    "translog.flush_threshold_size": "64mb",
    // A change that comes while the index is rebuilt must not be undone by an older copy: deletions are remembered for as long.
    gc_deletes: "6h",
    // The order of a category's page: its first items are found without looking at the others.
    "sort.field": ["familyOrders", "familyCode", "sku"],
    "sort.order": ["desc", "asc", "asc"],
    analysis: {
      char_filter: { marks: { type: "pattern_replace", pattern: String.raw`[,;:()\[\]"]`, replacement: " " } },
      filter: {
        pieces: textFilters.pieces,
        irregular: {
          type: "stemmer_override",
          rules: [
            "ties => tie",
            "dies => die",
            "knives => knife",
            "shelves => shelf",
            "lenses => lens",
            "gases => gas",
          ],
        },
        hissing: { type: "pattern_replace", pattern: "(?<=ch|sh|ss|x|zz)es$", replacement: "" },
        singular: textFilters.singular,
        neighbours: {
          type: "shingle",
          min_shingle_size: 2,
          max_shingle_size: 3,
          token_separator: "",
          output_unigrams: false,
        },
      },
      analyzer: {
        indexed: {
          char_filter: ["marks"],
          tokenizer: "whitespace",
          filter: ["pieces", "flatten_graph", "icu_folding", ...withoutPlural],
        },
        searched: { char_filter: ["marks"], tokenizer: "whitespace", filter: ["icu_folding", ...withoutPlural] },
        // "ballvalve" is two words that somebody wrote as one.
        joined: {
          char_filter: ["marks"],
          tokenizer: "standard",
          filter: ["icu_folding", "neighbours", ...withoutPlural],
        },
        asked_joined: { tokenizer: "keyword", filter: ["icu_folding", ...withoutPlural] },
      },
    },
  },
  mappings: {
    dynamic: "strict",
    // PostgreSQL is the truth and the index is made from it: only what a list shows is kept as it was.
    _source: { includes: ["sku", "familyKey", "name", "shortName", "shipPackQuantity"] },
    properties: {
      sku: { type: "keyword" },
      ids: { type: "keyword" },
      ownIds: { type: "keyword" },
      name: text,
      shortName: shownOnly,
      shipPackQuantity: { type: "integer", index: false, doc_values: false },
      kind: text,
      type: { type: "keyword" },
      heads: { type: "keyword" },
      pairs: { type: "keyword" },
      designations: { type: "keyword" },
      joined: { type: "text", analyzer: "joined", search_analyzer: "asked_joined", norms: false },
      words: plainText,
      description: plainText,
      measures: { type: "keyword" },
      sizes: { type: "keyword" },
      rows: { type: "keyword", doc_values: false },
      brandCode: { type: "keyword" },
      classCode: { type: "keyword" },
      familyCode: { type: "keyword" },
      familyKey: { type: "keyword", eager_global_ordinals: true },
      categories: { type: "keyword" },
      categoryCode: { type: "keyword" },
      facets: { type: "keyword", eager_global_ordinals: true },
      numbers: { type: "keyword", doc_values: false },
      catalogs: { type: "keyword" },
      isSold: { type: "boolean" },
      slot: { type: "integer", doc_values: false },
      orders: { type: "integer" },
      familyOrders: { type: "integer" },
      popularity: { type: "rank_feature" },
      price: { type: "double" },
    },
  },
};
