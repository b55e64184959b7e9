/** Spec 3: a quick order row. */
export interface QuickOrderRow {
  readonly sku: string;
  readonly quantity: number;
}

/** Spec 9. */
const rowCount = 5;
const fewestRows = 3;
export const noItemNumber = "No item number entered.";

export function emptyRows(): readonly QuickOrderRow[] {
  return Array.from({ length: rowCount }, () => ({ sku: "", quantity: 1 }));
}

/** Of the short form: three rows, and one more whenever the last has an item number, up to as many as the flyout has. */
export function openRows(typed: readonly QuickOrderRow[]): readonly QuickOrderRow[] {
  const used = typed.findLastIndex(({ sku }) => sku.trim() !== "") + 1;
  const count = Math.min(rowCount, Math.max(fewestRows, used + 1));
  return Array.from({ length: Math.max(count, used) }, (_, at) => typed[at] ?? { sku: "", quantity: 1 });
}

/** What the rows ask for: item numbers trimmed, a quantity below 1 made 1, and rows without an item number left out. */
export function entriesOf(rows: readonly QuickOrderRow[]): readonly QuickOrderRow[] {
  return rows
    .map(({ sku, quantity }) => ({ sku: sku.trim(), quantity: Math.max(1, quantity) }))
    .filter(({ sku }) => sku !== "");
}
