import { expect, test } from "vitest";
import { nameKey, nameTerm, partTerm } from "./term-names.server.ts";

const sizes = new Set(["mm:12.7", "t:3/8-16", "mm:508", "a:20"]);

test.each([
  ["1/2 in", "Ball Valves", "1/2 in ball valves"],
  ["3/8-16 x 1-1/2 in", "Hex Cap Screws", "3/8-16 x 1-1/2 hex cap screws"],
  ["20x20x1 in", "Pleated Air Filters", "20x20x1 pleated air filters"],
  ["MERV 13", "Pleated Air Filters", "merv 13 pleated air filters"],
  ["Class CC", "Fuses", "class cc fuses"],
  ["20 A", "Fuses", "20 a fuses"],
  ["6205-2RS", "Ball Bearings", "6205-2rs ball bearings"],
  ["T8", "LED Tubes", "t8 led tubes"],
  ["304 Stainless Steel", "Enclosures", "304 stainless steel enclosures"],
  ["Nitrile", "Disposable Gloves", "nitrile disposable gloves"],
])("%s of %s is asked for as %s", (part, type, term) => {
  expect(partTerm(part, type, sizes)).toBe(term);
});

test.each([
  ["Pack of 10", "O-Rings"],
  ["Box of 200 Pairs", "Ear Plugs"],
  ["40% Recycled", "Roll Towels"],
  ["10 kA", "Circuit Breakers"],
  ["24 in Long", "Hydraulic Hose Assemblies"],
  ["Standard", "Sockets"],
  ["L", "Work Gloves"],
  ["Emergency Exit", "Exit Signs"],
  ["1623", "Inch Bearings"],
])("nobody asks for %s of %s", (part, type) => {
  expect(partTerm(part, type, sizes)).toBeUndefined();
});

test("a name with sizes in it makes no term: its items need not have them all", () => {
  expect(nameTerm("C, D & 9V Alkaline Batteries")).toBeUndefined();
  expect(nameTerm("Class 2 Safety Vests")).toBe("class 2 safety vests");
});

test("plurals, hyphens and capitals make no other name", () => {
  expect(nameKey("Hex L-Keys")).toBe(nameKey("hex l key"));
  expect(nameKey("Hose Assemblies")).toBe(nameKey("hose assembly"));
});
