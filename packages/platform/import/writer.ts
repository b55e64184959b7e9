import type { Batch } from "./batch.ts";
import type { KnownKeys } from "./knowledge.ts";
import type { Merged, Merger } from "./merger.ts";
import { type Position, dropPending, progressSql, saveRefusals } from "./run-store.ts";
import { type Session, isRefusedData } from "./session.ts";

interface Written {
  readonly merged: Merged;
  /** Rows that are refused for good. */
  readonly rejected: number;
}

interface Account {
  readonly read: number;
  readonly next?: Position;
  /** Rows that were waiting until now. */
  readonly lines: readonly number[];
}

/** One batch, one transaction: its rows, its refusals and the place where it ends are in, or none of them is. */
export class Writer {
  readonly #session: Session;
  readonly #merger: Merger;
  readonly #known: KnownKeys;
  readonly #runId: string;
  readonly #isDryRun: boolean;

  constructor(session: Session, merger: Merger, known: KnownKeys, runId: string, isDryRun: boolean) {
    this.#session = session;
    this.#merger = merger;
    this.#known = known;
    this.#runId = runId;
    this.#isDryRun = isDryRun;
  }

  async write(batch: Batch, next: Position): Promise<Written> {
    return this.#inTransaction(batch, { read: batch.rows, next, lines: [] });
  }

  /** Rows that waited for others: they have been counted as read, and wait no longer. */
  async writeAgain(batch: Batch, lines: readonly number[]): Promise<Written> {
    return this.#inTransaction(batch, { read: 0, lines });
  }

  async #inTransaction(batch: Batch, account: Account): Promise<Written> {
    try {
      return await this.#attempt(batch, account, async () => this.#merger.merge(batch));
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      this.#merger.forget();
      return await this.#attempt(batch, account, async () => this.#merger.mergeInHalves(batch));
    }
  }

  async #attempt(batch: Batch, { read, next, lines }: Account, merge: () => Promise<Merged>): Promise<Written> {
    const { run, query } = this.#session;
    await run(this.#isDryRun ? "savepoint batch" : "begin");
    try {
      const merged = await merge();
      const refusals = [...batch.refusals, ...merged.refusals];
      const rejected = new Set(refusals.filter(({ mayPass }) => !mayPass).map(({ line }) => line)).size;
      if (lines.length > 0) await dropPending(this.#session, this.#runId, batch.file, lines);
      await saveRefusals(this.#session, this.#runId, batch.file, refusals);
      if (this.#isDryRun) await this.#merger.emptyStaging(batch);
      const end = this.#isDryRun ? "release savepoint batch" : "commit";
      // Sent together: each wait for an answer is time in which the database does nothing.
      await run(`${progressSql(this.#runId, read, rejected, merged, next)}; ${end}`);
      await this.#known.fetchWanted(query);
      return { merged, rejected };
    } catch (error) {
      // Where the connection is gone there is nothing to roll back.
      await run(this.#isDryRun ? "rollback to savepoint batch" : "rollback").catch(() => {});
      throw error;
    }
  }
}
