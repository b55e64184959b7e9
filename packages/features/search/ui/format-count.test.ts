import { expect, test } from "vitest";
import { formatFullPosition, formatResultCount } from "./format-count.ts";

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

test("a page says where its families stand, and its items where they can be counted", () => {
  const pages = {
    of: "families",
    total: 91,
    current: 1,
    links: [],
    previousUrl: null,
    nextUrl: "/search?page=2",
  } as const;
  const items = { shown: 66, total: 1_068 };
  expect(formatFullPosition({ ...pages, from: 1, to: 12, items })).toBe(
    "Families 1 to 12 of 91, items 1 to 66 of 1,068",
  );
  const second = { ...pages, from: 13, to: 24, previousUrl: "/search", items };
  expect(formatFullPosition(second)).toBe("Families 13 to 24 of 91, 66 of 1,068 items");
  const last = { ...second, from: 85, to: 91, nextUrl: null };
  expect(formatFullPosition(last)).toBe("Families 85 to 91 of 91, items 1,003 to 1,068 of 1,068");
  expect(formatFullPosition({ ...second, total: null, items: { shown: 66, total: null } })).toBe("Families 13 to 24");
});
