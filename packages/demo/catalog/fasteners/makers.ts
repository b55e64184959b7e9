import type { MakerOf } from "../kit/item-class.ts";

interface Habits {
  /** Begins each of the maker's numbers. */
  readonly prefix: string;
  readonly joint: string;
  /** Its prices beside the trade's middle. */
  readonly level: number;
  readonly origin: string;
}

const usual: Habits = { prefix: "", joint: "-", level: 1, origin: "US" };

const habits: Readonly<Record<string, Habits>> = {
  harbolt: { prefix: "", joint: "-", level: 1.06, origin: "US" },
  ironmere: { prefix: "IM", joint: "-", level: 1, origin: "US" },
  tarnwick: { prefix: "T", joint: ".", level: 0.94, origin: "TW" },
  torquist: { prefix: "TQ", joint: "/", level: 1.12, origin: "CA" },
  kestrelock: { prefix: "KL", joint: "-", level: 1.08, origin: "TW" },
  "oslund-metric": { prefix: "", joint: " ", level: 1.04, origin: "DE" },
  marlinox: { prefix: "MX", joint: ".", level: 1.1, origin: "IT" },
  ashlock: { prefix: "A", joint: "-", level: 0.83, origin: "CN" },
  teckridge: { prefix: "TR", joint: "-", level: 1.03, origin: "TW" },
  petragrip: { prefix: "PG", joint: "-", level: 1.07, origin: "US" },
  rivenhall: { prefix: "RH", joint: "/", level: 1.02, origin: "MX" },
  dunmarrow: { prefix: "D", joint: "-", level: 1.09, origin: "US" },
  brightmill: { prefix: "BM", joint: "-", level: 1.05, origin: "US" },
  callowmere: { prefix: "CS", joint: ".", level: 0.96, origin: "US" },
  alumara: { prefix: "AL", joint: "-", level: 1.04, origin: "CA" },
  fellbrook: { prefix: "FB", joint: "/", level: 0.93, origin: "US" },
  polyhaven: { prefix: "PH", joint: "-", level: 1.05, origin: "US" },
  resinor: { prefix: "R", joint: ".", level: 0.97, origin: "DE" },
  abradine: { prefix: "", joint: "-", level: 1.05, origin: "US" },
  cinderway: { prefix: "CW", joint: "-", level: 0.98, origin: "PL" },
  korundel: { prefix: "K", joint: "/", level: 1.18, origin: "DE" },
  flintmoor: { prefix: "FM", joint: ".", level: 0.82, origin: "CN" },
  bristlecroft: { prefix: "BC", joint: "-", level: 1.02, origin: "US" },
  scourwell: { prefix: "SW", joint: "-", level: 0.97, origin: "MX" },
};

function habitsOf({ code }: MakerOf): Habits {
  return habits[code] ?? usual;
}

/** The maker's own number, in its own style. Parts must tell the item apart even with the joints taken out. */
export function partNumberOf(brand: MakerOf, parts: readonly (string | number)[]): string {
  const { prefix, joint } = habitsOf(brand);
  const own = parts.filter((part) => part !== "").join(joint);
  return prefix === "" ? own : `${prefix}${joint === " " ? "" : joint}${own}`;
}

export function originOf(brand: MakerOf): string {
  return habitsOf(brand).origin;
}

/** A price in whole cents, at the maker's level. */
export function priceBy(brand: MakerOf, price: number): number {
  return Math.max(0.05, Math.round(price * habitsOf(brand).level * 100) / 100);
}

/** What one piece costs in a pack of so many, beside one in a box of fifty. */
export function packFactor(pieces: number): number {
  if (pieces >= 1_000) return 0.68;
  if (pieces >= 500) return 0.75;
  if (pieces >= 250) return 0.82;
  if (pieces >= 100) return 0.92;
  if (pieces >= 50) return 1;
  if (pieces >= 25) return 1.1;
  if (pieces >= 10) return 1.25;
  return pieces >= 5 ? 1.4 : 1.65;
}

/** "3/8-16" as 3816 and "M8-1.25" as M8125: a size as it stands in a part number. */
export function codeOf(size: string): string {
  return size.replaceAll(/[^\dA-Z]/gi, "");
}

/** Thousandths of an inch, always five figures, so that a number reads the same with its joints taken out. */
export function mils(inches: number): string {
  return String(Math.round(inches * 1_000)).padStart(5, "0");
}

export function threeFigures(value: number): string {
  return String(value).padStart(3, "0");
}
