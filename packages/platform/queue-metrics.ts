import { sql } from "kysely";
import { Gauge } from "prom-client";
import type { Database } from "./db.ts";
import { EngineUnavailable } from "./guard.ts";

const jobsDue = new Gauge({
  name: "jobs_due",
  help: "Jobs whose time has come, running ones too",
  labelNames: ["job"],
});
const jobsGivenUp = new Gauge({
  name: "jobs_given_up",
  help: "Jobs that failed as often as they may",
  labelNames: ["job"],
});
const oldestJob = new Gauge({
  name: "jobs_oldest_due_seconds",
  help: "How long the oldest job that nobody runs has been due",
  labelNames: ["job"],
});
const outboxRows = new Gauge({
  name: "outbox_rows",
  help: "Changes that have not reached the index, up to 500 items each",
  labelNames: ["topic"],
});
const outboxAge = new Gauge({
  name: "outbox_oldest_seconds",
  help: "Age of the oldest change that has not reached the index",
  labelNames: ["topic"],
});
const gauges = [jobsDue, jobsGivenUp, oldestJob, outboxRows, outboxAge];

/** Reads queue and outbox into their gauges. While PostgreSQL is away they are gone, and all other metrics still answer. */
export async function readQueueMetrics(db: Database): Promise<void> {
  for (const gauge of gauges) gauge.reset();
  try {
    await Promise.all([readJobs(db), readOutbox(db)]);
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
  }
}

async function readJobs(db: Database): Promise<void> {
  const { rows } = await sql<{ job: string; due: string; given_up: string; oldest: string | null }>`
    select
      task_identifier as job,
      count(*) filter (where attempts < max_attempts and run_at <= now()) as due,
      count(*) filter (where attempts >= max_attempts) as given_up,
      extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and locked_at is null)) as oldest
    from graphile_worker.jobs
    group by task_identifier
  `.execute(db);
  for (const { job, due, given_up: givenUp, oldest } of rows) {
    jobsDue.labels(job).set(Number(due));
    jobsGivenUp.labels(job).set(Number(givenUp));
    oldestJob.labels(job).set(Math.max(Number(oldest ?? 0), 0));
  }
}

async function readOutbox(db: Database): Promise<void> {
  const { rows } = await sql<{ topic: string; count: string; age: string }>`
    select topic, count(*) as count, extract(epoch from now() - min(created_at)) as age from outbox group by topic
  `.execute(db);
  for (const { topic, count, age } of rows) {
    outboxRows.labels(topic).set(Number(count));
    outboxAge.labels(topic).set(Number(age));
  }
}
