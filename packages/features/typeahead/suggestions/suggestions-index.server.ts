import { textFilters } from "@capstan/features/search/server";
import { type IndexShape, copyOnEachNode } from "@capstan/platform/index-alias";

/** The name that suggestions are asked for by: an alias, behind which the index is exchanged. */
export const suggestionsIndex = "suggestions";

/** Longer beginnings are cut, in the index and in what is typed: nobody types as far. */
const maxWordLength = 20;
const maxNameLength = 40;

const words = {
  type: "text",
  analyzer: "words",
  search_analyzer: "asked_words",
  norms: false,
  index_options: "docs",
} as const;

export const suggestionsShape: IndexShape = {
  version: 5,
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: copyOnEachNode,
    refresh_interval: "-1",
    // The heaviest stand first: of equally good suggestions the heaviest are found without weighing any.
    "sort.field": "weight",
    "sort.order": "desc",
    analysis: {
      char_filter: {
        marks: { type: "pattern_replace", pattern: String.raw`[,;:()\[\]"&>]`, replacement: " " },
        // A screw's number is none without its sign: whoever types "#40" wants nothing of 40 %.
        spaced: { type: "pattern_replace", pattern: String.raw`[^\p{L}\p{N}/.#]+`, replacement: " " },
      },
      filter: {
        ...textFilters,
        word_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: maxWordLength },
        name_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: maxNameLength },
        cut_word: { type: "truncate", length: maxWordLength },
        cut_name: { type: "truncate", length: maxNameLength },
        once: { type: "unique", only_on_same_position: true },
      },
      analyzer: {
        words: {
          char_filter: ["marks"],
          tokenizer: "whitespace",
          filter: ["pieces", "flatten_graph", "icu_folding", "keyword_repeat", "singular", "word_beginnings", "once"],
        },
        asked_words: { tokenizer: "whitespace", filter: ["icu_folding", "cut_word"] },
        asked_singular: { tokenizer: "whitespace", filter: ["icu_folding", "singular", "cut_word"] },
        name: { char_filter: ["spaced"], tokenizer: "keyword", filter: ["trim", "icu_folding", "name_beginnings"] },
        asked_name: { char_filter: ["spaced"], tokenizer: "keyword", filter: ["trim", "icu_folding", "cut_name"] },
      },
    },
  },
  mappings: {
    dynamic: "strict",
    _source: { includes: ["display", "name", "key", "url"] },
    properties: {
      kind: { type: "keyword" },
      display: { type: "keyword", index: false, doc_values: false },
      name: { type: "keyword", index: false, doc_values: false },
      key: { type: "keyword", index: false, doc_values: false },
      url: { type: "keyword", index: false, doc_values: false },
      names: {
        type: "text",
        analyzer: "name",
        search_analyzer: "asked_name",
        norms: false,
        index_options: "docs",
        fields: { whole: { type: "text", analyzer: "asked_name", norms: false, index_options: "docs" } },
      },
      words,
      also: words,
      weight: { type: "integer", index: false },
    },
  },
};
