import type { Problem } from "./problem.ts";

/** Where a code has to exist: in any one of these tables. */
export interface Reference {
  readonly tables: readonly Target[];
  /** For the reason: "no category has the code X". */
  readonly noun: string;
}

export interface Target {
  readonly table: string;
  readonly column: string;
}

export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** Something small that rules need at hand, such as templates by code. Loaded when a run starts, kept up as it goes. */
export interface Memory<Entry> {
  load(query: Query): Promise<Iterable<readonly [string, Entry]>>;
}

/** What the run knows beyond the row. */
export interface Recall {
  of<Entry>(memory: Memory<Entry>): ReadonlyMap<string, Entry>;
}

export type ReadRow = Readonly<Record<string, unknown>>;

/**
 * One field of a record: how it is read from JSON and from a CSV cell, what is wrong with it, how COPY gets it.
 * Methods and not function properties: columns of all value types stand in one list.
 */
export interface Column<Value> {
  /** For the documentation: "text, at most 80 characters". */
  readonly kind: string;
  readonly about: string;
  readonly isRequired: boolean;
  /** What an absent field means. */
  readonly fallback: Value | null;
  /** CSV columns `prefix:name` are gathered into this field. */
  readonly cellPrefix?: string;
  readonly refersTo?: Reference;
  readonly part?: Part;
  read(value: unknown): Value | Problem;
  readCell(cell: string): Value | Problem;
  /** The value as COPY's text format has it, escapes included. */
  encode(value: Value): string;
  /** For a column that is not in the file: made from the rest of the row. */
  compute?(row: ReadRow): Value;
  /** A last word once the whole row is read. */
  settle?(value: Value, row: ReadRow, recall: Recall): Value | Problem;
}

export type AnyColumn = Column<unknown>;
export type Columns = Readonly<Record<string, AnyColumn>>;
export type RowOf<Given extends Columns> = {
  readonly [Field in keyof Given]: Given[Field] extends Column<infer Value> ? Value : never;
};

/** Rows that a record carries inside itself and that live in a table of their own; the file's list replaces the store's. */
export interface Part {
  readonly table: string;
  readonly columns: Columns;
  /** Unique within its parent. */
  readonly key: readonly string[];
  /** Columns of the part's table that repeat a field of the parent. */
  readonly inherits: Readonly<Record<string, string>>;
  /** Which of those name the parent. */
  readonly parentKey: readonly string[];
  /** The field that holds a row's place in the list, from 1, where the file does not say it. */
  readonly placeField?: string;
}

export function snakeCase(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
