import { type Clause, anyOf, constant } from "./clauses.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { better, inGuessedCategories, likely } from "./rank-clauses.ts";
import { endClauses, measureClause, pairClause, preferredClauses, primaryClauses, rowClauses } from "./size-clauses.ts";
import { mayBeginDesignation, proseClause, unitClause } from "./unit-clauses.ts";
import { nounClause } from "./whole-clause.ts";

/** One thing more that is met counts more than anything else. */
export const metBoost = 100;

/**
 * What gives way is never the noun or the thread. Each thing that is met counts alike, so that what has more of them
 * comes first. Prose may help here: what comes close is shown apart.
 */
export function closeClause(query: ParsedQuery): Clause {
  const { units, measures, pairs, rows, head, guessedCategories, uses } = query;
  const threads = measures.filter((measure) => measure.startsWith("t:"));
  const met = [
    ...units.flatMap((unit, at) => (at === head?.at ? [] : [constant(proseClause(unit), metBoost)])),
    ...measures.map((measure) => constant(measureClause(query, measure), 1.3 * metBoost)),
    ...rows.map((row) => constant({ prefix: { rows: row.split(" ").slice(0, 2).join(" ") } }, metBoost)),
    ...pairs.map((pair) => constant(pairClause(pair), metBoost)),
  ];
  const sorts =
    head === null
      ? []
      : [
          constant(unitClause(units[head.at] ?? [], "noun"), 2 * metBoost),
          // The word that was typed counts more than one that stands for it.
          constant(unitClause((units[head.at] ?? []).slice(0, 1), "noun"), metBoost / 2),
        ];
  const serving = uses.length > 0 ? [constant(unitClause(uses, "any"), metBoost)] : [];
  const noun = head === null ? [] : [nounClause(head.nouns)];
  const guessed = guessedCategories.length > 0 ? [inGuessedCategories(query)] : [];
  const numbers = tradeNumbers(query);
  const should = [
    ...numbers,
    ...serving,
    ...met,
    ...sorts,
    ...rowClauses(query),
    ...endClauses(query),
    ...preferredClauses(query),
    ...primaryClauses(query),
    ...better(query),
    ...likely(query),
  ];
  const threaded = threads.map((thread) => measureClause(query, thread));
  if (threaded.length > 0) {
    return { bool: { filter: threaded, should: [...should, ...noun.map((clause) => constant(clause, 2 * metBoost))] } };
  }
  const others = [...guessed, ...serving, ...numbers];
  if (noun.length > 0) return { bool: { filter: anyOf([...noun, ...others]), should } };
  if (met.length === 0) return { match_none: {} };
  const most = { bool: { should: met, minimum_should_match: Math.max(1, Math.floor(met.length * 0.6)) } };
  return { bool: { filter: anyOf([most, ...others]), should } };
}

/** As a pattern of the engine takes it. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/g, ".");
}

/** Trade numbers count like several words: whoever knows one means it. */
function tradeNumbers({ units, measures, designations }: ParsedQuery): readonly Clause[] {
  const trade = [
    // Two or three figures are a frame or a class more often than a number of trade.
    ...designations.filter((word) => word.length > 3 || /^\p{L}/u.test(word)),
    ...measures.flatMap((measure) => /^n:(?<digits>\d{4,})$/.exec(measure)?.groups?.["digits"] ?? []),
    ...units.flat().filter((word) => mayBeginDesignation(word) && word.length > 4),
  ];
  return trade.flatMap((word) => [
    constant(anyOf([{ match: { words: word } }, { regexp: { words: `[a-z]{1,2}${plain(word)}` } }]), 4 * metBoost),
    constant({ prefix: { words: word } }, metBoost),
    // Makers add letters of their own at the end.
    ...(word.length > 5 ? [constant({ prefix: { words: word.slice(0, -1) } }, metBoost)] : []),
  ]);
}
