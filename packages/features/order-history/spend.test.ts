import { expect, test } from "vitest";
import { spendView, topCategoryNames } from "./spend.ts";

const now = new Date("2026-11-18T12:00:00Z");

test("five categories are told apart, the largest first, and the rest is one; bars are of the largest month", () => {
  const rows = ["A", "B", "C", "D", "E", "F", "G"].map((category, at) => ({
    month: at === 6 ? "2025-12" : "2026-11",
    category,
    spent: `${700 - 100 * at}.004`,
  }));
  const view = spendView(rows, now);
  expect(view?.categories.map(({ name }) => name)).toEqual(["A", "B", "C", "D", "E", "All other"]);
  expect(view?.categories.at(-1)?.amount).toBe("$300");
  expect(view?.total).toBe("$2,800");
  expect(view?.months.map(({ label }) => label).join(" ")).toBe("Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov");
  const sizes = view?.months.map(({ parts }) => Math.round(parts.reduce((sum, { size }) => sum + size, 0)));
  expect(sizes).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100]);
});

test("nothing spent is no chart", () => expect(spendView([], now)).toBeNull());

test("a category is named by the top of its branch, and a ring in the data ends", () => {
  const topOf = topCategoryNames([
    { code: "top", parentCode: null, name: "Top" },
    { code: "leaf", parentCode: "top", name: "Leaf" },
    { code: "a", parentCode: "b", name: "A" },
    { code: "b", parentCode: "a", name: "B" },
  ]);
  expect([topOf("leaf"), topOf("top"), topOf(null), topOf("gone")]).toEqual([
    "Top",
    "Top",
    "No category",
    "No category",
  ]);
  expect(["A", "B"]).toContain(topOf("a"));
});
