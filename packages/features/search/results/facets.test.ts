import type { ClassAttribute } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import type { Filters } from "../query/filters.ts";
import type { Facet } from "../results.ts";
import { boughtFacet, facetsOf } from "./facets.ts";

const page = new URL("http://store.example/search?searchQuery=screw&suggestConfigId=2");

function attribute(code: string, changes: Partial<ClassAttribute> = {}): ClassAttribute {
  return {
    code,
    name: code,
    type: "text",
    unit: "",
    display: "decimal",
    isRequired: false,
    isFacet: true,
    gridColumn: null,
    isPrimarySize: false,
    ...changes,
  };
}

function filters(chosen: Record<string, string[]>, ranges: Filters["ranges"] = new Map()): Filters {
  return { chosen: new Map(Object.entries(chosen)), ranges };
}

/** Values come from the engine by their counts, the largest first. */
function facets(
  attributes: readonly ClassAttribute[],
  values: Record<string, readonly string[]>,
  given: Filters = filters({}),
) {
  const counts = new Map(
    Object.entries(values).map(([code, list]) => [code, list.map((value, at) => ({ value, count: 900 - at }))]),
  );
  return facetsOf({ url: page, filters: given, counts, attributes });
}

function labels(facet: Facet | undefined): readonly string[] {
  return facet?.kind === "choice" ? facet.choices.map(({ label }) => label.replaceAll("\u00A0", " ")) : [];
}

test("sizes stand in the order of their size, not of their counts", () => {
  const length = attribute("length", { type: "number", unit: "in", display: "fraction" });
  const given = ["1-1/2 in", "1/2 in", "10 in", "3/8 in", "1/4 in", "2 in"];
  expect(labels(facets([length], { length: given })[0])).toEqual([
    "1/4 in",
    "3/8 in",
    "1/2 in",
    "1-1/2 in",
    "2 in",
    "10 in",
  ]);
});

test("threads stand as a rack of drawers has them: numbered, inch, metric", () => {
  const given = ["3/8-16", "M10-1.5", "#10-32", "1/4-20", "M8-1.25", "#6-32", "1-8", "3/8-24", "1-1/8-7", "#10-24"];
  expect(labels(facets([attribute("threadSize")], { threadSize: given })[0])).toEqual([
    "#6-32",
    "#10-24",
    "#10-32",
    "1/4-20",
    "3/8-16",
    "3/8-24",
    "1-8",
    "1-1/8-7",
    "M8-1.25",
    "M10-1.5",
  ]);
});

test("large figures are in order too", () => {
  const speed = attribute("speed", { type: "number", unit: "rpm" });
  expect(labels(facets([speed], { speed: ["10,000 rpm", "1750 rpm", "3450 rpm", "900 rpm"] })[0])).toEqual([
    "900 rpm",
    "1750 rpm",
    "3450 rpm",
    "10,000 rpm",
  ]);
});

test("words stand by how many items have them", () => {
  expect(labels(facets([attribute("finish")], { finish: ["Zinc Plated", "Plain", "Black Oxide"] })[0])).toEqual([
    "Zinc Plated",
    "Plain",
    "Black Oxide",
  ]);
});

test("a choice that is made stays in the list, with a count of 0 where nothing has it", () => {
  const [finish] = facets([attribute("finish")], { finish: [] }, filters({ finish: ["Plain"] }));
  expect(finish).toMatchObject({ kind: "choice", choices: [{ value: "Plain", count: 0, isChosen: true }] });
});

test("a choice that is made is not cut off a long list, nor its facet off many", () => {
  const many = Array.from({ length: 60 }, (_, at) => `Colour ${at}`);
  const attributes = Array.from({ length: 12 }, (_, at) => attribute(`a${at}`));
  const values = Object.fromEntries(attributes.map(({ code }) => [code, many]));
  const shown = facets(attributes, values, filters({ a11: ["Colour 59"] }));
  expect(shown.length).toBe(9);
  const last = shown.find(({ code }) => code === "f.a11");
  expect(labels(last)).toContain("Colour 59");
  expect(labels(last)).toHaveLength(41);
});

test("a number with many values is a range with its unit and its ends", () => {
  const length = attribute("length", { type: "number", unit: "in", display: "fraction" });
  const values = Array.from({ length: 20 }, (_, at) => `${at + 1}-1/2 in`);
  const [facet] = facets([length], { length: values }, filters({}, new Map([["length", { from: 1.5, to: 3 }]])));
  expect(facet).toEqual({
    kind: "range",
    code: "f.length",
    name: "length",
    unit: "in",
    min: 1.5,
    max: 20.5,
    from: "1-1/2",
    to: "3",
  });
});

test("a range in use stays a range, so that it can be taken back", () => {
  const length = attribute("length", { type: "number", unit: "in" });
  const ranges = new Map([["length", { from: 1 }]]);
  for (const values of [["1 in", "2 in"], []]) {
    expect(facets([length], { length: values }, filters({}, ranges))[0]).toMatchObject({ kind: "range", from: "1" });
  }
});

test("links of choices say no longer where in the search box the search began", () => {
  const [facet] = facets([attribute("finish")], { finish: ["Plain", "Zinc Plated"] });
  expect(facet).toMatchObject({ choices: [{ url: "/search?searchQuery=screw&f.finish=Plain" }, {}] });
});

test("what was bought before is a choice only where an account has bought something of it, or chose it", () => {
  expect(boughtFacet({ url: page, isChosen: false, count: null })).toEqual([]);
  expect(boughtFacet({ url: page, isChosen: false, count: 0 })).toEqual([]);
  expect(boughtFacet({ url: page, isChosen: false, count: 3 })).toMatchObject([
    { name: "Previously purchased", choices: [{ count: 3, url: "/search?searchQuery=screw&bought=true" }] },
  ]);
  const chosen = new URL("http://store.example/search?searchQuery=screw&bought=true");
  expect(boughtFacet({ url: chosen, isChosen: true, count: 0 })).toMatchObject([
    { choices: [{ isChosen: true, url: "/search?searchQuery=screw" }] },
  ]);
});
