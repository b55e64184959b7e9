import { expect, test } from "vitest";
import { formatResultCount } from "./format-count.ts";

test.each([
  [{ total: 64, isMore: false, familyCount: 3 }, "64 items in 3 families"],
  [{ total: 1, isMore: false, familyCount: 1 }, "1 item in 1 family"],
  [{ total: 0, isMore: false, familyCount: 0 }, "0 items"],
  [{ total: 10_000, isMore: true, familyCount: 412 }, "More than 10,000 items"],
  [{ total: 300, isMore: false, familyCount: 9, wholeCount: 8 }, "8 items match, the others come close"],
  [{ total: 300, isMore: false, familyCount: 9, wholeCount: 1 }, "1 item matches, the others come close"],
  [{ total: 300, isMore: false, familyCount: 9, wholeCount: 0 }, "No exact matches. Showing close matches"],
])("%j is said as %s", (counts, words) => {
  expect(formatResultCount(counts)).toBe(words);
});
