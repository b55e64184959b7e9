import { decodeOrNone, list, object, text } from "@capstan/platform/decode";
import { maxCompared } from "../../compare.ts";

/** An item as far as comparing needs it. No price: a kept one could be another account's, or yesterday's. */
export interface ComparedItem {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

export type Compared = readonly ComparedItem[];

/** Taken out if it is there, put at the end if there is room, and otherwise left as it was. */
export function toggled(items: Compared, item: ComparedItem): Compared {
  if (isCompared(items, item.sku)) return items.filter(({ sku }) => sku !== item.sku);
  return items.length < maxCompared ? [...items, item] : items;
}

export function isCompared(items: Compared, sku: string): boolean {
  return items.some((item) => item.sku === sku);
}

const comparedItems = list(
  object<ComparedItem>({ sku: text, name: text, url: text, specs: list(object({ name: text, value: text })) }),
);

/** Reads what a browser has kept. Anything that is not such a list, as after a change of its form, is an empty one. */
export function readCompared(kept: string | null): Compared {
  if (kept === null) return [];
  try {
    return decodeOrNone(comparedItems, JSON.parse(kept))?.slice(0, maxCompared) ?? [];
  } catch {
    return [];
  }
}
