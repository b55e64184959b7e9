import type { CatalogFrame, CategoryNode } from "@capstan/features/catalog/server";
import type { Understood } from "../query/understand.ts";
import { categoriesNamed } from "./categories-named.ts";

/** The shelves that a text names, seems to be about, or shares words with, the likeliest first: known without the engine. */
export function shelvesLike(frame: CatalogFrame | undefined, asked: Understood, most: number): readonly CategoryNode[] {
  if (!frame) return [];
  const named = asked.named.filter(({ kind }) => kind === "shelf").toSorted((one, other) => other.share - one.share);
  const words = asked.units.flatMap(([typed]) => (typed === undefined ? [] : typed.split(" ")));
  const codes = new Set([
    ...named.map(({ code }) => code),
    ...asked.told.map(({ code }) => code),
    ...categoriesNamed(words, [...frame.categories.values()]).map(({ code }) => code),
  ]);
  return [...codes].flatMap((code) => frame.categories.get(code) ?? []).slice(0, most);
}
