import { expect, test } from "vitest";
import { isShippingDay, shippingDayFrom, shippingDaysAfter } from "./shipping-days.ts";

test.each([
  ["2026-11-13", true],
  ["2026-11-14", false],
  ["2026-11-15", false],
  ["2026-11-26", false],
  ["2026-11-27", true],
  ["2026-12-25", false],
  ["2026-05-25", false],
  ["2026-05-18", true],
  ["2026-09-07", false],
] as const)("carriers take goods on %s: %s", (day, is) => {
  expect(isShippingDay(day)).toBe(is);
});

test("a holiday on a Saturday is kept the Friday before, one on a Sunday the Monday after, across the year's end too", () => {
  expect(isShippingDay("2026-07-03")).toBe(false);
  expect(isShippingDay("2027-07-05")).toBe(false);
  expect(isShippingDay("2027-12-31")).toBe(false);
});

test("the next shipping day skips weekends and holidays", () => {
  expect(shippingDayFrom("2026-11-14")).toBe("2026-11-16");
  expect(shippingDaysAfter("2026-11-25", 1)).toBe("2026-11-27");
  expect(shippingDaysAfter("2026-12-24", 2)).toBe("2026-12-29");
});
