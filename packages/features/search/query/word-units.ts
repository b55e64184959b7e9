import type { WordUnit } from "./parse-query.ts";
import { withNeighbours, withSpellings } from "./spellings.ts";
import { singularOf } from "./stem.ts";
import { isEmpty } from "./stop-words.ts";
import type { Synonyms } from "./synonyms.ts";

/** Words that say of which sort a value is, or that hardly anything is without. */
const dull = new Set(
  "head mount mounting style type size sized duty rated rating color thread threaded material brand new made usa each piece pieces product standard general purpose shank use".split(
    " ",
  ),
);

/** Before a noun alone they name a thing: a thread gauge is no gauge of any sort. */
const partNames = new Set(["head", "mount", "mounting", "thread", "color", "size", "shank"]);

export function withoutDull(units: readonly WordUnit[], isSized: boolean): readonly WordUnit[] {
  if (units.length === 2 && !isSized && partNames.has(units[0]?.[0] ?? "")) return units;
  const kept = units.filter((unit) => !dull.has(unit[0] ?? ""));
  return kept.length > 0 ? kept : units;
}

/** What a thing comes with is not what it is: "screw with drill point". */
export function unitsBeforeWith(words: readonly string[], synonyms: Synonyms): number | undefined {
  const at = words.indexOf("with");
  return at > 0 ? withoutDull(unitsOf(words.slice(0, at), synonyms), true).length : undefined;
}

/** "Screws for a metal roof": what stands for the use is a sort of the thing, roofing screws. */
export function withUse(units: readonly WordUnit[], modifiers: readonly WordUnit[]): readonly WordUnit[] {
  const thing = units.at(-1) ?? [];
  const heads = new Set(thing.map((phrase) => singularOf(lastWord(phrase))));
  const use = modifiers.find((modifier) =>
    modifier.slice(1).some((phrase) => heads.has(lastWord(phrase)) && phrase.includes(" ")),
  );
  const typed = use?.[0] ?? "";
  // "Battery drill" for a cordless drill says what the other thing is, and nothing of the use.
  const sorts = use?.slice(1).filter((phrase) => lastWord(phrase) !== singularOf(lastWord(typed))) ?? [];
  return sorts.length > 0 ? [...units.slice(0, -1), sorts] : units;
}

export function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(" ") + 1);
}

const maxPurposeLength = 3;

/** A "hose for my air compressor" is an air compressor hose, if people say so. */
export function compoundOf(
  thing: readonly string[],
  purpose: readonly string[],
  synonyms: Synonyms,
): readonly WordUnit[] | undefined {
  const kept = thing.filter((word) => !isEmpty(word));
  const head = kept.at(-1) ?? "";
  // A "wire wheel" is a thing already, whatever it is for.
  if ((synonyms.expand(kept).at(-1)?.[0] ?? "").includes(" ")) return undefined;
  const uses = purpose.filter((word) => !isEmpty(word));
  const runs = Array.from({ length: maxPurposeLength }, (_, less) => maxPurposeLength - less).flatMap((length) =>
    uses.slice(0, Math.max(0, uses.length - length + 1)).map((__, from) => uses.slice(from, from + length)),
  );
  for (const run of runs) {
    const meant = synonyms.expand([...run.slice(0, -1), singularOf(run.at(-1) ?? ""), head]);
    const [compound] = meant;
    if (meant.length === 1 && compound)
      return [...unitsOf(kept.slice(0, -1), synonyms, false), withSpellings(compound)];
  }
  return undefined;
}

/** Phrases first: "shut off valve" is a thing, though "off" alone tells nothing. */
export function unitsOf(words: readonly string[], synonyms: Synonyms, isNeeded = true): readonly WordUnit[] {
  const meant = synonyms.expand(words);
  const kept = meant.filter((unit) => unit.length > 1 || !isEmpty(unit[0] ?? ""));
  return withNeighbours(kept.length > 0 || !isNeeded ? kept : meant).map(withSpellings);
}
