import { expect, test } from "vitest";
import { namerOf } from "./category-names.ts";

const mapOf = (...named: { code: string; name: string; parentCode?: string }[]) =>
  new Map(named.map((entry) => [entry.code, entry]));
const { named, isKind, isUse } = namerOf({
  categories: mapOf(
    { code: "VALVES", name: "Ball Valves" },
    { code: "BRUSHES", name: "Brushes & Brooms" },
    { code: "PNE", name: "Pneumatics" },
    { code: "ABR", name: "Sanding Abrasives" },
    { code: "FILE", name: "File Sanding Belts", parentCode: "ABR" },
    { code: "LAMPS", name: "Trailer Lamps" },
  ),
  classes: mapOf(
    { code: "grease", name: "Grease" },
    { code: "grease-gun", name: "Grease Gun" },
    { code: "trailer-lamp", name: "Trailer Lamp" },
    { code: "lab-bottle", name: "Laboratory Bottle" },
    { code: "lab-balance", name: "Laboratory Balance" },
  ),
});

test.each([
  ["pneumatics", ["PNE"]],
  ["brass ball valve", ["VALVES"]],
  ["brush and broom", ["BRUSHES"]],
  ["red grease", ["grease"]],
  ["grease guns", ["grease", "grease-gun"]],
  ["ball", []],
  ["valve ball", []],
])("%s names %s", (text, codes) => {
  expect(named(text.split(" ")).map(({ code }) => code)).toEqual(codes);
});

test("a name that is all that was typed counts in full", () => {
  expect(named(["ball", "valves"])).toEqual([{ kind: "category", code: "VALVES", share: 1 }]);
  expect(named(["brass", "ball", "valves", "steam"])).toEqual([{ kind: "category", code: "VALVES", share: 0.5 }]);
});

test("the last word of a name says what sort of thing it is", () => {
  expect(["valve", "brushes", "brooms", "ball", "gun"].map((word) => isKind(word))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test("a word of one lowest name, but for its last, says what that is for", () => {
  const words = ["file", "files", "trailer", "sanding", "laboratory", "belt", "grease", "drill"];
  expect(words.filter(isUse)).toEqual(["file", "files", "trailer"]);
});
