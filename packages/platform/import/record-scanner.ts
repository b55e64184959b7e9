import { csvRecordEnd } from "./csv.ts";
import { Problem } from "./problem.ts";

export type Format = "csv" | "jsonl";

/** Bytes `start` to `end` are one record, without its line end; `problem` where they can't be. */
export type Visit = (start: number, end: number, line: number, problem?: Problem) => void;

const maxRecordBytes = 1_048_576;
const tooLong = new Problem("is longer than 1 MB");
const neverClosed = new Problem("has a quote that is never closed");

/**
 * Finds where records begin and end in a piece of a file, byte for byte: the piece is looked at as Latin-1, in which
 * commas, quotes and line ends stand where they do in UTF-8. Keeps the line number from piece to piece.
 */
export class RecordScanner {
  readonly #format: Format;
  /** The line on which the next record begins, from 1. */
  line: number;
  /** Within a record that is too long, up to its line end: no place to stop and go on later. */
  isSkipping = false;

  constructor(format: Format, line = 1) {
    this.#format = format;
    this.line = line;
  }

  /** How many bytes are dealt with; the rest has to come again, in front of what follows. */
  scan(source: string, isEnd: boolean, visit: Visit): number {
    let at = this.isSkipping ? this.#endSkip(source, isEnd) : 0;
    let quote = this.#format === "csv" ? source.indexOf('"', at) : -1;
    while (at < source.length) {
      const lineEnd = source.indexOf("\n", at);
      const end = lineEnd === -1 ? source.length : lineEnd;
      if (quote !== -1 && quote < at) quote = source.indexOf('"', at);
      if (quote !== -1 && quote < end) {
        const next = this.#visitQuoted(source, at, isEnd, visit);
        if (next === undefined) return at;
        at = next;
        continue;
      }
      if (lineEnd === -1 && !isEnd) {
        if (source.length - at <= maxRecordBytes) return at;
        visit(at, source.length, this.line, tooLong);
        this.isSkipping = true;
        return source.length;
      }
      this.#visitLine(source, at, end, visit);
      at = end + 1;
    }
    return source.length;
  }

  #visitLine(source: string, start: number, end: number, visit: Visit): void {
    const shortened = end > start && source[end - 1] === "\r" ? end - 1 : end;
    if (end - start > maxRecordBytes) visit(start, shortened, this.line, tooLong);
    else if (shortened > start) visit(start, shortened, this.line);
    this.line += 1;
  }

  /** The place after the record; undefined where more of the file is needed to know. */
  #visitQuoted(source: string, start: number, isEnd: boolean, visit: Visit): number | undefined {
    // At the end of the file a line end is as good as there.
    const found = csvRecordEnd(isEnd && !source.endsWith("\n") ? `${source}\n` : source, start);
    const isTooLong = (typeof found === "number" ? found : source.length) - start > maxRecordBytes;
    if (found === "open" && !isEnd && !isTooLong) return undefined;
    if (typeof found === "number" && !isTooLong) {
      const end = source[found - 1] === "\r" ? found - 1 : found;
      visit(start, end, this.line);
      this.line += lineEnds(source, start, Math.min(found, source.length)) + 1;
      return found + 1;
    }
    // Whatever the quote would swallow is not its own: only its first line is given up.
    const lineEnd = source.indexOf("\n", start);
    if (lineEnd === -1 && !isEnd && !isTooLong) return undefined;
    const end = lineEnd === -1 ? source.length : lineEnd;
    visit(start, end, this.line, found instanceof Problem ? found : isTooLong ? tooLong : neverClosed);
    this.isSkipping = lineEnd === -1 && !isEnd;
    if (!this.isSkipping) this.line += 1;
    return Math.min(end + 1, source.length);
  }

  #endSkip(source: string, isEnd: boolean): number {
    const lineEnd = source.indexOf("\n");
    if (lineEnd === -1) {
      if (isEnd) this.isSkipping = false;
      return source.length;
    }
    this.isSkipping = false;
    this.line += 1;
    return lineEnd + 1;
  }
}

function lineEnds(source: string, start: number, end: number): number {
  let count = 0;
  for (let at = source.indexOf("\n", start); at !== -1 && at < end; at = source.indexOf("\n", at + 1)) count += 1;
  return count;
}
