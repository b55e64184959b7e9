import type { Day } from "./day.ts";

/** Where the store's people are: times are told, and days begin, as there. */
export const storeTimeZone = "America/Chicago";

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: storeTimeZone });
const wallClock = new Intl.DateTimeFormat("en-US", {
  timeZone: storeTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The day that it is at the store. */
export function storeDayOf(at: Date): Day {
  return calendar.format(at) as Day;
}

/** When a day, `2026-03-08`, begins at the store. */
export function startOfStoreDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - aheadOfUtc(midnight);
  // On the days when clocks change, the first answer is an hour off.
  return new Date(midnight - aheadOfUtc(near));
}

function aheadOfUtc(at: number): number {
  const parts = new Map(wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) - at;
}
