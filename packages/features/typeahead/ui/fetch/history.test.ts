import fc from "fast-check";
import { expect, test } from "vitest";
import { historyFrom, withSearch } from "./history.ts";

test("the latest search comes first, and stands there once however it was spelled", () => {
  expect(withSearch(["6204-2RS", "gloves"], "Gloves")).toEqual(["Gloves", "6204-2RS"]);
});

test("nine searches are kept, and the tenth drives the oldest out", () => {
  const nine = Array.from({ length: 9 }, (_, at) => `search ${at}`);
  expect(withSearch(nine, "another")).toEqual(["another", ...nine.slice(0, 8)]);
});

test.each(["", " ", "\t\n"])("the empty term %j is not kept", (term) => {
  expect(withSearch(["gloves"], term)).toEqual(["gloves"]);
});

test("a term is kept without the spaces around it", () => {
  expect(withSearch([], "  hex nut ")).toEqual(["hex nut"]);
});

test.each([null, "", "{", '"gloves"', "{}", "12", "null"])(
  "the stored %j is no list of searches, and none are shown",
  (stored) => {
    expect(historyFrom(stored)).toEqual([]);
  },
);

test("of a stored list only texts are taken, each once, in their order, nine at most", () => {
  expect(historyFrom(JSON.stringify(["hex nut", 7, null, "", "gloves", "HEX NUT"]))).toEqual(["hex nut", "gloves"]);
  const many = Array.from({ length: 30 }, (_, at) => `search ${at}`);
  expect(historyFrom(JSON.stringify(many))).toEqual(many.slice(0, 9));
});

test("whatever is searched for in whatever order, the history keeps its rules", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 40 }), (terms) => {
      const history = terms.reduce<readonly string[]>(withSearch, []);
      expect(history.length).toBeLessThanOrEqual(9);
      expect(new Set(history.map((term) => term.toLowerCase())).size).toBe(history.length);
      expect(history[0]).toBe(terms.findLast((term) => term.trim() !== "")?.trim());
      expect(historyFrom(JSON.stringify(history))).toEqual(history);
    }),
  );
});
