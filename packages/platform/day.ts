import type { Clock } from "./clock.ts";

/** A calendar day, `2026-11-15`: texts of this form compare as days do. PostgreSQL's two ends of time are its own words. */
export type Day = `${number}-${number}-${number}` | "-infinity" | "infinity";

/** The day that a clock shows, in UTC. */
export function dayOn(clock: Clock): Day {
  return clock.now().toISOString().slice(0, 10) as Day;
}

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

export type PeriodState = "not-yet" | "now" | "over";

export function periodStateOn({ startsOn, endsOn }: DayRange, day: Day): PeriodState {
  if (isBefore(day, startsOn)) return "not-yet";
  return isBefore(endsOn, day) ? "over" : "now";
}

export function isBefore(one: Day, other: Day): boolean {
  return rank(one) === rank(other) ? one < other : rank(one) < rank(other);
}

function rank(day: Day): number {
  if (day === "-infinity") return -1;
  return day === "infinity" ? 1 : 0;
}
