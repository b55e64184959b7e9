import { type Clause, anyOf, constant } from "./clauses.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { better, inGuessedCategories, likely, namedBoost } from "./rank-clauses.ts";
import { loosePairClause, measureClause, pairClause, primaryClauses, rowClauses } from "./size-clauses.ts";
import { type Place, unitClause, wordClause } from "./unit-clauses.ts";

/** They speak of other things: whoever types "forklift" wants no sign about forklifts. */
const tellers = ["sign", "marker", "label", "tag"];

/** All that was asked, each in its place: the noun among the types, values by their names, bare sizes by the class's own. */
export function wholeClause(query: ParsedQuery, isInPlace: boolean): Clause {
  const { units, measures, pairs, named } = query;
  const head = isInPlace ? query.head : null;
  if (units.length + measures.length + pairs.length === 0) return { match_none: {} };
  if (query.isSentence && isOnlyWords(query) && query.guessedCategories.length > 0) return sentenceClause(query);
  const sizes = measures.map((measure) => measureClause(query, measure));
  const said = units.map((unit, at) => unitClause(unit, placeOf(head, at)));
  // A sentence has words that are on no item; what it names and how large that is has to be met.
  const isNeeded = (at: number) => !query.isSentence || head === null || head.at === at || head.telling.includes(at);
  const must = [
    ...said.filter((_, at) => isNeeded(at)),
    ...sizes,
    ...pairs.map((pair) => (isInPlace ? pairClause(pair) : loosePairClause(pair))),
    ...rowClauses(query),
    ...primaryClauses(query),
  ];
  const whole = {
    bool: {
      must,
      should: [...better(query), ...said.filter((_, at) => !isNeeded(at))],
      ...(head === null ? { must_not: nounClause(tellers) } : {}),
    },
  };
  const called = [
    ...named.filter(({ kind, share }) => kind === "category" && share === 1 && isOnlyWords(query)),
    ...(query.head === null && isOnlyWords(query) ? query.within : []),
  ];
  // Whoever types a category's name asks for what is in it, whatever its items are called.
  return called.length === 0
    ? whole
    : anyOf([whole, constant({ terms: { categories: called.map(({ code }) => code) } }, namedBoost)]);
}

/** Part of a sentence's words, or a category that it seems to be about: what it says need not be on the item. */
function sentenceClause(query: ParsedQuery): Clause {
  const { units, modifiers } = query;
  // Where it is told apart what a thing is and what it is for, it has to be that thing.
  const least = modifiers.length > 0 ? units.length : Math.ceil(units.length * 0.6);
  const said = { bool: { should: units.map(wordClause), minimum_should_match: least } };
  return {
    bool: {
      filter: anyOf([said, inGuessedCategories(query)]),
      should: [...units.map((unit) => unitClause(unit, "any")), ...better(query), ...likely(query)],
    },
  };
}

function isOnlyWords({ measures, pairs }: ParsedQuery): boolean {
  return measures.length + pairs.length === 0;
}

function placeOf(head: ParsedQuery["head"], at: number): Place {
  if (head === null) return "any";
  return head.at === at ? "noun" : head.telling.includes(at) ? "type" : "any";
}

export function nounClause(nouns: readonly string[]): Clause {
  return { terms: { heads: nouns } };
}
