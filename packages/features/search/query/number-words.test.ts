import { expect, test } from "vitest";
import { inFigures } from "./number-words.ts";

test.each([
  ["half inch ball valve", "1/2 inch ball valve"],
  ["three quarter inch pipe", "3/4 inch pipe"],
  ["three-eighths inch drive", "3/8 inch drive"],
  ["six foot ladder", "6 foot ladder"],
  ["3/8 x 1-1/2 16 tpi hex cap screw", "3/8-16 x 1-1/2 hex cap screw"],
  ["half mask respirator", "half mask respirator"],
  ["two stage pump", "two stage pump"],
])("%s is read as %s", (typed, read) => {
  expect(inFigures(typed)).toBe(read);
});
