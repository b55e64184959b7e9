/** What more than one index reads its texts with. A change of one of them makes these indexes anew. */
export const textFilters = {
  /** "18-8" is kept, and found as "18 8" and "188" too; "O-Rings" begins as "o-ri", as "ri" and as "ori". */
  pieces: {
    type: "word_delimiter_graph",
    preserve_original: true,
    catenate_all: true,
    split_on_numerics: false,
    split_on_case_change: false,
  },
  /** Plurals only: a stemmer that goes further makes "bear" of "bearing" and "role" of a misspelt "roller". */
  singular: { type: "stemmer", language: "minimal_english" },
};
