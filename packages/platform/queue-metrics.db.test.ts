import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { createDatabase } from "./db.ts";
import { serveMetrics } from "./metrics-server.ts";
import { metricsText } from "./metrics.ts";
import { readQueueMetrics } from "./queue-metrics.ts";
import { defineJob, enqueue } from "./queue.ts";
import { testEngines } from "./test-kit/index.ts";
import { startWorker } from "./worker.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const payload = z.object({});
const works = defineJob({ name: "test.works", payload, run: async () => {} });
const fails = defineJob({
  name: "test.fails",
  payload,
  run: async () => {
    throw new Error("as it should");
  },
});

test("the worker's metrics tell what waits, how jobs went, and what has not reached the index", async () => {
  const server = await serveMetrics(0, "127.0.0.1", async () => {
    await readQueueMetrics(db);
    return metricsText();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  const metrics = async () => (await fetch(url)).text();
  const long = new Date(Date.now() - 90_000);
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, works, {}, { runAt: long });
    await enqueue(tx, fails, {}, { maxAttempts: 1 });
  });
  await sql`insert into outbox (topic, keys, created_at) values ('item', '{1AA01A}', ${long})`.execute(db);
  const before = await metrics();
  expect(before).toContain('jobs_due{job="test.works"} 1');
  expect(before).toMatch(/jobs_oldest_due_seconds\{job="test.works"\} (?:9\d|1\d\d)/);
  expect(before).toContain('outbox_rows{topic="item"} 1');
  expect(before).toMatch(/outbox_oldest_seconds\{topic="item"\} (?:9\d|1\d\d)/);

  const { log, databaseUrl } = engines;
  const worker = await startWorker({ pool, databaseUrl, log, jobs: [works, fails], concurrency: 2 });
  await expect.poll(metrics, { timeout: 20_000 }).toContain('jobs_given_up{job="test.fails"} 1');
  await expect.poll(metrics).toContain('job_duration_seconds_count{job="test.works",outcome="done"} 1');
  const after = await metrics();
  expect(after).toContain('job_duration_seconds_count{job="test.fails",outcome="failed"} 1');
  expect(after).not.toContain('jobs_due{job="test.works"} 1');
  await worker.stop();
  server.close();
});

test("while PostgreSQL is away the other metrics still answer", async () => {
  const away = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "test" });
  await readQueueMetrics(away.db);
  expect((await metricsText()).body).not.toContain("outbox_rows{");
  await away.close();
});
