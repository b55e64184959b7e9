import fc from "fast-check";
import { expect, test } from "vitest";
import { branchTermsFor, isBranchTerm } from "./branch-terms.ts";
import { type MixedSuggestion, mixSuggestions } from "./mix-suggestions.ts";
import type { Suggestion, TypeaheadAnswer } from "./typeahead.schema.ts";

function named(kind: string, count: number): Suggestion[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${kind} ${at}`;
    return { display: name, url: `/${kind}/${at}`, key: name, name };
  });
}

function answer(brands: number, categories: number, general: number, guides = 0): TypeaheadAnswer {
  return {
    brandSuggestionResults: named("brand", brands),
    categorySuggestionResults: named("category", categories),
    generalSuggestionResults: named("general", general).map(({ name }) => name),
    selectionGuideSuggestionResult: named("guide", guides),
  };
}

function counts(mixed: readonly MixedSuggestion[]) {
  const of = (kind: MixedSuggestion["kind"]) => mixed.filter((entry) => entry.kind === kind).length;
  return {
    brands: of("brand"),
    categories: of("category"),
    general: of("general") + of("branch"),
    guides: of("guide"),
  };
}

test.each([
  ["many of all", answer(10, 10, 10), { brands: 2, categories: 3, general: 4, guides: 0 }],
  ["one brand makes room for five categories", answer(1, 10, 10), { brands: 1, categories: 5, general: 3, guides: 0 }],
  ["no brand likewise", answer(0, 10, 10), { brands: 0, categories: 5, general: 4, guides: 0 }],
  [
    "few categories leave the rest to general ones",
    answer(10, 1, 10),
    { brands: 2, categories: 1, general: 6, guides: 0 },
  ],
  ["general ones alone are nine", answer(0, 0, 10), { brands: 0, categories: 0, general: 9, guides: 0 }],
  [
    "beside a guide nine general ones drop to eight",
    answer(0, 0, 10, 1),
    { brands: 0, categories: 0, general: 8, guides: 1 },
  ],
  [
    "beside brands and categories too the guide takes a general one's place",
    answer(2, 3, 10, 1),
    { brands: 2, categories: 3, general: 3, guides: 1 },
  ],
  [
    "where a place is free the guide takes that",
    answer(2, 3, 2, 1),
    { brands: 2, categories: 3, general: 2, guides: 1 },
  ],
  ["eight stay eight", answer(0, 0, 8, 1), { brands: 0, categories: 0, general: 8, guides: 1 }],
  ["nothing stays nothing", answer(0, 0, 0), { brands: 0, categories: 0, general: 0, guides: 0 }],
])("the mixture of nine: %s", (_, given, expected) => {
  expect(counts(mixSuggestions(given))).toEqual(expected);
});

const some = fc.integer({ min: 0, max: 12 });

test("whatever the answer, the mixture keeps its limits, its order, and leaves no place empty that something could fill", () => {
  fc.assert(
    fc.property(some, some, some, fc.integer({ min: 0, max: 1 }), (brands, categories, general, guides) => {
      const shown = counts(mixSuggestions(answer(brands, categories, general, guides)));
      expect(shown.brands).toBe(Math.min(brands, 2));
      expect(shown.categories).toBe(Math.min(categories, shown.brands < 2 ? 5 : 3));
      expect(shown.guides).toBe(guides);
      expect(shown.general).toBe(Math.min(general, 9 - shown.guides - shown.brands - shown.categories));
    }),
  );
});

test("entries stand in the order of the headings, and of the answer within each", () => {
  const texts = mixSuggestions({
    ...answer(2, 2, 2, 1),
    generalSuggestionResults: ["hex nuts", "store locator", "hex keys"],
  }).map((entry) => ("text" in entry ? entry.text : entry.suggestion.name));
  expect(texts).toEqual([
    "guide 0",
    "store locator",
    "hex nuts",
    "hex keys",
    "category 0",
    "category 1",
    "brand 0",
    "brand 1",
  ]);
});

test.each(["branch locator", "store locator", "pickup", "Store Locator", " PICKUP "])(
  "%s among the general suggestions becomes the branch locator's entry",
  (text) => {
    const mixed = mixSuggestions({ ...answer(0, 0, 0), generalSuggestionResults: [text, "pickup trucks"] });
    expect(mixed).toEqual([
      { kind: "branch", text },
      { kind: "general", text: "pickup trucks" },
    ]);
  },
);

test("however many words lead to the branch locator, it is one entry", () => {
  const mixed = mixSuggestions({
    ...answer(0, 0, 0),
    generalSuggestionResults: ["branch locator", "store locator", "pickup"],
  });
  expect(mixed).toEqual([{ kind: "branch", text: "branch locator" }]);
});

test.each([
  ["branch", ["branch locator"]],
  ["Store  loc", ["store locator"]],
  ["pick", ["pickup"]],
  ["pi", []],
  ["storage", []],
])("typing %j begins %j", (text, words) => {
  expect(branchTermsFor(text)).toEqual(words);
  expect(branchTermsFor(text).every(isBranchTerm)).toBe(true);
});
