import type { Brand, CategoryTree, NamePart } from "@capstan/features/catalog/server";
import type { RecordedSearch, SynonymGroup } from "@capstan/features/search/server";
import { nameTerms } from "./name-terms.server.ts";
import type { CategoryContents } from "./read-categories.server.ts";
import { recordedTerms } from "./recorded-terms.server.ts";
import { synonymTerms } from "./synonym-terms.server.ts";
import { nameKey, partTerm, termOf, wordsOf } from "./term-names.server.ts";
import { type Term, weightOf } from "./term.ts";

export interface TermSources {
  readonly categoryTree: CategoryTree;
  readonly brands: readonly Brand[];
  readonly categories: readonly CategoryContents[];
  /** By the code of the category. */
  readonly nameParts: ReadonlyMap<string, readonly NamePart[]>;
  readonly synonyms: readonly SynonymGroup[];
  readonly recorded: readonly RecordedSearch[];
}

/** The whole index stays small enough to be searched in a few milliseconds, however large the catalog. */
const maxTerms = 60_000;
/** A name goes before what is said of it. */
const shareOfName = 0.25;

/**
 * What people would type: the names of things, a brand or a size with a type, other names for the same, and what was
 * searched for and found. Whether each finds something is for the search to say.
 */
export function suggestionTerms(sources: TermSources): readonly Term[] {
  const { categoryTree, categories, synonyms, recorded } = sources;
  const names = nameTerms(categories, categoryTree);
  const typeName = (type: string) => names.get(nameKey(type))?.text ?? type;
  const published = [
    ...names.values(),
    ...synonymTerms(synonyms, names),
    ...categories.flatMap((category) => [
      ...brandTerms(category, sources, typeName),
      ...partTerms(category, sources, typeName),
    ]),
  ];
  const words = new Set(published.flatMap(({ text }) => wordsOf(text)));
  return heaviest([...published, ...recordedTerms(recorded, (word) => words.has(word))]);
}

/** Each once. What several categories have of it counts together; what a person typed as it is called already is no other term. */
function heaviest(terms: readonly Term[]): readonly Term[] {
  const byText = new Map<string, Term>();
  for (const term of terms) {
    const known = byText.get(term.text);
    byText.set(term.text, known ? { ...known, weight: known.weight + term.weight } : term);
  }
  return [...byText.values()].toSorted((one, other) => other.weight - one.weight).slice(0, maxTerms);
}

type TypeName = (type: string) => string;

function brandTerms({ types }: CategoryContents, { brands }: TermSources, typeName: TypeName): readonly Term[] {
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  return types.flatMap((type) =>
    [...type.brands].flatMap(([code, popularity]) =>
      termWith("brand", termOf(brandNames.get(code) ?? "", typeName(type.name)), weightOf(popularity) * shareOfName),
    ),
  );
}

function partTerms({ code, types }: CategoryContents, { nameParts }: TermSources, typeName: TypeName): readonly Term[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  return (nameParts.get(code) ?? []).flatMap(({ type: name, part, place, items }) => {
    const type = byName.get(name);
    if (!type) return [];
    // What matters most stands first in a name.
    const weight = (weightOf(type) * Math.min(1, items / type.items) * shareOfName) / place ** 2;
    return sizesIn(part).flatMap((size) => termWith("part", partTerm(size, typeName(name), type.sizes), weight));
  });
}

/** "3/8-16 x 1 in" is asked for by the thread alone, too. */
function sizesIn(part: string): readonly string[] {
  const thread = /^(?<thread>\S*\d-\d\S*) x /.exec(part)?.groups?.["thread"];
  return thread === undefined ? [part] : [part, thread];
}

function termWith(kind: Term["kind"], text: string | undefined, weight: number): readonly Term[] {
  return text === undefined ? [] : [{ kind, text, weight }];
}
