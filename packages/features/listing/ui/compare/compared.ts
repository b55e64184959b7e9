/** An item as far as comparing needs it. No price: a kept one could be another account's, or yesterday's. */
export interface ComparedItem {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

/** More columns than this are no longer read side by side. */
export const maxCompared = 4;

export type Compared = readonly ComparedItem[];

/** Taken out if it is there, put at the end if there is room, and otherwise left as it was. */
export function toggled(items: Compared, item: ComparedItem): Compared {
  if (isCompared(items, item.sku)) return items.filter(({ sku }) => sku !== item.sku);
  return items.length < maxCompared ? [...items, item] : items;
}

export function isCompared(items: Compared, sku: string): boolean {
  return items.some((item) => item.sku === sku);
}

/** Reads what a browser has kept. Anything that is not such a list, as after a change of its form, is an empty one. */
export function readCompared(kept: string | null): Compared {
  if (kept === null) return [];
  try {
    const items: unknown = JSON.parse(kept);
    return Array.isArray(items) && items.every(isComparedItem) ? items.slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

function isComparedItem(item: unknown): item is ComparedItem {
  if (typeof item !== "object" || item === null) return false;
  const { sku, name, url, specs } = item as Partial<Record<keyof ComparedItem, unknown>>;
  return [sku, name, url].every((text) => typeof text === "string") && Array.isArray(specs);
}
