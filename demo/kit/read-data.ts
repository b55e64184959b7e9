import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a cell or a field may hold. An empty optional one leaves its field out, an empty nullable one is null. */
export const text = z.string();
export const number = z.number();
export const flag = z.boolean();
export const optional = z.exactOptional;
export const nullable = z.nullable;
export const oneOf = z.enum;
export const list = z.array;
export const object = z.strictObject;
export const tuple = z.tuple;
export const record = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

const folder = join(import.meta.dirname, "../data");
const separator = "|";

export type Columns = Readonly<Record<string, z.ZodType>>;
export type RowOf<Of extends Columns> = Readonly<z.output<z.ZodObject<Of, z.core.$strict>>>;

/** The rows of a CSV file below `demo/data`, whose first line names the columns; entries of a list stand between bars. */
export function readCsv<const Of extends Columns>(file: string, columns: Of): readonly RowOf<Of>[] {
  return parseCsv(file, readFileSync(join(folder, file), "utf8"), columns);
}

/** The one column of a CSV file. */
export function readColumn(file: string, name: string): readonly string[] {
  return readCsv(file, { [name]: text }).map((row) => row[name] ?? "");
}

/** The whole of a JSON file below `demo/data`. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseJson(file, readFileSync(join(folder, file), "utf8"), schema);
}

/** @throws {DataError} that names the file and the line of the first thing that the columns do not allow. */
export function parseCsv<const Of extends Columns>(file: string, source: string, columns: Of): readonly RowOf<Of>[] {
  const schema = z.strictObject(columns);
  const [header, ...records] = csvRecords(source);
  const names = header?.cells ?? [];
  const strange =
    names.find((name) => !(name in columns)) ?? Object.keys(columns).find((name) => !names.includes(name));
  if (strange !== undefined) throw new DataError(file, 1, `column ${strange} is not in both the file and its schema`);
  return records.map(({ cells, line }) => {
    if (cells.length !== names.length) {
      throw new DataError(file, line, `${cells.length} cells in a table of ${names.length} columns`);
    }
    const fields = names.flatMap((name, at) => {
      const value = cellValue(columns[name], cells[at] ?? "");
      return value === undefined ? [] : [[name, value]];
    });
    const row = schema.safeParse(Object.fromEntries(fields));
    if (!row.success) throw new DataError(file, line, problemOf(row.error));
    return row.data;
  });
}

/** @throws {DataError} likewise. */
export function parseJson<Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(source));
  if (!parsed.success) {
    throw new DataError(file, lineOf(source, parsed.error.issues[0]?.path ?? []), problemOf(parsed.error));
  }
  return parsed.data;
}

class DataError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`demo/data/${file}:${line}: ${problem}`);
  }
}

function problemOf({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join(".") ?? ""}: ${first?.message ?? ""}`;
}

function cellValue(column: z.ZodType | undefined, cell: string): unknown {
  if (column instanceof z.ZodExactOptional) {
    return cell === "" ? undefined : cellValue(column.unwrap() as z.ZodType, cell);
  }
  if (column instanceof z.ZodNullable) return cell === "" ? null : cellValue(column.unwrap() as z.ZodType, cell);
  if (column instanceof z.ZodNumber) return cell.trim() === "" ? cell : Number(cell);
  if (column instanceof z.ZodBoolean) return cell === "true" || (cell === "false" ? false : cell);
  if (column instanceof z.ZodArray) {
    const entry = column.element as z.ZodType;
    return cell === "" ? [] : cell.split(separator).map((part) => cellValue(entry, part));
  }
  if (column instanceof z.ZodTuple) {
    return cell.split(separator).map((part, at) => cellValue(column.def.items[at] as z.ZodType | undefined, part));
  }
  return cell;
}

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/** RFC 4180, with one record a line: no text of the company has a line break. */
function csvRecords(source: string): readonly CsvRecord[] {
  return source.split("\n").flatMap((line, at) => (line === "" ? [] : [{ cells: cellsOf(line), line: at + 1 }]));
}

function cellsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(",");
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g), ([, quoted, plain = ""]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

/** The line on which the value at a path of a JSON text begins. */
function lineOf(source: string, path: readonly PropertyKey[]): number {
  const open: (string | number)[] = [];
  let line = 1;
  for (const [token] of source.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[^\s"]/g)) {
    if (token === "\n") line += 1;
    else if (token === "[") open.push(0);
    else if (token === "{") open.push("");
    else if (token === "]" || token === "}") open.pop();
    else if (token === "," && typeof open.at(-1) === "number") open.push(Number(open.pop()) + 1);
    else if (token.endsWith(":")) open.splice(-1, 1, JSON.parse(token.slice(0, -1)));
    if (path.length === open.length && path.every((key, at) => key === open[at]) && token !== ",") return line;
  }
  return line;
}
