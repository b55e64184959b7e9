import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { analyticsJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const now = "2026-11-15T12:00:00Z";
const clock = { now: () => new Date(now) };

async function add(rows: number, daysAgo: number) {
  await pool.query(
    `insert into analytics_event (received_at, visitor, event, path, details)
     select $1::timestamptz - $2::integer * interval '1 day', repeat('0', 32), 'menu', '/', '{}' from generate_series(1, $3)`,
    [now, daysAgo, rows],
  );
}

test("the daily job deletes events of more than 400 days ago, however many, and no others", async () => {
  await add(2, 0);
  await add(2, 400);
  await add(2, 401);
  await add(5_001, 900);
  const [job] = analyticsJobs({ db, clock });
  await job?.run({}, { log: engines.log, jobId: "1", attempt: 1 });
  const { rows } = await pool.query<{ days: number; events: number }>(
    `select extract(day from $1::timestamptz - received_at)::integer as days, count(*)::integer as events
     from analytics_event group by days order by days`,
    [now],
  );
  expect(rows).toEqual([
    { days: 0, events: 2 },
    { days: 400, events: 2 },
  ]);
});
