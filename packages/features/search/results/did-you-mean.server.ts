import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Synonyms, parseQuery } from "../query/parse-query.ts";
import { searchMany, countBody, countIn } from "./search-many.server.ts";
import { type Corrections, correctionsFor } from "./spelling.server.ts";
import { threadOffer } from "./thread-offer.server.ts";

export interface Meant {
  /** Null where there is no better text, or where it would find nothing either. */
  readonly text: string | null;
  readonly corrections: Corrections;
}

const maxTexts = 6;
const nothing = { size: 0, query: { match_none: {} } };

/**
 * What was meant where the words as they stand find nothing together: words that no item has are exchanged for the
 * nearest that some have, and a thread that is not sold for the nearest that is.
 */
export async function didYouMean(opensearch: OpensearchHandle, text: string, synonyms: Synonyms): Promise<Meant> {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const corrections = await correctionsFor(opensearch, words);
  const texts = correctedTexts(words, corrections);
  const thread = threadOffer(text, synonyms);
  if (texts.length === 0 && !thread) return { text: null, corrections };
  const [likeliest] = texts;
  const [ofThread, inPart, ...inFull] = await searchMany(opensearch, [
    thread?.body ?? nothing,
    likeliest === undefined ? nothing : countBody(parseQuery(likeliest, synonyms), { strictness: "most" }),
    ...texts.map((meant) => countBody(parseQuery(meant, synonyms))),
  ]);
  const corrected = texts.find((_, at) => countIn(inFull[at]) > 0) ?? (countIn(inPart) > 0 ? likeliest : undefined);
  return { text: corrected ?? thread?.read(ofThread)?.text ?? null, corrections };
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
