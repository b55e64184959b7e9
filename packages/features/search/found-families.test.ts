import { expect, test } from "vitest";
import { rowsByFamily } from "./found-families.server.ts";

test.each([1, 2, 3, 8, 9, 12])("a page of %i families has at most 64 rows, four to ten of each", (count) => {
  const rows = rowsByFamily(count);
  expect(rows).toHaveLength(count);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...rows)).toBeLessThanOrEqual(10);
  expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(64);
});

test("few families have more rows each, and of many the first ones more than the last", () => {
  expect(rowsByFamily(2)).toEqual([10, 10]);
  expect(rowsByFamily(8)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
  expect(rowsByFamily(12)).toEqual([8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4, 4]);
});
