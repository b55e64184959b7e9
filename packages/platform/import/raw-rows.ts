import { csvCells } from "./csv.ts";
import { Cell, parseJson } from "./list-columns.ts";
import { Problem, shown } from "./problem.ts";
import type { RawRow, RowReader } from "./row-reader.ts";

export interface RawRecord extends RawRow {
  readonly reader: RowReader;
}

/** Turns the text of one record into raw values in the order of its reader's fields. */
export type ParseRecord = (text: string) => RawRecord | Misfit;

/** A record that can't be told apart into fields. A class, so that one `instanceof` tells it from those that can. */
export class Misfit {
  readonly field: string;
  readonly problem: Problem;

  constructor(field: string, problem: Problem) {
    this.field = field;
    this.problem = problem;
  }
}

export type Readers = ReadonlyMap<string, RowReader>;

const misfit = (field: string, reason: string) => new Misfit(field, new Problem(reason));

function chooseReader(readers: Readers, given: unknown, fixed: string | undefined): RowReader | Misfit {
  const name = given ?? fixed;
  const reader = typeof name === "string" ? readers.get(name) : undefined;
  if (reader) return reader;
  const known = [...readers.keys()].join(", ");
  if (name === undefined || name === "") return misfit("record", `is missing; it is one of ${known}`);
  return misfit("record", `is none of ${known}: ${shown(name)}`);
}

/** JSON Lines: one object a line, `record` tells its kind. */
export function jsonParser(readers: Readers, fixed: string | undefined): ParseRecord {
  return (text) => {
    const value = parseJson(text);
    if (value instanceof Problem) return new Misfit("", value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return misfit("", "is not a JSON object");
    const object = value as Readonly<Record<string, unknown>>;
    const reader = chooseReader(readers, object["record"], fixed);
    if (reader instanceof Misfit) return reader;
    const { columns } = reader.plan;
    for (const field in object) {
      if (field !== "record" && (!Object.hasOwn(columns, field) || columns[field]?.compute))
        return misfit(shown(field), `is not a field of ${reader.plan.name}`);
    }
    return { reader, areCells: false, values: reader.fields.map((field) => object[field]) };
  };
}

interface Layout {
  readonly reader: RowReader;
  /** For each field the cell that holds it; -1 where the file has none. */
  readonly places: readonly number[];
  /** The cells stand as the fields do. */
  readonly isInOrder: boolean;
  readonly gathered: readonly { readonly place: number; readonly name: string; readonly cell: number }[];
  /** Columns of other records: their cells have to be empty. */
  readonly foreign: readonly { readonly name: string; readonly cell: number }[];
}

/** CSV: the header says which cell is which field. A header that names something unknown is the file's problem. */
export function csvParser(readers: Readers, fixed: string | undefined, headerText: string): ParseRecord | Problem {
  const header = csvCells(headerText);
  if (header instanceof Problem) return new Problem(`the header ${header.reason}`);
  const names = header.map((name) => name.trim());
  const repeated = names.find((name, place) => names.indexOf(name) !== place);
  if (repeated !== undefined) return new Problem(`the header names ${shown(repeated)} twice`);
  const chosen =
    fixed === undefined ? [...readers.values()] : [...readers.values()].filter((r) => r.plan.name === fixed);
  const recordCell = names.indexOf("record");
  if (recordCell === -1 && fixed === undefined && chosen.length > 1)
    return new Problem("there is no column record, and no --record was given");
  const unknown = names.find((name) => name !== "record" && !chosen.some((reader) => takes(reader, name)));
  if (unknown !== undefined) return new Problem(`the column ${shown(unknown)} is not known`);
  const layouts = new Map(chosen.map((reader) => [reader, layoutOf(reader, names)]));
  const onlyName = fixed ?? (recordCell === -1 ? chosen[0]?.plan.name : undefined);
  const only = recordCell === -1 && onlyName !== undefined ? readers.get(onlyName) : undefined;
  return (text) => {
    const cells = csvCells(text);
    if (cells instanceof Problem) return new Misfit("", cells);
    if (cells.length !== names.length) return misfit("", `has ${cells.length} cells; the header has ${names.length}`);
    const reader = only ?? chooseReader(readers, cells[recordCell], onlyName);
    if (reader instanceof Misfit) return reader;
    const layout = layouts.get(reader);
    return layout ? valuesOf(layout, cells) : misfit("record", `is not ${fixed ?? ""}`);
  };
}

function takes(reader: RowReader, name: string): boolean {
  const column = reader.plan.columns[name];
  if (column && !column.compute && !column.cellPrefix) return true;
  const [prefix, gathered] = name.split(":", 2);
  return reader.columns.some(({ cellPrefix }) => cellPrefix === prefix) && /^[a-z][\w-]*$/i.test(gathered ?? "");
}

function layoutOf(reader: RowReader, names: readonly string[]): Layout {
  const gathered = reader.columns.flatMap(({ cellPrefix }, place) =>
    names.flatMap((name, cell) =>
      cellPrefix !== undefined && name.startsWith(`${cellPrefix}:`)
        ? [{ place, name: name.slice(cellPrefix.length + 1), cell }]
        : [],
    ),
  );
  const foreign = names.flatMap((name, cell) => (name === "record" || takes(reader, name) ? [] : [{ name, cell }]));
  const places = reader.fields.map((field) => names.indexOf(field));
  const isInOrder = places.every((place, at) => place === at) && gathered.length === 0;
  return { reader, places, isInOrder, gathered, foreign };
}

function valuesOf(layout: Layout, cells: readonly string[]): RawRecord | Misfit {
  const { reader, places, isInOrder, gathered, foreign } = layout;
  const stray = foreign.length === 0 ? undefined : foreign.find(({ cell }) => cells[cell] !== "");
  if (stray) return misfit(stray.name, `is not a field of ${reader.plan.name}`);
  if (isInOrder) return { reader, areCells: true, values: cells };
  const values: unknown[] = places.map((place) => (place === -1 ? undefined : cells[place]));
  for (const { place, name, cell } of gathered) {
    const text = cells[cell] ?? "";
    if (text === "") continue;
    const named = (values[place] ??= {}) as Record<string, Cell>;
    named[name] = new Cell(text);
  }
  return { reader, areCells: true, values };
}
