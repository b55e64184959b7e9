import type { Memory, Query, Recall, Reference, Target } from "./column.ts";
import { KeyTable } from "./key-table.ts";
import type { RecordPlan } from "./record.ts";

/** Larger tables are asked in the database: 20 million keys would take half a gigabyte. */
const maxKeys = 20_000_000;

/**
 * Which codes exist. A table's keys are read once, when a row first refers to it; nothing that can be referred to is ever
 * deleted, so a key that was seen is there. Rows of the run count from when they are read: they reach the database before
 * or with those that name them. If the database refuses one of them after all, its table is doubtful from then on, and
 * whoever refers to it is looked up there. A key that was not seen is only unknown here, and is looked up too.
 */
export class KnownKeys {
  readonly #tables = new Map<string, KeyTable>();
  readonly #wanted = new Map<string, Target>();
  readonly #tooLarge = new Set<string>();
  /** Tables of which a row was refused that had been counted as known. */
  readonly doubtful = new Set<string>();

  /** Files repeat themselves: the last code of each kind is mostly the next one too. */
  readonly #last = new Map<Reference, string>();

  readonly has = (reference: Reference, value: string): boolean => {
    if (this.#last.get(reference) === value) return true;
    for (const target of reference.tables) {
      const table = this.#tables.get(target.table);
      if (table?.has(value)) {
        this.#last.set(reference, value);
        return true;
      }
      if (!table && !this.#tooLarge.has(target.table)) this.#wanted.set(target.table, target);
    }
    return false;
  };

  /** Reads the tables that rows of the last batch referred to for the first time. */
  async fetchWanted(query: Query): Promise<void> {
    for (const { table, column } of this.#wanted.values()) {
      const [size] = await query(`select reltuples::float8 as rows from pg_class where oid = '${table}'::regclass`);
      const rows = Math.max(Number(size?.["rows"] ?? 0), 0);
      if (rows > maxKeys) this.#tooLarge.add(table);
      else this.#tables.set(table, await readKeys(query, table, column, rows));
    }
    this.#wanted.clear();
  }

  add(table: string, key: string): void {
    this.#tables.get(table)?.claim(key, 1);
  }
}

const pageSize = 100_000;

async function readKeys(query: Query, table: string, column: string, rows: number): Promise<KeyTable> {
  const keys = new KeyTable(rows * 1.2);
  for (let last: unknown = ""; last !== undefined;) {
    const page = await query(
      `select array_agg(k) as keys from (select ${column} as k from ${table} where ${column} > $1 order by ${column} limit ${pageSize}) page`,
      [last],
    );
    const found = (page[0]?.["keys"] ?? []) as readonly string[];
    for (const key of found) keys.claim(key, 1);
    last = found.length < pageSize ? undefined : found.at(-1);
  }
  return keys;
}

/** What rules recall. Entries of records that the run has read count at once, before they are in the database. */
export class Lookups implements Recall {
  readonly #entries = new Map<Memory<unknown>, Map<string, unknown>>();

  of<Entry>(memory: Memory<Entry>): ReadonlyMap<string, Entry> {
    return (this.#entries.get(memory) ?? new Map<string, Entry>()) as ReadonlyMap<string, Entry>;
  }

  async load(plans: readonly RecordPlan[], query: Query): Promise<void> {
    for (const { remember } of plans) {
      if (remember) this.#entries.set(remember.memory, new Map(await remember.memory.load(query)));
    }
  }

  learn({ remember }: RecordPlan, row: Readonly<Record<string, unknown>>): void {
    if (remember) this.#entries.get(remember.memory)?.set(...remember.entry(row));
  }
}
