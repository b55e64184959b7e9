type Clause = object;

// Each band lies above all that the words of a lower one can come to.
const wholeName = 500;
const nameBegins = 400;
const allWordsBegin = 300;
const otherWordsBegin = 250;
const oneWord = 20;
const withoutLast = 5;

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
    .normalize("NFKC")
    .replaceAll("\u{2044}", "/")
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

/** Whether a suggestion of this score has all that was typed, in its own words or in others. */
export function isStrict(score: number): boolean {
  return score >= otherWordsBegin;
}

/** Whether it has what was typed but for the last word, which may be only begun. */
export function isWithoutLast(score: number): boolean {
  return score <= withoutLast;
}

function strict(text: string, words: readonly string[]): readonly Clause[] {
  const typed = words.join(" ");
  return [
    constant({ match: { "names.whole": text } }, wholeName),
    constant({ match: { names: text } }, nameBegins),
    ...(words.length === 0
      ? []
      : [constant(begins(typed, "words"), allWordsBegin), constant(begins(typed, "also"), otherWordsBegin)]),
  ];
}

/** The second look: plurals for singulars, one letter amiss, one word too many. Each word that is met counts. */
function loose(words: readonly string[]): readonly Clause[] {
  const before = words.slice(0, -1);
  const begun = before.length === 0 ? [] : [constant(begins(before.join(" "), "also"), withoutLast)];
  if (words.length < enoughWords && !words.some(isForgiven)) return begun;
  return [
    ...begun,
    {
      bool: {
        should: words.map((word) =>
          isForgiven(word)
            ? { dis_max: { queries: [constant(begins(word, "also"), oneWord), constant(nearly(word), oneWord / 2)] } }
            : constant(begins(word, "also"), oneWord),
        ),
        minimum_should_match: words.length < enoughWords ? words.length : words.length - 1,
      },
    },
  ];
}

function isForgiven(word: string): boolean {
  return word.length >= minFuzzyLength && !/\d/.test(word);
}

function begins(query: string, field: "words" | "also"): Clause {
  return { match: { [field]: { query, operator: "and" } } };
}

function nearly(query: string): Clause {
  const forgiving = { fuzziness: 1, prefix_length: 1, max_expansions: 20 };
  return { match: { words: { query, analyzer: "asked_singular", ...forgiving } } };
}

function constant(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}
