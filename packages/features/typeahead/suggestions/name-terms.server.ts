import type { CategoryTree } from "@capstan/features/catalog/server";
import { headNouns, isOneName } from "@capstan/features/search/server";
import type { CategoryContents, Popularity } from "./read-categories.server.ts";
import { nameKey, nameTerm, termOf } from "./term-names.server.ts";
import { type Term, weightOf } from "./term.ts";

type Source = "category" | "class" | "type" | "noun";

interface Named {
  readonly source: Source;
  readonly key: string;
  readonly text: string;
  readonly popularity: Popularity;
}

/** Categories and classes are named in the plural, as people ask for several; types as one item is called. */
const bestText: readonly Source[] = ["category", "class", "type", "noun"];

/** What the catalog calls its things, by key: types, their nouns, and the classes and categories that are named after one type. */
export function nameTerms(
  categories: readonly CategoryContents[],
  categoryTree: CategoryTree,
): ReadonlyMap<string, Term> {
  const named = categories.flatMap((category) => namesIn(category, categoryTree));
  const plurals = new Map(named.filter(isPlural).map(({ text }) => [nameKey(lastWord(text)), lastWord(text)]));
  const byKey = Map.groupBy(named, ({ key }) => key);
  return new Map(
    [...byKey].map(([key, same]) => {
      const bySource = Map.groupBy(same, ({ source }) => source);
      const [best] = bestText.flatMap((source) => bySource.get(source) ?? []);
      // What is counted by several names is counted once.
      const weights = [...bySource.values()].map((list) =>
        list.reduce((sum, { popularity }) => sum + weightOf(popularity), 0),
      );
      const text = best?.source === "noun" ? (plurals.get(key) ?? best.text) : (best?.text ?? key);
      return [key, { kind: "name", text, means: key, weight: Math.max(...weights) }];
    }),
  );
}

function namesIn(category: CategoryContents, { categories, classes }: CategoryTree): readonly Named[] {
  const categoryName = categories.get(category.code)?.name ?? "";
  return [
    ...oneType("category", categoryName, category),
    ...[...category.classes].flatMap(([code, popularity]) =>
      oneType("class", classes.get(code)?.name ?? "", popularity),
    ),
    ...category.types.flatMap((type) => [
      ...namedBy("type", termOf(type.name), type),
      ...headNouns(type.name).flatMap((noun) => namedBy("noun", noun, type)),
    ]),
  ];
}

function oneType(source: Source, name: string, popularity: Popularity): readonly Named[] {
  return isOneName(name) ? namedBy(source, nameTerm(name), popularity) : [];
}

function namedBy(source: Source, text: string | undefined, popularity: Popularity): readonly Named[] {
  return text === undefined || text.length < 2 ? [] : [{ source, key: nameKey(text), text, popularity }];
}

function isPlural({ source }: Named): boolean {
  return source === "category" || source === "class";
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}
