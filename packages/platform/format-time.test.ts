import { expect, test } from "vitest";
import { dayAndTime, dayAndYear, dayOfYear, longDay, shortDay } from "./format-time.ts";
import { startOfStoreDay, storeDayOf } from "./store-time.ts";

const evening = "2026-11-18T03:46:00.000Z";

test("a time is told on the day that it is at the store", () => {
  expect(dayOfYear(new Date(evening))).toBe("Nov 17");
  expect(dayAndYear(evening)).toBe("Nov 17, 2026");
  expect(longDay(evening)).toBe("Tue, Nov 17, 2026");
  expect(dayAndTime(evening)).toBe("Tue, Nov 17, 2026, 9:46 PM CST");
  expect(storeDayOf(new Date(evening))).toBe("2026-11-17");
});

test("a day is itself", () => {
  expect(longDay("2026-11-18")).toBe("Wed, Nov 18, 2026");
  expect(storeDayOf(startOfStoreDay("2026-11-18"))).toBe("2026-11-18");
});

test("the year is said of another year only", () => {
  const now = new Date("2026-12-31T12:00:00.000Z");
  expect(shortDay("2026-11-18", now)).toBe("Nov 18");
  expect(shortDay("2027-01-01T03:00:00.000Z", now)).toBe("Dec 31");
  expect(shortDay("2025-11-18", now)).toBe("Nov 18, 2025");
});
