import type { ItemRow } from "../../listing.ts";

export interface RowGroup {
  /** What its rows share in the first column. */
  readonly label: string;
  readonly rows: readonly ItemRow[];
}

/** Rows with the same first cell, as they follow each other: no row moves. */
export function rowGroups(rows: readonly ItemRow[], isGrouped: boolean): readonly RowGroup[] {
  if (!isGrouped) return [{ label: "", rows }];
  const groups: { label: string; rows: ItemRow[] }[] = [];
  for (const row of rows) {
    const label = row.cells[0] ?? "";
    const last = groups.at(-1);
    if (last?.label === label) last.rows.push(row);
    else groups.push({ label, rows: [row] });
  }
  return groups;
}

/** "Your Price" where all rows are priced alike; a promotion is priced like the price that it strikes. */
export function priceHeading(rows: readonly ItemRow[]): string {
  const labels = new Set(rows.flatMap(({ price }) => (price.kind === "price" ? [(price.strike ?? price).label] : [])));
  const [label = "Price"] = labels;
  return labels.size === 1 ? label : "Price";
}
