import { orderQuestions } from "@capstan/features/order-history";
import { urls } from "@capstan/features/urls";
import { isEmpty } from "../query/stop-words.ts";
import { singularOf } from "../query/stem.ts";

/** A page of the store, and the phrases by which people ask for it. */
export interface AnswerPage {
  readonly title: string;
  readonly url: string;
  readonly phrases: readonly string[];
}

interface ContentPage {
  readonly title: string;
  readonly path: string;
  readonly answers: readonly string[];
}

/** Every search looks through all of them: they are made once of the same content. */
const pagesOfContent = new WeakMap<readonly ContentPage[], readonly AnswerPage[]>();

/** The operator's pages and those about orders. They are asked for by their titles too; guides are about things that are sold. */
export function answerPages(pages: readonly ContentPage[]): readonly AnswerPage[] {
  const known = pagesOfContent.get(pages) ?? [...pages, ...orderQuestions].map(answerPage);
  pagesOfContent.set(pages, known);
  return known;
}

function answerPage({ title, path, answers }: ContentPage): AnswerPage {
  return { title, url: path, phrases: path.startsWith(urls.knowHow()) ? answers : [title, ...answers] };
}

export interface Pages {
  /** Most of what was typed asks for one of them: it is a question about the store, and no item answers it. */
  readonly isAboutStore: boolean;
  readonly pages: readonly { readonly title: string; readonly url: string }[];
}

const most = 0.6;
const half = 0.5;
const some = 0.25;
const maxPages = 3;
/** Somebody speaks of what they or the store do, and not of a thing. */
const personal = /\b(?:i|i'?m|i'?ve|my|me|we|our|you|your)\b/i;

/**
 * The pages that a text asks for: "where is my order", "refund policy". The words of a phrase have to be in it, in any
 * order; where they are most of the text, the text is a question about the store. In what people say of themselves half is
 * enough, and less where the catalog does not have the word: "can i get a refund on an unopened box".
 */
export function pagesFor(
  text: string,
  answers: readonly AnswerPage[],
  isInCatalog: (word: string) => boolean = () => true,
): Pages {
  const words = wordsOf(text);
  const typed = text.toLowerCase();
  const isPersonal = personal.test(text.replaceAll("\u{2019}", "'"));
  const scored = pagesWithAny(words, answers).flatMap((page) => {
    const { title, url, phrases } = page;
    const isAsked = ({ words: phrase, isCut, text: said }: Phrase) =>
      phrase.every((word) => words.includes(word) && (!isCut || !isInCatalog(word) || typed.includes(said)));
    const met = phraseWords(page).flatMap((phrase) => (isAsked(phrase) ? [phrase.words] : []));
    const metWords = [...new Set(met.flat())];
    const share = metWords.length / Math.max(1, words.length);
    const isSome = share >= half || (share >= some && metWords.some((word) => !isInCatalog(word)));
    if (share < most && !(isPersonal && isSome)) return [];
    const said = phrases.filter((phrase) => typed.includes(phrase.toLowerCase())).map(({ length }) => length);
    return [{ title, url, share, said: Math.max(0, ...said) }];
  });
  // Of two pages that have all its words, the one whose phrase was typed as it stands goes first.
  const pages = scored.toSorted((one, other) => other.share - one.share || other.said - one.said).slice(0, maxPages);
  return { isAboutStore: pages.length > 0, pages: pages.map(({ title, url }) => ({ title, url })) };
}

/** The guides to choosing a thing whose keywords the text has, the longest first. */
export function guidesFor(text: string, guides: readonly AnswerPage[], limit = 1): Pages["pages"] {
  const typed = wordsOf(text);
  const words = new Set(typed);
  return pagesWithAny(typed, guides)
    .flatMap((guide) => {
      const { title, url } = guide;
      const met = phraseWords(guide).filter((phrase) => phrase.words.every((word) => words.has(word)));
      return met.length > 0 ? [{ title, url, length: Math.max(...met.map((phrase) => phrase.words.length)) }] : [];
    })
    .toSorted((one, other) => other.length - one.length)
    .slice(0, limit)
    .map(({ title, url }) => ({ title, url }));
}

/** By each word of their phrases: most searches have no word of any. */
const placesOfWords = new WeakMap<readonly AnswerPage[], ReadonlyMap<string, readonly number[]>>();

function pagesWithAny(words: readonly string[], pages: readonly AnswerPage[]): readonly AnswerPage[] {
  const byWord = placesOfWords.get(pages) ?? placesByWord(pages);
  placesOfWords.set(pages, byWord);
  const places = new Set(words.flatMap((word) => byWord.get(word) ?? []));
  return pages.filter((_, at) => places.has(at));
}

function placesByWord(pages: readonly AnswerPage[]): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, readonly number[]>();
  for (const [at, page] of pages.entries()) {
    for (const word of new Set(phraseWords(page).flatMap((phrase) => phrase.words)))
      byWord.set(word, [...(byWord.get(word) ?? []), at]);
  }
  return byWord;
}

interface Phrase {
  readonly words: readonly string[];
  readonly text: string;
  /**
   * One word alone is left of it: "sign up" is asked for by nobody who wants a sign, which the catalog has, unless it is
   * typed as it stands.
   */
  readonly isCut: boolean;
}

/** Of the phrases of a page, read once. */
const phrasesOfPages = new WeakMap<AnswerPage, readonly Phrase[]>();

function phraseWords(page: AnswerPage): readonly Phrase[] {
  const known = phrasesOfPages.get(page) ?? page.phrases.flatMap(phraseOf);
  phrasesOfPages.set(page, known);
  return known;
}

function phraseOf(phrase: string): readonly Phrase[] {
  const words = wordsOf(phrase);
  const text = phrase.toLowerCase();
  return words.length === 0 ? [] : [{ words, text, isCut: words.length === 1 && /\s/.test(text.trim()) }];
}

function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !isEmpty(word))
    .map(singularOf);
  return [...new Set(words)];
}
