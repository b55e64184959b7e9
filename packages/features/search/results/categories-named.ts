import { singularOf } from "../query/stem.ts";

export interface NamedCategory {
  readonly code: string;
  readonly name: string;
}

const minLetters = 3;

/** The categories whose names have most of the words, whatever the plural; the shorter name first. */
export function categoriesNamed<Category extends NamedCategory>(
  words: readonly string[],
  categories: readonly Category[],
): readonly Category[] {
  const wanted = words.map((word) => singularOf(word.toLowerCase())).filter((word) => word.length >= minLetters);
  return categories
    .map((category) => {
      const names = new Set(
        category.name
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .map(singularOf),
      );
      return { category, met: wanted.filter((word) => names.has(word)).length };
    })
    .filter(({ met }) => met > 0)
    .toSorted((one, other) => other.met - one.met || one.category.name.length - other.category.name.length)
    .map(({ category }) => category);
}
