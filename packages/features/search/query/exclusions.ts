import type { Vocabulary } from "./vocabulary.ts";
import { singularOf } from "./stem.ts";

export interface Excluding {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
  /** Of that, what things are praised for being free of. */
  readonly freeOf: readonly string[];
}

/** What comes after these isn't wanted. */
const negations = new Set(["not", "without", "except", "excluding", "no", "w/o", "minus", "sin"]);
/** They only lead to it: "gloves that are not blue", "glasses with no tint". */
const leading = new Set(["that", "which", "are", "is", "with", "but"]);
const articles = new Set(["a", "an", "any", "the", "of"]);
/** They end what is not wanted: "gloves not latex for food". */
const ends = new Set(["for", "with", "and", "but", "in", "on", "size"]);
const maxUnwanted = 2;

/**
 * What is meant to be left out: "gloves not latex", "latex free gloves", "-metric". Where the catalog praises a thing for
 * being free of something, "powder free" is just that.
 */
export function exclusionsIn(words: readonly string[], { hasPair }: Vocabulary): Excluding {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const freeOf: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const lower = word.toLowerCase();
    const freed = /^(?<what>\p{L}{3,})-free$/u.exec(lower)?.groups?.["what"];
    const avoided = /^non-?(?<what>[\p{L}\d]{2,})$/u.exec(lower)?.groups?.["what"];
    const struck = /^-(?<what>\p{L}{2,})$/u.exec(lower)?.groups?.["what"];
    if (struck !== undefined && at > 0) unwanted.push(struck);
    else if (freed !== undefined && !hasPair(`free=${freed}`)) unwanted.push(freed);
    else if (avoided !== undefined && lower.includes("-") && !hasPair(`non=${avoided}`)) unwanted.push(avoided);
    else if (words[at + 1]?.toLowerCase() === "free" && at + 1 < words.length && isWord(lower)) {
      if (hasPair(`free=${lower}`) || hasPair(`free=${singularOf(lower)}`)) wanted.push(word, "free");
      else unwanted.push(lower);
      at += 1;
    } else if (lower === "non" && at + 1 < words.length && !hasPair(`non=${words[at + 1]?.toLowerCase()}`)) {
      unwanted.push(words[at + 1]?.toLowerCase() ?? "");
      at += 1;
    } else if (negations.has(lower) && at > 0 && at + 1 < words.length) {
      const from = at + 1 + (articles.has(words[at + 1]?.toLowerCase() ?? "") ? 1 : 0);
      const named = words.slice(from, from + maxUnwanted);
      const stop = named.findIndex((one) => ends.has(one.toLowerCase()) || !isWord(one.toLowerCase()));
      const taken = stop === -1 ? named : named.slice(0, stop);
      if (taken.length === 0) wanted.push(word);
      else {
        // "Without lead" is best what the catalog calls lead free, where it sells such a thing.
        if (taken.length === 1 && hasPair(`free=${taken[0]?.toLowerCase()}`)) freeOf.push(taken.join("").toLowerCase());
        unwanted.push(taken.join(" ").toLowerCase());
        while (wanted.length > 1 && leading.has(wanted.at(-1)?.toLowerCase() ?? "")) wanted.pop();
        at = from + taken.length - 1;
      }
    } else wanted.push(word);
  }
  return { wanted, unwanted, freeOf };
}

function isWord(text: string): boolean {
  return /^\p{L}[\p{L}-]+$/u.test(text);
}
