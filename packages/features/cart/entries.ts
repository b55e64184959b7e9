import { maxQuantity } from "@capstan/features/catalog";

/** One thing that somebody wants in the cart; `least` asks for the least that can be ordered. */
export interface WantedEntry {
  readonly sku: string;
  readonly quantity: number | "least";
}

const field = /^cartEntries\[(?<place>\d{1,4})\]\.(?<name>sku|quantity|addWarranty)$/;

/** Spec 7.3: `cartEntries[i].sku` and `.quantity`. A field without its other half is an entry that can't be added. */
export function entriesIn(form: Readonly<Record<string, string>>): readonly WantedEntry[] {
  const found = new Map<number, { sku: string; quantity: number }>();
  for (const [key, value] of Object.entries(form)) {
    const { place, name } = field.exec(key)?.groups ?? {};
    if (place === undefined || name === "addWarranty") continue;
    const entry = found.get(Number(place)) ?? { sku: "", quantity: Number.NaN };
    const said = name === "sku" ? { sku: skuIn(value) } : { quantity: quantityIn(value) };
    found.set(Number(place), { ...entry, ...said });
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, entry]) => entry);
}

/** People type item numbers in small letters, and copy them with spaces around. */
export function skuIn(text: string): string {
  return text.trim().toUpperCase();
}

export function quantityIn(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
}

export interface SumLine {
  readonly sku: string;
  readonly quantity: number;
}

/** The same item twice is one line of both. */
export function sumBySku(lines: readonly SumLine[]): readonly SumLine[] {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }));
}
