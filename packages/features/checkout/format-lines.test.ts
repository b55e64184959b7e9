import { expect, test } from "vitest";
import { formatLines } from "./format-lines.ts";

test("three lines and more that follow each other are a range, and any others are named one by one", () => {
  expect(formatLines([4])).toBe("Line 4");
  expect(formatLines([5, 4])).toBe("Lines 4 and 5");
  expect(formatLines([1, 2, 3])).toBe("Lines 1 to 3");
  expect(formatLines([21, 1, 2, 3, 4, 16, 22])).toBe("Lines 1 to 4, 16, 21, and 22");
});
