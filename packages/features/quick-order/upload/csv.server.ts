import { parse } from "csv-parse/sync";
import { RefusedFile, type SheetRow, cellText, uploadLimits } from "./sheet.ts";

const delimiters = ["\t", ";", ",", "|"];

/** The rows of a text file, whichever sign separates its cells. */
export function readCsv(text: string): readonly SheetRow[] {
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = said === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = said ?? commonest(body);
  try {
    const rows: SheetRow[] = [];
    parse(body, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
      on_record: (record: readonly string[], { lines }: { lines: number }) => {
        const cells = record.slice(0, uploadLimits.columns).map((cell) => cellText(cell).trim());
        if (cells.every((cell) => cell === "")) return null;
        if (rows.length === uploadLimits.rows + uploadLimits.rowsAboveHeader) throw new RefusedFile("FILE_TOO_LONG");
        rows.push({ row: lines + (said === undefined ? 0 : 1), cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile("FILE_UNREADABLE");
  }
}

/** Of the first lines, without what stands in quotes. */
function commonest(text: string): string {
  const head = text.slice(0, 20_000).replaceAll(/"[^"\r\n]*"/g, "");
  const lines = head.split(/\r\n|\r|\n/, 30).filter((line) => line.trim() !== "");
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counted.toSorted((one, other) => other.lines - one.lines)[0]?.delimiter ?? ",";
}
