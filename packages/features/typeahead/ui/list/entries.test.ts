import { expect, test } from "vitest";
import type { Suggestion, TypeaheadAnswer } from "../../typeahead.schema.ts";
import { entriesOf, narrowed, recentEntries } from "./entries.ts";

function suggestion(name: string, url: string, display = name): Suggestion {
  return { display, url, key: `key of ${name}`, name };
}

const answer: TypeaheadAnswer = {
  brandSuggestionResults: [suggestion("Hexmark", "/search?searchQuery=Hexmark&searchBar=true")],
  categorySuggestionResults: [suggestion("Hex Nuts", "/category/hex-nuts-1", "Fasteners > Nuts > Hex Nuts")],
  generalSuggestionResults: ["hex keys", "hex & square", "pickup"],
  selectionGuideSuggestionResult: [suggestion("Reading a Bolt Head", "/know-how/bolts")],
};

test("each line leads where it should, and says from which place of the search box", () => {
  expect(entriesOf(answer, ["gloves"]).map(({ kind, href }) => [kind, href])).toEqual([
    ["guide", "/know-how/bolts"],
    ["branch", "/content/find-branch-location"],
    ["general", "/search?searchQuery=hex+keys&searchBar=true&suggestConfigId=6"],
    ["general", "/search?searchQuery=hex+%26+square&searchBar=true&suggestConfigId=6"],
    ["category", "/category/hex-nuts-1?suggestConfigId=2"],
    ["brand", "/search?searchQuery=Hexmark&searchBar=true&suggestConfigId=4"],
    ["recent", "/search?searchQuery=gloves&searchBar=true&suggestConfigId=1"],
  ]);
});

test("a category stands with its name, and with the path above it", () => {
  expect(entriesOf(answer, [])[4]).toMatchObject({ text: "Hex Nuts", path: "Fasteners > Nuts" });
});

test("beside suggestions the last two searches are shown, and beside none no search", () => {
  const recents = ["one", "two", "three"];
  const shown = entriesOf(answer, recents).filter(({ kind }) => kind === "recent");
  expect(shown.map(({ text }) => text)).toEqual(["one", "two"]);
  expect(entriesOf(narrowed(answer, "zzz"), recents)).toEqual([]);
  expect(recentEntries(recents)).toHaveLength(3);
});

test("recent searches have what room the suggestions leave of nine", () => {
  const recents = ["one", "two", "three"];
  const texts = (count: number) => Array.from({ length: count }, (_, at) => `hex ${at}`);
  const recentsBeside = (general: number) =>
    entriesOf({ ...answer, generalSuggestionResults: texts(general) }, recents).filter(({ kind }) => kind === "recent");
  expect([3, 4, 5, 6, 10].map((general) => recentsBeside(general).length)).toEqual([2, 2, 1, 0, 0]);
  expect(entriesOf({ ...answer, generalSuggestionResults: texts(10) }, recents)).toHaveLength(9);
});

test("of an older answer that stays which fits the longer text, and the guide beside it", () => {
  const left = entriesOf(narrowed(answer, "hex n"), []);
  expect(left.map(({ text }) => text)).toEqual(["Reading a Bolt Head", "Hex Nuts"]);
});
