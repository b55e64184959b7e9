import { Client, type Pool } from "pg";
import type { Log } from "../log.ts";

export interface Life {
  readonly id: string;
  end(): Promise<void>;
}

const lockOf = "hashtextextended('worker:' || $1, 0)";

/**
 * A worker holds an advisory lock under its own name for as long as it lives. A killed process loses its connection and
 * with it the lock, so the others know at once: no clock to agree on, no heartbeat to miss while the machine is busy.
 */
export async function holdLife(url: string, id: string, log: Log): Promise<Life> {
  let ended = false;
  let client = await connectAndLock();

  async function connectAndLock(): Promise<Client> {
    const next = new Client({ connectionString: url, application_name: "capstan-worker-life", keepAlive: true });
    // A connection that breaks may say so more than once.
    next.on("error", () => {});
    next.once("end", () => {
      if (!ended) void again();
    });
    await next.connect();
    await next.query(`select pg_advisory_lock(${lockOf})`, [id]);
    return next;
  }

  async function again(): Promise<void> {
    try {
      client = await connectAndLock();
    } catch (error) {
      log.warn({ err: error }, "lost the lock that shows this worker alive; trying again");
      setTimeout(() => void again(), 500).unref();
    }
  }

  return {
    id,
    end: async () => {
      ended = true;
      await client.end();
    },
  };
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
