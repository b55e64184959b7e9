import { expect, test } from "vitest";
import { formatDay } from "./format-day.ts";

test.each([
  ["2026-11-30", "Nov 30, 2026"],
  ["2027-01-01", "Jan 1, 2027"],
])("%s is read as %s and not as the day before", (day, words) => {
  expect(formatDay(day)).toBe(words);
});
