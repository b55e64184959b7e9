import { identifierKey } from "@capstan/features/catalog";
import { wholeNumber } from "./number-words.ts";
import { quantityIn } from "./quantity-cell.ts";
import type { KnownKeys } from "./reading.ts";
import type { Columns } from "./table.ts";

/** What the columns of a table without a header hold, by the catalog and their numbers; null where that is not clear. */
export function columnsByRows(rows: readonly (readonly string[])[], known: KnownKeys): Columns | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const knownIn = (at: number) =>
    rows.filter((cells) => known.has(identifierKey(cells[at] ?? "")) && !isNumberColumn(rows, at)).length;
  const items = places.filter((at) => knownIn(at) > 0).toSorted((one, other) => knownIn(other) - knownIn(one));
  const [item] = items;
  if (item === undefined || knownIn(item) * 2 < rows.length) return null;
  const numbers = places.filter((at) => !items.includes(at) && isNumberColumn(rows, at));
  const amounts = numbers.filter((at) => !isRowCount(rows, at));
  const beside = amounts.filter((at) => Math.abs(at - item) === 1);
  const [only, ...others] = amounts.length === 1 ? amounts : beside;
  // Without a column of quantities each row is read as a line.
  return only === undefined || others.length > 0 ? null : { items, quantity: only };
}

function isNumberColumn(rows: readonly (readonly string[])[], at: number): boolean {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  return cells.length > 0 && cells.every((cell) => quantityIn(cell) !== undefined && !cell.startsWith("0"));
}

/** 1, 2, 3: the rows' own numbers. */
function isRowCount(rows: readonly (readonly string[])[], at: number): boolean {
  return rows.length >= 3 && rows.every((row, index) => wholeNumber(row[at] ?? "") === index + 1);
}
