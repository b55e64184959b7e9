import { type Synonyms, synonymsOf } from "../query/parse-query.ts";
import { singularOf } from "../query/stem.ts";

/** Phrases that mean the same to a buyer, as a merchandiser keeps them. */
export interface SynonymGroup {
  /** both: each finds what any finds. oneway: the first also finds what the others find, and not the reverse. */
  readonly kind: "both" | "oneway";
  readonly words: readonly string[];
}

export function synonymsFrom(groups: readonly SynonymGroup[]): Synonyms {
  const both = groups.filter(({ kind }) => kind === "both").map(({ words }) => words);
  const oneWay = Map.groupBy(
    groups.filter(({ kind }) => kind === "oneway").map(({ words }) => words),
    ([typed]) => typed ?? "",
  );
  // A group of its own makes a phrase one unit, without others to stand for it.
  const known = synonymsOf([...both, ...[...oneWay.keys()].map((phrase) => [phrase])]);
  const alsoFinds = (typed: string) => (oneWay.get(typed) ?? oneWay.get(singularOf(typed)) ?? []).flat();
  return {
    expand: (words) => known.expand(words).map((unit) => [...new Set([...unit, ...alsoFinds(unit[0] ?? "")])]),
  };
}
