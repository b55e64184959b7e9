import { type Synonyms, synonymsOf } from "../query/synonyms.ts";
import { singularOf } from "../query/stem.ts";

/** Phrases that mean the same to a buyer, as a merchandiser keeps them. */
export interface SynonymGroup {
  /**
   * both: each finds what any finds. oneway: the first also finds what the others find, and not the reverse. use: the
   * others serve the first and are no such thing, so that they only come close.
   */
  readonly kind: "both" | "oneway" | "use";
  readonly words: readonly string[];
}

export function synonymsFrom(groups: readonly SynonymGroup[]): Synonyms {
  const both = groups.filter(({ kind }) => kind === "both").map(({ words }) => words);
  const expandWith = (kinds: readonly SynonymGroup["kind"][]) => {
    const oneWay = Map.groupBy(
      groups.filter(({ kind }) => kinds.includes(kind)).map(({ words }) => words),
      ([typed]) => typed ?? "",
    );
    // A group of its own makes a phrase one unit, without others to stand for it.
    const known = synonymsOf([...both, ...[...oneWay.keys()].map((phrase) => [phrase])]);
    const alsoFinds = (typed: string) => (oneWay.get(typed) ?? oneWay.get(singularOf(typed)) ?? []).flat();
    return (words: readonly string[]) =>
      known.expand(words).map((unit) => [...new Set([...unit, ...alsoFinds(unit[0] ?? "")])]);
  };
  return { expand: expandWith(["oneway"]), expandUses: expandWith(["oneway", "use"]) };
}
