import { type Holiday, holidayIn, weekdayOf } from "@capstan/features/branches";
import type { Day } from "@capstan/platform/day";

/** All carriers keep these. */
const carrierHolidays: readonly Holiday[] = [
  "new-years-day",
  "memorial-day",
  "independence-day",
  "labor-day",
  "thanksgiving-day",
  "christmas-day",
];

const dayMs = 86_400_000;

/** Carriers take goods on it: no weekend and none of the six holidays that all of them keep. */
export function isShippingDay(day: Day): boolean {
  return weekdayOf(timeOf(day)) < 6 && !isHoliday(day);
}

/** The day itself if it is one, else the next that is. */
export function shippingDayFrom(day: Day): Day {
  let at = day;
  while (!isShippingDay(at)) at = daysAfter(at, 1);
  return at;
}

/** So many shipping days later. */
export function shippingDaysAfter(day: Day, count: number): Day {
  let at = shippingDayFrom(day);
  for (let left = count; left > 0; left -= 1) at = shippingDayFrom(daysAfter(at, 1));
  return at;
}

function daysAfter(day: Day, count: number): Day {
  return new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10) as Day;
}

function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const days = keptIn.get(year) ?? holidaysKeptIn(year);
  keptIn.set(year, days);
  return days.has(day);
}

/** Worked out once a year: an order of 500 lines asks for thousands of days. */
const keptIn = new Map<number, ReadonlySet<Day>>();

/** The first of a January on a Saturday is kept in the year before. */
function holidaysKeptIn(year: number): ReadonlySet<Day> {
  return new Set([year, year + 1].flatMap((one) => carrierHolidays.map((holiday) => holidayIn(one, holiday))));
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
