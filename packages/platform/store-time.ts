import type { Day } from "./day.ts";

/** Where the store's people are: times are told, and days begin, as there. */
const storeTimeZone = "America/Chicago";

export interface StoreTime {
  /** What the store's clocks show, to the second, to be read as UTC. */
  readonly shown: Date;
  /** "CST". */
  readonly zone: string;
}

let clock: Intl.DateTimeFormat | undefined;

export function storeTimeOf(at: Date | number): StoreTime {
  // Made when a time is to be told: making one takes a phone 20 ms, and most pages tell no time.
  clock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: storeTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  });
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type) ?? 0);
  return {
    shown: new Date(Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"))),
    zone: parts.get("timeZoneName") ?? "",
  };
}

/** The day that it is at the store. */
export function storeDayOf(at: Date): Day {
  return storeTimeOf(at).shown.toISOString().slice(0, 10) as Day;
}

/** When a day, `2026-03-08`, begins at the store. */
export function startOfStoreDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - aheadOfUtc(midnight);
  // On the days when clocks change, the first answer is an hour off.
  return new Date(midnight - aheadOfUtc(near));
}

function aheadOfUtc(at: number): number {
  return storeTimeOf(at).shown.getTime() - at;
}
