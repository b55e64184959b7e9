import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type LogFunctionFactory, Logger, type TaskList, type WorkerEvents, run } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "./log.ts";
import { jobDuration } from "./metrics.ts";
import type { Job } from "./queue.ts";
import { holdWorkerLock, unlockDead } from "./worker/worker-lock.ts";

export interface WorkerOptions {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly jobs: readonly Job[];
  readonly concurrency: number;
  /** Jobs at fixed times, in cron's notation. */
  readonly crontab?: string;
  readonly sweepMs?: number;
}

export interface RunningWorker {
  /** Ends when the worker does, with an error if it did not mean to. */
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

/** Runs jobs until it is stopped, and takes back what a killed worker left locked. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { pool, log, jobs, concurrency, crontab = "", sweepMs = 2_000 } = options;
  const events = new EventEmitter() as WorkerEvents;
  const { promise: poolId, resolve } = Promise.withResolvers<string>();
  events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(jobs, log, pool),
    concurrency,
    crontab,
    events,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new Logger(intoLog(log)),
  });
  const life = await holdWorkerLock(options.databaseUrl, await poolId, log);
  const sweep = setInterval(() => {
    unlockDead(pool, life.id, log).catch((error: unknown) =>
      log.warn({ err: error }, "could not look for dead workers"),
    );
  }, sweepMs);
  return {
    done: runner.promise,
    stop: async () => {
      clearInterval(sweep);
      await runner.stop();
      await life.end();
    },
  };
}

function tasksOf(jobs: readonly Job[], log: Log, pool: Pool): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    tasks[job.name] = async (payload, { job: { id, attempts } }) => {
      const done = jobDuration.startTimer({ job: job.name });
      try {
        await job.run(job.payload.parse(payload), {
          log: log.child({ job: job.name, jobId: id }),
          jobId: id,
          attempt: attempts,
        });
        done({ outcome: "done" });
      } catch (error) {
        done({ outcome: "failed" });
        await untilReachable(pool);
        throw error;
      }
    };
  }
  return tasks;
}

const maxWaitMs = 600_000;

/** The library writes a failure down at once and ends the process where it can't: a job that fails in an outage waits for its end. */
async function untilReachable(pool: Pool): Promise<void> {
  for (let waited = 0; waited < maxWaitMs; waited += 500) {
    const isReachable = await pool.query("select 1").then(
      () => true,
      () => false,
    );
    if (isReachable) return;
    await pause(500);
  }
}

/** The library tells of every job at its info level; ours tell of themselves. */
function intoLog(log: Log): LogFunctionFactory {
  const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;
  return () => (level, message) => log[levels[level]](message);
}
