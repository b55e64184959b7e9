const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "2026-11-30" is "Nov 30, 2026", wherever it is read. */
export function dayWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
