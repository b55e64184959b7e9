import { setTimeout } from "node:timers/promises";
import { Client, type Pool } from "pg";
import type { Log } from "../log.ts";

export interface WorkerLock {
  readonly id: string;
  end(): Promise<void>;
}

const retryMs = 500;
const lockOf = "hashtextextended('worker:' || $1, 0)";

/**
 * A worker holds an advisory lock under its own name for as long as it lives. A killed process loses its connection and
 * with it the lock, so the others know at once: no clock to agree on, no heartbeat to miss while the machine is busy.
 */
export async function holdWorkerLock(url: string, id: string, log: Log): Promise<WorkerLock> {
  const state: { ended: boolean; client?: Client } = { ended: false };
  const { promise: held, resolve } = Promise.withResolvers<void>();

  /** One connection after another, each until it breaks. */
  async function hold(): Promise<void> {
    while (!state.ended) {
      try {
        state.client = new Client({ connectionString: url, application_name: "capstan-worker-life", keepAlive: true });
        await holdUntilBroken(state.client, id, resolve);
      } catch (error) {
        log.warn({ err: error }, "lost the lock that shows this worker alive; trying again");
      }
      if (!state.ended) await setTimeout(retryMs);
    }
  }

  void hold();
  await held;
  return {
    id,
    end: async () => {
      state.ended = true;
      await state.client?.end();
    },
  };
}

async function holdUntilBroken(client: Client, id: string, onHeld: () => void): Promise<void> {
  const broken = new Promise((resolve) => client.once("end", resolve));
  // A connection that breaks may say so more than once; its end tells all that matters.
  client.on("error", () => {});
  await client.connect();
  await client.query(`select pg_advisory_lock(${lockOf})`, [id]);
  onHeld();
  await broken;
}

/** A lock is taken a moment after a worker starts, so the youngest jobs are left alone. */
const grace = "3 seconds";

/** Gives back the jobs of workers that are no more. The queue itself would wait four hours. */
export async function unlockDead(pool: Pool, ownId: string, log: Log): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select distinct locked_by as id from graphile_worker.jobs
       where locked_at < now() - interval '${grace}' and locked_by <> $1`,
      [ownId],
    );
    for (const { id } of rows) {
      const { rows: found } = await client.query<{ dead: boolean }>(`select pg_try_advisory_lock(${lockOf}) as dead`, [
        id,
      ]);
      if (!found[0]?.dead) continue;
      log.warn({ worker: id }, "a worker died; its jobs run again");
      await client.query("select graphile_worker.force_unlock_workers(array[$1::text])", [id]);
      await client.query(`select pg_advisory_unlock(${lockOf})`, [id]);
    }
  } finally {
    client.release();
  }
}
