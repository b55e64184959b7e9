const days = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** "Thu, Dec 17, 2026". */
export function dayText(at: string): string {
  return days.format(new Date(at));
}
