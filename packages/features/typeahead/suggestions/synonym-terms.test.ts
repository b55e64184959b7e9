import { expect, test } from "vitest";
import { phrasesFor, synonymTerms } from "./synonym-terms.server.ts";
import type { Term } from "./term.ts";

const names = new Map<string, Term>([
  ["cable tie", { kind: "name", text: "cable ties", means: "cable tie", weight: 100 }],
  ["glove", { kind: "name", text: "gloves", means: "glove", weight: 80 }],
]);

test("another name for what is sold is a suggestion and says what it means; what isn't sold has none", () => {
  const terms = synonymTerms(
    [
      { kind: "both", words: ["cable tie", "zip tie", "zip-tie", "tie wrap"] },
      { kind: "both", words: ["horse shoe", "hoof iron"] },
      { kind: "oneway", words: ["guante", "glove"] },
      { kind: "use", words: ["cold hands", "glove"] },
    ],
    names,
  );
  expect(terms.map(({ text, means }) => [text, means])).toEqual([
    ["zip tie", "cable tie"],
    ["tie wrap", "cable tie"],
    ["guante", "glove"],
  ]);
  for (const { weight } of terms) expect(weight).toBeLessThan(80);
});

test("a text is found by other names for its words, one way where the table says so", () => {
  const phrases = phrasesFor([
    { kind: "both", words: ["six-lobe", "torx"] },
    { kind: "oneway", words: ["guante", "glove"] },
  ]);
  expect(phrases("t20 six-lobe screwdrivers")).toContain("torx");
  expect(phrases("work gloves")).toEqual(["guante"]);
  expect(phrases("guante")).toEqual([]);
});
