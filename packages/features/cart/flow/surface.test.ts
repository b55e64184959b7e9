import { expect, test } from "vitest";
import { addedEntry, exampleAnswer, refusedEntry } from "./add-answer.fixture.ts";
import { groupEntries, offersAlternates, showsRecommendations, surfaceOf } from "./surface.ts";

const added = addedEntry();
const warned = refusedEntry("lowLeadA6", { hasError: false, hasWarning: true });

test("entries are grouped by error type, in the order of their first entry", () => {
  const groups = groupEntries([refusedEntry("invalid"), added, refusedEntry("invalid", { sku: "2KD94A" }), warned]);
  expect(groups.map(({ errorType, variant, entries }) => [errorType, variant, entries.length])).toEqual([
    ["invalid", "error", 2],
    [null, "added", 1],
    ["lowLeadA6", "warning", 1],
  ]);
});

test.each([
  ["stateRestricted", {}, "warning"],
  ["georgiaPacific", {}, "warning"],
  ["georgiaPacificA", {}, "error"],
  ["georgiaPacificA", { hasError: false, hasWarning: true }, "warning"],
  ["georgiaPacific", { hasWarning: true }, "error"],
  ["lowLeadA9", {}, "error"],
  ["discontinued", {}, "error"],
])("%s with %j is of the variant %3$s", (errorType, marks, variant) => {
  expect(groupEntries([refusedEntry(errorType, marks)])[0]?.variant).toBe(variant);
});

test.each([
  { entries: [added], wide: "result", small: "snackbar" },
  { entries: [added, addedEntry("2KD94A")], wide: "result", small: "snackbar" },
  { entries: [added, refusedEntry("discontinued")], wide: "result", small: "result" },
  { entries: [refusedEntry("invalid")], wide: "result", small: "result" },
  { entries: [refusedEntry("stateRestricted")], wide: "restriction", small: "restriction" },
  { entries: [refusedEntry("georgiaPacific")], wide: "disclaimer", small: "disclaimer" },
  { entries: [warned], wide: "disclaimer", small: "disclaimer" },
  { entries: [added, refusedEntry("stateRestricted")], wide: "result", small: "result" },
  {
    entries: [refusedEntry("stateRestricted"), refusedEntry("stateRestricted", { sku: "2KD94A" })],
    wide: "result",
    small: "result",
  },
])("$entries.length entries open $wide, on a small screen $small", ({ entries, wide, small }) => {
  const data = exampleAnswer(entries);
  expect(surfaceOf(data, { isSmallScreen: false }).kind).toBe(wide);
  expect(surfaceOf(data, { isSmallScreen: true }).kind).toBe(small);
});

test.each([
  { entries: [added], shows: true, offers: false },
  { entries: [refusedEntry("invalid")], shows: false, offers: false },
  { entries: [refusedEntry("discontinued")], shows: false, offers: true },
  {
    entries: [refusedEntry("discontinued"), refusedEntry("discontinued", { sku: "2KD94A" })],
    shows: false,
    offers: false,
  },
  { entries: [added, refusedEntry("discontinued")], shows: true, offers: false },
])("a lone group that can't be bought hides recommendations, a single discontinued item offers alternates", (each) => {
  const data = exampleAnswer(each.entries);
  expect(showsRecommendations(data)).toBe(each.shows);
  expect(offersAlternates(data)).toBe(each.offers);
});
