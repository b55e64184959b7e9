import { inchFraction } from "@capstan/platform/fraction";
import fc from "fast-check";
import { expect, test } from "vitest";
import { measureToken, readMeasures } from "./measures.ts";
import { withPlainFractions } from "./number-words.ts";

test.each(['1/2"', ".5 in", "0.5 inch", "12.7mm", "1/2 in.", "0.50 inches", "1/2", "1.27 cm", "1/2-inch"])(
  "%s is half an inch",
  (text) => {
    expect(readMeasures(text).measures).toEqual(["mm:12.7"]);
  },
);

test.each([
  ["3/8-16 x 1-1/2 hex cap screw 18-8", ["t:3/8-16", "mm:38.1"], "hex cap screw 18-8"],
  ["M8-1.25 x 30 mm", ["t:m8-1.25", "mm:30"], ""],
  ["m8x1.25x30 socket", ["t:m8-1.25", "mm:30"], "socket"],
  ["M8 x 30", ["t:m8-1.25", "mm:30"], ""],
  ["10-32 x 3/4 pan head", ["t:#10-32", "mm:19.05"], "pan head"],
  ["#10-32", ["t:#10-32"], ""],
  ["20x20x1 merv 8 filter", ["n:20", "n:1", "n:8"], "merv filter"],
  ["20 x 20 x 1 in", ["mm:508", "mm:25.4"], ""],
  ["6204-2RS bearing", [], "6204-2RS bearing"],
  ["120V 60 W lamp", ["v:120", "w:60"], "lamp"],
  ["1,750 rpm 2 hp motor", ["rpm:1750", "hp:2"], "motor"],
  ["AB 12.34", ["n:12.34"], "AB"],
])("%s reads as it should", (text, measures, words) => {
  const read = readMeasures(text);
  expect(read.measures).toEqual(measures);
  expect(read.words).toBe(words);
});

test("an item's inches and a buyer's fraction of them meet, for every size on the ruler", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 * 100 }), (parts) => {
      const [kept] = measureToken(parts / 64, "in");
      expect(readMeasures(`${inchFraction(parts / 64)} in`).measures).toEqual([kept]);
      expect(readMeasures(`${parts / 64} inches`).measures).toEqual([kept]);
    }),
    { numRuns: 10_000 },
  );
});

test("any text is read, and nothing of it hangs or is lost but the sizes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const { measures, words } = readMeasures(text);
      expect(measures.every((token) => /^[a-z]+:/.test(token))).toBe(true);
      expect(words.length).toBeLessThanOrEqual(withPlainFractions(text).length);
    }),
    { numRuns: 10_000 },
  );
});

test("sizes in a row keep their order, whatever the marks between them", () => {
  const { rows } = readMeasures("20x25x1 in");
  expect(rows).toEqual(["r:20 25 1"]);
  expect(readMeasures('20"x25"x1"').rows).toEqual(rows);
  expect(readMeasures("25x20x1 in").rows).not.toEqual(rows);
});

test.each([
  ["60g", ["grit:60"]],
  ["32 oz", ["ml:946"]],
])("%s may mean something else", (text, meanings) => {
  const { measures, others } = readMeasures(text);
  expect(others.get(measures[0] ?? "")).toEqual(meanings);
});

test("a pail is five gallons and 18.9 liters", () => {
  expect(readMeasures("5 gal").measures).toEqual(readMeasures("18.9 liters").measures);
});

test.each(["2/0 AWG", "2/0 ga", "2/0AWG", "2/0 gauge", "2/0", "2 aught", "two-aught"])(
  "%s is wire of size 2/0",
  (text) => {
    expect(readMeasures(`${text} wire`)).toMatchObject({ measures: ["ga:2/0"], words: "wire" });
  },
);

test("wire of size 2 is no wire of size 2/0, and a half is a half", () => {
  expect(readMeasures("2 AWG").measures).toEqual(["ga:2"]);
  expect(readMeasures("1/2 4/0 x 50 ft").measures).toEqual(["mm:12.7", "ga:4/0", "mm:15240"]);
});

test("a figure with a letter may be a name", () => {
  expect(readMeasures("134a refrigerant").written).toEqual(new Map([["a:134", "134a"]]));
});
