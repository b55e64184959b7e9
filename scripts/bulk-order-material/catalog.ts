import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The 1,000 items of the demo company as the browser tests have them: `catalogItems({ seed: 1910, items: 1_000 })`. */
export interface Item {
  readonly sku: string;
  readonly partNumber: string;
  readonly brand: string;
  readonly shortName: string;
  readonly name: string;
  readonly unit: string;
  readonly shipPack: number;
  readonly minimum: number;
  readonly lifecycle: "planned" | "active" | "clearance" | "discontinued";
  readonly restrictions: readonly string[];
  readonly price: number;
  readonly aliases: readonly { readonly kind: string; readonly value: string }[];
}

export const items: readonly Item[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "catalog-items.json"), "utf8"),
);

/** As the store compares identifiers: NFKC, upper case, letters and digits only. */
export function identifierKey(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
}

/** The SKUs that an identifier stands for: several where two makers number their parts alike. */
export const skusByKey: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  const put = (value: string, sku: string) => {
    const key = identifierKey(value);
    found.set(key, (found.get(key) ?? new Set()).add(sku));
  };
  for (const item of items) {
    put(item.sku, item.sku);
    put(item.partNumber, item.sku);
    for (const { value } of item.aliases) put(value, item.sku);
  }
  return found;
})();

/** Every spelling that the catalog itself uses. */
export const spellings: ReadonlySet<string> = new Set(
  items.flatMap(({ sku, partNumber, aliases }) => [sku, partNumber, ...aliases.map(({ value }) => value)]),
);

export interface Random {
  next(): number;
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32: small, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
}
