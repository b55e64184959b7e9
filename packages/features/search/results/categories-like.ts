import type { CategoryTree, CategoryNode } from "@capstan/features/catalog/server";
import type { ParsedQuery } from "../query/parse-query.ts";
import { categoriesNamed } from "./categories-named.ts";

/** The categories that a text names, seems to be about, or shares words with, the likeliest first: known without the engine. */
export function categoriesLike(
  categoryTree: CategoryTree | undefined,
  query: ParsedQuery,
  limit: number,
): readonly CategoryNode[] {
  if (!categoryTree) return [];
  const named = query.named.filter(({ kind }) => kind === "category").toSorted((one, other) => other.share - one.share);
  const words = query.units.flatMap(([typed]) => (typed === undefined ? [] : typed.split(" ")));
  const codes = new Set([
    ...named.map(({ code }) => code),
    ...query.guessedCategories.map(({ code }) => code),
    ...categoriesNamed(words, [...categoryTree.categories.values()]).map(({ code }) => code),
  ]);
  return [...codes].flatMap((code) => categoryTree.categories.get(code) ?? []).slice(0, limit);
}
