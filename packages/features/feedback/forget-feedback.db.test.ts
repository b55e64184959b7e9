import { testEngines } from "@capstan/platform/test-kit";
import { beforeEach, expect, test } from "vitest";
import { feedbackJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const now = "2026-11-15T12:00:00Z";
const clock = { now: () => new Date(now) };

beforeEach(async () => {
  await pool.query("delete from feedback");
});

async function add(rows: number, daysAgo: number) {
  await pool.query(
    `insert into feedback (given_at, text, email, path)
     select $1::timestamptz - $2::integer * interval '1 day', 'Labels', 'buyer@works.example', '/' from generate_series(1, $3)`,
    [now, daysAgo, rows],
  );
}

async function keptAfter(feedbackKeptDays: number) {
  const [job] = feedbackJobs({ db, clock, feedbackKeptDays });
  await job?.run({}, { log: engines.log, jobId: "1", attempt: 1 });
  const { rows } = await pool.query<{ days: number; kept: number }>(
    `select extract(day from $1::timestamptz - given_at)::integer as days, count(*)::integer as kept
     from feedback group by days order by days`,
    [now],
  );
  return rows;
}

test("the daily job deletes feedback that is older than the days it is kept, however much, and no other", async () => {
  await add(2, 0);
  await add(2, 400);
  await add(2, 401);
  await add(5_001, 900);
  expect(await keptAfter(400)).toEqual([
    { days: 0, kept: 2 },
    { days: 400, kept: 2 },
  ]);
});

test("the operator says how long", async () => {
  await add(1, 30);
  await add(1, 31);
  expect(await keptAfter(30)).toEqual([{ days: 30, kept: 1 }]);
});
