import { decimal, inchFraction } from "@capstan/platform/fraction";

/** The width across flats that a wrench, socket or key fits. */
export interface Opening {
  readonly system: "Inch" | "Metric";
  /** In inches or millimeters, as the system has it. */
  readonly value: number;
}

export function inchOpenings(values: readonly number[]): readonly Opening[] {
  return values.map((value) => ({ system: "Inch", value }));
}

export function metricOpenings(values: readonly number[]): readonly Opening[] {
  return values.map((value) => ({ system: "Metric", value }));
}

/** Both lists by turns, so that a short list still has some of each. */
export function byTurns<Entry>(first: readonly Entry[], second: readonly Entry[]): readonly Entry[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, at) => [...first.slice(at, at + 1), ...second.slice(at, at + 1)]).flat();
}

export function openingInches({ system, value }: Opening): number {
  return system === "Inch" ? value : value / 25.4;
}

export function openingText({ system, value }: Opening): string {
  return system === "Inch" ? `${inchFraction(value)} in` : `${decimal(value)} mm`;
}

/** For short names: 9/16, 14MM. */
export function openingMark({ system, value }: Opening): string {
  return system === "Inch" ? inchFraction(value) : `${decimal(value)}MM`;
}

/** For part numbers: sixty-fourths of an inch, or M and tenths of a millimeter. */
export function openingCode({ system, value }: Opening): string {
  if (system === "Metric") return `M${String(Math.round(value * 10)).padStart(3, "0")}`;
  const parts = value * 64;
  return Number.isInteger(parts) ? String(parts).padStart(3, "0") : `D${Math.round(value * 1_000)}`;
}

export function openingAttributes({ system, value }: Opening): Readonly<Record<string, string | number>> {
  return { measurementSystem: system, ...(system === "Inch" ? { size: value } : { sizeMm: value }) };
}
