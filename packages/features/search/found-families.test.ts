import { expect, test } from "vitest";
import { rowsByFamily } from "./found-families.server.ts";

test.each([1, 2, 3, 8, 9, 12])("a page of %i families has at most 64 rows, four to eight of each", (count) => {
  const rows = rowsByFamily(count);
  expect(rows).toHaveLength(count);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...rows)).toBe(8);
  expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(64);
});

test("of many families the first ones have more rows than the last", () => {
  expect(rowsByFamily(12)).toEqual([8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4, 4]);
});
