import type { HeaderView } from "./header.ts";

const minute = 60_000;

/** Spec 4 and 9: what the header says is fresh for five minutes and kept for ten. */
export const freshMs = 5 * minute;
export const keptMs = 10 * minute;

export function isFresh(view: HeaderView, now: Date): boolean {
  return ageOf(view, now) < freshMs;
}

export function isKept(view: HeaderView, now: Date): boolean {
  return ageOf(view, now) < keptMs;
}

function ageOf({ madeAt }: HeaderView, now: Date): number {
  return now.getTime() - madeAt;
}
