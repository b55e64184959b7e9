import { sql } from "kysely";
import type { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database, Tx } from "./db.ts";
import type { Log } from "./log.ts";

/** A kind of background work: its name on the queue, the shape of its payload, and what it does. */
export interface Job extends JobRef<unknown> {
  run(payload: unknown, run: JobRun): Promise<void>;
}

/** Writes a job with its payload typed; on the list of all jobs the types are gone, and the schema checks. */
export function defineJob<Payload>(job: JobRef<Payload> & { run(payload: Payload, run: JobRun): Promise<void> }): Job {
  return job;
}

export interface JobRun {
  readonly log: Log;
  /** The same for every attempt at the same job. */
  readonly jobId: string;
  readonly attempt: number;
}

export interface JobRef<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export interface EnqueueOptions {
  readonly maxAttempts?: number;
  readonly runAt?: Date;
  readonly queueName?: string;
}

/**
 * Writes the job as a row of the caller's transaction: it exists exactly if the caller's other changes do.
 * Taking `Tx` and not `Database` makes the forgotten transaction a compile error.
 */
export async function enqueue<Payload>(
  tx: Tx,
  job: JobRef<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  const body = JSON.stringify(job.payload.parse(payload));
  const { maxAttempts = 10, runAt = null, queueName = null } = options;
  await sql`select graphile_worker.add_job(${job.name}, ${body}::json, queue_name => ${queueName}::text, run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int)`.execute(
    tx,
  );
}

/**
 * For a job whose every run does all that there is to do: ends those of its kind that wait, and the run that calls this
 * does their work. Whoever enqueued them has committed, so what is read from here on includes what they were for.
 */
export async function absorbWaiting(db: Database, { name }: Pick<JobRef<unknown>, "name">): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${name} and locked_at is null
    ))
  `.execute(db);
}

/**
 * A job may run again after its worker was killed between the effect and the tick. What must happen once happens in here:
 * the key and the effect are one transaction.
 */
export async function once(
  db: Database,
  clock: Clock,
  key: string,
  effect: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx, key, clock.now()))) return false;
    await effect(tx);
    return true;
  });
}

/** Whether nobody took the key before; it is taken exactly if the caller's transaction is committed. */
export async function isFirst(tx: Tx, key: string, at: Date | null = null): Promise<boolean> {
  const { rows } = await sql`
    insert into job_effect (key, done_at) values (${key}, coalesce(${at}::timestamptz, now()))
    on conflict (key) do nothing returning key
  `.execute(tx);
  return rows.length > 0;
}
