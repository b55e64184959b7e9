import { expect, test } from "vitest";
import { bindingsIn } from "./bindings.ts";
import { pairsOf } from "./pairs.ts";
import { vocabularyOf } from "./vocabulary.ts";

const pairs = [
  ...pairsOf({ name: "MERV", unit: "", value: 13 }),
  ...pairsOf({ name: "Pressure Class", unit: "", value: 300 }),
  ...pairsOf({ name: "Grade", unit: "", value: "Grade 8" }),
  ...pairsOf({ name: "Flutes", unit: "", value: 4 }),
  ...pairsOf({ name: "Wiring", unit: "", value: "Type A" }),
  ...pairsOf({ name: "Noise Reduction Rating", unit: "dB", value: 33 }),
  ...pairsOf({ name: "Body Size", unit: "in", value: 0.375 }),
  ...pairsOf({ name: "Size", unit: "", value: "L" }),
];
const vocabulary = vocabularyOf({ heads: ["screw"], types: [], pairs, designations: [], facets: [] });
const read = (text: string) => bindingsIn(text, vocabulary, () => []);

test.each([
  ["merv 13 filter", ["merv=13"]],
  ["class 300 elbow", ["class=300"]],
  ["grade 8 5/16-18", ["grade=8"]],
  ["4 flute end mill", ["flute=4"]],
  ["type a led tube", ["type=a"]],
  ["nrr 33 ear plugs", ["nrr=33"]],
  ["3/8 body coupler", ["body=0.375"]],
  ["size 9 gloves", ["size=l"]],
  // Nobody has it: it stays a wish, so that nothing is shown as a match.
  ["grade 9 bolt", ["grade=9"]],
])("%s binds a value to its name", (text, bound) => {
  expect(read(text).pairs.flat()).toEqual(bound);
});

test.each(["10 screw", "5 in flute", "class 2 in", "merv filter"])("%s binds nothing", (text) => {
  expect(read(text)).toEqual({ pairs: [], rest: text });
});

test("what is left has the sizes that belong to nothing", () => {
  expect(read("grade 8 5/16-18 bolt").rest.trim()).toBe("5/16-18 bolt");
});

test.each(["316 stainless tee", "stainless 316 tee"])("the alloy of %s is no value of stainless", (text) => {
  const known = vocabularyOf({ facets: [], heads: ["tee"], types: [], pairs: ["stainless=316"], designations: [] });
  expect(bindingsIn(text, known, () => []).pairs).toEqual([]);
});

test("a length before a type's name is no value of its first word", () => {
  const known = vocabularyOf({
    facets: [],
    heads: ["screw", "cap"],
    types: ["Hex Cap Screw"],
    pairs: ["hex=2"],
    designations: [],
  });
  expect(bindingsIn("x 2 hex cap screw", known, () => []).pairs).toEqual([]);
  expect(bindingsIn("2 hex bit", known, () => []).pairs).toEqual([["hex=2"]]);
});

test("a unit before its number is a measure, unless a number before it has that unit", () => {
  expect(read("grit 36 belt").rest).toBe("36 grit belt");
  expect(read("1/2 inch 20 thread").rest).toBe("1/2 inch 20 thread");
});

test("a value that belongs to the name of a type is bound to nothing: a 90 degree elbow is no elbow of some degree", () => {
  const known = vocabularyOf({
    facets: [],
    heads: [],
    types: ["90 Degree Elbow", "Grease Fitting"],
    pairs: pairsOf({ name: "Angle", unit: "", value: "90 Degree" }),
    designations: [],
  });
  expect(bindingsIn("90 degree elbows", known, () => []).pairs).toEqual([]);
  expect(bindingsIn("90 degree grease fitting", known, () => []).pairs).toEqual([["degree=90"]]);
});
