import { type ChildProcess, spawn } from "node:child_process";
import { once as onceEvent } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { enqueue } from "./queue.ts";
import { sized, testEngines } from "./test-kit/index.ts";

const engines = testEngines();
const { db } = engines.database;
const add = { name: "storm.add", payload: z.object({ account: z.int() }) };
const jobs = sized(2_000, 10_000);
const accounts = 100;
const kills = 3;
let running: ChildProcess | undefined;

beforeAll(async () => {
  await sql`create table storm_balance (account int primary key, amount int not null default 0)`.execute(db);
  await sql`insert into storm_balance select generate_series(0, ${accounts - 1}::int)`.execute(db);
});
afterAll(() => running?.kill("SIGKILL"));

test(`of ${jobs} jobs enqueued in transactions, half of them rolled back, with the worker killed three times, exactly the committed half take effect, once`, async () => {
  running = await startStormWorker();
  const enqueued = enqueueAll();
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(async () => (await total()) >= (kill * jobs) / 2 / (kills + 1));
    running.kill("SIGKILL");
    await onceEvent(running, "exit");
    running = await startStormWorker();
  }
  await enqueued;
  await until(async () => (await waiting()) === 0);

  const { rows } = await sql<{ amount: number }>`select amount from storm_balance order by account`.execute(db);
  expect(rows.map((row) => row.amount)).toEqual(Array.from({ length: accounts }, () => jobs / 2 / accounts));
}, 300_000);

/** Every second transaction changes its mind. */
async function enqueueAll(): Promise<void> {
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let number = lane; number < jobs; number += 4) {
      const keeps = Math.floor(number / accounts) % 2 === 0;
      await db
        .transaction()
        .execute(async (tx) => {
          await enqueue(tx, add, { account: number % accounts });
          if (!keeps) throw new ChangedMind();
        })
        .catch((error: unknown) => {
          if (!(error instanceof ChangedMind)) throw error;
        });
    }
  });
  await Promise.all(lanes);
}

class ChangedMind extends Error {}

async function startStormWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "test-kit/storm-worker.ts"), engines.databaseUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await onceEvent(child.stdout, "data");
  return child;
}

async function total(): Promise<number> {
  const { rows } = await sql<{ sum: string }>`select sum(amount) from storm_balance`.execute(db);
  return Number(rows[0]?.sum);
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from graphile_worker.jobs`.execute(db);
  return Number(rows[0]?.count);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
