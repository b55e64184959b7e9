import type { PriceLabel } from "@capstan/features/pricing";
import { csvText } from "@capstan/platform/csv";
import type { CompareColumn, ComparisonView } from "./compare.ts";

/** A comparison for a spreadsheet: a row an attribute, a column an item, as on the page, at the visitor's own prices. */
export function comparisonCsv({ columns, rows }: Pick<ComparisonView, "columns" | "rows">): string {
  const facts = (name: string, valueOf: (column: CompareColumn) => string) => [name, ...columns.map(valueOf)];
  const all = [
    facts("Item #", ({ sku }) => sku),
    facts("Product", ({ name }) => name),
    facts("Brand", ({ brand }) => brand),
    facts("Mfr. model #", ({ manufacturerPartNumber }) => manufacturerPartNumber),
    facts("Price (USD)", ({ price }) => amountOf(price)),
    facts("Unit", ({ unitLabel }) => unitLabel),
    facts("Availability", ({ stock, isSold }) => (isSold ? (stock?.words ?? "") : "Not sold")),
    ...rows.map(({ name, values }) => [name, ...values]),
  ];
  return csvText(all.map((row) => row.map(plain)));
}

/** A plain number, so that a spreadsheet can count with it. */
function amountOf(price: PriceLabel): string {
  return price.kind === "price" ? price.price.replaceAll(/[$,]/g, "") : "";
}

/** What keeps a line together on the page would only be in the way of whoever searches the cells. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ").replaceAll("\u2060", "");
}
