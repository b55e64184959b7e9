import fc from "fast-check";
import { expect, test } from "vitest";
import { searchTerm } from "./search-term.ts";

test("searches that differ in case, blanks and width are one", () => {
  const spellings = ["Hex  Cap\tScrew", " hex cap screw ", "ＨＥＸ cap screw"];
  expect(new Set(spellings.map(searchTerm))).toEqual(new Set(["hex cap screw"]));
});

test("nothing is kept of an empty search or of an address of mail", () => {
  expect([searchTerm("  "), searchTerm("jo@store.example")]).toEqual([null, null]);
});

test("whatever is typed becomes a text that the table takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      const term = searchTerm(text) ?? "x";
      expect(term.length).toBeGreaterThan(0);
      expect(term.length).toBeLessThanOrEqual(100);
      expect(term.isWellFormed()).toBe(true);
      expect(term.includes("\0")).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
