import type { SynonymGroup } from "@capstan/features/search/server";
import { nameKey } from "./term-names.server.ts";
import type { Term } from "./term.ts";

const minLength = 3;
const maxPhraseLength = 4;
/** What is called by its other name goes after what is called by its own, and last what only some people call it. */
const shares = { both: 0.5, oneway: 0.1 } as const;

/** What people call the catalog's things besides, "zip tie" for a cable tie. A phrase for something that isn't sold makes none. */
export function synonymTerms(groups: readonly SynonymGroup[], names: ReadonlyMap<string, Term>): readonly Term[] {
  return groups.flatMap(({ kind, words }) => {
    if (kind === "use") return [];
    const meant = (kind === "oneway" ? words.slice(1) : words).flatMap((phrase) => names.get(nameKey(phrase)) ?? []);
    const [heaviest] = meant.toSorted((one, other) => other.weight - one.weight);
    if (!heaviest) return [];
    const { means = heaviest.text, weight } = heaviest;
    const phrases = new Map(words.toReversed().map((phrase) => [nameKey(phrase), phrase]));
    return (
      (kind === "oneway" ? words.slice(0, 1) : words)
        // "zip-tie" is no other name than "zip tie".
        .filter((phrase) => phrases.get(nameKey(phrase)) === phrase)
        .filter((phrase) => phrase.length >= minLength && !names.has(nameKey(phrase)))
        .map((text): Term => ({ kind: "synonym", text, means, weight: weight * shares[kind] }))
    );
  });
}

/** The phrases that find a text besides its own words: "guantes" and "hand protection" for one with gloves in it. */
export function phrasesFor(groups: readonly SynonymGroup[]): (text: string) => readonly string[] {
  const byKey = new Map<string, Set<string>>();
  const add = (from: string, phrases: readonly string[]) => {
    const known = byKey.get(nameKey(from)) ?? new Set();
    for (const phrase of phrases) known.add(phrase);
    byKey.set(nameKey(from), known);
  };
  for (const { kind, words } of groups) {
    if (kind === "both") for (const phrase of words) add(phrase, words);
    else if (kind === "oneway") for (const phrase of words.slice(1)) add(phrase, words.slice(0, 1));
  }
  return (text) => {
    const words = nameKey(text).split(" ");
    const runs = words.flatMap((_, from) =>
      Array.from({ length: Math.min(maxPhraseLength, words.length - from) }, (__, more) =>
        words.slice(from, from + more + 1).join(" "),
      ),
    );
    return [...new Set(runs.flatMap((run) => [...(byKey.get(run) ?? [])]))];
  };
}
