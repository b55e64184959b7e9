import { type Judgement, type QueryKind, type Question, judgementsOf } from "../judgement.ts";
import { machineQuestions } from "./attributes-machine.ts";
import { plantQuestions } from "./attributes-plant.ts";
import { brandQuestions } from "./brands.ts";
import { compoundQuestions } from "./compound.ts";
import { counterQuestions } from "./jargon-counter.ts";
import { jargonQuestions } from "./jargon.ts";
import { misspeltQuestions } from "./misspelt.ts";
import { plantWordQuestions } from "./plain-words-plant.ts";
import { shopWordQuestions } from "./plain-words-shop.ts";
import { plainWordQuestions } from "./plain-words.ts";
import { categoryQuestions } from "./categories.ts";
import { unitQuestions } from "./units.ts";

const byKind: readonly (readonly [QueryKind, readonly Question[]])[] = [
  ["attributes", [...machineQuestions, ...plantQuestions]],
  ["units", unitQuestions],
  ["jargon", [...jargonQuestions, ...counterQuestions]],
  ["misspelt", misspeltQuestions],
  ["brand", brandQuestions],
  ["plain-words", [...plainWordQuestions, ...shopWordQuestions, ...plantWordQuestions]],
  ["compound", compoundQuestions],
  ["category", categoryQuestions],
];

/** Everything that is asked in words; identifiers are drawn from the catalog itself. */
export const wordJudgements: readonly Judgement[] = byKind.flatMap(([kind, ofKind]) => judgementsOf(kind, ofKind));
