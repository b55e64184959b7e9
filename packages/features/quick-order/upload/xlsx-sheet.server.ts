import { RefusedFile, type SheetRow, cellText, uploadLimits } from "./sheet.ts";
import { readXml } from "./xml.server.ts";

interface Workbook {
  readonly strings: readonly string[];
  readonly isDate: (style: number) => boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

const maxRows = uploadLimits.rows + uploadLimits.rowsAboveHeader;

/** The rows that hold something. What lies between two cells is never made. */
export function readSheet(part: Uint8Array, workbook: Workbook): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let field: "value" | "formula" | undefined;
  readXml(part, {
    open: (element, attributes) => {
      if (element === "row") {
        const { r = "" } = attributes();
        number = r === "" ? number + 1 : Number(r);
        cells = [];
      }
      if (element === "c") {
        const { r = "", t = "n", s = "0" } = attributes();
        cell = { column: columnIn(r) ?? cells.length, type: t, style: Number(s), value: "", formula: "" };
      }
      field = element === "v" || element === "t" ? "value" : element === "f" ? "formula" : undefined;
    },
    text: (text) => {
      if (cell && field && cell[field].length <= uploadLimits.cellLength) cell[field] += text;
    },
    close: (element) => {
      field = undefined;
      if (element === "c" && cell) {
        if (cell.column < uploadLimits.columns) put(cells, cell.column, cellText(textOf(cell, workbook)).trim());
        cell = undefined;
      }
      if (element !== "row" || cells.every((text) => text === "")) return;
      if (rows.length === maxRows) throw new RefusedFile("FILE_TOO_LONG");
      rows.push({ row: number, cells });
    },
  });
  return rows;
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push("");
  cells[column] = text;
}

function columnIn(ref: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(ref)?.[0];
  if (letters === undefined) return undefined;
  return letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a cell shows. A formula is what it last came to; one that never was computed stays a formula, which no item is. */
function textOf({ type, style, value, formula }: OpenCell, { strings, isDate }: Workbook): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (value === "" && formula !== "") return `=${formula}`;
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n" || value === "") return value;
  if (isDate(style)) return `Date ${value}`;
  const number = Number(value);
  return Number.isFinite(number) && Math.abs(number) < 1e15 && Number.isInteger(number) ? number.toFixed(0) : value;
}
