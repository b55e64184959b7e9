import { expect, test } from "vitest";
import { demoCompany } from "../../../../demo/generate.ts";
import type { QueryKind } from "../../judgement.ts";
import { surveyCatalog } from "../../survey.ts";
import { wordJudgements } from "../index.ts";
import { heldOutJudgements } from "./index.ts";

const atLeast: Readonly<Partial<Record<QueryKind, number>>> = {
  attributes: 25,
  units: 15,
  jargon: 20,
  misspelt: 20,
  brand: 10,
  "plain-words": 10,
  compound: 10,
  category: 10,
};

test("enough queries are held out, of every kind that is asked in words", () => {
  const short = Object.entries(atLeast).filter(([kind, count]) => ofKind(kind) < count);
  expect(short).toEqual([]);
});

test("no query that is held out is asked twice or in the main set", () => {
  const main = new Set(wordJudgements.map(({ query }) => query.toLowerCase()));
  const queries = heldOutJudgements.map(({ query }) => query.toLowerCase());
  expect(queries.filter((query, at) => main.has(query) || queries.indexOf(query) !== at)).toEqual([]);
});

test("every query that is held out has a perfect answer in the demo company's catalog", () => {
  const { counts } = surveyCatalog(demoCompany, heldOutJudgements);
  const without = heldOutJudgements.filter((judgement) => (counts.get(judgement)?.[3] ?? 0) === 0);
  expect(without.map(({ query, wanted }) => `${query}: ${wanted}`)).toEqual([]);
});

function ofKind(kind: string): number {
  return heldOutJudgements.filter((judgement) => judgement.kind === kind).length;
}
