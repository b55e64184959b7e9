import { type CategoryGuesser, type TextedCategory, categoryGuesserFor } from "./category-texts.ts";
import { singularOf } from "./stem.ts";

/** A category or a class that a text calls by its name. */
export interface Named {
  readonly kind: "category" | "class";
  readonly code: string;
  /** How much of the text its name is: 1 where nothing else was typed. */
  readonly share: number;
}

interface Nameable {
  readonly code: string;
  readonly name: string;
}

/** The categories and classes of a store, as they were read at one time. */
export interface NameableTree {
  readonly categories: ReadonlyMap<string, TextedCategory>;
  readonly classes: ReadonlyMap<string, Nameable>;
}

/** What a store's categories and classes make of a text. */
export interface Namer {
  /** Those that it names: "brass ball valves" names Ball Valves. */
  named(words: readonly string[]): readonly Named[];
  /** The highest categories whose names have all the words: "janitorial" of "Cleaning & Janitorial". */
  within(words: readonly string[]): readonly { readonly code: string; readonly name: string }[];
  /** Those that it seems to be about. */
  readonly guessCategories: CategoryGuesser;
  /** Whether names end in this word: it says what sort of thing something is. */
  isKind(word: string): boolean;
  /**
   * Whether it only says in one name, of a class or of a category with none below it, what that is for: "file" of "File
   * Sanding Belts". "Laboratory", which several have, is a field.
   */
  isUse(word: string): boolean;
}

export const noNames: Namer = {
  named: () => [],
  within: () => [],
  guessCategories: () => [],
  isKind: () => false,
  isUse: () => false,
};

const maxNameLength = 5;
const namers = new WeakMap<NameableTree, Namer>();

/** Made once for each tree that is read. */
export function namerOf(tree: NameableTree): Namer {
  const known = namers.get(tree);
  if (known) return known;
  const made = namerFor(tree);
  namers.set(tree, made);
  return made;
}

function namerFor({ categories, classes }: NameableTree): Namer {
  const byName = Map.groupBy(
    [
      ...categories.values().map(({ code, name }) => ({ kind: "category" as const, code, name: plain(wordsOf(name)) })),
      ...classes.values().map(({ code, name }) => ({ kind: "class" as const, code, name: plain(wordsOf(name)) })),
    ],
    ({ name }) => name,
  );
  const kinds = new Set([...categories.values(), ...classes.values()].flatMap(({ name }) => headsOf(name)));
  const parents = new Set(categories.values().map(({ parentCode }) => parentCode));
  const general = namesByWord(categories.values().filter(({ code }) => parents.has(code)));
  const lowest = categories.values().filter(({ code }) => !parents.has(code));
  const special = namesByWord([...lowest, ...classes.values()]);
  const isUse = (word: string) => special.get(word)?.size === 1 && !general.has(word) && !kinds.has(word);
  const having = new Map<string, TextedCategory[]>();
  for (const category of categories.values()) {
    for (const word of new Set(wordsOf(category.name).map((part) => plain([part]))))
      having.set(word, [...(having.get(word) ?? []), category]);
  }
  return {
    named: (words) => {
      const found = new Map<string, Named>();
      for (const { run, share } of runsOf(words)) {
        for (const { kind, code } of byName.get(run) ?? []) found.set(`${kind} ${code}`, { kind, code, share });
      }
      return [...found.values()];
    },
    within: (words) => {
      const wanted = words.map((word) => plain([word])).filter(Boolean);
      const [first = [], ...others] = wanted.map((word) => having.get(word) ?? []);
      const all = first.filter((category) => others.every((list) => list.includes(category)));
      const codes = new Set(all.map(({ code }) => code));
      return all.filter(({ parentCode }) => parentCode == null || !codes.has(parentCode));
    },
    guessCategories: categoryGuesserFor(categories),
    isKind: (word) => kinds.has(plain([word])),
    isUse: (word) => isUse(plain([word])),
  };
}

/** "Wipers & Shop Towels" are wipers and towels. */
function headsOf(name: string): readonly string[] {
  return name.split(/[,&]|\band\b/).flatMap((part) => {
    const head = wordsOf(part).findLast((word) => word !== "");
    return head === undefined ? [] : [plain([head])];
  });
}

function namesByWord(named: Iterable<Nameable>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { name } of named) {
    const words = wordsOf(name).map((word) => plain([word]));
    for (const word of words) names.set(word, (names.get(word) ?? new Set()).add(words.join(" ")));
  }
  return names;
}

/** Every run of words, the longest last. */
function runsOf(words: readonly string[]) {
  return Array.from({ length: Math.min(maxNameLength, words.length) }, (_, more) =>
    words.slice(more).map((__, from) => ({
      run: plain(words.slice(from, from + more + 1)),
      share: (more + 1) / words.length,
    })),
  ).flat();
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** Without plurals and without "and": people write neither as the category does. */
function plain(words: readonly string[]): string {
  return words
    .filter((word) => word !== "" && word !== "and" && word !== "&")
    .map(singularOf)
    .join(" ");
}
