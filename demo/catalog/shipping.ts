import { number, optional, readCsv, text } from "../kit/read-data.ts";
import type { CatalogItem } from "./kit/item-facts.ts";

/** What a class's items weigh for their price, and which dangerous goods they are. */
const classes = new Map(
  readCsv("catalog/class-shipping.csv", { class: text, poundsPerDollar: number, hazardClass: optional(text) }).map(
    (row) => [row.class, row],
  ),
);

const usualPoundsPerDollar = 0.07;
const minLb = 0.02;

export function shippingOf({ itemClass, draft }: CatalogItem): { weightLb: number; hazardClass: string | null } {
  const { poundsPerDollar = usualPoundsPerDollar, hazardClass = null } = classes.get(itemClass.code) ?? {};
  const pounds = Math.max(minLb, draft.price * poundsPerDollar);
  return { weightLb: Math.round(pounds * 100) / 100, hazardClass };
}
