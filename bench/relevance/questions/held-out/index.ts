import { type Judgement, type QueryKind, type Question, judgementsOf } from "../../judgement.ts";
import { attributeQuestions } from "./attributes.ts";
import { brandQuestions } from "./brands.ts";
import { compoundQuestions } from "./compound.ts";
import { jargonQuestions } from "./jargon.ts";
import { misspeltQuestions } from "./misspelt.ts";
import { plainWordQuestions } from "./plain-words.ts";
import { categoryQuestions } from "./categories.ts";
import { unitQuestions } from "./units.ts";

const byKind: readonly (readonly [QueryKind, readonly Question[]])[] = [
  ["attributes", attributeQuestions],
  ["units", unitQuestions],
  ["jargon", jargonQuestions],
  ["misspelt", misspeltQuestions],
  ["brand", brandQuestions],
  ["plain-words", plainWordQuestions],
  ["compound", compoundQuestions],
  ["category", categoryQuestions],
];

/**
 * Asked only to see whether what holds for the main set holds for others too. They were written from the catalog alone,
 * before the search had answered one of them: whoever tunes the search by them needs another set.
 */
export const heldOutJudgements: readonly Judgement[] = byKind.flatMap(([kind, ofKind]) => judgementsOf(kind, ofKind));
