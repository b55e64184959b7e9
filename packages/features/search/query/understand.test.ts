import fc from "fast-check";
import { expect, test } from "vitest";
import { synonymsOf, understand } from "./understand.ts";

test("sizes, words and the whole as a part number are told apart", () => {
  expect(understand("3/8-16 x 1-1/2 hex cap screw 18-8")).toMatchObject({
    key: "3816X112HEXCAPSCREW188",
    measures: ["t:3/8-16", "mm:38.1"],
    units: [["hex"], ["cap"], ["screw"], ["18-8", "18 8", "188"]],
  });
});

test("a maker's number among other words is looked up by itself", () => {
  expect(understand("norvane 6204-2RS").partKeys).toEqual(["62042RS"]);
});

test("words that stand for each other become one unit, phrases too", () => {
  const synonyms = synonymsOf([
    ["allen key", "hex key", "allen wrench"],
    ["faucet", "tap"],
  ]);
  expect(understand("metric allen wrench", synonyms).units).toEqual([
    ["metric"],
    ["allen wrench", "allen key", "hex key"],
  ]);
  expect(understand("faucets", synonyms).units).toEqual([["faucets", "faucet", "tap"]]);
});

test("whatever is typed becomes a bounded query without control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (typed) => {
      const { text, units, key } = understand(typed);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(units.length).toBeLessThanOrEqual(12);
      expect(key).toMatch(/^[A-Z0-9]*$/);
      expect(/\p{Cc}/u.test(text)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
