/**
 * A whole number as people read it: 12,480. The browser's own formatter says the same, but on a phone the first use of it
 * loads its tables for a tenth of a second, in the midst of a page coming to life.
 */
export function inDigits(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}
