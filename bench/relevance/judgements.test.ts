import { expect, test } from "vitest";
import { demoCompany } from "../../demo/generate.ts";
import { type ItemFacts, type QueryKind, identifierJudgement, judgementsOf, queryKinds } from "./judgement.ts";
import { wordJudgements } from "./questions/index.ts";
import { ndcg, ndcgAsFarAsItGoes, reciprocalRank } from "./score.ts";
import { surveyCatalog } from "./survey.ts";

const survey = surveyCatalog(demoCompany, wordJudgements);
const all = [...wordJudgements, ...survey.identifiers];

test("there are enough queries, of every kind, and none is asked twice", () => {
  expect(all.length).toBeGreaterThanOrEqual(420);
  expect(queryKinds.filter((kind) => ofKind(kind) < 20)).toEqual([]);
  const queries = all.map(({ query }) => query.toLowerCase());
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

test("every query in words has a perfect answer in the demo company's catalog", () => {
  const without = wordJudgements.filter((judgement) => (survey.counts.get(judgement)?.[3] ?? 0) === 0);
  expect(without.map(({ query, wanted }) => `${query}: ${wanted}`)).toEqual([]);
});

test("an item that has all that was asked is worth more than one that lacks some, and another thing is worth nothing", () => {
  const [judgement] = judgementsOf("attributes", [
    { typed: ["screw"], of: "screw", attributes: { thread: "M6", length: 20, material: ["Brass", "Bronze"] } },
  ]);
  const grades = [
    item({ thread: "M6", length: 20, material: "Bronze" }),
    item({ thread: "M6", length: 25, material: "Brass" }),
    item({ thread: "M6", length: 25, material: "Steel" }),
    item({ thread: "M8", length: 20, material: "Brass" }),
    { ...item({ thread: "M6", length: 20, material: "Brass" }), classCode: "nut" },
    { ...item({ thread: "M6", length: 20, material: "Brass" }), lifecycle: "discontinued" },
  ].map((facts) => judgement?.grade(facts));
  expect(grades).toEqual([3, 2, 1, 0, 0, 2]);
});

test("one of two wishes is not most of them", () => {
  const [judgement] = judgementsOf("attributes", [
    { typed: ["screw"], of: "screw", attributes: { thread: "M6", length: 20 } },
  ]);
  expect(judgement?.grade(item({ thread: "M6", length: 25 }))).toBe(1);
});

test("another maker's item is an alternate where a thing was asked for, and nothing where only the maker was", () => {
  const [thing, maker] = judgementsOf("brand", [
    { typed: ["other screw"], of: "screw", brand: "other" },
    { typed: ["other"], brand: "other" },
  ]);
  expect([thing?.grade(item({})), maker?.grade(item({}))]).toEqual([1, 0]);
});

test("an identifier names an item by its number, its maker's number or an alias, and with a brand that brand's only", () => {
  const grade = (identifier: string, brandCode?: string) =>
    identifierJudgement("part-number", { query: identifier, identifier, brandCode }).grade(item({}));
  expect([grade("1ab23c"), grade("ab.12"), grade("old 7"), grade("AB-13")]).toEqual([3, 3, 3, 0]);
  expect([grade("ab-12", "maker"), grade("ab-12", "other")]).toEqual([3, 0]);
});

test("gain is two to the grade less one, discounted by place, beside the best order of the whole catalog", () => {
  const counts = [0, 1, 1, 1] as const;
  expect(ndcg([3, 2, 1], counts)).toBe(1);
  const best = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcg([1, 2, 3], counts)).toBeCloseTo((1 + 3 / Math.log2(3) + 7 / 2) / best, 10);
  expect(ndcg([3], counts)).toBeCloseTo(7 / best, 10);
  expect([ndcg([], counts), ndcg([3], [0, 0, 0, 0])]).toEqual([0, 0]);
});

test("only ten places count, and the ideal has no more", () => {
  expect(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [0, 0, 0, 1])).toBe(0);
  expect(
    ndcg(
      Array.from({ length: 10 }, () => 3 as const),
      [0, 50, 50, 50],
    ),
  ).toBe(1);
});

test("an answer that stops after the full ones is whole, one that fills up with junk is not", () => {
  const counts = [0, 0, 5, 2] as const;
  expect(ndcgAsFarAsItGoes([3, 3], counts)).toBe(1);
  expect(ndcgAsFarAsItGoes([3], counts)).toBeLessThan(1);
  expect(ndcgAsFarAsItGoes([3, 3, 0, 0], counts)).toBeLessThan(1);
});

test("the first that is as good as any decides the reciprocal rank", () => {
  expect(reciprocalRank([1, 2, 3], [0, 1, 1, 1])).toBeCloseTo(1 / 3, 10);
  expect(reciprocalRank([0, 2], [0, 0, 3, 0])).toBe(1 / 2);
  expect(reciprocalRank([0, 0], [0, 0, 0, 1])).toBe(0);
});

function ofKind(kind: QueryKind): number {
  return all.filter((judgement) => judgement.kind === kind).length;
}

function item(attributes: ItemFacts["attributes"]): ItemFacts {
  return {
    sku: "1AB23C",
    partNumber: "AB-12",
    name: "Screw",
    classCode: "screw",
    categoryCode: "SCREWS",
    brandCode: "maker",
    lifecycle: "active",
    attributes,
    aliasKeys: ["OLD7"],
  };
}
