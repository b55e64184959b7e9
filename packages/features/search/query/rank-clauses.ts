import { type Clause, constant } from "./clauses.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { modifierClause } from "./unit-clauses.ts";

export const namedBoost = 30;
/** A category whose name is all that was typed is what is meant, whatever else has its words. */
const wholeNameBoost = 100;
const boosts = { guessed: 25, sold: 1, popular: 2 };

export function inGuessedCategories({ guessedCategories }: ParsedQuery): Clause {
  return { terms: { categories: guessedCategories.map(({ code }) => code) } };
}

export function likely({ guessedCategories }: ParsedQuery): Clause[] {
  return guessedCategories.map(({ code, share }) =>
    constant({ term: { categories: code } }, boosts.guessed * share ** 2),
  );
}

/** What is sold comes before what is not, and what is ordered often before what is not. None of this finds anything. */
export function better({ modifiers, named }: ParsedQuery): Clause[] {
  return [
    { rank_feature: { field: "popularity", boost: boosts.popular } },
    constant({ term: { isSold: true } }, boosts.sold),
    ...modifiers.map(modifierClause),
    ...named.map(({ kind, code, share }) =>
      constant(
        { term: { [kind === "category" ? "categories" : "classCode"]: code } },
        share === 1 ? wholeNameBoost : namedBoost * share ** 2,
      ),
    ),
  ];
}
