import { expect, test } from "vitest";
import { mayBeShown, recordedTerms } from "./recorded-terms.server.ts";

const catalog = new Set(["hex", "bolt", "stainless", "glove", "harbolt", "filter"]);
const isCatalogWord = (word: string) => catalog.has(word);

test.each(["stainless hex bolts", "harbolt bolt", "3/8-16 x 1 hex bolt", "20x25x1 filter", "10-32 x 1-1/2 bolt"])(
  "%s has words of the catalog and sizes only, and is shown",
  (term) => {
    expect(mayBeShown(term, isCatalogWord)).toBe(true);
  },
);

test.each([
  "jo@store.example",
  "john doe gloves",
  "0884512907",
  "hex bolt 0884512907",
  "hex bolt 555-867-5309",
  "hex bolt (555) 867 5309",
  "po 4500012345 bolt",
  "https://store.example/bolt",
  "3/8",
  "h",
  `hex ${"bolt ".repeat(20)}`,
])("%s may be somebody's own, or says nothing, and is not", (term) => {
  expect(mayBeShown(term, isCatalogWord)).toBe(false);
});

test("what is searched for more goes before", () => {
  const terms = recordedTerms(
    [
      { term: "hex bolt", times: 5 },
      { term: "secret project", times: 500 },
      { term: "stainless bolt", times: 50 },
    ],
    isCatalogWord,
  );
  expect(terms.map(({ text }) => text)).toEqual(["hex bolt", "stainless bolt"]);
  expect(terms[1]?.weight).toBeGreaterThan(terms[0]?.weight ?? 0);
});
