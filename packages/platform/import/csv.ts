import { Problem } from "./problem.ts";

/** Where the record that begins at `start` ends. Only a quote at the beginning of a field opens one (RFC 4180). */
export function csvRecordEnd(source: string, start: number): number | "open" | Problem {
  let at = start;
  for (;;) {
    if (source[at] !== '"') {
      const comma = source.indexOf(",", at);
      const lineEnd = source.indexOf("\n", at);
      if (comma === -1 || (lineEnd !== -1 && lineEnd < comma)) return lineEnd === -1 ? "open" : lineEnd;
      at = comma + 1;
      continue;
    }
    const close = closingQuote(source, at + 1);
    if (close === -1) return "open";
    const after = source[close + 1];
    if (after === undefined || (after === "\r" && source[close + 2] === undefined)) return "open";
    if (after === "\n") return close + 1;
    if (after === "\r" && source[close + 2] === "\n") return close + 2;
    if (after !== ",") return new Problem("has text after a closing quote");
    at = close + 2;
  }
}

function closingQuote(source: string, from: number): number {
  let at = from;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1 || source[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

/** The cells of one record, its line end not included. */
export function csvCells(record: string): string[] | Problem {
  return record.includes('"') ? quotedCells(record) : record.split(",");
}

function quotedCells(record: string): string[] | Problem {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (record[at] === '"') {
      const close = closingQuote(record, at + 1);
      if (close === -1) return new Problem("has a quote that is never closed");
      cells.push(record.slice(at + 1, close).replaceAll('""', '"'));
      if (close + 1 >= record.length) return cells;
      if (record[close + 1] !== ",") return new Problem("has text after a closing quote");
      at = close + 2;
      continue;
    }
    const comma = record.indexOf(",", at);
    const cell = record.slice(at, comma === -1 ? undefined : comma);
    if (cell.includes('"')) return new Problem("has a quote inside a field that is not quoted");
    cells.push(cell);
    if (comma === -1) return cells;
    at = comma + 1;
  }
}
