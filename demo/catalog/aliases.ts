import { type Random, createRandom, hash32 } from "../kit/random.ts";
import type { CatalogItem } from "./kit/item-facts.ts";

export interface Alias {
  readonly record: "alias";
  readonly sku: string;
  readonly kind: "gtin" | "nsn" | "competitor" | "legacy" | "customer";
  readonly value: string;
  readonly accountNumber?: string;
}

/** Other names under which buyers know an item: the bar code on the box, an old number, a competitor's, the government's. */
export function* aliasesOf(items: Iterable<CatalogItem>, seed: number): Generator<Alias> {
  let at = 0;
  for (const { sku, brandCode } of items) {
    const random = createRandom(`${seed}/aliases/${sku}`);
    at += 1;
    yield { record: "alias", sku, kind: "gtin", value: gtinOf(brandCode, at) };
    if (random.chance(0.08)) yield { record: "alias", sku, kind: "legacy", value: legacyNumber(random) };
    if (random.chance(0.06)) yield { record: "alias", sku, kind: "competitor", value: competitorNumber(random) };
    if (random.chance(0.03)) yield { record: "alias", sku, kind: "nsn", value: stockNumber(random) };
  }
}

/** Running numbers of one prefix: a maker with more items takes another prefix. */
const numbersOfAPrefix = 100_000;

/** Twelve digits: a prefix of the maker's own, a running number, and the check digit that scanners test. */
function gtinOf(brandCode: string, at: number): string {
  const prefix = 600_000 + ((hash32(brandCode) + Math.floor(at / numbersOfAPrefix)) % 300_000);
  const body = `${prefix}${String(at % numbersOfAPrefix).padStart(5, "0")}`;
  return `${body}${checkDigit(body)}`;
}

export function checkDigit(body: string): number {
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The seven characters of the catalogs of the eighties. */
function legacyNumber(random: Random): string {
  return `${random.int(1, 9)}${random.pick("ABCDEFGHX".split(""))}${random.int(100, 999)}-${random.int(1, 9)}`;
}

function competitorNumber(random: Random): string {
  return `${random.pick(["FST", "MSD", "ZOR", "IND"])}${random.int(1_000_000, 9_999_999)}`;
}

/** A national stock number: supply class, country code 01, item number. */
function stockNumber(random: Random): string {
  const group = random.pick(["5305", "5306", "5310", "3110", "4730", "4240", "5130", "5970", "6240", "8010"]);
  return `${group}-01-${random.int(100, 999)}-${random.int(1_000, 9_999)}`;
}
