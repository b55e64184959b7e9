import type { Brand, CategoryTree, CategoryNode, Guide } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import { familyTerm, isMeasure, nameTerm, termOf, valueTerm } from "./term-names.server.ts";

export type SuggestionKind = "brand" | "category" | "guide" | "term";

/** One document of the suggestions' index. */
export interface SuggestionDocument {
  readonly kind: SuggestionKind;
  readonly display: string;
  /** A term is nothing but its words. */
  readonly name?: string;
  readonly key?: string;
  readonly url?: string;
  /** What it is called: whoever types the beginning of one of these sees it first. */
  readonly names: readonly string[];
  /** More words that lead to it, in any order. */
  readonly words: string;
  readonly weight: number;
}

/** How many items stand behind something, and how many orders. */
export interface Popularity {
  readonly items: number;
  readonly orders: number;
}

/** What the products of one category have in common, as the products' index counts it. */
export interface CategoryContents extends Popularity {
  readonly code: string;
  readonly brands: ReadonlyMap<string, Popularity>;
  readonly classes: ReadonlyMap<string, Popularity>;
  readonly families: ReadonlyMap<string, Popularity>;
  /** The values of each facet but the brand. */
  readonly values: readonly (Popularity & { readonly facet: string; readonly value: string })[];
}

export interface SuggestionSources {
  readonly categoryTree: CategoryTree;
  readonly brands: readonly Brand[];
  readonly guides: readonly Guide[];
  readonly familyNames: ReadonlyMap<string, { readonly name: string }>;
  readonly categories: readonly CategoryContents[];
}

/** The whole index stays small enough to be searched in a few milliseconds, however large the catalog. */
const maxTerms = 150_000;
const maxValuesPerCategory = 80;

/** Everything that is suggested comes from products that are there: no suggestion finds nothing. */
export function suggestionDocuments(sources: SuggestionSources): readonly SuggestionDocument[] {
  return [
    ...brandDocuments(sources),
    ...categoryDocuments(sources),
    ...sources.guides.map(guideDocument),
    ...termDocuments(sources),
  ];
}

function brandDocuments({ brands, categories }: SuggestionSources): readonly SuggestionDocument[] {
  const weights = weightsOf(categories.flatMap((category) => [...category.brands]));
  return brands.flatMap(({ code, name }): SuggestionDocument[] => {
    const weight = weights.get(code);
    if (weight === undefined) return [];
    const url = urls.search({ searchQuery: name });
    return [{ kind: "brand", display: name, name, key: code, url, names: [name], words: name, weight }];
  });
}

function categoryDocuments({ categoryTree, categories }: SuggestionSources): readonly SuggestionDocument[] {
  const weights = weightsOf(
    categories.flatMap((category) =>
      categoryTree.pathTo(category.code).map(({ code }): [string, Popularity] => [code, category]),
    ),
  );
  return [...weights].map(([code, weight]) => categoryDocument(categoryTree.pathTo(code), weight));
}

function categoryDocument(path: readonly CategoryNode[], weight: number): SuggestionDocument {
  const names = path.map(({ name }) => name);
  const { code, name, slug } = path.at(-1) ?? { code: "", name: "", slug: "" };
  const url = urls.category({ slug, code });
  return {
    kind: "category",
    display: pathDisplay(path),
    name,
    key: code,
    url,
    names: [name],
    words: names.join(" "),
    weight,
  };
}

/** Spec 3: category paths are separated by ' > '. */
export function pathDisplay(path: readonly CategoryNode[]): string {
  return path.map(({ name }) => name).join(" > ");
}

function guideDocument({ code, heading, headingUrl, keywords }: Guide): SuggestionDocument {
  const names = [heading, ...keywords];
  return {
    kind: "guide",
    display: heading,
    name: heading,
    key: code,
    url: headingUrl,
    names,
    words: names.join(" "),
    weight: 1,
  };
}

function termDocuments(sources: SuggestionSources): readonly SuggestionDocument[] {
  const weights = new Map<string, number>();
  for (const [term, popularity] of sources.categories.flatMap((category) => categoryTerms(category, sources))) {
    if (term !== undefined) weights.set(term, Math.max(weights.get(term) ?? 0, weightOf(popularity)));
  }
  return [...weights]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxTerms)
    .map(([term, weight]) => ({ kind: "term", display: term, names: [term], words: term, weight }));
}

type CountedTerm = readonly [term: string | undefined, popularity: Popularity];

/** What people may call the things in a category. */
function categoryTerms(category: CategoryContents, sources: SuggestionSources): readonly CountedTerm[] {
  const { categoryTree, familyNames } = sources;
  const className = (code: string) => categoryTree.classes.get(code)?.name ?? "";
  const familyName = (code: string) => familyNames.get(code)?.name ?? "";
  return [
    ...[...category.classes].map(([code, popularity]): CountedTerm => [nameTerm(className(code)), popularity]),
    ...[...category.families].map(([code, popularity]): CountedTerm => [familyTerm(familyName(code)), popularity]),
    ...nameTerms(category, categoryTree.categories.get(category.code)?.name ?? "", sources),
  ];
}

/** The category's name, alone and with what its items have: a brand, a finish, a size. */
function nameTerms(
  category: CategoryContents,
  categoryName: string,
  { categoryTree, brands }: SuggestionSources,
): readonly CountedTerm[] {
  const alone = nameTerm(categoryName);
  if (alone === undefined) return [];
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  const isSayable = sayableValues(category, categoryTree);
  return [
    [alone, category],
    ...[...category.brands].map(([code, popularity]): CountedTerm => [
      termOf(brandNames.get(code) ?? "", categoryName),
      popularity,
    ]),
    ...category.values
      .filter(isSayable)
      .map((counted): CountedTerm => [valueTerm(counted.value, categoryName), counted])
      .slice(0, maxValuesPerCategory),
  ];
}

/** Values that mean something without their attribute's name: words and measures, but not "Yes" or a number of something. */
function sayableValues({ classes }: CategoryContents, categoryTree: CategoryTree) {
  const attributes = [...classes.keys()].flatMap((code) => categoryTree.classes.get(code)?.attributes ?? []);
  const types = new Map(attributes.map(({ code, type }) => [code, type]));
  return ({ facet, value }: CategoryContents["values"][number]): boolean => {
    const type = types.get(facet);
    return type === "number" ? isMeasure(value) : type !== "flag";
  };
}

function weightsOf(entries: readonly (readonly [string, Popularity])[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [key, popularity] of entries) weights.set(key, (weights.get(key) ?? 0) + weightOf(popularity));
  return weights;
}

/** An order tells more of what is looked for than an item does. */
function weightOf({ items, orders }: Popularity): number {
  return items + 5 * orders;
}
