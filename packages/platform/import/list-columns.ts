import type { Column, Columns, Part } from "./column.ts";
import { cleanText } from "./hygiene.ts";
import { Problem, shown } from "./problem.ts";
import { escapeForCopy } from "./columns.ts";

const maxEntries = 10_000;

/** A list of codes or texts, each once. In a CSV cell they stand between bars: `A|B`. */
export function list(entry: Column<string>, { most = 100 } = {}): Column<readonly string[]> {
  const read = (value: unknown): readonly string[] | Problem => {
    if (!Array.isArray(value)) return new Problem(`is not a list: ${shown(value)}`);
    if (value.length > most) return new Problem(`has more than ${most} entries (${value.length})`);
    const entries: string[] = [];
    for (const [place, raw] of value.entries()) {
      const one = entry.read(raw);
      if (one instanceof Problem) return new Problem(one.reason, { path: `[${place}]` });
      if (entries.includes(one)) return new Problem(`names ${shown(one)} twice`);
      entries.push(one);
    }
    return entries;
  };
  return {
    kind: `list of: ${entry.kind}; in CSV \`A|B\``,
    about: entry.about,
    isRequired: false,
    fallback: [],
    ...(entry.refersTo ? { refersTo: entry.refersTo } : {}),
    read,
    readCell: (cell) => read(cell.split("|")),
    encode: encodeList,
  };
}

function encodeList(entries: readonly string[]): string {
  if (entries.length === 0) return "{}";
  const quoted = entries.map((entry) => `"${entry.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
  return escapeForCopy(`{${quoted.join(",")}}`);
}

/** Anything that JSON can say, checked by the record that asks for it. A CSV cell holds it as JSON text. */
export function json<Value>(about: string, kind: string, check: (value: unknown) => Value | Problem): Column<Value> {
  return {
    kind: `${kind}; in CSV as JSON`,
    about,
    isRequired: true,
    fallback: null,
    read: check,
    readCell: (cell) => {
      const value = parseJson(cell);
      return value instanceof Problem ? value : check(value);
    },
    encode: (value) => escapeForCopy(JSON.stringify(value)),
  };
}

export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return new Problem("is not valid JSON");
  }
}

/** A value that came from a CSV cell, where only the template knows whether it is a number. */
export class Cell {
  readonly text: string;

  constructor(source: string) {
    this.text = source;
  }
}

export type NamedValue = string | number | boolean | readonly string[] | Cell;
export type NamedValues = Readonly<Record<string, NamedValue>>;

interface NamedOptions {
  /** CSV columns `prefix:name` are gathered into this field. */
  readonly cellPrefix: string;
  readonly settle: NonNullable<Column<NamedValues>["settle"]>;
}

/** An open set of values by name, such as an item's attributes. What each has to be is settled with the whole row at hand. */
export function namedValues(about: string, { cellPrefix, settle }: NamedOptions): Column<NamedValues> {
  const readNamed = (value: unknown): NamedValues | Problem => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return new Problem(`is not a set of named values: ${shown(value)}`);
    for (const [name, entry] of Object.entries(value)) {
      const wrong = problemOf(entry);
      if (wrong) return new Problem(wrong.reason, { path: `.${shown(name)}` });
    }
    return value as NamedValues;
  };
  return {
    kind: `values by name; in CSV one column \`${cellPrefix}:name\` for each`,
    about,
    isRequired: false,
    fallback: {},
    cellPrefix,
    read: readNamed,
    readCell: () => new Problem(`is given in columns ${cellPrefix}:name`),
    encode: (values) => escapeForCopy(JSON.stringify(values)),
    settle,
  };
}

function problemOf(value: unknown): Problem | undefined {
  if (value instanceof Cell) return textProblem(value.text);
  if (typeof value === "string") return textProblem(value);
  if (typeof value === "number" || typeof value === "boolean") return undefined;
  if (Array.isArray(value)) {
    if (value.length > 100) return new Problem("has more than 100 entries");
    return value.map((entry) => (typeof entry === "string" ? textProblem(entry) : notPlain(entry))).find(Boolean);
  }
  return notPlain(value);
}

function textProblem(value: string): Problem | undefined {
  if (value.length > 500) return new Problem(`is longer than 500 characters (${value.length})`);
  const clean = cleanText(value);
  if (clean instanceof Problem) return clean;
  return clean === value && clean !== "" ? undefined : new Problem("is empty, or has spaces around it");
}

const notPlain = (value: unknown) => new Problem(`is no text, number, flag or list of texts: ${shown(value)}`);

type PartRow = Readonly<Record<string, unknown>>;

/** Rows inside a record. `single` names the one column where the file gives bare codes instead of objects. */
export function part<Given extends Columns>(
  about: string,
  plan: Omit<Part, "columns"> & { readonly columns: Given; readonly single?: keyof Given & string },
): Column<readonly PartRow[]> {
  const readAll = (value: unknown) =>
    Array.isArray(value) ? readRows(plan, value) : new Problem(`is not a list: ${shown(value)}`);
  const { single } = plan;
  return {
    kind: single ? `list of: ${plan.columns[single]?.kind ?? ""}; in CSV \`A|B\`` : "list, see below; in CSV as JSON",
    about,
    isRequired: false,
    fallback: [],
    part: plan,
    read: readAll,
    readCell: (cell) => {
      if (single) return readAll(cell.split("|"));
      const value = parseJson(cell);
      return value instanceof Problem ? value : readAll(value);
    },
    encode: () => "",
  };
}

function readRows(plan: Part & { readonly single?: string }, values: readonly unknown[]): readonly PartRow[] | Problem {
  if (values.length > maxEntries) return new Problem(`has more than ${maxEntries} entries (${values.length})`);
  const rows: PartRow[] = [];
  const keys = new Set<string>();
  for (const [place, value] of values.entries()) {
    const row = readPartRow(plan, plan.single ? { [plan.single]: value } : value, place + 1);
    if (row instanceof Problem) return new Problem(row.reason, { path: `[${place}]${plan.single ? "" : row.path}` });
    const key = plan.key.map((field) => String(row[field])).join("\u0001");
    if (keys.has(key)) return new Problem(`has the same ${plan.key.join(" and ")} twice`, { path: `[${place}]` });
    keys.add(key);
    rows.push(row);
  }
  return rows;
}

function readPartRow({ columns, placeField }: Part, value: unknown, place: number): PartRow | Problem {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return new Problem(`is not an object: ${shown(value)}`);
  const given = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(columns, field));
  if (unknown !== undefined) return new Problem("is not a field of this list", { path: `.${shown(unknown)}` });
  const row: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columns)) {
    const raw = given[field];
    if (raw === undefined || raw === null || raw === "") {
      if (column.isRequired) return new Problem("is missing", { path: `.${field}` });
      row[field] = field === placeField ? place : column.fallback;
      continue;
    }
    const read = column.read(raw);
    if (read instanceof Problem) return new Problem(read.reason, { path: `.${field}${read.path}` });
    row[field] = read;
  }
  return row;
}
