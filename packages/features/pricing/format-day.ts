/** "2026-11-30" is "Nov 30, 2026", wherever it is read. */
export function formatDay(day: string): string {
  // Made when a day is to be said: making one takes long, and few pages say a day.
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
