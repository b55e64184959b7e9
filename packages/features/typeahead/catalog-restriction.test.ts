import type { CustomCatalog } from "@capstan/features/account";
import { expect, test } from "vitest";
import { restrictionOf } from "./catalog-restriction.ts";
import { searchTypes } from "./typeahead.schema.ts";

const own = (scenario: CustomCatalog["scenario"]): CustomCatalog => ({
  code: "MILLBROOK",
  scenario,
  filterName: "millbrook-approved-products",
  label1: null,
  label2: null,
});
const catalogFilterName = "millbrook-approved-products";
const inOwn = { kind: "in", code: "MILLBROOK" };

test.each([1, 2, 3, 4] as const)("scenario %i: without parameters the own catalog holds", (scenario) => {
  expect(restrictionOf(own(scenario), {})).toEqual(inOwn);
});

test.each([2, 3] as const)("scenario %i: no parameter leads out of the own catalog", (scenario) => {
  for (const searchType of searchTypes) {
    expect(restrictionOf(own(scenario), { searchType, catalogFilterName })).toEqual(inOwn);
    expect(restrictionOf(own(scenario), { searchType, catalogFilterName: "another" })).toEqual(inOwn);
  }
});

test.each([1, 4] as const)("scenario %i: the search type decides", (scenario) => {
  const choose = (searchType: (typeof searchTypes)[number]) =>
    restrictionOf(own(scenario), { searchType, catalogFilterName });
  expect(choose("IN_CATALOG")).toEqual(inOwn);
  expect(choose("OUTSIDE_CATALOG")).toEqual({ kind: "outside", code: "MILLBROOK" });
  expect(choose("NO_CATALOG_RESTRICTION")).toEqual({ kind: "none" });
});

test("the catalog's code names it as well as its filter does", () => {
  expect(restrictionOf(own(1), { searchType: "OUTSIDE_CATALOG", catalogFilterName: "MILLBROOK" })).toEqual({
    kind: "outside",
    code: "MILLBROOK",
  });
});

test("another customer's catalog is as one that does not exist: nothing is in it, and everything outside", () => {
  const foreign = { catalogFilterName: "another" };
  expect(restrictionOf(undefined, { ...foreign, searchType: "IN_CATALOG" })).toEqual({ kind: "nothing" });
  expect(restrictionOf(undefined, { ...foreign, searchType: "OUTSIDE_CATALOG" })).toEqual({ kind: "none" });
  expect(restrictionOf(own(1), { ...foreign, searchType: "IN_CATALOG" })).toEqual({ kind: "nothing" });
  expect(restrictionOf(own(1), { ...foreign, searchType: "OUTSIDE_CATALOG" })).toEqual(inOwn);
});

test("who has no catalog and names none is not restricted", () => {
  expect(restrictionOf(undefined, {})).toEqual({ kind: "none" });
});
