import { type Batch, type Refusal, type StagedRows, splitBatch } from "./batch.ts";
import { type Graph, loadGraph, refuseCycles } from "./cycles.ts";
import { shown } from "./problem.ts";
import type { RowReader } from "./row-reader.ts";
import { type Session, isRefusedData } from "./session.ts";
import { type PartSql, type RecordSql, recordSql } from "./staging-sql.ts";
import { refuseRepeated } from "./uniqueness.ts";

interface RowCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

export interface Merged {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Rows of parts that came, changed or went. */
  partRows: number;
  readonly refusals: Refusal[];
}

export const nothingMerged = (): Merged => ({ inserted: 0, updated: 0, unchanged: 0, partRows: 0, refusals: [] });

interface Refused {
  readonly place: number;
  readonly field: string;
  readonly reason: string;
  readonly mayPass?: boolean;
}

/** Takes batches into the database: COPY into staging, the checks that need the store, then the merge. */
export class Merger {
  readonly #session: Session;
  readonly #readers: readonly RowReader[];
  readonly #sql: ReadonlyMap<RowReader, RecordSql>;
  readonly #graphs = new Map<RowReader, Graph>();
  readonly #changed = new Set<string>();
  readonly #doubtful: Set<string>;

  /** `readers` stand in the order in which their records may refer to each other; `doubtful` is told of refused rows. */
  constructor(
    session: Session,
    readers: readonly RowReader[],
    doubtful: Set<string>,
    onCommit: "delete rows" | "drop",
  ) {
    this.#session = session;
    this.#doubtful = doubtful;
    this.#readers = readers;
    this.#sql = new Map(readers.map((reader) => [reader, recordSql(reader.plan, onCommit)]));
  }

  async createStaging(): Promise<void> {
    for (const { create, parts } of this.#sql.values()) {
      await this.#session.run(create);
      for (const part of parts) await this.#session.run(part.create);
    }
  }

  /** Within the caller's transaction. A row that only the database refuses fails the batch: see `mergeInHalves`. */
  async merge(batch: Batch): Promise<Merged> {
    const merged = nothingMerged();
    for (const reader of this.#readers) {
      const staged = batch.staged.get(reader);
      if (staged) await this.#mergeRecord(staged, merged);
    }
    return merged;
  }

  /**
   * For a batch that the database refused: halves of halves, until the row that it can't bear stands alone and is
   * reported with the database's own words. The checks before it should have found it; a constraint they do not know must
   * still cost one row and not a batch.
   */
  async mergeInHalves(batch: Batch): Promise<Merged> {
    this.#graphs.clear();
    await this.#session.run("savepoint half");
    try {
      const merged = await this.merge(batch);
      await this.emptyStaging(batch);
      await this.#session.run("release savepoint half");
      return merged;
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      await this.#session.run("rollback to savepoint half");
      this.#graphs.clear();
      const halves = splitBatch(batch);
      if (!halves) {
        for (const { plan } of batch.staged.keys()) this.#doubtful.add(plan.table);
        return { ...nothingMerged(), refusals: refusedByDatabase(batch, error) };
      }
      return sum(await this.mergeInHalves(halves[0]), await this.mergeInHalves(halves[1]));
    }
  }

  /** Where no commit does it. */
  async emptyStaging(batch: Batch): Promise<void> {
    for (const reader of batch.staged.keys()) {
      const { stage, parts } = this.#sqlOf(reader);
      await this.#session.run(`truncate ${[stage, ...parts.map((part) => part.stage)].join(", ")}`);
    }
  }

  /** What was checked in a transaction that did not come through is no longer true. */
  forget(): void {
    this.#graphs.clear();
  }

  /** A plan made while a table was small would stay with prepared statements: whoever fills a table has it counted. */
  async refreshStatistics(): Promise<void> {
    for (const table of this.#changed) await this.#session.run(`analyze ${table}`);
  }

  async #mergeRecord(staged: StagedRows, merged: Merged): Promise<void> {
    const { reader, texts } = staged;
    const sql = this.#sqlOf(reader);
    const unsure = staged.unsure | reader.bitsFor(this.#doubtful);
    if (isPlain(reader) && unsure === 0 && (await this.#isApart(staged, sql))) {
      await this.#session.copy(sql.copyStraight, texts.bytes());
      this.#count(merged, reader, { inserted: staged.lines.length, updated: 0, unchanged: 0 });
      return;
    }
    await this.#fillStaging(staged, sql);
    const refusals = await this.#check(staged, sql, unsure);
    if (refusals.length > 0) this.#doubtful.add(reader.plan.table);
    merged.refusals.push(...refusals);
    const kept = staged.lines.length - new Set(refusals.map(({ line }) => line)).size;
    this.#count(merged, reader, await this.#mergeRows(sql, kept));
    for (const part of sql.parts) merged.partRows += await this.#mergePart(part);
  }

  /**
   * Whether the table has no row between the lowest and the highest key: then all are new. A first load, and a file in the
   * order of its keys, is so from end to end; with nothing left to look up its rows need no staging.
   */
  async #isApart({ reader, lowest, highest }: StagedRows, sql: RecordSql): Promise<boolean> {
    if (!lowest || !highest) return false;
    return (await this.#session.run(sql.between, [...reader.keyValues(lowest), ...reader.keyValues(highest)])) === 0;
  }

  async #fillStaging(staged: StagedRows, sql: RecordSql): Promise<void> {
    const { run, copy } = this.#session;
    await run(sql.restart);
    await copy(sql.copy, staged.texts.bytes());
    for (const [place, part] of sql.parts.entries()) {
      const rows = staged.parts[place]?.bytes();
      if (rows && rows.length > 0) await copy(part.copy, rows);
    }
  }

  async #mergeRows(sql: RecordSql, rows: number): Promise<RowCounts> {
    const { run, query } = this.#session;
    const [found] = await query(sql.matches);
    const matches = Number(found?.["rows"]);
    const updated = matches === 0 || sql.change === "" ? 0 : await run(sql.change);
    const inserted = matches === rows ? 0 : await run(matches === 0 ? sql.addAll : sql.addMissing);
    return { inserted, updated, unchanged: rows - inserted - updated };
  }

  #count(merged: Merged, { plan }: RowReader, { inserted, updated, unchanged }: RowCounts): void {
    merged.inserted += inserted;
    merged.updated += updated;
    merged.unchanged += unchanged;
    if (inserted + updated > 0) this.#changed.add(plan.table);
  }

  async #mergePart({ table, remove, change, add }: PartSql): Promise<number> {
    const { run } = this.#session;
    const rows = (await run(remove)) + (change === "" ? 0 : await run(change)) + (await run(add));
    if (rows > 0) this.#changed.add(table);
    return rows;
  }

  async #check(staged: StagedRows, sql: RecordSql, unsure: number): Promise<readonly Refusal[]> {
    const { plan } = staged.reader;
    const refused: Refusal[] = [];
    const drop = async (found: readonly Refused[]) => {
      if (found.length === 0) return;
      refused.push(...found.map((refusal) => located(staged, refusal)));
      const places = found.map(({ place }) => place);
      for (const stage of [sql.stage, ...sql.parts.map((part) => part.stage)]) {
        await this.#session.run(`delete from ${stage} where import_place = any($1::bigint[])`, [places]);
      }
    };
    await drop(await this.#missing(sql, unsure));
    if (plan.acyclic) {
      const { query } = this.#session;
      const graph = this.#graphs.get(staged.reader) ?? (await loadGraph(query, plan, plan.acyclic));
      this.#graphs.set(staged.reader, graph);
      await drop(await refuseCycles(query, graph, sql.stage, plan.acyclic));
      // Rows may lean on rows that have just been dropped.
      for (let isSound = refused.length === 0; !isSound;) {
        const fallen = await this.#missing(sql, unsure);
        await drop(fallen);
        isSound = fallen.length === 0;
      }
    }
    for (const unique of plan.unique ?? []) {
      await drop(await refuseRepeated(this.#session.query, plan, sql.stage, unique));
    }
    // The graph must not keep what is not in: it is read anew when it is needed again.
    if (refused.length > 0) this.#graphs.delete(staged.reader);
    return refused;
  }

  /** The first code of each row that does not exist; rows that come later may bring it. */
  async #missing({ missing }: RecordSql, unsure: number): Promise<readonly Refused[]> {
    const firsts = new Map<number, Refused>();
    for (const [place, statement] of missing.entries()) {
      if ((unsure & (1 << place)) === 0) continue;
      for (const row of await this.#session.query(statement)) {
        const at = Number(row["place"]);
        const reason = `no ${String(row["noun"])} ${shown(row["value"])}`;
        if (!firsts.has(at)) firsts.set(at, { place: at, field: String(row["field"]), reason, mayPass: true });
      }
    }
    return [...firsts.values()];
  }

  #sqlOf(reader: RowReader): RecordSql {
    return this.#sql.get(reader) as RecordSql;
  }
}

/** With nothing but its own columns to be checked. */
const isPlain = ({ plan, parts }: RowReader) => !plan.acyclic && !plan.unique && parts.length === 0;

function located(staged: StagedRows, { place, field, reason, mayPass = false }: Refused): Refusal {
  const [line = 0, start = 0, length = 0] = [staged.lines, staged.starts, staged.lengths].map(
    (list) => list[place - 1],
  );
  return { line, field, reason, mayPass, start, length };
}

function refusedByDatabase(batch: Batch, error: Error): Refusal[] {
  const reason = `the database refuses it: ${shown(error.message)}`;
  return [...batch.staged.values()].flatMap((staged) =>
    staged.lines.map((_, at) => located(staged, { place: at + 1, field: "", reason })),
  );
}

function sum(one: Merged, other: Merged): Merged {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    partRows: one.partRows + other.partRows,
    refusals: [...one.refusals, ...other.refusals],
  };
}
