/** A worker for ../worker.db.test.ts: each job has one effect that could go wrong by happening twice, or never. */
import { sql } from "kysely";
import { z } from "zod";
import { systemClock } from "../clock.ts";
import { createDatabase } from "../db.ts";
import { createLog } from "../log.ts";
import { defineJob, once } from "../queue.ts";
import { startWorker } from "../worker.ts";

const databaseUrl = process.argv[2] ?? "";
const { db, pool } = createDatabase({
  url: databaseUrl,
  name: "storm",
  queryTimeoutMs: 20_000,
  connectTimeoutMs: 5_000,
  maxConnections: 12,
});

const add = defineJob({
  name: "storm.add",
  payload: z.object({ account: z.int() }),
  run: async ({ account }, { jobId }) => {
    await once(db, systemClock, `storm.add:${jobId}`, async (tx) => {
      await sql`update storm_balance set amount = amount + 1 where account = ${account}`.execute(tx);
    });
  },
});

const worker = await startWorker({
  pool,
  databaseUrl,
  log: createLog({ level: "silent", name: "storm" }),
  jobs: [add],
  concurrency: 8,
  sweepMs: 500,
});
process.stdout.write("working\n");
await worker.done;
