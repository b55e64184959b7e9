import { allBrands, allGuides, familiesByCode, readCategoryTree } from "@capstan/features/catalog/server";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import { createGeneration, deleteLeftovers, swapGeneration } from "@capstan/platform/index-alias";
import { withAdvisoryLock } from "@capstan/platform/advisory-lock";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { readCategories } from "./suggestions/read-categories.server.ts";
import { type SuggestionDocument, suggestionDocuments } from "./suggestions/suggestion-documents.server.ts";
import { suggestionsIndex, suggestionsShape } from "./suggestions/suggestions-index.server.ts";

export interface RebuildSuggestionsDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  /** How long the index of before is kept for those who are still asking it. */
  readonly graceMs?: number;
}

const batchSize = 2_000;
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
  const [categoryTree, brands, guides] = await Promise.all([readCategoryTree(db), allBrands(db), allGuides(db)]);
  const categories = await readCategories(opensearch, [...categoryTree.categories.keys()]);
  const familyNames = await familiesByCode(
    db,
    categories.flatMap(({ families }) => [...families.keys()]),
  );
  return suggestionDocuments({ categoryTree, brands, guides, familyNames, categories });
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
