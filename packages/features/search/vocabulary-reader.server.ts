import { createLastKnown } from "@capstan/platform/last-known";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { productsIndex } from "./products-index.server.ts";
import { type Vocabulary, noVocabulary, vocabularyOf } from "./query/vocabulary.ts";

const patienceMs = 500;

/** What is read, and the most of it that is kept. */
const fields = { heads: 5_000, type: 10_000, pairs: 30_000, designations: 50_000, facets: 30_000 };

interface Answer {
  readonly aggregations?: { readonly terms: { readonly buckets: readonly { readonly key: string }[] } };
}

/** The catalog's own words in memory, read from the index every few minutes; the last ones outlive an outage. */
export function vocabularyReader(opensearch: OpensearchHandle, { freshMs = 300_000 } = {}): () => Promise<Vocabulary> {
  const lastKnown = createLastKnown({ load: async () => readVocabulary(opensearch), freshMs, patienceMs });
  return async () => (await lastKnown("vocabulary")) ?? noVocabulary;
}

/** A search for each field: the engine answers one by looking at the terms, and several together by looking at every item. */
export async function readVocabulary(opensearch: OpensearchHandle): Promise<Vocabulary> {
  const answers = await opensearch.searchMany<Answer>("vocabulary", {
    parts: ["aggregations"],
    searches: Object.entries(fields).map(([field, size]) => ({
      index: productsIndex,
      body: { size: 0, track_total_hits: false, aggs: { terms: { terms: { field, size } } } },
    })),
  });
  const [heads = [], types = [], pairs = [], designations = [], facets = []] = answers.map(({ aggregations }) =>
    (aggregations?.terms.buckets ?? []).map(({ key }) => key),
  );
  return vocabularyOf({ heads, types, pairs, designations, facets });
}
