import { decimal } from "@capstan/platform/fraction";

/** Four places with the point first, as shops say it: .2010. */
export function shopDecimal(inches: number): string {
  return inches.toFixed(4).replace(/^0/, "");
}

/** Digits only, for part numbers: 0.4375 is 4375, 13.5 is 135. */
export function digits(value: number | string): string {
  return String(value).replaceAll(/[^0-9A-Za-z]/g, "");
}

export function millimeters(value: number): string {
  return `${decimal(value)} mm`;
}

/** "an 8 in shank", "a 6 in shank". */
export function withArticle(text: string): string {
  return `${/^(8|11|18)/.test(text) ? "an" : "a"} ${text}`;
}

/** Every pair, the second changing fastest: one axis whose front has all of the second list. */
export function everyPair<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
): readonly (readonly [First, Second])[] {
  return firsts.flatMap((first) => seconds.map((second) => [first, second] as const));
}

/** The nearest step of that many inches: tools are listed to the eighth. */
export function toStep(value: number, step: number): number {
  return Math.round(value / step) * step;
}
