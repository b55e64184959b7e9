import type { Day } from "@capstan/platform/day";

/** Monday is 1, Sunday is 7. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Holidays on a day of the month; one on a Saturday is kept the day before, one on a Sunday the day after. */
const fixedHolidays: readonly { readonly month: number; readonly day: number }[] = [
  { month: 1, day: 1 },
  { month: 7, day: 4 },
  { month: 12, day: 25 },
];

/** Holidays on a weekday of a month; the last one is -1. */
const movingHolidays: readonly { readonly month: number; readonly weekday: Weekday; readonly nth: number }[] = [
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 11, weekday: 4, nth: 4 },
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
  return dayAt(timeOf(day) + count * dayMs);
}

function isHoliday(day: Day): boolean {
  const year = new Date(timeOf(day)).getUTCFullYear();
  // The first of a January on a Saturday is kept in the year before.
  return [...holidaysOf(year), ...holidaysOf(year + 1)].includes(day);
}

function holidaysOf(year: number): readonly Day[] {
  const fixed = fixedHolidays.map((holiday) => {
    const time = Date.UTC(year, holiday.month - 1, holiday.day);
    const shift = { 6: -1, 7: 1 }[weekdayOf(time) as number] ?? 0;
    return dayAt(time + shift * dayMs);
  });
  return [...fixed, ...movingHolidays.map(({ month, weekday, nth }) => nthWeekday(year, { month, weekday, nth }))];
}

function nthWeekday(year: number, { month, weekday, nth }: (typeof movingHolidays)[number]): Day {
  if (nth > 0) {
    const first = Date.UTC(year, month - 1, 1);
    const ahead = (weekday - weekdayOf(first) + 7) % 7;
    return dayAt(first + (ahead + (nth - 1) * 7) * dayMs);
  }
  const last = Date.UTC(year, month, 0);
  return dayAt(last - ((weekdayOf(last) - weekday + 7) % 7) * dayMs);
}

function weekdayOf(time: number): Weekday {
  const sundayIsZero = new Date(time).getUTCDay();
  return (sundayIsZero === 0 ? 7 : sundayIsZero) as Weekday;
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10) as Day;
}
