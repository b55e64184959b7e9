import { expect, test } from "vitest";
import { withShortWords, withWordsWrittenOut, withoutAbbreviations, withoutPacking } from "./abbreviations.ts";
import { withDesignations } from "./designations.ts";
import { parseQuery } from "./parse-query.ts";
import { headNouns, singleType } from "./type-names.ts";
import { vocabularyOf } from "./vocabulary.ts";

test.each([
  ["GLV NITRILE 8MIL", "glove NITRILE 8MIL"],
  ["VLV BALL 1/2 BRS", "valve BALL 1/2 brass"],
  ["SCREW CAP HEX HD GR5 ZN", "SCREW CAP HEX head grade 5 zinc"],
  ["CKT BRKR 20A", "circuit breaker 20A"],
  ["1/4NPT", "1/4 NPT"],
  ["jic 8", "jic 3/4-16"],
  ["o ring 2-210", "o ring dash 210"],
  ["1/4T X 1/8NPT", "1/4 tube X 1/8 NPT"],
  ["20X25X4 MERV13", "20X25X4 MERV 13"],
  ["FUSE CL CC TD", "FUSE class CC time delay"],
  ["GLASSES SAFETY A/F", "GLASSES SAFETY anti-fog"],
  ["wrench 3/8 A/F", "wrench 3/8 A/F"],
  // To a person a pint is a pint.
  ["1 pt oil", "1 pt oil"],
])("%s is written out", (text, full) => {
  expect(withoutAbbreviations(text)).toBe(full);
});

test.each([
  ["box of 100 m6 washers", "m6 washers"],
  ["wipers BX/50", "wipers"],
  ["screws 100/pk", "screws"],
  ["trash bags 55 gal", "trash bags 55 gal"],
])("how %s is packed is no part of what it is", (text, bare) => {
  expect(withoutPacking(text).text).toBe(bare);
});

test("trade numbers are read as the catalog writes them", () => {
  const known = new Map([
    ["ER308L", "ER308L"],
    ["62052RS", "6205-2RS"],
    ["A52", "A52"],
  ]);
  const written = (text: string) =>
    withDesignations(text, { designation: (key) => known.get(key), isWord: (word) => word === "wnmg" });
  expect(["er 308l wire", "6205 2rs", "6205DDU", "4L540", "wnmg080408"].map(written)).toEqual([
    "ER308L wire",
    "6205-2RS",
    "6205-2RS",
    "A52",
    "wnmg 080408",
  ]);
});

test.each([
  ["6205DDUC3", "6205-2RS C3"],
  ["6205LLU/C3", "6205-2RS C3"],
  ["6205-2rsc3", "6205-2rs C3"],
  ["6205ZZC3", "6205ZZ C3"],
  ["6205 2Z/C4 bearing", "6205-ZZ C4 bearing"],
  ["M8 c3", "M8 c3"],
])("the clearance of %s is a word of its own", (text, words) => {
  const nothing = { designation: () => undefined, isWord: () => false };
  expect(withDesignations(text, nothing).toLowerCase()).toBe(words.toLowerCase());
});

const catalog = vocabularyOf({
  heads: ["mill", "pin"],
  types: ["Square End Mill", "Slotted Spring Pin", "Drum Fan"],
  pairs: ["stroke=4"],
  designations: ["BX62"],
  facets: [
    "material=Cobalt",
    "material=Spring Steel",
    "material=Carbide",
    "material=Carbon Steel",
    "isFoodGrade=Yes",
    "container=Drum",
  ],
});

test.each([
  ["STRK", ["stroke"]],
  ["CBLT", ["cobalt"]],
  // Both begin so: the other words tell which.
  ["CARB", ["carbon", "carbide"]],
  ["XYZ", []],
])("%s is short for words of the catalog", (short, words) => {
  expect(catalog.writtenOut(short)).toEqual(words);
});

test("a short word is written out where it can be one word alone", () => {
  expect(withWordsWrittenOut("CYL 4IN STRK CARB", catalog)).toBe("CYL 4IN stroke CARB");
  expect(withShortWords(["carb"], catalog)).toEqual(["carb", "carbon", "carbide"]);
});

test("a belt's number is no box of sixty-two", () => {
  const isBelt = (word: string) => word.startsWith("BX");
  expect(withoutPacking("belt BX62", isBelt)).toEqual({ text: "belt BX62", packs: [], marks: [] });
  expect(withoutPacking("wipers BX62")).toEqual({ text: "wipers", packs: [62], marks: ["BX62"] });
  expect(withoutPacking("gloves BX/100", isBelt)).toEqual({ text: "gloves", packs: [100], marks: ["BX/100"] });
});

test.each([
  ["cobalt", true],
  ["food", true],
  // Spring steel is a material, and a spring is a thing.
  ["spring", false],
  ["drum", false],
])("%s may be searched for alone: %s", (word, isQuality) => {
  expect(catalog.isQuality(word)).toBe(isQuality);
});

test.each([
  ["drum", true],
  ["cobalt", false],
  ["end mill", false],
  ["cordless", false],
  ["drum 55 gal", false],
])("%s names a thing that is not sold: %s", (text, isOtherThing) => {
  expect(parseQuery(text, { vocabulary: catalog }).isOtherThing).toBe(isOtherThing);
});

test.each([
  ["Worm-Drive Hose Clamp", ["clamp"]],
  ["Cordless Drill/Driver", ["drill", "driver"]],
  ["Hex L-Key", ["key"]],
  ["Hydraulic Hose Assembly", ["assembly", "hose"]],
  ["Push Broom Head", ["broom"]],
  ["Safety Glasses", ["glass"]],
])("%s ends with its nouns", (name, nouns) => {
  expect(headNouns(name)).toEqual(nouns);
});

test("a name of several types says of no item which it is", () => {
  expect(["Gate, Globe & Check Valves", "Receptacles & Switches", "Hose Clamps"].map(singleType)).toEqual([
    "Gate, Globe & Check Valves",
    null,
    "Hose Clamps",
  ]);
});
