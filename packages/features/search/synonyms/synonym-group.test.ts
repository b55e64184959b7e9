import { expect, test } from "vitest";
import { synonymsFrom } from "./synonym-group.ts";

const synonyms = synonymsFrom([
  { kind: "both", words: ["safety vest", "traffic vest"] },
  { kind: "oneway", words: ["ppe", "safety glasses", "safety vest"] },
  { kind: "oneway", words: ["ppe", "hard hat"] },
  { kind: "oneway", words: ["open end spanner", "combination wrench"] },
  { kind: "both", words: ["wrench", "spanner"] },
  { kind: "oneway", words: ["wrench", "hex key"] },
]);
const units = (typed: string) => synonyms.expand(typed.split(" "));

test("phrases that stand for each other are found by any of them", () => {
  expect(units("traffic vest")).toEqual([["traffic vest", "safety vest"]]);
  expect(units("safety vest")).toEqual([["safety vest", "traffic vest"]]);
});

test("a one-way phrase also finds the others, and they do not find it", () => {
  expect(units("ppe")).toEqual([["ppe", "safety glasses", "safety vest", "hard hat"]]);
  expect(units("hard hat")).toEqual([["hard"], ["hat"]]);
});

test("a one-way phrase of several words is one unit, in the plural too", () => {
  expect(units("metric open end spanner")).toEqual([["metric"], ["open end spanner", "combination wrench"]]);
  expect(units("open end spanners")).toEqual([["open end spanners", "open end spanner", "combination wrench"]]);
});

test("a word may stand in groups of both kinds", () => {
  expect(units("wrench")).toEqual([["wrench", "spanner", "hex key"]]);
  expect(units("spanner")).toEqual([["spanner", "wrench"]]);
});
