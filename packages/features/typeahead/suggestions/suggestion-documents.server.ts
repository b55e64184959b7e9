import type { Brand, CategoryTree, CategoryNode, Guide } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import type { CategoryContents, Popularity } from "./read-categories.server.ts";
import { otherSpellings } from "./other-spellings.ts";
import { type Term, weightOf } from "./term.ts";

export type SuggestionKind = "brand" | "category" | "guide" | "term";

/** One document of the suggestions' index. */
export interface SuggestionDocument {
  readonly kind: SuggestionKind;
  readonly display: string;
  /** A term is nothing but its words, and has a key where others mean the same. */
  readonly name?: string;
  readonly key?: string;
  readonly url?: string;
  /** What it is called: whoever types the beginning of one of these sees it first. */
  readonly names: readonly string[];
  /** More words that lead to it, in any order. */
  readonly words: string;
  /** The same with other names and spellings. */
  readonly also: string;
  readonly weight: number;
}

export interface DocumentSources {
  readonly categoryTree: CategoryTree;
  readonly brands: readonly Brand[];
  readonly guides: readonly Guide[];
  readonly categories: readonly CategoryContents[];
  /** Each of them finds something. */
  readonly terms: readonly Term[];
  readonly phrasesFor: (text: string) => readonly string[];
}

/** Everything that is suggested comes from products that are there: no suggestion finds nothing. */
export function suggestionDocuments(sources: DocumentSources): readonly SuggestionDocument[] {
  return [
    ...brandDocuments(sources),
    ...categoryDocuments(sources),
    ...sources.guides.map(guideDocument),
    ...sources.terms.map((term) => termDocument(term, sources)),
  ];
}

function brandDocuments({ brands, categories }: DocumentSources): readonly SuggestionDocument[] {
  const weights = weightsOf(categories.flatMap((category) => [...category.brands]));
  return brands.flatMap(({ code, name }): SuggestionDocument[] => {
    const weight = weights.get(code);
    if (weight === undefined) return [];
    const url = urls.search({ searchQuery: name });
    return [{ kind: "brand", display: name, name, key: code, url, names: [name], words: name, also: name, weight }];
  });
}

function categoryDocuments({ categoryTree, categories, phrasesFor }: DocumentSources): readonly SuggestionDocument[] {
  const weights = weightsOf(
    categories.flatMap((category) =>
      categoryTree.pathTo(category.code).map(({ code }): [string, Popularity] => [code, category]),
    ),
  );
  return [...weights].map(([code, weight]) => categoryDocument(categoryTree.pathTo(code), weight, phrasesFor));
}

function categoryDocument(
  path: readonly CategoryNode[],
  weight: number,
  phrasesFor: DocumentSources["phrasesFor"],
): SuggestionDocument {
  const words = path.map(({ name }) => name).join(" ");
  const { code, name, slug } = path.at(-1) ?? { code: "", name: "", slug: "" };
  const url = urls.category({ slug, code });
  return {
    kind: "category",
    display: pathDisplay(path),
    name,
    key: code,
    url,
    names: [name],
    words,
    also: [words, ...phrasesFor(name)].join(" "),
    weight,
  };
}

/** Spec 3: category paths are separated by ' > '. */
export function pathDisplay(path: readonly CategoryNode[]): string {
  return path.map(({ name }) => name).join(" > ");
}

function guideDocument({ code, heading, headingUrl, keywords }: Guide): SuggestionDocument {
  const names = [heading, ...keywords];
  const words = names.join(" ");
  return {
    kind: "guide",
    display: heading,
    name: heading,
    key: code,
    url: headingUrl,
    names,
    words,
    also: words,
    weight: 1,
  };
}

function termDocument({ text, means, weight }: Term, { phrasesFor }: DocumentSources): SuggestionDocument {
  return {
    kind: "term",
    display: text,
    ...(means === undefined ? {} : { key: means }),
    // "10-32" is typed with its sign and without.
    names: [...new Set([text, text.replace(/^#/, "")])],
    words: text,
    also: [text, ...phrasesFor(text), ...otherSpellings(text)].join(" "),
    weight: Math.round(weight),
  };
}

function weightsOf(entries: readonly (readonly [string, Popularity])[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [key, popularity] of entries) weights.set(key, (weights.get(key) ?? 0) + weightOf(popularity));
  return weights;
}
