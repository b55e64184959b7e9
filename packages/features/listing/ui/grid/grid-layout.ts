import type { FamilyGroup, ItemRow } from "../../listing.ts";
import { areWhole, bareFigure, sharedUnit } from "./column-figures.ts";

type Columns = FamilyGroup["columns"];

/** Sizes and grades up to this length are never broken: "5/16-18" is one word. */
const shortLength = 12;
/** With more than these beside the group's a table is wider than its page. */
const maxColumns = 4;

export interface RowGroup {
  /** What its rows share in the first column. */
  readonly label: string;
  readonly rows: readonly ItemRow[];
}

export interface GridColumn {
  readonly code: string;
  readonly name: string;
  readonly isNumber: boolean;
  /** What all its figures are counted in: said once, in its head. */
  readonly unit: string;
  readonly isWhole: boolean;
  /** Where its cells stand in a row. */
  readonly at: number;
  /** Every row says the same. */
  readonly isSame: boolean;
  readonly isShort: boolean;
}

export interface GridLayout {
  /** There is room for nothing but what the cells say. */
  readonly isCrowded: boolean;
  /** The first column, drawn once for each group; null where no two rows in a row share its value. */
  readonly groupColumn: Columns[number] | null;
  readonly groups: readonly RowGroup[];
  /** The other columns. */
  readonly columns: readonly GridColumn[];
  /** What every row says alike and there is no room to repeat. */
  readonly leftOut: readonly { readonly name: string; readonly value: string }[];
  /** What every row says alike: a narrow screen says it once, beside the group's label. */
  readonly sameWords: string;
}

export function gridLayout(columns: Columns, rows: readonly ItemRow[]): GridLayout {
  // A class has columns for inches and for millimetres; a family fills those of its own system.
  const filled = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ at }) => rows.some(({ cells }) => (cells[at] ?? "") !== ""));
  const [first] = filled;
  const groups = rowGroups(rows, first?.at ?? 0);
  const isGrouped = first !== undefined && filled.length > 1 && groups.length < rows.length;
  const shown = filled.map((column) => gridColumn(column, rows, isGrouped)).slice(isGrouped ? 1 : 0);
  const leftOut = shown
    .filter(({ isSame }, place) => isSame && place > 0)
    .slice(0, Math.max(0, shown.length - maxColumns));
  const kept = shown.filter((column) => !leftOut.includes(column));
  return {
    groupColumn: isGrouped ? first : null,
    groups: isGrouped ? groups : [{ label: "", rows }],
    columns: kept,
    isCrowded: kept.length > (isGrouped ? maxColumns - 1 : maxColumns),
    leftOut: leftOut.map(({ name, at }) => ({ name, value: rows[0]?.cells[at] ?? "" })),
    sameWords: kept
      .filter(({ isSame }, place) => isSame && place > 0)
      .map(({ name, at }) => saidAlone(name, rows[0]?.cells[at] ?? ""))
      .join(", "),
  };
}

type PlacedColumn = Columns[number] & { readonly at: number };

function gridColumn(column: PlacedColumn, rows: readonly ItemRow[], isGrouped: boolean): GridColumn {
  const { at } = column;
  const texts = rows.map(({ cells }) => cells[at] ?? "");
  const unit = column.isNumber ? sharedUnit(texts) : "";
  const figures = texts.map((text) => bareFigure(text, unit));
  return {
    ...column,
    unit,
    isWhole: column.isNumber && areWhole(figures),
    isShort: figures.every(({ length }) => length <= shortLength),
    isSame: isGrouped && isSameInAll(rows, at),
  };
}

function rowGroups(rows: readonly ItemRow[], at: number): RowGroup[] {
  const groups: { label: string; rows: ItemRow[] }[] = [];
  for (const row of rows) {
    const label = row.cells[at] ?? "";
    const last = groups.at(-1);
    if (last?.label === label) last.rows.push(row);
    else groups.push({ label, rows: [row] });
  }
  return groups;
}

/** Without its column's head a figure says nothing: "5" is "Grade 5", "3/8 in" is "Head Diameter 3/8 in". */
function saidAlone(name: string, value: string): string {
  return /^\W*\d/.test(value) ? `${name} ${value}` : value;
}

function isSameInAll(rows: readonly ItemRow[], at: number): boolean {
  return rows.every(({ cells }) => cells[at] === rows[0]?.cells[at]);
}

/** "Your Price" where all rows are priced alike; a promotion is priced like the price that it strikes. */
export function priceHeading(rows: readonly ItemRow[]): string {
  const labels = new Set(rows.flatMap(({ price }) => (price.kind === "price" ? [(price.strike ?? price).label] : [])));
  const [label = "Price"] = labels;
  return labels.size === 1 ? label : "Price";
}
