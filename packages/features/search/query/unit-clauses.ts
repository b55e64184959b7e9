import { type Clause, constant } from "./clauses.ts";
import { pairOf } from "./pairs.ts";
import type { WordUnit } from "./parse-query.ts";
import { singularOf } from "./stem.ts";

const maxSpellings = 6;
const lacks = ["no", "without"];
const designationBoost = 6;
const fields = ["kind^4", "name^3", "words"];
/** What a thing is for is told beside its name, and by another thing's name: a drill is no battery for a drill. */
const asideFields = ["words^2", "description"];

/** Where a word has to stand: at the end of a type's name, within it, or anywhere but in prose. */
export type Place = "noun" | "type" | "any";

const fieldsOf: Readonly<Record<Place, readonly string[]>> = { any: fields, type: ["kind^4"], noun: ["kind^4"] };

/** One of a word's spellings, in any of the fields; all words of a spelling have to be there. */
export function unitClause(unit: WordUnit, place: Place): Clause {
  const queries = unit.slice(0, maxSpellings).flatMap((text, at) => spellingClauses(text, at > 0, place));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

export function modifierClause(unit: WordUnit): Clause {
  const queries = unit
    .slice(0, maxSpellings)
    .map((query) => ({ multi_match: { query, fields: asideFields, operator: "and", type: "best_fields" } }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

/** The same without weighing where it stands: `words` has what the other fields have. */
export function wordClause(unit: WordUnit): Clause {
  const queries = unit.slice(0, maxSpellings).map((query) => ({ match: { words: { query, operator: "and" } } }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

/**
 * "No cord" leaves out what is corded, "does not auto darken" what is auto-darkening, "without soldering" what is
 * soldered, "no ammonia" what is ammoniated; what is called free of it, or says itself that it has none, stays.
 */
export function excludedClauses(unit: WordUnit): Clause[] {
  const roots = unit.flatMap((phrase) => (phrase.endsWith("ing") ? [phrase.slice(0, -"ing".length)] : []));
  const forms = [...roots, ...[...unit, ...roots].flatMap(formsOf)];
  const said = [wordClause(unit), ...forms.map((form) => ({ match: { words: { query: form, operator: "and" } } }))];
  const isFree = {
    bool: {
      should: [
        { terms: { pairs: unit.map((phrase) => pairOf("free", phrase)) } },
        ...unit.flatMap((phrase) => lacks.map((lack) => ({ match_phrase: { words: `${lack} ${phrase}` } }))),
      ],
    },
  };
  return said.map((must) => ({ bool: { must, must_not: isFree } }));
}

function formsOf(phrase: string): readonly string[] {
  return ["ed", "d", "ing", "ated", "ized"].map((end) => phrase.replace(/a$/, "") + end);
}

/** Wherever something is said of it. */
export function proseClause(unit: WordUnit): Clause {
  const queries = unit.slice(0, maxSpellings).map((query) => ({
    multi_match: { query, fields: [...fields, "description^0.2"], operator: "and", type: "best_fields" },
  }));
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

/** What was typed counts more than what stands for it. */
function spellingClauses(query: string, standsIn: boolean, place: Place): Clause[] {
  const boost = standsIn ? 0.8 : 1;
  const found = {
    multi_match: { query, fields: fieldsOf[place], operator: "and", type: "best_fields", tie_breaker: 0.3, boost },
  };
  const asJoined = mayBeJoined(query) ? [{ match: { joined: { query, boost: boost * 4 } } }] : [];
  if (place !== "noun") {
    return [
      found,
      ...asJoined,
      ...(mayBeginDesignation(query)
        ? [constant({ prefix: { name: { value: query } } }, boost * designationBoost)]
        : []),
    ];
  }
  const words = query.split(" ").map(singularOf);
  // The words stand in the name of the type, and the noun at its end.
  const named = { bool: { must: found, filter: { term: { heads: words.at(-1) ?? "" } } } };
  // What the table says stands for it may name the form that a thing comes in: a grease cartridge is grease.
  const inForm = {
    bool: {
      must: { match: { words: { query, operator: "and", boost } } },
      filter: [{ terms: { heads: words } }],
    },
  };
  // What was typed as one word may be two; two typed words are one only where the thing is called that.
  const joined = standsIn
    ? asJoined.map((must) => ({ bool: { must, filter: { term: { heads: words.at(-1) ?? "" } } } }))
    : asJoined;
  return [named, ...(standsIn && words.length > 1 ? [inForm] : []), ...joined];
}

/** As it is typed: "100r2" begins "100R2AT". Less strict than what the index takes for one. */
export function mayBeginDesignation(text: string): boolean {
  return /^(?=.*\d)(?=.*\p{L})[\p{L}\d-]{3,}$/u.test(text);
}

/** "ballvalve", "o-ring": long enough to be two words that were written as one. */
function mayBeJoined(text: string): boolean {
  return /^\p{L}{5,30}$/u.test(text);
}
