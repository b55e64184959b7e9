import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";
import { synonymsOf } from "./synonyms.ts";
import { vocabularyOf } from "./vocabulary.ts";

test("sizes, words and the whole as a part number are told apart", () => {
  expect(parseQuery("3/8-16 x 1-1/2 hex cap screw 18-8")).toMatchObject({
    key: "3816X112HEXCAPSCREW188",
    measures: ["t:3/8-16", "mm:38.1"],
    units: [
      ["hex", "hexcap"],
      ["cap", "hexcap", "capscrew"],
      ["screw", "capscrew"],
      ["18-8", "188"],
    ],
  });
});

test.each([
  ["item # 1QF15Y", "1QF15Y"],
  ["Item: 2WF14Y", "2WF14Y"],
  ["item no. 3JF21R,", "3JF21R"],
  ["sku 3ce91j", "3CE91J"],
  ["p/n RH/XSD/302", "RHXSD302"],
  ["part no. kl-471-012", "KL471012"],
  ["PN: CS.AN.304", "CSAN304"],
  ["mfr part # CW-GW27", "CWGW27"],
  ["#4QF18C", "4QF18C"],
  ["NSN 5306-01-132-2158", "5306011322158"],
])("what says which kind of number it is belongs to no number: %s", (typed, key) => {
  expect(parseQuery(typed).key).toBe(key);
});

test.each([
  ["3/8 tube x 1/4 npt push connect", ["r:0.375 0.25"]],
  ['1/2" barb x 3/4 MIP adapter', ["r:0.5 0.75"]],
  // Without names between them they are a row as any other.
  ["3/8 x 1/4 push connect", []],
  ["2x4 lumber x 8 ft", []],
])("the sizes of two ends with names of their own belong to their ends: %s", (typed, endRows) => {
  expect(parseQuery(typed).endRows).toEqual(endRows);
});

test("a pack and a current are remembered, and ask for nothing else", () => {
  expect(parseQuery("GLV LATEX BX/100")).toMatchObject({ packs: [100], current: null });
  expect(parseQuery("24vdc solenoid valve")).toMatchObject({ packs: [], current: "dc", measures: ["v:24"] });
  expect(parseQuery("120 V AC relay").current).toBe("ac");
});

test("a thing that no type is named by, under any of its names, is some other thing", () => {
  const vocabulary = vocabularyOf({
    heads: ["bay", "union"],
    types: ["LED High Bay", "Push-to-Connect Union"],
    pairs: [],
    designations: [],
    facets: ["sensor=Occupancy Sensor", "material=Stainless Steel"],
  });
  const synonyms = synonymsOf([
    ["occupancy sensor", "motion sensor"],
    ["ptc", "push-to-connect"],
    ["inox", "stainless steel"],
  ]);
  const isOther = (text: string) => parseQuery(text, { vocabulary, synonyms }).isOtherThing;
  expect(["occupancy sensor", "ptc", "inox", "union"].filter(isOther)).toEqual(["occupancy sensor"]);
});

test("a number with spaces in it is found among other words", () => {
  expect(parseQuery("TARNBROOK T6STB BKWP 10 5D").partKeys).toContain("T6STBBKWP105D");
});

test("of a pasted address the item's number is searched for", () => {
  expect(parseQuery("https://store.example/product/Hex-Cap-Screw-3-8-16-x-1-in-1AT26Z?ref=mail").text).toBe("1AT26Z");
});

test("two words may be one in the catalog", () => {
  expect(parseQuery("screw driver").units).toEqual([
    ["screw", "screwdriver"],
    ["driver", "screwdriver"],
  ]);
});

test("a maker's number among other words is looked up by itself", () => {
  expect(parseQuery("norvane 6204-2RS").partKeys).toEqual(["62042RS"]);
});

test("words that stand for each other become one unit, phrases too", () => {
  const synonyms = synonymsOf([
    ["allen key", "hex key", "allen wrench"],
    ["faucet", "tap"],
  ]);
  expect(parseQuery("metric allen wrench", { synonyms }).units).toEqual([
    ["metric"],
    ["allen wrench", "allen key", "hex key"],
  ]);
  expect(parseQuery("faucets", { synonyms }).units).toEqual([["faucets", "faucet", "tap"]]);
});

test("whatever is typed becomes a bounded query without control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (typed) => {
      const { text, units, key } = parseQuery(typed);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(units.length).toBeLessThanOrEqual(12);
      expect(key).toMatch(/^[A-Z0-9]*$/);
      expect(/\p{Cc}/u.test(text)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
