/** A day in ISO form: 2026-11-15. */
export type Day = string;

const millisecondsPerDay = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
}

export function dayOf(number: number): Day {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/** 0 is Sunday, as in JavaScript. */
export function weekdayOf(number: number): number {
  // 1970-01-01 was a Thursday.
  return (((number + 4) % 7) + 7) % 7;
}

/** How many of the days after the first, up to and with the last, are Mondays to Fridays. */
export function workdaysBetween(first: Day, last: Day): number {
  const from = dayNumber(first);
  const days = dayNumber(last) - from;
  const wholeWeeks = Math.floor(days / 7);
  let workdays = wholeWeeks * 5;
  for (let day = from + wholeWeeks * 7 + 1; day <= from + days; day++) {
    if (weekdayOf(day) % 6 !== 0) workdays += 1;
  }
  return workdays;
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
