import type { FamilyGroup, ItemRow } from "../../results.ts";

type Columns = FamilyGroup["columns"];

const shortLength = 9;
/** With more than these beside the group's a table is wider than its page. */
const mostColumns = 4;

export interface RowGroup {
  /** What its rows share in the first column. */
  readonly label: string;
  readonly rows: readonly ItemRow[];
}

export interface GridColumn {
  readonly code: string;
  readonly name: string;
  readonly isNumber: boolean;
  /** Where its cells stand in a row. */
  readonly at: number;
  /** Every row says the same. */
  readonly isSame: boolean;
  /** Sizes and grades: it needs less room than words do. */
  readonly isShort: boolean;
}

export interface GridLayout {
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
  const groups = rowGroups(rows);
  const [first] = columns;
  const isGrouped = first !== undefined && columns.length > 1 && groups.length < rows.length;
  const shown = columns
    .map((column, at): GridColumn => {
      const texts = [column.name, ...rows.map(({ cells }) => cells[at] ?? "")];
      const isShort = texts.every(({ length }) => length <= shortLength);
      return { ...column, at, isShort, isSame: isGrouped && isSameInAll(rows, at) };
    })
    .slice(isGrouped ? 1 : 0);
  const leftOut = shown
    .filter(({ isSame }, place) => isSame && place > 0)
    .slice(0, Math.max(0, shown.length - mostColumns));
  return {
    groupColumn: isGrouped ? first : null,
    groups: isGrouped ? groups : [{ label: "", rows }],
    columns: shown.filter((column) => !leftOut.includes(column)),
    leftOut: leftOut.map(({ name, at }) => ({ name, value: rows[0]?.cells[at] ?? "" })),
    sameWords: shown
      .filter((column, place) => column.isSame && place > 0 && !leftOut.includes(column))
      .map(({ name, at }) => saidAlone(name, rows[0]?.cells[at] ?? ""))
      .filter((words) => words !== "")
      .join(", "),
  };
}

function rowGroups(rows: readonly ItemRow[]): RowGroup[] {
  const groups: { label: string; rows: ItemRow[] }[] = [];
  for (const row of rows) {
    const label = row.cells[0] ?? "";
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
