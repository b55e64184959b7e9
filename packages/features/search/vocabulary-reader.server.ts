import { createLastKnown } from "@capstan/platform/last-known";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Vocabulary, noVocabulary, vocabularyOf } from "./query/vocabulary.ts";

const patienceMs = 1_000;
const maxHeads = 5_000;
const maxTypes = 10_000;
const maxPairs = 30_000;
const maxDesignations = 50_000;
const maxFacetTerms = 30_000;

interface Answer {
  readonly aggregations?: {
    readonly heads: Buckets;
    readonly types: Buckets;
    readonly pairs: Buckets;
    readonly designations: Buckets;
    readonly facets: Buckets;
  };
}

interface Buckets {
  readonly buckets: readonly { readonly key: string }[];
}

/** The catalog's own words in memory, read from the index every few minutes; the last ones outlive an outage. */
export function vocabularyReader(opensearch: OpensearchHandle, { freshMs = 300_000 } = {}): () => Promise<Vocabulary> {
  const lastKnown = createLastKnown({ load: async () => readVocabulary(opensearch), freshMs, patienceMs });
  return async () => (await lastKnown("vocabulary")) ?? noVocabulary;
}

export async function readVocabulary(opensearch: OpensearchHandle): Promise<Vocabulary> {
  const { aggregations } = await opensearch.search<Answer>("vocabulary", {
    index: productsIndex,
    parts: ["aggregations"],
    body: {
      size: 0,
      track_total_hits: false,
      aggs: {
        heads: { terms: { field: "heads", size: maxHeads } },
        types: { terms: { field: "type", size: maxTypes } },
        pairs: { terms: { field: "pairs", size: maxPairs } },
        designations: { terms: { field: "designations", size: maxDesignations } },
        facets: { terms: { field: "facets", size: maxFacetTerms } },
      },
    },
  });
  const termsOf = (buckets: Buckets | undefined) => (buckets?.buckets ?? []).map(({ key }) => key);
  return vocabularyOf({
    heads: termsOf(aggregations?.heads),
    types: termsOf(aggregations?.types),
    pairs: termsOf(aggregations?.pairs),
    designations: termsOf(aggregations?.designations),
    facets: termsOf(aggregations?.facets),
  });
}
