import { type NamePart, allBrands, allGuides, namePartsIn, readCategoryTree } from "@capstan/features/catalog/server";
import {
  haveMatches,
  namerOf,
  parseQuery,
  readVocabulary,
  recordedSearches,
  synonymGroups,
  synonymsFrom,
} from "@capstan/features/search/server";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import { createGeneration, deleteLeftovers, swapGeneration } from "@capstan/platform/index-alias";
import { withAdvisoryLock } from "@capstan/platform/advisory-lock";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { recordedRule } from "./suggestions/recorded-terms.server.ts";
import { readCategories } from "./suggestions/read-categories.server.ts";
import { type SuggestionDocument, suggestionDocuments } from "./suggestions/suggestion-documents.server.ts";
import { suggestionTerms } from "./suggestions/suggestion-terms.server.ts";
import { phrasesFor } from "./suggestions/synonym-terms.server.ts";
import { suggestionsIndex, suggestionsShape } from "./suggestions/suggestions-index.server.ts";

export interface RebuildSuggestionsDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  /** How long the index of before is kept for those who are still asking it. */
  readonly graceMs?: number;
}

const batchSize = 2_000;
const maxPartsOfCategory = 1_000;
const patient = { requestTimeout: 60_000 };

/**
 * Makes the suggestions anew from what the products' index holds, beside the living ones, and lets them take their
 * place in one step. How many there are; undefined if another rebuild is running.
 */
export async function rebuildSuggestions(deps: RebuildSuggestionsDeps): Promise<number | undefined> {
  return withAdvisoryLock(deps.db, "typeahead:rebuild-suggestions", async () => rebuild(deps));
}

async function rebuild({ db, opensearch, graceMs }: RebuildSuggestionsDeps): Promise<number> {
  const documents = await readDocuments(db, opensearch);
  await deleteLeftovers(opensearch, suggestionsIndex);
  const index = await createGeneration(opensearch, suggestionsIndex, suggestionsShape);
  for (let at = 0; at < documents.length; at += batchSize)
    await write(opensearch, index, documents.slice(at, at + batchSize));
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index }, patient));
  await opensearch.run("merge", async (client) => client.indices.forcemerge({ index, max_num_segments: 1 }, patient));
  await swapGeneration(opensearch, suggestionsIndex, index, graceMs === undefined ? {} : { graceMs });
  return documents.length;
}

async function readDocuments(db: Database, opensearch: OpensearchHandle): Promise<readonly SuggestionDocument[]> {
  const [categoryTree, brands, guides, synonyms, recorded] = await Promise.all([
    readCategoryTree(db),
    allBrands(db),
    allGuides(db),
    synonymGroups(db),
    recordedSearches(db, recordedRule),
  ]);
  const categories = await readCategories(opensearch, [...categoryTree.categories.keys()]);
  const nameParts = new Map<string, readonly NamePart[]>();
  for (const { code } of categories) nameParts.set(code, await namePartsIn(db, code, maxPartsOfCategory));
  const reading = {
    synonyms: synonymsFrom(synonyms),
    vocabulary: await readVocabulary(opensearch),
    namer: namerOf(categoryTree),
  };
  const all = suggestionTerms({ categoryTree, brands, categories, nameParts, synonyms, recorded });
  const isFound = await haveMatches(
    opensearch,
    all.map(({ text }) => parseQuery(text, reading)),
  );
  const terms = all.filter((_, at) => isFound[at]);
  return suggestionDocuments({ categoryTree, brands, guides, categories, terms, phrasesFor: phrasesFor(synonyms) });
}

async function write(
  opensearch: OpensearchHandle,
  index: string,
  documents: readonly SuggestionDocument[],
): Promise<void> {
  const body = documents.flatMap((document): object[] => [{ index: { _index: index } }, document]);
  const answer = await opensearch.run("bulk", async (client) => client.bulk({ body: body as never }, patient));
  if (answer.body.errors) bug(`the index of suggestions refused documents: ${JSON.stringify(answer.body.items[0])}`);
}
