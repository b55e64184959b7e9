import type { AnyColumn, Part, Recall, Reference } from "./column.ts";
import { addToHash, startHash } from "./key-table.ts";
import { Problem } from "./problem.ts";
import type { RecordPlan } from "./record.ts";

export interface Failure {
  readonly field: string;
  readonly reason: string;
  readonly mayPass: boolean;
}

/** A row as its file gives it: by field for JSON, by place for CSV. */
export interface RawRow {
  readonly values: readonly unknown[];
  readonly areCells: boolean;
}

export interface ReadRow {
  readonly failures: readonly Failure[];
  /** Every field of the key is right. */
  readonly hasKey: boolean;
  readonly row: Record<string, unknown>;
}

const noFailures: readonly Failure[] = [];

/** Reads rows of one record: compiled once from its declaration, and then run for every row. */
export class RowReader {
  readonly plan: RecordPlan;
  readonly fields: readonly string[];
  readonly columns: readonly AnyColumn[];
  readonly #seed: number;
  readonly #keyFields: readonly string[];
  /** What a row is before anything is read: every field at its default. */
  readonly #blank: Readonly<Record<string, unknown>>;
  readonly #stored: readonly (readonly [string, AnyColumn])[];
  readonly #computed: readonly (readonly [string, AnyColumn])[];
  readonly #settled: readonly (readonly [string, AnyColumn])[];
  /** Parts are few beside rows: the database looks up what they refer to. */
  readonly #partsRefer: boolean;
  readonly #rules: NonNullable<RecordPlan["rules"]>;
  readonly #referring: readonly (readonly [string, Reference])[];
  readonly parts: readonly (readonly [string, Part])[];
  /** The key's field, where it has but one: others may refer to it. */
  readonly onlyKey: string | undefined;

  /** `seed` sets the record's keys apart from those of others. */
  constructor(plan: RecordPlan, seed: number) {
    const entries = Object.entries(plan.columns);
    this.plan = plan;
    this.#seed = seed;
    this.fields = entries.map(([field]) => field);
    this.columns = entries.map(([, column]) => column);
    this.#keyFields = plan.key;
    this.#blank = Object.fromEntries(entries.map(([field, { fallback }]) => [field, fallback]));
    this.onlyKey = plan.key.length === 1 ? plan.key[0] : undefined;
    this.#stored = storedColumns(plan);
    this.#computed = entries.filter(([, column]) => column.compute !== undefined);
    this.#settled = entries.filter(([, column]) => column.settle !== undefined);
    this.#partsRefer = entries.some(([, { part }]) => part && Object.values(part.columns).some((own) => own.refersTo));
    this.#rules = plan.rules ?? [];
    this.#referring = entries.flatMap(([field, { refersTo }]) => (refersTo ? [[field, refersTo] as const] : []));
    this.parts = entries.flatMap(([field, column]) => (column.part ? [[field, column.part] as const] : []));
  }

  /** The fields one by one; what needs the others, or the rest of the run, is `settle`d afterwards. */
  read({ values, areCells }: RawRow): ReadRow {
    // A copy of a whole row is made at once; one that grows field by field is moved in memory again and again.
    const row: Record<string, unknown> = { ...this.#blank };
    let failures: Failure[] | undefined;
    for (let place = 0; place < this.fields.length; place += 1) {
      const column = this.columns[place] as AnyColumn;
      const field = this.fields[place] as string;
      const raw = values[place];
      if (raw === undefined || raw === null || raw === "") {
        if (column.isRequired) (failures ??= []).push({ field, reason: "is missing", mayPass: false });
        continue;
      }
      const value = areCells && typeof raw === "string" ? column.readCell(raw) : column.read(raw);
      if (value instanceof Problem) (failures ??= []).push(failureOf(field, value));
      row[field] = value;
    }
    for (const [field, column] of this.#computed) row[field] = failures ? null : column.compute?.(row);
    return { failures: failures ?? noFailures, hasKey: this.#hasKey(row), row };
  }

  /** What depends on the rest of the run, then the rules across fields. */
  settle(row: Record<string, unknown>, recall: Recall): readonly Failure[] {
    for (const [field, column] of this.#settled) {
      const value = column.settle?.(row[field], row, recall);
      if (value instanceof Problem) return [failureOf(field, value)];
      row[field] = value;
    }
    let failures: Failure[] | undefined;
    for (const rule of this.#rules) {
      const reason = rule.check(row, recall);
      if (reason !== undefined) (failures ??= []).push({ field: rule.field, reason, mayPass: false });
    }
    return failures ?? noFailures;
  }

  /** A bit for each referring field that names something not known to exist; the last one for the parts. */
  unsureOf(known: (reference: Reference, value: string) => boolean, row: ReadRow["row"]): number {
    // Parts are few beside rows: the database looks up what they refer to.
    let bits = this.#partsRefer ? 1 << this.#referring.length : 0;
    for (let place = 0; place < this.#referring.length; place += 1) {
      const [field, reference] = this.#referring[place] as readonly [string, Reference];
      const value = row[field];
      if (value === null || value === "") continue;
      const isKnown = typeof value === "string" ? known(reference, value) : allKnown(known, reference, value);
      if (!isKnown) bits |= 1 << place;
    }
    return bits;
  }

  /** One line of COPY's text format. */
  encode(row: ReadRow["row"]): string {
    let text = "";
    for (let place = 0; place < this.#stored.length; place += 1) {
      const [field, column] = this.#stored[place] as readonly [string, AnyColumn];
      const value = row[field];
      if (place > 0) text += "\t";
      text += value === null ? "\\N" : column.encode(value);
    }
    return `${text}\n`;
  }

  /** The rows of a part, each with the place of the row that it belongs to. */
  encodePart(field: string, part: Part, row: ReadRow["row"], place: number): string {
    const inherited = Object.values(part.inherits)
      .map((parentField) => `\t${this.plan.columns[parentField]?.encode(row[parentField]) ?? ""}`)
      .join("");
    const columns = Object.entries(part.columns);
    const rows = row[field] as readonly Readonly<Record<string, unknown>>[];
    return rows
      .map((own) => {
        const cells = columns.map(([name, column]) => (own[name] === null ? "\t\\N" : `\t${column.encode(own[name])}`));
        return `${place}${inherited}${cells.join("")}\n`;
      })
      .join("");
  }

  /** Hands the key to the table of keys, part by part. */
  hashKey(row: ReadRow["row"]): void {
    startHash(this.#seed);
    for (const field of this.#keyFields) addToHash(String(row[field]));
  }

  /** Below, equal to or above, as the key's index has it: texts by their bytes, numbers by their size. */
  compareKeys(one: ReadRow["row"], other: ReadRow["row"]): number {
    for (const field of this.#keyFields) {
      const [a, b] = [one[field] as string | number, other[field] as string | number];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  }

  keyValues(row: ReadRow["row"]): readonly unknown[] {
    return this.#keyFields.map((field) => row[field]);
  }

  /** The bits of `unsureOf` for fields that refer to these tables. */
  bitsFor(tables: ReadonlySet<string>): number {
    return this.#referring.reduce(
      (bits, [, { tables: targets }], place) =>
        targets.some(({ table }) => tables.has(table)) ? bits | (1 << place) : bits,
      0,
    );
  }

  #hasKey(row: ReadRow["row"]): boolean {
    for (const field of this.#keyFields) {
      const value = row[field];
      if (value === null || value instanceof Problem) return false;
    }
    return true;
  }
}

/** The fields that are columns of the record's own table. */
export function storedColumns(plan: RecordPlan): readonly (readonly [string, AnyColumn])[] {
  return Object.entries(plan.columns).filter(([, column]) => !column.part);
}

function failureOf(field: string, { path, reason, mayPass }: Problem): Failure {
  return { field: `${field}${path}`, reason, mayPass };
}

function allKnown(
  known: (reference: Reference, value: string) => boolean,
  reference: Reference,
  values: unknown,
): boolean {
  return (values as readonly string[]).every((value) => known(reference, value));
}
