import { columnsByRows } from "./columns-by-rows.ts";
import { candidateKeys } from "./elements.ts";
import { correctedKeys } from "./look-alike-letters.ts";
import { identifierKey } from "@capstan/features/catalog";
import { labelIn } from "./labels.ts";
import { wholeNumber } from "./number-words.ts";
import { hasThreeDecimals } from "./quantity-cell.ts";
import { loneQuantity, readLine } from "./read-line.ts";
import { readRow } from "./read-row.ts";
import type { ParsedLine, KnownKeys, Reading } from "./reading.ts";
import { type Columns, cellsOf, columnsByHeader } from "./table.ts";
import { type TextLine, plainText, textLines } from "./text-lines.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A line of the text, on its way to be read. */
interface PastedLine extends TextLine {
  /** None where a header says what its cells are. */
  readonly tokens: readonly Token[];
  /** Where it is a row of a table. */
  readonly cells: readonly string[] | null;
  /** Which table; the header's columns where it has one. */
  readonly table: Table | null;
}

interface Table {
  readonly header: Columns | null;
}

export interface PastedText {
  readonly lines: readonly PastedLine[];
  /** Every key that may be an identifier: the catalog is asked once, for all of them. */
  readonly keys: readonly string[];
}

/** The first half: what might be meant. The catalog decides the rest. */
export function parsePastedText(text: string): PastedText {
  return withKeys(tablesIn(textLines(text)));
}

interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Rows of a file, whose cells are told apart already. */
export function parseRows(rows: readonly FileRow[]): PastedText {
  const filled = rows.map(({ row, cells }) => ({ row, cells: cells.map((cell) => plainText(cell)) }));
  const begin = filled.findIndex(({ cells }) => columnsByHeader(cells) !== null);
  const hasHeader = begin >= 0 && begin < 20;
  const header = hasHeader ? columnsByHeader(filled[begin]?.cells ?? []) : null;
  const table: Table = { header };
  return withKeys(
    filled.slice(hasHeader ? begin + 1 : 0).map(({ row, cells }) => {
      const written = cells.filter((cell) => cell !== "");
      const plain = written.join(" ; ");
      return { row, text: written.join(", "), plain, tokens: header ? [] : tokensOf(plain), cells, table };
    }),
  );
}

function withKeys(lines: readonly PastedLine[]): PastedText {
  const keys = new Set<string>();
  for (const { tokens, cells, table } of lines) {
    for (const key of candidateKeys(tokens)) keys.add(key);
    for (const cell of namingCells(cells ?? [], table)) for (const key of keysOf(cell)) keys.add(key);
  }
  return { lines, keys: [...keys].filter((key) => key !== "" && key.length <= 40) };
}

/** The cells that may name an item: those under such a header, or any. */
function namingCells(cells: readonly string[], table: Table | null): readonly string[] {
  const columns = table?.header?.items;
  return columns ? columns.map((at) => cells[at] ?? "") : cells;
}

function keysOf(cell: string): readonly string[] {
  if (cell.length > 200) return [];
  const key = identifierKey(cell);
  return [key, ...correctedKeys(key), ...(/^\w*$/.test(cell) ? [] : candidateKeys(tokensOf(cell)))];
}

const delimiters = ["\t", "|", ";", ",", "  "];

/** Finds the tables among the lines: under a header, or rows of the same width below each other. */
function tablesIn(lines: readonly TextLine[]): readonly PastedLine[] {
  const found: PastedLine[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    const table = tableAt(lines, at);
    if (table) {
      found.push(...table.rows);
      at = table.next;
    } else {
      found.push({ ...line, tokens: tokensOf(line.plain), cells: null, table: null });
      at += 1;
    }
  }
  return found;
}

interface FoundTable {
  readonly rows: readonly PastedLine[];
  readonly next: number;
}

function tableAt(lines: readonly TextLine[], at: number): FoundTable | null {
  const plain = lines[at]?.plain ?? "";
  for (const delimiter of delimiters) {
    const cells = cellsOf(plain, delimiter);
    if (cells.length < 2) continue;
    const header = columnsByHeader(cells);
    const isRow = (line: TextLine) => {
      const { length } = cellsOf(line.plain, delimiter);
      return header ? length >= 2 : length === cells.length;
    };
    const begin = header ? at + 1 : at;
    const end = lines.findIndex((line, index) => index >= begin && !isRow(line));
    const rows = lines.slice(begin, end === -1 ? undefined : end);
    const isTable = header ? rows.length > 0 : rows.length >= 2 && (cells.length >= 3 || delimiter === "\t");
    if (!isTable) continue;
    const table: Table = { header };
    return {
      rows: rows.map((line) => ({
        ...line,
        tokens: header ? [] : tokensOf(line.plain),
        cells: cellsOf(line.plain, delimiter),
        table,
      })),
      next: begin + rows.length,
    };
  }
  return null;
}

/** The second half: what each line asks for, now that the catalog has said which numbers it knows. */
export function readPastedText({ lines }: PastedText, known: KnownKeys): readonly Reading[] {
  const columns = new Map<Table, Columns | null>();
  for (const [table, rows] of Map.groupBy(lines, (line) => line.table)) {
    if (!table) continue;
    const cells = rows.map((row) => row.cells ?? []);
    columns.set(table, table.header ? withDecimals(table.header, cells) : columnsByRows(cells, known));
  }
  const numbered = numberedLines(lines);
  const readings: Reading[] = [];
  let waiting: number | null = null;
  for (const line of lines) {
    // "Qty" alone stands above its number.
    if (line.tokens.length > 0 && line.tokens.every(({ lower }) => labelIn(lower) !== undefined)) continue;
    const roles = line.table && columns.get(line.table);
    const read =
      line.cells && roles
        ? readRow(line.cells, roles, known)
        : readLine({ ...line, isNumbered: numbered.has(line) }, known);
    const lone = line.cells && roles ? null : loneQuantity(line.tokens, known);
    const last = readings.at(-1);
    if (lone !== null && last?.kind === "item" && last.isQuantityAssumed) {
      readings[readings.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        quantity: lone,
        isQuantityAssumed: false,
      };
      continue;
    }
    if (lone !== null) {
      waiting = lone;
      continue;
    }
    const [only] = read;
    const isWaitedFor = waiting !== null && read.length === 1 && only?.kind === "item" && only.quantity === null;
    const parsed = isWaitedFor ? [{ ...only, quantity: waiting }] : read;
    readings.push(...parsed.map((one) => readingOf(line, one)));
    waiting = null;
  }
  return readings;
}

function withDecimals(header: Columns, rows: readonly (readonly string[])[]): Columns {
  const { quantity } = header;
  if (quantity === null || quantity < 0) return header;
  return { ...header, isInThousandths: hasThreeDecimals(rows.map((cells) => cells[quantity] ?? "")) };
}

function readingOf({ row, text }: TextLine, parsed: ParsedLine): Reading {
  if (parsed.kind === "unread") return { ...parsed, row, text };
  const { quantity, ...rest } = parsed;
  return { ...rest, row, text, quantity: quantity ?? 1, isQuantityAssumed: quantity === null };
}

/** Lines that begin with 1, 2, 3 are numbered; "1." and "1)" number a line by themselves. */
function numberedLines(lines: readonly PastedLine[]): ReadonlySet<PastedLine> {
  const numbered = new Set<PastedLine>();
  let run: PastedLine[] = [];
  const endRun = () => {
    if (run.length >= 3) for (const line of run) numbered.add(line);
    run = [];
  };
  for (const line of lines) {
    const [first, second] = line.tokens;
    const number = first && second ? wholeNumber(first.text) : undefined;
    if (number !== undefined && /^[.)]/.test(first?.suffix ?? "") && !first?.isBracketed) numbered.add(line);
    if (number !== run.length + 1) endRun();
    if (number === run.length + 1) run.push(line);
  }
  endRun();
  return numbered;
}
