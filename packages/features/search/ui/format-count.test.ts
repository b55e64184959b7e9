import { expect, test } from "vitest";
import { formatResultCount } from "./format-count.ts";

function near(count: number) {
  return { count, isMore: false };
}

test.each([
  [{ total: 64, isMore: false, familyCount: 3 }, "64 items in 3 families"],
  [{ total: 1, isMore: false, familyCount: 1 }, "1 item in 1 family"],
  [{ total: 0, isMore: false, familyCount: 0 }, "0 items"],
  [{ total: 10_000, isMore: true, familyCount: 412 }, "More than 10,000 items"],
  [{ total: 8, isMore: false, familyCount: 2, close: near(12) }, "8 items match, 12 more come close"],
  [{ total: 1, isMore: false, familyCount: 1, close: near(1) }, "1 item matches, 1 more comes close"],
  [{ total: 0, isMore: false, familyCount: 0, close: near(1_200) }, "No exact matches. 1,200 items come close"],
])("%j is said as %s", (counts, words) => {
  expect(formatResultCount(counts)).toBe(words);
});
