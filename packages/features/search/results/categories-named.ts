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
  const stems = words.map((word) => stemOf(word)).filter((stem) => stem.length >= minLetters);
  return categories
    .map((category) => {
      const names = new Set(category.name.split(/[^\p{L}\p{N}]+/u).map(stemOf));
      return { category, met: stems.filter((stem) => names.has(stem)).length };
    })
    .filter(({ met }) => met > 0)
    .toSorted((one, other) => other.met - one.met || one.category.name.length - other.category.name.length)
    .map(({ category }) => category);
}

/** "Screws" and "screw" are one word. */
function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?<=[^su])s$/, "");
}
