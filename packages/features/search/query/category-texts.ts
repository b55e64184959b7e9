import { stemsOf } from "./stem.ts";

/** A category that a text seems to be about, going by what is written in the category. */
export interface GuessedCategory {
  readonly code: string;
  /** 1 for the likeliest, less for the others. */
  readonly share: number;
}

export interface TextedCategory {
  readonly code: string;
  readonly parentCode?: string | null;
  readonly name: string;
  readonly summary?: string;
  readonly seoText?: string;
}

/** A part of the query: as it was typed, and what else stands for it. */
export interface Token {
  readonly spellings: readonly string[];
  /** What the thing is, what it is like, or what it is for. */
  readonly role: "thing" | "quality" | "modifier";
}

export type CategoryGuesser = (tokens: readonly Token[]) => readonly GuessedCategory[];

const weights = { name: 2, summary: 1.2, text: 1 };
/** What is written in the category above holds for those below it too, if less. */
const inherited = 0.5;
/** What a thing is called says more of its category than what it is for, and that more than what it is like. */
const roleWeights = { thing: 1.5, quality: 0.5, modifier: 1 };
const standInWeight = 0.9;
const maxGuesses = 4;
/** Categories that come so near the likeliest are as likely. */
const nearEnough = 0.75;

type Words = ReadonlyMap<string, number>;

/**
 * Guesses the category of "something to stop a nut from shaking loose": the words are on no item, and some of them are in
 * what the store says about its categories. A few hundred short texts are looked through in memory.
 */
export function categoryGuesserFor(categories: ReadonlyMap<string, TextedCategory>): CategoryGuesser {
  const written = new Map([...categories.values()].map((category) => [category.code, wordsWith(category, categories)]));
  const having = new Map<string, Set<string>>();
  for (const [code, words] of written) {
    for (const stem of words.keys()) having.set(stem, (having.get(stem) ?? new Set()).add(code));
  }
  const meanRarity = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + Math.log(1 + written.size / (having.get(stem)?.size ?? written.size)), 0) /
    stems.length;
  return (tokens) => {
    const weighted = tokens.map(({ spellings, role }) => ({
      isModifier: role === "modifier",
      weight: roleWeights[role],
      spellings: spellings.map((spelling, at) => {
        const stems = stemsOf(spelling);
        return { stems, isTyped: at === 0, rarity: stems.length === 0 ? 0 : meanRarity(stems) };
      }),
    }));
    const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
    // A token is met where all its stems are, so a category that has the first of none is met by none.
    const firsts = weighted.flatMap(({ spellings }) => spellings.flatMap(({ stems: [first] }) => first ?? []));
    const perhaps = firsts.map((stem) => having.get(stem)).filter((codes) => codes !== undefined);
    const scored = [...written].flatMap(([code, words]) => {
      if (!perhaps.some((codes) => codes.has(code))) return [];
      const met = weighted.flatMap((one) => {
        const { gained, isNamed } = gainOf(one, words);
        return gained > 0 ? [{ weight: one.weight, gained, isNamed }] : [];
      });
      const covered = met.reduce((sum, { weight }) => sum + weight, 0) / whole;
      const score = met.reduce((sum, { weight, gained }) => sum + weight * gained, 0) * Math.sqrt(covered);
      // One word of a text is chance; two of them are a hint, and so is one that is in the category's name.
      return met.length > 1 || met.some(({ isNamed }) => isNamed) ? [{ code, score }] : [];
    });
    return likeliest(scored);
  };
}

interface WeightedToken {
  readonly isModifier: boolean;
  readonly spellings: readonly {
    readonly stems: readonly string[];
    readonly isTyped: boolean;
    readonly rarity: number;
  }[];
}

/**
 * What a thing is for may be another thing, with a category of its own: a battery for a drill isn't among the drills. What
 * stands for a use ("toes": safety boots) names the right category.
 */
function gainOf({ isModifier, spellings }: WeightedToken, words: Words): Gain {
  let most: Gain = { gained: 0, isNamed: false };
  for (const { stems, isTyped, rarity } of spellings) {
    if (rarity === 0 || !stems.every((stem) => words.has(stem))) continue;
    const where = stems.reduce((sum, stem) => sum + (words.get(stem) ?? 0), 0) / stems.length;
    if (isTyped && isModifier && where > weights.text) return { gained: rarity * inherited, isNamed: false };
    const gained = rarity * where * (isTyped ? 1 : standInWeight);
    if (gained > most.gained) most = { gained, isNamed: where === weights.name };
  }
  return most;
}

interface Gain {
  readonly gained: number;
  /** It is all in the category's own name. */
  readonly isNamed: boolean;
}

function likeliest(scored: readonly { readonly code: string; readonly score: number }[]): readonly GuessedCategory[] {
  const [best, ...others] = scored.toSorted((one, other) => other.score - one.score).slice(0, maxGuesses);
  if (!best) return [];
  return [best, ...others.filter(({ score }) => score >= best.score * nearEnough)].map(({ code, score }) => ({
    code,
    share: score / best.score,
  }));
}

function wordsWith(category: TextedCategory, categories: ReadonlyMap<string, TextedCategory>): Words {
  const words = new Map<string, number>();
  const put = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) words.set(stem, Math.max(weight, words.get(stem) ?? 0));
  };
  const above = category.parentCode == null ? undefined : categories.get(category.parentCode);
  if (above) for (const [stem, weight] of wordsWith(above, categories)) words.set(stem, weight * inherited);
  put(category.name, weights.name);
  put(category.summary ?? "", weights.summary);
  put(category.seoText ?? "", weights.text);
  return words;
}
