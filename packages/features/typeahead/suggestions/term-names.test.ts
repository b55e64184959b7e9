import { expect, test } from "vitest";
import { familyTerm, isMeasure, nameTerm, valueTerm } from "./term-names.server.ts";

test.each([
  ["Hex Nuts, Class 8, Zinc Plated, Metric", "class 8 zinc plated metric hex nuts"],
  ["Socket Head Cap Screws, 18-8 Stainless, 3/8-16", "18-8 stainless socket head cap screws"],
  ["Cordless Drill/Drivers, 12 V", "cordless drill/drivers"],
  ["Push-to-Connect Male Connectors, Brass, Pack of 10", "brass push-to-connect male connectors"],
  ["Analytical Balances, 0.1 mg", "analytical balances"],
  ["V-Belts, B Section, Sets of 2", "b section v-belts"],
  ["Pleated Air Filters, 1 in, MERV 8, Synthetic", "merv 8 synthetic pleated air filters"],
])("%s is looked for as %s", (family, term) => {
  expect(familyTerm(family)).toBe(term);
});

test("a long family keeps what it is and loses some of what it is like", () => {
  const long = familyTerm(`Hydraulic Adapters, ${"Very Long Connection Name, ".repeat(5)}Zinc Plated Steel`) ?? "";
  expect(long).toMatch(/zinc plated steel hydraulic adapters$/);
  expect(long.length).toBeLessThanOrEqual(80);
});

test.each([
  ["Zinc Plated", "Hex Cap Screws", "zinc plated hex cap screws"],
  ["3/8-16", "Hex Cap Screws", "3/8-16 hex cap screws"],
  ["1-1/2 in", "Hex Cap Screws", "1-1/2 in hex cap screws"],
  ["Hex Nut", "Hex Nuts", undefined],
  ["Stainless Steel", "Stainless Hex Cap Screws", undefined],
  ["1623", "Inch Ball Bearings", undefined],
  ["None", "Hard Hats", undefined],
  ["4", "Sheaves", undefined],
  ["L", "Work Gloves", undefined],
])("%s in the category %s makes %s", (value, category, term) => {
  expect(valueTerm(value, category)).toBe(term);
});

test("a name with sizes in it makes no term: its items need not have them all", () => {
  expect(nameTerm("C, D & 9V Alkaline Batteries")).toBeUndefined();
  expect(nameTerm("Class 2 Safety Vests")).toBe("class 2 safety vests");
});

test.each([
  ["1/2 in", true],
  ["12 V", true],
  ["25 µm", false],
  ["-14.7 psi", false],
  ["4", false],
])("%s counts as a measure that is searched for: %s", (value, isSo) => {
  expect(isMeasure(value)).toBe(isSo);
});
