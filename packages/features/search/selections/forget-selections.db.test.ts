import { testEngines } from "@capstan/platform/test-kit";
import { afterEach, expect, test } from "vitest";
import { searchJobs } from "../server.ts";
import { deleteSelections } from "./selections.store.server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const on = "2026-11-15";
const clock = { now: () => new Date(`${on}T12:00:00Z`) };

afterEach(async () => db.deleteFrom("search_selection").execute());

async function add(rows: number, daysAgo: number) {
  await pool.query(
    `insert into search_selection (day, term, found, times)
     select $1::date - $2::integer, 'washer ' || at, 1, 1 from generate_series(1, $3) as at`,
    [on, daysAgo, rows],
  );
}

async function kept(): Promise<readonly number[]> {
  const { rows } = await pool.query<{ days: number }>(
    "select distinct $1::date - day as days from search_selection order by days",
    [on],
  );
  return rows.map(({ days }) => days);
}

test("the daily job deletes searches of more than 400 days ago, however many, and no others", async () => {
  await add(3, 0);
  await add(3, 400);
  await add(3, 401);
  await add(10_001, 900);
  const job = searchJobs({ db, opensearch: engines.opensearch, clock }).find(
    ({ name }) => name === "search:forget-selections",
  );
  await job?.run({}, { log: engines.log, jobId: "1", attempt: 1 });
  expect(await kept()).toEqual([0, 400]);
});

test("the oldest go first, and never more at once than asked for", async () => {
  await add(2, 500);
  await add(3, 450);
  const some = { on, olderThanDays: 400, limit: 2 } as const;
  expect(await deleteSelections(db, some)).toBe(2);
  expect(await kept()).toEqual([450]);
  expect([
    await deleteSelections(db, some),
    await deleteSelections(db, some),
    await deleteSelections(db, some),
  ]).toEqual([2, 1, 0]);
});
