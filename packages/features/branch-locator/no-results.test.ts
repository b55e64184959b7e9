import { expect, test } from "vitest";
import { noResultsMessage } from "./no-results.ts";

const at = (...miles: readonly number[]) => noResultsMessage(miles.map((distance) => ({ distance })));

test("fewer than two branches are no results", () => {
  expect([at(), at(2)]).toEqual(["No results found", "No results found"]);
});

test("all but the first 250 or more miles away are none near", () => {
  expect([at(312, 400), at(2, 250), at(2, 249.9, 400)]).toEqual([
    "No branches found within 250 miles",
    "No branches found within 250 miles",
    null,
  ]);
});
