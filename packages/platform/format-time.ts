import { storeTimeZone } from "./store-time.ts";

const monthAndDay = { month: "short", day: "numeric" } as const;
const withYear = { ...monthAndDay, year: "numeric" } as const;
const withWeekday = { ...withYear, weekday: "short" } as const;
const clockTime = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: storeTimeZone,
  timeZoneName: "short",
});

/** A time is on the store's own day; a day is itself wherever it is read. */
function dayFormat(options: Intl.DateTimeFormatOptions): (at: Date | string) => string {
  const ofDay = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  const ofTime = new Intl.DateTimeFormat("en-US", { ...options, timeZone: storeTimeZone });
  return (at) => (isDay(at) ? ofDay : ofTime).format(new Date(at));
}

function isDay(at: Date | string): boolean {
  return typeof at === "string" && at.length === "2026-11-16".length;
}

const year = dayFormat({ year: "numeric" });

/** "Nov 16". */
export const dayOfYear = dayFormat(monthAndDay);

/** "Mon, Nov 16". */
export const weekdayAndDay = dayFormat({ ...monthAndDay, weekday: "short" });

/** "Nov 16, 2026". */
export const dayAndYear = dayFormat(withYear);

/** "Nov 16", and "Nov 16, 2025" in another year. */
export function shortDay(at: string, now: Date): string {
  return (year(at) === year(now.toISOString()) ? dayOfYear : dayAndYear)(at);
}

/** "Mon, Nov 16, 2026". */
export const longDay = dayFormat(withWeekday);

/** "Mon, Nov 16, 2026, 11:46 AM CST". */
export function dayAndTime(at: string): string {
  return `${longDay(at)}, ${clockTime.format(new Date(at))}`;
}
