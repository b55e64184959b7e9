import { decimalText, fromDollars } from "./money.ts";
import type { WarrantyRecord } from "./records.ts";

interface Band {
  readonly letter: string;
  /** The dearest item that the band covers, in dollars. */
  readonly upTo: number;
}

const bands: readonly Band[] = [
  { letter: "A", upTo: 100 },
  { letter: "B", upTo: 250 },
  { letter: "C", upTo: 500 },
  { letter: "D", upTo: 1000 },
  { letter: "E", upTo: 2500 },
  { letter: "F", upTo: 10_000 },
];

/** A year costs about this part of the dearest item in a band; the years after it cost less. */
const partOfPrice: Readonly<Record<number, number>> = { 12: 0.08, 24: 0.12, 36: 0.15 };

const minPrice = 40;

/**
 * The plan that is offered with an item of a price: two years up to 250 dollars, three above. Nothing below 40 dollars,
 * where a replacement costs less than the paperwork, and nothing above the last band, where makers have their own.
 */
export function protectionPlanFor(price: number): string | null {
  const band = bands.find(({ upTo }) => price <= upTo);
  if (band === undefined || price < minPrice) return null;
  return codeOf(band.upTo <= 250 ? 24 : 36, band);
}

export function* warranties(): Iterable<WarrantyRecord> {
  for (const months of [12, 24, 36]) {
    yield planOf(`EPP-${months}`, months, 9.99 * (months / 12), "items without a price band");
    for (const band of bands) {
      const price = Math.round(band.upTo * (partOfPrice[months] ?? 0)) - 0.01;
      yield planOf(codeOf(months, band), months, price, `items up to $${band.upTo.toLocaleString("en-US")}`);
    }
  }
}

function codeOf(months: number, band: Band): string {
  return `EPP-${months}-${band.letter}`;
}

function planOf(code: string, months: number, price: number, covered: string): WarrantyRecord {
  const years = months / 12;
  return {
    record: "warranty",
    code,
    name: `${years}-Year Extended Protection Plan`,
    months,
    price: decimalText(fromDollars(price)),
    terms:
      `For ${covered}. Starts on the day of delivery and runs ${months} months beside the manufacturer's own warranty. ` +
      "Repairs or replaces an item that fails in normal use, including power surges, parts, labor and shipping both ways. " +
      "Does not cover consumables, misuse, theft or cosmetic wear. May be canceled within 30 days for a full refund.",
  };
}
