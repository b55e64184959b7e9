import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import { type CategoryTree, readCategoryTree } from "./category-tree.store.server.ts";

const freshMs = 10_000;
const patienceMs = 1_000;

/** Everybody browses the same tree, so it is read at most every few seconds, and the last one outlives an outage. */
export function categoryTreeReader(db: Database): () => Promise<CategoryTree | undefined> {
  const lastKnown = createLastKnown<CategoryTree>({ load: async () => readCategoryTree(db), freshMs, patienceMs });
  return async () => lastKnown("categoryTree");
}
