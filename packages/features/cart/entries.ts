import { maxQuantity } from "@capstan/features/catalog";

/** One thing that somebody wants in the cart; `least` asks for the least that can be ordered. */
export interface WantedEntry {
  readonly sku: string;
  readonly quantity: number | "least";
  /** With the item's protection plan; left out, a line that is there keeps what it has. */
  readonly hasWarranty?: boolean;
}

const field = /^cartEntries\[(?<place>\d{1,4})\]\.(?<name>sku|quantity|addWarranty)$/;

/** Spec 7.3: `cartEntries[i].sku` and `.quantity`. A field without its other half is an entry that can't be added. */
export function entriesIn(form: Readonly<Record<string, string>>): readonly WantedEntry[] {
  const found = new Map<number, WantedEntry>();
  for (const [key, value] of Object.entries(form)) {
    const { place, name } = field.exec(key)?.groups ?? {};
    if (place === undefined) continue;
    const entry = found.get(Number(place)) ?? { sku: "", quantity: Number.NaN };
    found.set(Number(place), { ...entry, ...fieldOf(name, value) });
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, entry]) => entry);
}

function fieldOf(name: string | undefined, value: string): Partial<WantedEntry> {
  if (name === "sku") return { sku: skuIn(value) };
  return name === "quantity" ? { quantity: quantityIn(value) } : warrantyIn(value);
}

/** A checkbox says `on`; whatever else is no `true` asks for none. */
export function warrantyIn(text: string | undefined): Pick<WantedEntry, "hasWarranty"> {
  return text === undefined ? {} : { hasWarranty: ["true", "on"].includes(text.trim().toLowerCase()) };
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
  readonly hasWarranty?: boolean;
}

/** The same item twice is one line of both; the last word on its protection plan counts. */
export function sumBySku(lines: readonly SumLine[]): readonly SumLine[] {
  const sums = new Map<string, SumLine>();
  for (const line of lines) {
    const before = sums.get(line.sku);
    sums.set(line.sku, { ...before, ...line, quantity: (before?.quantity ?? 0) + line.quantity });
  }
  return [...sums.values()];
}
