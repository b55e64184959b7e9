import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { Filters } from "../query/filters.ts";
import { type Reading, parseQuery } from "../query/parse-query.ts";
import { unitOf } from "../query/units.ts";
import { searchMany, countBody, countIn } from "./search-many.server.ts";
import { type Corrections, correctionsFor } from "./spelling.server.ts";

export interface Meant {
  /** Null where there is no better text, or where it would find nothing either. */
  readonly text: string | null;
  readonly corrections: Corrections;
}

const maxTexts = 6;

/**
 * What was meant where the words as they stand find nothing together: words that no item has are exchanged for the
 * nearest that some have. A word that some item has is never exchanged.
 */
export async function didYouMean(
  opensearch: OpensearchHandle,
  { text, reading, within }: { readonly text: string; readonly reading: Partial<Reading>; readonly within?: Filters },
): Promise<Meant> {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const corrections = await correctionsFor(
    opensearch,
    // A unit is on no item by its long name, and right all the same.
    words.filter((word) => unitOf(word) === undefined),
  );
  const texts = correctedTexts(words, corrections);
  if (texts.length === 0) return { text: null, corrections };
  const counts = await searchMany(
    opensearch,
    texts.map((meant) => countBody(parseQuery(meant, reading))),
    within,
  );
  return { text: texts.find((_, at) => countIn(counts[at]) > 0) ?? null, corrections };
}

/** The likeliest correction of every word together first, then those in which one word has another option. */
function correctedTexts(words: readonly string[], corrections: Corrections): readonly string[] {
  const textWith = (choose: (word: string, options: readonly string[]) => string | undefined) =>
    words.map((word) => choose(word, corrections.get(word) ?? []) ?? word).join(" ");
  const others = [...corrections].flatMap(([other, options]) =>
    options.slice(1).map((option) => textWith((word, [first]) => (word === other ? option : first))),
  );
  const texts = new Set([textWith((_, [first]) => first), ...others]);
  texts.delete(words.join(" "));
  return [...texts].slice(0, maxTexts);
}
