import { storeTimeOf } from "./store-time.ts";

// In English, as all of the store's texts: made by Intl, each format would cost a phone 20 ms.
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A time is on the store's own day; a day is itself wherever it is read. */
function dayOf(at: Date | string): Date {
  return isDay(at) ? new Date(at) : storeTimeOf(new Date(at)).shown;
}

function isDay(at: Date | string): boolean {
  return typeof at === "string" && at.length === "2026-11-16".length;
}

/** "Nov 16". */
export function dayOfYear(at: Date | string): string {
  const day = dayOf(at);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** "Mon, Nov 16". */
export function weekdayAndDay(at: Date | string): string {
  return `${weekdays[dayOf(at).getUTCDay()]}, ${dayOfYear(at)}`;
}

/** "Nov 16, 2026". */
export function dayAndYear(at: Date | string): string {
  return `${dayOfYear(at)}, ${dayOf(at).getUTCFullYear()}`;
}

/** "Nov 16", and "Nov 16, 2025" in another year. */
export function shortDay(at: string, now: Date): string {
  return dayOf(at).getUTCFullYear() === dayOf(now).getUTCFullYear() ? dayOfYear(at) : dayAndYear(at);
}

/** "Mon, Nov 16, 2026". */
export function longDay(at: Date | string): string {
  return `${weekdayAndDay(at)}, ${dayOf(at).getUTCFullYear()}`;
}

/** "11:46 AM CST". */
function clockTime(at: Date | string): string {
  const { shown, zone } = storeTimeOf(new Date(at));
  const hour = shown.getUTCHours();
  const minute = String(shown.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"} ${zone}`;
}

/** "Mon, Nov 16, 2026, 11:46 AM CST". */
export function dayAndTime(at: Date | string): string {
  return `${longDay(at)}, ${clockTime(at)}`;
}

/** "Mon, Nov 16, 11:46 AM CST". */
export function weekdayAndTime(at: Date | string): string {
  return `${weekdayAndDay(at)}, ${clockTime(at)}`;
}
