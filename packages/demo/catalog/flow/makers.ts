import type { MakerOf } from "../kit/item-class.ts";

/** How a maker writes its numbers, and where its prices stand beside the others'. */
interface Habits {
  readonly priceFactor: number;
  readonly number: (series: string, parts: readonly string[]) => string;
}

const dashed = (series: string, parts: readonly string[]) => [series, ...parts].join("-");
const dotted = (series: string, parts: readonly string[]) => [series, ...parts].join(".");
const seriesLast = (series: string, parts: readonly string[]) => [...parts, series].join("-");
const firstJoined = (series: string, [first = "", ...rest]: readonly string[]) => [series + first, ...rest].join("-");
const lettered = (letter: string) => (series: string, parts: readonly string[]) =>
  `${letter}${[series, ...parts].join("/")}`;

const habits: Readonly<Record<string, Habits>> = {
  tidewell: { priceFactor: 1.06, number: dashed },
  ferrowick: { priceFactor: 1, number: firstJoined },
  "alder-pipe": { priceFactor: 0.97, number: dotted },
  brassington: { priceFactor: 1.1, number: seriesLast },
  inoxbridge: { priceFactor: 1.14, number: lettered("IX") },
  quenby: { priceFactor: 1.04, number: firstJoined },
  copperlea: { priceFactor: 1.02, number: dashed },
  holmflow: { priceFactor: 1.08, number: firstJoined },
  ringford: { priceFactor: 1.12, number: dashed },
  bandreth: { priceFactor: 1, number: seriesLast },
  pumphrey: { priceFactor: 1.05, number: firstJoined },
  millrace: { priceFactor: 0.96, number: dotted },
  airelow: { priceFactor: 1.05, number: dashed },
  ventmoor: { priceFactor: 1.03, number: firstJoined },
  farradine: { priceFactor: 1.02, number: seriesLast },
  rollstead: { priceFactor: 1.06, number: dashed },
  slingsmith: { priceFactor: 1.04, number: firstJoined },
  linkhurst: { priceFactor: 1.03, number: dotted },
  totewell: { priceFactor: 1, number: dashed },
  arcmere: { priceFactor: 1.07, number: firstJoined },
  fluxley: { priceFactor: 1.01, number: dashed },
  emberline: { priceFactor: 1.05, number: seriesLast },
  halcomb: { priceFactor: 0.94, number: lettered("H") },
  stowbridge: { priceFactor: 0.86, number: dotted },
};

const plain: Habits = { priceFactor: 1, number: dashed };

/** The maker's own number: its series for the class, and what tells the variant apart. */
export function makerNumber(brand: MakerOf, series: string, parts: readonly (string | number)[]): string {
  const written = parts.map(String).filter((part) => part !== "");
  return (habits[brand.code] ?? plain).number(series, written).toUpperCase();
}

/** What the maker asks for a thing that is worth so much, in dollars and cents. */
export function makerPrice(brand: MakerOf, worth: number): number {
  const price = worth * (habits[brand.code] ?? plain).priceFactor;
  return Math.max(0.01, Math.round(price * 100) / 100);
}

/** A pack costs less than its pieces one by one: about 4 % less for each doubling. */
export function packWorth(each: number, pieces: number): number {
  return each * pieces * 0.96 ** Math.log2(Math.max(1, pieces));
}
