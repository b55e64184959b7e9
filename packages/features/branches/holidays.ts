import type { Day } from "@capstan/platform/day";

/** Monday is 1, Sunday is 7. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** On a day of the month, or on the nth of a weekday in it; the last one is -1. */
type HolidayRule =
  | { readonly name: string; readonly month: number; readonly day: number }
  | {
      readonly name: string;
      readonly month: number;
      readonly weekday: Weekday;
      readonly nth: number;
      readonly after?: number;
    };

const rules = {
  "new-years-day": { name: "New Year's Day", month: 1, day: 1 },
  "martin-luther-king-day": { name: "Martin Luther King Jr. Day", month: 1, weekday: 1, nth: 3 },
  "presidents-day": { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
  "memorial-day": { name: "Memorial Day", month: 5, weekday: 1, nth: -1 },
  juneteenth: { name: "Juneteenth", month: 6, day: 19 },
  "independence-day": { name: "Independence Day", month: 7, day: 4 },
  "labor-day": { name: "Labor Day", month: 9, weekday: 1, nth: 1 },
  "veterans-day": { name: "Veterans Day", month: 11, day: 11 },
  "thanksgiving-day": { name: "Thanksgiving Day", month: 11, weekday: 4, nth: 4 },
  "day-after-thanksgiving": { name: "Day after Thanksgiving", month: 11, weekday: 4, nth: 4, after: 1 },
  "christmas-eve": { name: "Christmas Eve", month: 12, day: 24 },
  "christmas-day": { name: "Christmas Day", month: 12, day: 25 },
  "new-years-eve": { name: "New Year's Eve", month: 12, day: 31 },
} as const satisfies Readonly<Record<string, HolidayRule>>;

export type Holiday = keyof typeof rules;

export const holidays = Object.keys(rules) as readonly Holiday[];

export interface HolidayDate {
  readonly name: string;
  readonly day: Day;
}

const dayMs = 86_400_000;

/** The next time that each of them is kept, in the order of their days. */
export function nextHolidays(kept: readonly Holiday[], from: Day): readonly HolidayDate[] {
  const year = Number(from.slice(0, 4));
  return kept
    .map((holiday) => {
      const days = [year, year + 1, year + 2].map((one) => holidayIn(one, holiday));
      return { name: rules[holiday].name, day: days.find((day) => day >= from) ?? from };
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** When it is kept: one on a Saturday the day before, one on a Sunday the day after. */
export function holidayIn(year: number, holiday: Holiday): Day {
  const rule: HolidayRule = rules[holiday];
  if ("weekday" in rule) return nthWeekday(year, rule);
  const time = Date.UTC(year, rule.month - 1, rule.day);
  const shift = { 6: -1, 7: 1 }[weekdayOf(time) as number] ?? 0;
  return dayAt(time + shift * dayMs);
}

function nthWeekday(
  year: number,
  {
    month,
    weekday,
    nth,
    after = 0,
  }: { readonly month: number; readonly weekday: Weekday; readonly nth: number; readonly after?: number },
): Day {
  if (nth < 0) {
    const last = Date.UTC(year, month, 0);
    return dayAt(last - ((weekdayOf(last) - weekday + 7) % 7) * dayMs);
  }
  const first = Date.UTC(year, month - 1, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return dayAt(first + (ahead + (nth - 1) * 7 + after) * dayMs);
}

export function weekdayOf(time: number): Weekday {
  const sundayIsZero = new Date(time).getUTCDay();
  return (sundayIsZero === 0 ? 7 : sundayIsZero) as Weekday;
}

function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10) as Day;
}
