import { facetTerm } from "./facet-term.ts";
import type { Understood, WordUnit } from "./understand.ts";

/** How much of what was asked a hit must have. */
export type Strictness = "all" | "most" | "similar";

export interface Filters {
  /** A shelf, with everything below it. */
  readonly shelf?: string;
  readonly family?: string;
  /** Facets by code: any of the values. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, { readonly from?: number; readonly to?: number }>;
  readonly inCatalog?: string;
  readonly outsideCatalog?: string;
}

export const noFilters: Filters = { chosen: new Map(), ranges: new Map() };

type Clause = object;

/** An identifier that is met exactly goes before everything that merely reads alike. */
const identifierBoost = 10_000;
const ownIdentifierBoost = 20_000;
const partBoost = 60;
const measureBoost = 6;
const fields = ["name^4", "words^2", "description^0.3"];

export function scoreQuery(asked: Understood, strictness: Strictness, accountNumber: string | null): Clause {
  return {
    bool: {
      should: [...identifierClauses(asked, accountNumber), readingClause(asked, strictness)],
      minimum_should_match: 1,
    },
  };
}

function identifierClauses({ key }: Understood, accountNumber: string | null): Clause[] {
  if (key === "") return [];
  const own =
    accountNumber === null
      ? []
      : [constant({ term: { ownIds: `${accountNumber} ${key}` } }, ownIdentifierBoost, "exact")];
  return [constant({ term: { ids: key } }, identifierBoost, "exact"), ...own];
}

function readingClause({ units, measures, partKeys }: Understood, strictness: Strictness): Clause {
  const wanted = [
    ...units.map((unit) => unitClause(unit, strictness)),
    ...measures.map((measure) => constant({ term: { measures: measure } }, measureBoost)),
  ];
  if (wanted.length === 0) return { match_none: {} };
  return {
    bool: {
      should: wanted,
      minimum_should_match: leastOf(wanted.length, strictness),
      // What is sold comes before what is not, and what is ordered often before what is not; neither finds anything.
      must: {
        bool: {
          should: [popular, sold, ...partKeys.map((key) => constant({ term: { ids: key } }, partBoost))],
          minimum_should_match: 0,
        },
      },
    },
  };
}

const popular = { rank_feature: { field: "popularity", boost: 2 } };
const sold = constant({ term: { isSold: true } }, 1);

function leastOf(count: number, strictness: Strictness): number {
  if (strictness === "all") return count;
  return Math.max(1, Math.ceil(count * 0.6));
}

/** One of a word's spellings, in any of the fields; all words of a spelling have to be there. */
function unitClause(unit: WordUnit, strictness: Strictness): Clause {
  const queries = unit.map((text, at) => ({
    multi_match: {
      query: text,
      fields,
      operator: "and",
      // What was typed counts more than what stands for it.
      boost: at === 0 ? 1 : 0.8,
      ...(strictness === "similar"
        ? { type: "best_fields", fuzziness: "AUTO:4,8", prefix_length: 1, max_expansions: 30 }
        : { type: "cross_fields" }),
    },
  }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

export function shelfFilters({ shelf, family, inCatalog, outsideCatalog }: Filters): Clause[] {
  return [
    ...(shelf === undefined ? [] : [{ term: { shelves: shelf } }]),
    ...(family === undefined ? [] : [{ term: { familyCode: family } }]),
    ...(inCatalog === undefined ? [] : [{ term: { catalogs: inCatalog } }]),
    ...(outsideCatalog === undefined ? [] : [{ bool: { must_not: { term: { catalogs: outsideCatalog } } } }]),
  ];
}

/** The filter of each facet that was used, by code: a facet's own counts leave its own filter out. */
export function facetFilters({ chosen, ranges }: Filters): ReadonlyMap<string, Clause> {
  return new Map([
    ...[...chosen].map(([code, values]): [string, Clause] => [
      code,
      { terms: { facets: values.map((value) => facetTerm(code, value)) } },
    ]),
    ...[...ranges].map(([code, { from, to }]): [string, Clause] => [
      code,
      {
        range: {
          [`numbers.${code}`]: {
            ...(from === undefined ? {} : { gte: from }),
            ...(to === undefined ? {} : { lte: to }),
          },
        },
      },
    ]),
  ]);
}

function constant(filter: Clause, boost: number, name?: string): Clause {
  return { constant_score: { filter: name === undefined ? filter : named(filter, name), boost } };
}

/** Named clauses come back with the hits that met them. */
function named(filter: Clause, name: string): Clause {
  return { bool: { filter: [filter], _name: name } };
}
