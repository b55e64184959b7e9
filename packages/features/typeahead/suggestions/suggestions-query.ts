type Clause = object;

// Each band lies above all that the words of a lower one can come to.
const wholeName = 500;
const nameBegins = 400;
const allWordsBegin = 300;
const oneWord = 20;

const shownFields = ["display", "url", "key", "name"];
/** The heaviest of those that a few letters begin are enough; looking at them all would take longer and show the same. */
const maxExamined = 10_000;
const maxWords = 8;
/** From this length on a misspelling is forgiven. */
const minFuzzyLength = 4;
/** From this many words on, one may be missing. */
const enoughWords = 3;
const fillers = new Set(["and", "for", "of", "the", "with"]);

/** The words of what was typed. "hex-cap" is two; what has digits, as "3/8-16", stays as it is. */
export function wordsIn(text: string): readonly string[] {
  const words = text
    .split(/[\s,;:()[\]"&>]+/u)
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split(/[^\p{L}]+/u)))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  // The last word may still grow: "for" into "forklift".
  return words.filter((word, at) => at === words.length - 1 || !fillers.has(word.toLowerCase())).slice(0, maxWords);
}

/**
 * What the engine is asked: the best of each kind, the best band first. Within a band the index's own order decides,
 * which is that of the weights.
 */
export function suggestionsSearch(text: string, maxPerKind: number): object {
  const words = wordsIn(text);
  return {
    size: 0,
    track_total_hits: false,
    terminate_after: maxExamined,
    query: { dis_max: { queries: [...strict(text, words), ...loose(words)] } },
    aggs: {
      kinds: { terms: { field: "kind" }, aggs: { best: { top_hits: { size: maxPerKind, _source: shownFields } } } },
    },
  };
}

/** Whether a suggestion of this score has all that was typed. */
export function isStrict(score: number): boolean {
  return score >= allWordsBegin;
}

function strict(text: string, words: readonly string[]): readonly Clause[] {
  return [
    constant({ match: { "names.whole": text } }, wholeName),
    constant({ match: { names: text } }, nameBegins),
    ...(words.length === 0 ? [] : [constant(begins(words.join(" ")), allWordsBegin)]),
  ];
}

/** The second look: plurals for singulars, one letter amiss, one word too many. Each word that is met counts. */
function loose(words: readonly string[]): readonly Clause[] {
  if (words.length < enoughWords && !words.some(isForgiven)) return [];
  return [
    {
      bool: {
        should: words.map((word) =>
          isForgiven(word)
            ? { dis_max: { queries: [constant(begins(word), oneWord), constant(nearly(word), oneWord / 2)] } }
            : constant(begins(word), oneWord),
        ),
        minimum_should_match: words.length < enoughWords ? words.length : words.length - 1,
      },
    },
  ];
}

function isForgiven(word: string): boolean {
  return word.length >= minFuzzyLength && !/\d/.test(word);
}

function begins(query: string): Clause {
  return { match: { words: { query, operator: "and" } } };
}

function nearly(query: string): Clause {
  const forgiving = { fuzziness: 1, prefix_length: 1, max_expansions: 20 };
  return { match: { words: { query, analyzer: "asked_singular", ...forgiving } } };
}

function constant(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}
