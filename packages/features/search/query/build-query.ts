import { facetTerm } from "./facet-term.ts";
import { numberRange } from "./number-term.ts";
import type { ParsedQuery, WordUnit } from "./parse-query.ts";

/** How much of what was asked a hit must have. */
export type Strictness = "all" | "similar" | "most" | "any";

export interface Filters {
  /** A category, with everything below it. */
  readonly category?: string;
  readonly family?: string;
  readonly brandCode?: string;
  /** Facets by code: any of the values. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, { readonly from?: number; readonly to?: number }>;
  readonly inCatalog?: string;
  readonly outsideCatalog?: string;
  /** What an account has ordered before: only these items. */
  readonly boughtSkus?: readonly string[];
}

export const noFilters: Filters = { chosen: new Map(), ranges: new Map() };

type Clause = object;

/** An identifier that is met exactly goes before everything that merely reads alike. */
const identifierBoost = 10_000;
const ownIdentifierBoost = 20_000;
/** A number within the text is very likely what is meant, the longer the likelier. */
const partBoost = 1_000;
/** Having all of it counts more than anything that has only a part. */
const wholeBoost = 500;
const boosts = { measure: 6, row: 8, lead: 3, named: 30, guessed: 25, sold: 1, popular: 2 };
/** A category whose name is all that was typed is what is meant, whatever else has its words. */
const wholeNameBoost = 100;
/** Together these keep the largest query within the thousand clauses that the engine takes. */
const maxParts = 20;
const maxSpellings = 6;
const fields = ["kind^4", "name^3", "words", "description^0.2"];
/** What a thing is for is told beside its name, and by another thing's name: a drill is no battery for a drill. */
const asideFields = ["words^2", "description"];

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
    ...(key === "" ? [] : [constant({ term: { ids: key } }, identifierBoost, "exact")]),
    ...own,
    ...(partKeys.length === 0 ? [] : [partClause(partKeys, units)]),
  ];
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
export function termCount({ units, measures }: ParsedQuery): number {
  return units.length + measures.length;
}

function readingClause(query: ParsedQuery, strictness: Strictness): Clause {
  const { units, measures, guessedCategories } = query;
  const sizes = measures.map((measure) => measureClause(query, measure));
  const wanted = [...units.map((unit) => unitClause(unit, strictness)), ...sizes];
  if (wanted.length === 0) return { match_none: {} };
  if (query.isSentence && strictness === "all") return sentenceClause(query, sizes, sizes);
  if (query.isSentence && strictness === "most" && guessedCategories.length > 0)
    return sentenceClause(query, sizes, []);
  if (strictness === "any") {
    const found = anyOf([namesKind(units), ...(guessedCategories.length > 0 ? [inGuessedCategories(query)] : [])]);
    return { bool: { must: found, should: [...wanted, ...better(query), ...likely(query)] } };
  }
  if (strictness !== "most") return { bool: { must: wanted, should: better(query) } };
  const least = Math.max(1, Math.ceil(wanted.length * 0.6));
  const whole = constant({ bool: { must: [...units.map(wordClause), ...sizes] } }, wholeBoost);
  return {
    bool: { must: { bool: { should: wanted, minimum_should_match: least } }, should: [whole, ...better(query)] },
  };
}

/** Part of a sentence's words, or a category that it seems to be about: what it says need not be on the item. */
function sentenceClause(query: ParsedQuery, sizes: readonly Clause[], needed: readonly Clause[]): Clause {
  const { units, modifiers, guessedCategories } = query;
  // Where it is told apart what a thing is and what it is for, it has to be that thing.
  const least = modifiers.length > 0 ? units.length : Math.ceil(units.length * 0.6);
  const said = { bool: { should: units.map(wordClause), minimum_should_match: least } };
  return {
    bool: {
      filter: [guessedCategories.length > 0 ? anyOf([said, inGuessedCategories(query)]) : said, ...needed],
      should: [...units.map((unit) => unitClause(unit, "all")), ...sizes, ...better(query), ...likely(query)],
    },
  };
}

function inGuessedCategories({ guessedCategories }: ParsedQuery): Clause {
  return { terms: { categories: guessedCategories.map(({ code }) => code) } };
}

function likely({ guessedCategories }: ParsedQuery): Clause[] {
  return guessedCategories.map(({ code, share }) =>
    constant({ term: { categories: code } }, boosts.guessed * share ** 2),
  );
}

function anyOf(clauses: readonly Clause[]): Clause {
  return { bool: { should: clauses, minimum_should_match: 1 } };
}

/** The last resort: one of the words at least says what kind of thing it is. */
function namesKind(units: readonly WordUnit[]): Clause {
  return { multi_match: { query: units.flat().join(" "), fields: ["kind^4", "joined"], type: "most_fields" } };
}

/** A bare number may be a name as well, or the end of one ("6061 bar", "7018 rod" for E7018), and a rounded size the one that it was rounded from. */
function measureClause({ otherMeasures, nearMeasures, writtenMeasures }: ParsedQuery, measure: string): Clause {
  const asSize = constant({ terms: { measures: [measure, ...(otherMeasures.get(measure) ?? [])] } }, boosts.measure);
  const near = nearMeasures.get(measure) ?? [];
  const bare = /^n:(?<digits>\d{2,})$/.exec(measure)?.groups?.["digits"];
  // "134a" is a refrigerant, and "2/0" stands in the names of wire.
  const written = writtenMeasures.get(measure) ?? /^ga:(?<size>\d\/0)$/.exec(measure)?.groups?.["size"];
  const asName =
    bare === undefined
      ? []
      : [
          { match: { words: bare } },
          ...(bare.length > 2 ? [{ prefix: { words: bare } }] : []),
          ...(bare.length > 3 ? [{ regexp: { words: `[a-z]{1,2}${bare}` } }] : []),
        ];
  const others = [
    ...(near.length > 0 ? [constant({ terms: { measures: near } }, boosts.measure / 2)] : []),
    ...[...asName, ...(written === undefined ? [] : [{ match: { words: written } }])].map((clause) =>
      constant(clause, boosts.measure),
    ),
  ];
  return others.length === 0 ? asSize : { dis_max: { queries: [asSize, ...others] } };
}

/** What is sold comes before what is not, and what is ordered often before what is not. None of this finds anything. */
function better({ measures, rows, named, modifiers }: ParsedQuery): Clause[] {
  const [lead] = measures;
  return [
    { rank_feature: { field: "popularity", boost: boosts.popular } },
    constant({ term: { isSold: true } }, boosts.sold),
    ...(lead === undefined ? [] : [constant({ term: { lead } }, boosts.lead)]),
    ...modifiers.map(modifierClause),
    ...rows.map((row) => constant({ term: { measures: row } }, boosts.row)),
    ...named.map(({ kind, code, share }) =>
      constant(
        { term: { [kind === "category" ? "categories" : "classCode"]: code } },
        share === 1 ? wholeNameBoost : boosts.named * share ** 2,
      ),
    ),
  ];
}

/** One of a word's spellings, in any of the fields; all words of a spelling have to be there. */
function unitClause(unit: WordUnit, strictness: Strictness): Clause {
  const queries = unit.slice(0, maxSpellings).flatMap((text, at) => spellingClauses(text, at > 0, strictness));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

function modifierClause(unit: WordUnit): Clause {
  const queries = unit
    .slice(0, maxSpellings)
    .map((query) => ({ multi_match: { query, fields: asideFields, operator: "and", type: "best_fields" } }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

/** The same without weighing where it stands: `words` has what the other fields have. */
function wordClause(unit: WordUnit): Clause {
  const queries = unit.slice(0, maxSpellings).map((query) => ({ match: { words: { query, operator: "and" } } }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

const maxFuzzyLength = 24;

/** What was typed counts more than what stands for it. */
function spellingClauses(query: string, standsIn: boolean, strictness: Strictness): Clause[] {
  const boost = standsIn ? 0.8 : 1;
  const inFields = { query, fields, operator: "and", type: "best_fields", tie_breaker: 0.3, boost };
  const similar = { fuzziness: "AUTO:4,8", prefix_length: 1, max_expansions: 10 };
  // Another digit makes another thing: 100R2 isn't 100R12.
  const isForgiven = strictness !== "all" && !standsIn && query.length <= maxFuzzyLength && !isDesignation(query);
  return [
    { multi_match: isForgiven ? { ...inFields, ...similar } : inFields },
    ...(mayBeJoined(query) ? [{ match: { joined: { query, boost: boost * 4 } } }] : []),
    ...(isDesignation(query) ? [constant({ prefix: { words: { value: query } } }, boost * boosts.measure)] : []),
  ];
}

/** "100r2" begins "100R2AT". */
function isDesignation(text: string): boolean {
  return /^(?=.*\d)(?=.*\p{L})[\p{L}\d-]{3,}$/u.test(text);
}

/** "ballvalve", "o-ring": long enough to be two words that were written as one. */
function mayBeJoined(text: string): boolean {
  return /^\p{L}{5,30}$/u.test(text);
}

export function categoryFilters(filters: Filters): Clause[] {
  const { category, family, brandCode, inCatalog, outsideCatalog, boughtSkus } = filters;
  return [
    ...(category === undefined ? [] : [{ term: { categories: category } }]),
    ...(family === undefined ? [] : [{ term: { familyCode: family } }]),
    ...(brandCode === undefined ? [] : [{ term: { brandCode } }]),
    ...(inCatalog === undefined ? [] : [{ term: { catalogs: inCatalog } }]),
    ...(outsideCatalog === undefined ? [] : [{ bool: { must_not: { term: { catalogs: outsideCatalog } } } }]),
    ...(boughtSkus === undefined ? [] : [skuFilter(boughtSkus)]),
  ];
}

/** The engine takes 65,536 terms in one filter. */
export const maxBoughtSkus = 65_536;

export function skuFilter(skus: readonly string[]): Clause {
  return { terms: { sku: skus } };
}

/** The filter of each facet that was used, by code: a facet's own counts leave its own filter out. */
export function facetFilters({ chosen, ranges }: Filters): ReadonlyMap<string, Clause> {
  return new Map([
    ...[...chosen].map(([code, values]): [string, Clause] => [
      code,
      { terms: { facets: values.map((value) => facetTerm(code, value)) } },
    ]),
    ...[...ranges].map(([code, ends]): [string, Clause] => [code, { range: { numbers: numberRange(code, ends) } }]),
  ]);
}

function constant(clause: Clause, boost: number, name?: string): Clause {
  return { constant_score: { filter: name === undefined ? clause : withName(clause, name), boost } };
}

/** Named clauses come back with the hits that met them. */
function withName(filter: Clause, name: string): Clause {
  return { bool: { filter: [filter], _name: name } };
}
