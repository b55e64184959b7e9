import type { WordUnit } from "./parse-query.ts";
import { singularOf } from "./stem.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Head {
  /** Its place among the units. */
  readonly at: number;
  /** The nouns of its spellings. */
  readonly nouns: readonly string[];
  /** Places of the units that tell types with this noun apart: "hex" of "hex nut". */
  readonly telling: readonly number[];
}

/**
 * The unit that says what the thing is. People put it last: a hose clamp is a clamp. Where several may be it, the one
 * whose types have most of the other words: of "valve ball" it is the valve.
 */
export function headOf(units: readonly WordUnit[], vocabulary: Vocabulary, isFirst: boolean): Head | null {
  const nounsOf = (unit: WordUnit) => {
    const names = unit.map((phrase) => phrase.split(/[\s-]/).map(singularOf)).filter((phrase) => isType(phrase));
    return [...new Set(names.map((phrase) => phrase.at(-1) ?? ""))];
  };
  // A phrase that stands for something has to be the name of a type: "flat tip" of "slotted" is none.
  const isType = (phrase: readonly string[]) => {
    const noun = phrase.at(-1) ?? "";
    return vocabulary.isHead(noun) && (phrase.length === 1 || vocabulary.fit(noun, phrase) >= phrase.length - 1);
  };
  const words = units.flatMap((unit) => (unit[0] ?? "").split(/[\s-]/)).map(singularOf);
  const candidates = units
    .map((unit, at) => ({ at, nouns: nounsOf(unit) }))
    .filter(({ nouns }) => nouns.length > 0)
    .map(({ at, nouns }) => ({ at, nouns, fit: Math.max(...nouns.map((noun) => vocabulary.fit(noun, words))) }));
  const inOrder = isFirst ? candidates : candidates.toReversed();
  const best = inOrder.reduce<(typeof candidates)[number] | undefined>(
    (most, one) => (most === undefined || one.fit > most.fit ? one : most),
    undefined,
  );
  if (!best) return null;
  const telling = units.flatMap((unit, at) => {
    const word = singularOf(unit[0] ?? "");
    return at !== best.at && best.nouns.some((noun) => vocabulary.tellsApart(noun, word)) ? [at] : [];
  });
  return { at: best.at, nouns: best.nouns, telling };
}
