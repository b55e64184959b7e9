import { type Clause, constant } from "./clauses.ts";
import { closeClause } from "./close-clause.ts";
import type { ParsedQuery, WordUnit } from "./parse-query.ts";
import { excludedClauses, wordClause } from "./unit-clauses.ts";
import { wholeClause } from "./whole-clause.ts";

/**
 * Whether a hit has all that was searched for in its place and is also in the pack that was named, has all of it, is at
 * least the thing that was named, has the words anywhere, or comes close.
 */
export type Strictness = "preferred" | "all" | "thing" | "loose" | "close";

/** An identifier that is met exactly goes before everything that merely reads alike. */
const identifierBoost = 10_000;
const ownIdentifierBoost = 20_000;
/** A number within the text is very likely what is meant, the longer the likelier. */
const partBoost = 1_000;
/** It keeps the largest query within the thousand clauses that the engine takes. */
const maxParts = 20;

export function scoreQuery(query: ParsedQuery, strictness: Strictness, accountNumber: string | null): Clause {
  const exact = identifierClauses(query, accountNumber);
  const reading = readingClause(query, strictness);
  return exact.length === 0 ? reading : { bool: { should: [...exact, reading], minimum_should_match: 1 } };
}

function identifierClauses({ key, partKeys, units }: ParsedQuery, accountNumber: string | null): Clause[] {
  const own =
    accountNumber === null || key === ""
      ? []
      : [constant({ term: { ownIds: `${accountNumber} ${key}` } }, ownIdentifierBoost, "exact")];
  return [
    ...(key === "" ? [] : [constant({ terms: { ids: [key, ...otherGtins(key)] } }, identifierBoost, "exact")]),
    ...own,
    ...(partKeys.length === 0 ? [] : [partClause(partKeys, units)]),
  ];
}

/** A number of trade has 12, 13 or 14 figures, the longer ones with zeros before it. */
function otherGtins(key: string): readonly string[] {
  if (!/^\d{11,14}$/.test(key)) return [];
  const bare = key.replace(/^0+/, "");
  return [bare, ...[12, 13, 14].map((length) => bare.padStart(length, "0"))];
}

/** Makers use the same numbers: the words beside it tell which one is meant. */
function partClause(partKeys: readonly string[], units: readonly WordUnit[]): Clause {
  const longestFirst = partKeys.toSorted((one, other) => other.length - one.length).slice(0, maxParts);
  return {
    bool: {
      must: {
        dis_max: { queries: longestFirst.map((key) => constant({ term: { ids: key } }, partBoost + key.length)) },
      },
      should: units.map((unit) => wordClause(unit)),
    },
  };
}

/** How many things are asked for: with one, a part of them is nothing. */
export function termCount({ units, measures, pairs }: ParsedQuery): number {
  return units.length + measures.length + pairs.length;
}

function readingClause(query: ParsedQuery, strictness: Strictness): Clause {
  const { excluded } = query;
  const wanted = strictness === "close" ? closeClause(query) : wholeClause(query, strictness);
  return excluded.length === 0 ? wanted : { bool: { must: wanted, must_not: excluded.flatMap(excludedClauses) } };
}
