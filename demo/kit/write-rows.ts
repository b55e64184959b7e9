import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

type Row = Readonly<Record<string, unknown>>;

export interface WrittenFile {
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

const chunkLength = 1 << 18;

/** One JSON object a line. */
export async function writeJsonLines(file: string, rows: Iterable<object>): Promise<WrittenFile> {
  return writeLines(file, linesOf(rows));
}

/** A header and a line for each row; a cell that is missing or null is empty. */
export async function writeCsv(file: string, columns: readonly string[], rows: Iterable<object>): Promise<WrittenFile> {
  return writeLines(file, csvLines(columns, rows), -1);
}

function* linesOf(rows: Iterable<object>): Generator<string> {
  for (const row of rows) yield JSON.stringify(row);
}

function* csvLines(columns: readonly string[], rows: Iterable<object>): Generator<string> {
  yield columns.join(",");
  for (const row of rows) yield columns.map((column) => cell((row as Row)[column])).join(",");
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function writeLines(file: string, lines: Iterable<string>, countFrom = 0): Promise<WrittenFile> {
  const out = createWriteStream(file);
  const hash = createHash("sha256");
  let rows = countFrom;
  let chunk = "";
  const flush = async () => {
    hash.update(chunk);
    if (!out.write(chunk)) await once(out, "drain");
    chunk = "";
  };
  for (const line of lines) {
    chunk += `${line}\n`;
    rows += 1;
    if (chunk.length >= chunkLength) await flush();
  }
  await flush();
  out.end();
  await finished(out);
  return { file, rows, sha256: hash.digest("hex") };
}
