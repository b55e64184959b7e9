import { type CatalogOption, type CustomCatalog, catalogScopeOf } from "@capstan/features/account";
import { expect, test } from "vitest";
import { restrictionOf } from "./catalog-restriction.ts";
import { searchTypes } from "./typeahead.schema.ts";

const own = (scenario: CustomCatalog["scenario"], option: CatalogOption | null = null) =>
  catalogScopeOf({
    code: "MILLBROOK",
    scenario,
    filterName: "millbrook-approved-products",
    label1: null,
    label2: null,
    option,
  });
const catalogFilterName = "millbrook-approved-products";
const inOwn = { kind: "in", code: "MILLBROOK" };

test.each([1, 2, 3, 4] as const)("scenario %i: without parameters the own catalog holds", (scenario) => {
  expect(restrictionOf(own(scenario), {})).toEqual(inOwn);
});

test.each([
  [1, "SEARCHBUTTON1"],
  [2, "SEARCHBUTTON2"],
  [3, "SEARCHBUTTON2"],
  [4, "SEARCHBUTTON1"],
] as const)("scenario %i with %s: no parameter leads out of the own catalog", (scenario, option) => {
  for (const searchType of searchTypes) {
    expect(restrictionOf(own(scenario, option), { searchType, catalogFilterName })).toEqual(inOwn);
    expect(restrictionOf(own(scenario, option), { searchType, catalogFilterName: "another" })).toEqual(inOwn);
  }
});

test.each([1, 4] as const)("scenario %i: where another option is chosen the search type decides", (scenario) => {
  const choose = (searchType: (typeof searchTypes)[number]) =>
    restrictionOf(own(scenario, "SEARCHBUTTON2"), { searchType, catalogFilterName });
  expect(choose("IN_CATALOG")).toEqual(inOwn);
  expect(choose("OUTSIDE_CATALOG")).toEqual({ kind: "outside", code: "MILLBROOK" });
  expect(choose("NO_CATALOG_RESTRICTION")).toEqual({ kind: "none" });
});

test("the second option of scenario 1 is everything, that of scenario 4 what the catalog leaves out", () => {
  expect(restrictionOf(own(1, "SEARCHBUTTON2"), {})).toEqual({ kind: "none" });
  expect(restrictionOf(own(4, "SEARCHBUTTON2"), {})).toEqual({ kind: "outside", code: "MILLBROOK" });
});

test("the catalog's code names it as well as its filter does", () => {
  const named = { searchType: "OUTSIDE_CATALOG", catalogFilterName: "MILLBROOK" } as const;
  expect(restrictionOf(own(1, "SEARCHBUTTON2"), named)).toEqual({ kind: "outside", code: "MILLBROOK" });
});

test("another customer's catalog is as one that does not exist: nothing is in it, and everything outside", () => {
  const foreign = { catalogFilterName: "another" };
  expect(restrictionOf(null, { ...foreign, searchType: "IN_CATALOG" })).toEqual({ kind: "nothing" });
  expect(restrictionOf(null, { ...foreign, searchType: "OUTSIDE_CATALOG" })).toEqual({ kind: "none" });
  const all = own(1, "SEARCHBUTTON2");
  expect(restrictionOf(all, { ...foreign, searchType: "IN_CATALOG" })).toEqual({ kind: "nothing" });
  expect(restrictionOf(all, { ...foreign, searchType: "OUTSIDE_CATALOG" })).toEqual({ kind: "none" });
});

test("who has no catalog and names none is not restricted", () => {
  expect(restrictionOf(null, {})).toEqual({ kind: "none" });
});
