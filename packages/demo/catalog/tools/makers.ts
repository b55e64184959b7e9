import { bug } from "@capstan/platform/bug";
import type { MakerOf } from "../kit/item-class.ts";

/** How a maker writes its numbers, and where its prices stand beside a middling maker's. */
interface Habit {
  readonly prefix: string;
  readonly between: string;
  readonly priceFactor: number;
}

const habits: Readonly<Record<string, Habit>> = {
  ironvale: { prefix: "IV-", between: "-", priceFactor: 1.08 },
  grantham: { prefix: "", between: "-", priceFactor: 1.32 },
  stavely: { prefix: "ST", between: "-", priceFactor: 1 },
  "orrin-forge": { prefix: "OF ", between: " ", priceFactor: 1.15 },
  kelvane: { prefix: "K", between: ".", priceFactor: 1.2 },
  tannick: { prefix: "T-", between: "-", priceFactor: 0.68 },
  burrowes: { prefix: "BP", between: "/", priceFactor: 1.12 },
  torvek: { prefix: "TV", between: "-", priceFactor: 1.06 },
  karvok: { prefix: "KV-", between: "-", priceFactor: 1.14 },
  ampero: { prefix: "AM", between: "-", priceFactor: 0.94 },
  hallowick: { prefix: "HW-", between: "-", priceFactor: 0.9 },
  sundrel: { prefix: "SD", between: ".", priceFactor: 0.86 },
  trentham: { prefix: "", between: "-", priceFactor: 1.1 },
  helixa: { prefix: "HX", between: "-", priceFactor: 1.22 },
  corvent: { prefix: "CV ", between: " ", priceFactor: 1.16 },
  norvane: { prefix: "N", between: "-", priceFactor: 1.04 },
  mericut: { prefix: "MC-", between: "-", priceFactor: 0.78 },
  talloch: { prefix: "TL.", between: ".", priceFactor: 1.18 },
  quillon: { prefix: "Q-", between: "-", priceFactor: 1.26 },
  verrin: { prefix: "", between: "-", priceFactor: 1.35 },
  calidor: { prefix: "CD-", between: "-", priceFactor: 1 },
  halden: { prefix: "H", between: "-", priceFactor: 1.12 },
  ohmstead: { prefix: "OS-", between: "-", priceFactor: 1.3 },
  barlowe: { prefix: "BG", between: "-", priceFactor: 0.95 },
};

function habitOf(maker: MakerOf): Habit {
  return habits[maker.code] ?? bug(`no habit for the maker ${maker.code}`);
}

/** The maker's own number of a thing. The parts must tell it from everything else with the same stem. */
export function partNumberOf(maker: MakerOf, stem: string, ...parts: readonly (string | number)[]): string {
  const { prefix, between } = habitOf(maker);
  const marks = parts.map(String).filter((part) => part !== "");
  return prefix + [stem, ...marks].join(between);
}

/** What this maker asks for a thing that a middling maker sells at that many dollars; ends on a cent. */
export function priceOf(maker: MakerOf, dollars: number): number {
  return cents(dollars * habitOf(maker).priceFactor);
}

/** A pack costs less by the piece: a few per cent for each doubling, at most a quarter. */
export function packOf(each: number, pieces: number): number {
  const saved = Math.min(0.25, Math.log2(Math.max(1, pieces)) * 0.035);
  return each * pieces * (1 - saved);
}

function cents(dollars: number): number {
  return Math.max(0.01, Math.round(dollars * 100) / 100);
}
