import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import { type CategoryFigures, readCategoryFigures } from "./category-figures.store.server.ts";
import { type CategoryTree, readCategoryTree } from "./category-tree.store.server.ts";

const freshMs = 10_000;
const patienceMs = 1_000;
/** Counting a million items takes a moment, and the counts change slowly. */
const figures = { freshMs: 10 * 60_000, patienceMs: 200, retryAfterMs: 10_000 };

/** Everybody browses the same tree, so it is read at most every few seconds, and the last one outlives an outage. */
export function categoryTreeReader(db: Database): () => Promise<CategoryTree | undefined> {
  const lastFigures = createLastKnown<CategoryFigures>({ load: async () => readCategoryFigures(db), ...figures });
  const load = async () => readCategoryTree(db, await lastFigures("figures"));
  const lastKnown = createLastKnown<CategoryTree>({ load, freshMs, patienceMs });
  return async () => lastKnown("categoryTree");
}
