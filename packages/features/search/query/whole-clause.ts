import type { Strictness } from "./build-query.ts";
import { type Clause, anyOf, constant } from "./clauses.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { better, inGuessedCategories, likely, namedBoost } from "./rank-clauses.ts";
import {
  endClauses,
  loosePairClause,
  measureClause,
  pairClause,
  preferredClauses,
  primaryClauses,
  rowClauses,
  turnedClauses,
} from "./size-clauses.ts";
import { singularOf } from "./stem.ts";
import { type Place, unitClause, wordClause } from "./unit-clauses.ts";

/** They speak of other things: whoever types "forklift" wants no sign about forklifts. */
const tellers = ["sign", "marker", "label", "tag"];

/** All that was asked, each in its place: the noun among the types, values by their names, bare sizes by the class's own. */
export function wholeClause(query: ParsedQuery, strictness: Exclude<Strictness, "close">): Clause {
  const { units, measures, pairs, named, modifiers } = query;
  const isInPlace = strictness !== "loose";
  const head = isInPlace ? query.head : null;
  if (units.length + measures.length + pairs.length === 0) return { match_none: {} };
  // Where a thing is named and then what it is for, first what is both is looked for.
  const isWhole = strictness === "all" || strictness === "preferred";
  const isThing = isWhole && query.head !== null && query.isForSomething;
  if (query.isSentence && isOnlyWords(query) && query.guessedCategories.length > 0 && !isThing) {
    return sentenceClause(query);
  }
  const sizes = measures.map((measure) => measureClause(query, measure));
  const said = units.map((unit, at) => unitClause(unit, placeOf(head, at)));
  // A sentence has words that are on no item; what it names and how large that is has to be met.
  const isNeeded = (at: number) =>
    !query.isSentence ||
    head === null ||
    head.at === at ||
    head.telling.includes(at) ||
    (isThing && query.known.includes(at));
  const must = [
    ...said.filter((_, at) => isNeeded(at)),
    ...sizes,
    ...pairs.map((pair) => (isInPlace ? pairClause(pair) : loosePairClause(pair))),
    ...rowClauses(query),
    ...(strictness === "preferred" ? preferredClauses(query) : []),
    // A value with its name may be the primary size of the class: "8 mm OD, 100 ft".
    ...(pairs.length === 0 ? primaryClauses(query) : []),
  ];
  const serving = isThing ? [anyOf(modifiers.map(wordClause))] : [];
  const whole = {
    bool: {
      must,
      filter: serving,
      should: [
        ...(pairs.length === 0 ? [] : primaryClauses(query)),
        ...endClauses(query),
        ...better(query),
        ...likely(query),
        ...said.filter((_, at) => !isNeeded(at)),
      ],
      must_not: [
        ...turnedClauses(query),
        ...(head === null ? [nounClause(tellers), ...(isOnlyWords(query) ? otherUse(query) : [])] : []),
      ],
    },
  };
  const isWithin = query.head === null && isOnlyWords(query);
  const called = [
    ...named.filter(({ kind, share }) => kind === "category" && share === 1 && isOnlyWords(query)),
    ...(isWithin ? query.within.filter(({ name }) => !query.isOtherThing || endsWith(name, units)) : []),
  ];
  if (query.isOtherThing && called.length === 0) return { match_none: {} };
  // Whoever types a category's name asks for what is in it, whatever its items are called.
  return called.length === 0
    ? whole
    : anyOf([whole, constant({ terms: { categories: called.map(({ code }) => code) } }, namedBoost)]);
}

/** Part of a sentence's words, or a category that it seems to be about: what it says need not be on the item. */
function sentenceClause(query: ParsedQuery): Clause {
  const { units, modifiers } = query;
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

/** "Motors & Power Transmission" is about transmission; "Drum Fans" is about fans. */
function endsWith(name: string, units: ParsedQuery["units"]): boolean {
  const [last = ""] = units.at(-1) ?? [];
  return singularOf(name.toLowerCase()).endsWith(singularOf(last));
}

/** A vacuum pump oil is no vacuum pump: where the noun stands within the name of a type, it says what that is for. */
function otherUse({ head, units }: ParsedQuery): readonly Clause[] {
  const noun = units[head?.at ?? -1]?.[0];
  if (head === null || noun === undefined || units.length > 2) return [];
  return [{ bool: { must: { match: { kind: { query: noun, operator: "and" } } }, must_not: nounClause(head.nouns) } }];
}

export function nounClause(nouns: readonly string[]): Clause {
  return { terms: { heads: nouns } };
}
