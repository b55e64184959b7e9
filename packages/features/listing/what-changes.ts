import { namedValue } from "@capstan/features/catalog";
import type { Money } from "@capstan/platform/money";
import type { ComparedRow } from "./compared-rows.ts";

/** How one item differs from the first. */
export interface Change {
  readonly sku: string;
  /** "has Size L instead of M and costs 12% less" */
  readonly words: string;
}

interface PricedItem {
  readonly sku: string;
  /** Of a unit; null where none is shown. */
  readonly price: Money | null;
  readonly piecesPerUnit: number;
  readonly classCode: string;
}

/** A reader keeps so many; the table has them all. */
const maxAttributes = 3;

/** What each item changes against the first, price last. */
export function whatChanges(items: readonly PricedItem[], rows: readonly ComparedRow[]): readonly Change[] {
  const [base] = items;
  return items.flatMap((item, at) => {
    if (!base || at === 0) return [];
    if (item.classCode !== base.classCode) return [{ sku: item.sku, words: "is another kind of item" }];
    const words = [attributeWords(rows, at), priceWords(item, base)].filter((part) => part !== "");
    return [{ sku: item.sku, words: words.join(", and ") || "has the same attributes" }];
  });
}

function attributeWords(rows: readonly ComparedRow[], at: number): string {
  const changed = rows.flatMap(({ name, values }) => {
    const [before = "", now = ""] = [values[0], values[at]];
    if (now === before) return [];
    if (now === "") return [`no ${name}`];
    return [before === "" ? namedValue(name, now) : `${namedValue(name, now)} instead of ${before}`];
  });
  const more = changed.length - maxAttributes;
  const named = changed.slice(0, maxAttributes);
  if (more > 0) named.push(more === 1 ? "1 other difference" : `${more} other differences`);
  return named.length === 0 ? "" : `has ${list.format(named)}`;
}

const list = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

function priceWords(item: PricedItem, base: PricedItem): string {
  if (item.price === null || base.price === null || base.price === 0n) return "";
  const pieces = item.piecesPerUnit / base.piecesPerUnit;
  const percent = Math.round((Number(item.price) / Number(base.price) / pieces - 1) * 100);
  const unit = item.piecesPerUnit === 1 && base.piecesPerUnit === 1 ? "" : " a piece";
  if (percent === 0) return `costs ${item.price === base.price ? "" : "about "}the same${unit}`;
  return `costs ${Math.abs(percent)}% ${percent < 0 ? "less" : "more"}${unit}`;
}
