import { expect, test } from "vitest";
import { holidayIn, holidays, nextHolidays } from "./holidays.ts";

test.each([
  [2026, "thanksgiving-day", "2026-11-26"],
  [2026, "day-after-thanksgiving", "2026-11-27"],
  [2027, "memorial-day", "2027-05-31"],
  [2027, "labor-day", "2027-09-06"],
  [2027, "martin-luther-king-day", "2027-01-18"],
  // A Sunday is kept on the Monday, a Saturday on the Friday.
  [2027, "independence-day", "2027-07-05"],
  [2026, "independence-day", "2026-07-03"],
  [2027, "christmas-day", "2027-12-24"],
] as const)("in %i %s is kept on %s", (year, holiday, day) => expect(holidayIn(year, holiday)).toBe(day));

test("the next of each comes in the order of their days, today's included", () => {
  expect(nextHolidays(["new-years-day", "thanksgiving-day", "christmas-day"], "2026-11-26")).toEqual([
    { name: "Thanksgiving Day", day: "2026-11-26" },
    { name: "Christmas Day", day: "2026-12-25" },
    { name: "New Year's Day", day: "2027-01-01" },
  ]);
});

test("a holiday that is kept before the turn of the year is found from either side", () => {
  // The first of January 2028 is a Saturday.
  expect(nextHolidays(["new-years-day"], "2027-12-31")).toEqual([{ name: "New Year's Day", day: "2027-12-31" }]);
  expect(nextHolidays(["new-years-day"], "2028-01-01")).toEqual([{ name: "New Year's Day", day: "2029-01-01" }]);
});

test("every holiday has a day in every year of a century", () => {
  const years = Array.from({ length: 100 }, (_, step) => 2_000 + step);
  const days = years.flatMap((year) => holidays.map((holiday) => holidayIn(year, holiday)));
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
});
