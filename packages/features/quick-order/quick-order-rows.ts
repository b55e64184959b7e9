/** Spec 3: a quick order row. */
export interface QuickOrderRow {
  readonly sku: string;
  readonly quantity: number;
}

/** Spec 9. */
const rowCount = 5;
export const noItemNumber = "No item number entered.";

export function emptyRows(): readonly QuickOrderRow[] {
  return Array.from({ length: rowCount }, () => ({ sku: "", quantity: 1 }));
}

/** What the rows ask for: item numbers trimmed, a quantity below 1 made 1, and rows without an item number left out. */
export function entriesOf(rows: readonly QuickOrderRow[]): readonly QuickOrderRow[] {
  return rows
    .map(({ sku, quantity }) => ({ sku: sku.trim(), quantity: Math.max(1, quantity) }))
    .filter(({ sku }) => sku !== "");
}
