import type { Brand, CatalogFrame, CategoryNode, Guide } from "@capstan/features/catalog/server";
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
export interface Standing {
  readonly items: number;
  readonly orders: number;
}

/** What the products of one shelf have in common, as the products' index counts it. */
export interface ShelfContents extends Standing {
  readonly code: string;
  readonly brands: ReadonlyMap<string, Standing>;
  readonly classes: ReadonlyMap<string, Standing>;
  readonly families: ReadonlyMap<string, Standing>;
  /** The values of each facet but the brand. */
  readonly values: readonly (Standing & { readonly facet: string; readonly value: string })[];
}

export interface SuggestionSources {
  readonly frame: CatalogFrame;
  readonly brands: readonly Brand[];
  readonly guides: readonly Guide[];
  readonly familyNames: ReadonlyMap<string, { readonly name: string }>;
  readonly shelves: readonly ShelfContents[];
}

/** The whole index stays small enough to be searched in a few milliseconds, however large the catalogue. */
const mostTerms = 150_000;
const mostValuesOfAShelf = 80;

/** Everything that is suggested comes from products that are there: no suggestion finds nothing. */
export function suggestionDocuments(sources: SuggestionSources): readonly SuggestionDocument[] {
  return [
    ...brandDocuments(sources),
    ...categoryDocuments(sources),
    ...sources.guides.map(guideDocument),
    ...termDocuments(sources),
  ];
}

function brandDocuments({ brands, shelves }: SuggestionSources): readonly SuggestionDocument[] {
  const weights = weightsOf(shelves.flatMap((shelf) => [...shelf.brands]));
  return brands.flatMap(({ code, name }): SuggestionDocument[] => {
    const weight = weights.get(code);
    if (weight === undefined) return [];
    const url = urls.search({ searchQuery: name });
    return [{ kind: "brand", display: name, name, key: code, url, names: [name], words: name, weight }];
  });
}

function categoryDocuments({ frame, shelves }: SuggestionSources): readonly SuggestionDocument[] {
  const weights = weightsOf(
    shelves.flatMap((shelf) => frame.pathTo(shelf.code).map(({ code }): [string, Standing] => [code, shelf])),
  );
  return [...weights].map(([code, weight]) => categoryDocument(frame.pathTo(code), weight));
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
  for (const [term, standing] of sources.shelves.flatMap((shelf) => shelfTerms(shelf, sources))) {
    if (term !== undefined) weights.set(term, Math.max(weights.get(term) ?? 0, weightOf(standing)));
  }
  return [...weights]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostTerms)
    .map(([term, weight]) => ({ kind: "term", display: term, names: [term], words: term, weight }));
}

type CountedTerm = readonly [term: string | undefined, standing: Standing];

/** What people may call the things on a shelf. */
function shelfTerms(shelf: ShelfContents, sources: SuggestionSources): readonly CountedTerm[] {
  const { frame, familyNames } = sources;
  const className = (code: string) => frame.classes.get(code)?.name ?? "";
  const familyName = (code: string) => familyNames.get(code)?.name ?? "";
  return [
    ...[...shelf.classes].map(([code, standing]): CountedTerm => [nameTerm(className(code)), standing]),
    ...[...shelf.families].map(([code, standing]): CountedTerm => [familyTerm(familyName(code)), standing]),
    ...nameTerms(shelf, frame.categories.get(shelf.code)?.name ?? "", sources),
  ];
}

/** The shelf's name, alone and with what its items have: a brand, a finish, a size. */
function nameTerms(
  shelf: ShelfContents,
  shelfName: string,
  { frame, brands }: SuggestionSources,
): readonly CountedTerm[] {
  const alone = nameTerm(shelfName);
  if (alone === undefined) return [];
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  const isSayable = sayableValues(shelf, frame);
  return [
    [alone, shelf],
    ...[...shelf.brands].map(([code, standing]): CountedTerm => [
      termOf(brandNames.get(code) ?? "", shelfName),
      standing,
    ]),
    ...shelf.values
      .filter(isSayable)
      .map((counted): CountedTerm => [valueTerm(counted.value, shelfName), counted])
      .slice(0, mostValuesOfAShelf),
  ];
}

/** Values that mean something without their attribute's name: words and measures, but not "Yes" or a number of something. */
function sayableValues({ classes }: ShelfContents, frame: CatalogFrame) {
  const attributes = [...classes.keys()].flatMap((code) => frame.classes.get(code)?.attributes ?? []);
  const types = new Map(attributes.map(({ code, type }) => [code, type]));
  return ({ facet, value }: ShelfContents["values"][number]): boolean => {
    const type = types.get(facet);
    return type === "number" ? isMeasure(value) : type !== "flag";
  };
}

function weightsOf(entries: readonly (readonly [string, Standing])[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [key, standing] of entries) weights.set(key, (weights.get(key) ?? 0) + weightOf(standing));
  return weights;
}

/** An order tells more of what is looked for than an item does. */
function weightOf({ items, orders }: Standing): number {
  return items + 5 * orders;
}
