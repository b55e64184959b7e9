import { identifierKey } from "@capstan/features/catalog/server";
import { type ProductDocument, productsIndex } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { EngineUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { TypeaheadAnswer } from "./typeahead.schema.ts";

/** The path says how many of each kind are wanted: /ta/10/10/10. */
const mostOfAKind = 10;
const leastCharacters = 2;

export interface SuggestDeps {
  readonly opensearch: OpensearchHandle;
}

export async function suggest(
  { opensearch }: SuggestDeps,
  { text }: { text: string },
): Promise<Result<TypeaheadAnswer>> {
  const term = text.trim();
  // Spec 7.2: nothing is asked of the engine for fewer than two characters.
  if (term.length < leastCharacters) return ok(nothing);
  try {
    const answer = await opensearch.run("suggest", async (client) =>
      client.search({
        index: opensearch.index(productsIndex),
        ignore_unavailable: true,
        body: queryFor(term),
      }),
    );
    return ok(answerOf(answer.body as unknown as EngineAnswer));
  } catch (error) {
    if (error instanceof EngineUnavailable) return fail({ code: "ENGINE_UNAVAILABLE", engine: error.engine });
    throw error;
  }
}

const nothing: TypeaheadAnswer = {
  brandSuggestionResults: [],
  categorySuggestionResults: [],
  generalSuggestionResults: [],
  selectionGuideSuggestionResult: [],
};

interface Bucket {
  readonly key: string;
}

interface EngineAnswer {
  readonly hits: { readonly hits: readonly { readonly _source: ProductDocument }[] };
  /** Missing while the index itself is: a store that was just set up has none. */
  readonly aggregations?: { readonly brands: { readonly named: { readonly buckets: readonly Bucket[] } } };
}

function queryFor(term: string): object {
  const fieldsOf = (field: string) => [field, `${field}._2gram`, `${field}._3gram`];
  const prefixOf = (field: string) => ({
    multi_match: { query: term, type: "bool_prefix", operator: "and", fields: fieldsOf(field) },
  });
  return {
    size: mostOfAKind,
    _source: ["name", "shelfCode", "shelfName", "shelfSlug"],
    track_total_hits: false,
    query: {
      bool: {
        should: [
          prefixOf("name.typed"),
          prefixOf("brand"),
          prefixOf("shelfName"),
          { term: { ids: { value: identifierKey(term), boost: 10 } } },
        ],
        minimum_should_match: 1,
      },
    },
    aggs: {
      brands: { filter: prefixOf("brand"), aggs: { named: { terms: { field: "brand.exact", size: mostOfAKind } } } },
    },
  };
}

function answerOf({ hits, aggregations }: EngineAnswer): TypeaheadAnswer {
  const products = hits.hits.map((hit) => hit._source);
  const categories = new Map(products.map((product) => [product.shelfCode, product]));
  return {
    ...nothing,
    brandSuggestionResults: (aggregations?.brands.named.buckets ?? []).map(({ key }) => ({
      display: key,
      url: urls.search({ searchQuery: key }),
      key,
      name: key,
    })),
    categorySuggestionResults: [...categories.values()].map((product) => ({
      display: product.shelfName,
      url: urls.category({ slug: product.shelfSlug, code: product.shelfCode }),
      key: product.shelfCode,
      name: product.shelfName,
    })),
    generalSuggestionResults: [...new Set(products.map((product) => product.name))],
  };
}
