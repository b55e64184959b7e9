import type { HeaderView } from "./header.ts";

const minute = 60_000;

/** Spec 4: what the header says is fresh for five minutes and kept for ten. */
export function isFresh(view: HeaderView, now: Date): boolean {
  return ageOf(view, now) < 5 * minute;
}

export function isKept(view: HeaderView, now: Date): boolean {
  return ageOf(view, now) < 10 * minute;
}

function ageOf({ madeAt }: HeaderView, now: Date): number {
  return now.getTime() - madeAt;
}
