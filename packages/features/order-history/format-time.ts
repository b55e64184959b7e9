const dayOfYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayAndYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const clockTime = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** "Nov 16", and "Nov 16, 2025" in another year. */
export function shortDay(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getUTCFullYear() === now.getUTCFullYear() ? dayOfYear : dayAndYear).format(date);
}

/** "Mon, Nov 16, 2026". */
export function longDay(at: string): string {
  return weekday.format(new Date(at));
}

/** "Mon, Nov 16, 2026, 11:46 AM UTC". */
export function dayAndTime(at: string): string {
  return `${longDay(at)}, ${clockTime.format(new Date(at))} UTC`;
}
