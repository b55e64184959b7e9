import { type RecordedSearch, readMeasures } from "@capstan/features/search/server";
import { wordsOf } from "./term-names.server.ts";
import { type Term, weightOf } from "./term.ts";

/** How often and on how many days a search has to be made before it is shown to others. */
export const recordedRule = { days: 90, minDays: 3, minTimes: 5 } as const;

const minLength = 3;
const maxLength = 60;
const maxWords = 8;
/** Numbers of customers, orders and telephones are as long. */
const longNumber = /\d{5,}|\d(?:[\s().-]?\d){6,}/;

/**
 * What people searched for and found, as far as it may be shown to others. Who searched is not recorded, so that it can't
 * be counted; instead nothing is shown but words that the catalog itself shows to everybody, and sizes. A name, an address
 * or a number of somebody's is none of these.
 */
export function recordedTerms(
  searches: readonly RecordedSearch[],
  isCatalogWord: (word: string) => boolean,
): readonly Term[] {
  return searches
    .filter(({ term }) => mayBeShown(term, isCatalogWord))
    .map(({ term, times }) => ({ kind: "recorded", text: term, weight: weightOf({ items: 0, orders: times }) }));
}

export function mayBeShown(term: string, isCatalogWord: (word: string) => boolean): boolean {
  if (term.length < minLength || term.length > maxLength || /[@\\<>{}]|:\/\/|www\./.test(term)) return false;
  if (longNumber.test(term)) return false;
  const words = wordsOf(readMeasures(term).words);
  return words.length > 0 && words.length <= maxWords && words.every(isCatalogWord);
}
