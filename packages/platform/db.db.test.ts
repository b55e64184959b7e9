import { sql } from "kysely";
import { expect, test } from "vitest";
import { createDatabase } from "./db.ts";
import { EngineUnavailable } from "./guard.ts";
import { testEngines } from "./test-kit/index.ts";

const engines = testEngines();
const { db } = engines.database;

test("a statement is prepared once a connection, under a name", async () => {
  await db.connection().execute(async (one) => {
    for (let call = 0; call < 3; call += 1) await sql`select ${call}::int as answer`.execute(one);
    const { rows } = await sql<{
      count: string;
    }>`select count(*) from pg_prepared_statements where statement = 'select $1::int as answer'`.execute(one);
    expect(Number(rows[0]?.count)).toBe(1);
  });
});

test("a statement that the server refuses is an error of its own, not an outage", async () => {
  await expect(sql`select nonsense`.execute(db)).rejects.toThrow(/nonsense/);
  expect(engines.database.guard.isOpen()).toBe(false);
});

test("a server that is away is told as an outage, and after a few failures without waiting", async () => {
  const away = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "test" });
  const ask = async () => sql`select 1`.execute(away.db);
  for (let call = 0; call < 5; call += 1) await expect(ask()).rejects.toBeInstanceOf(EngineUnavailable);
  expect(away.guard.isOpen()).toBe(true);
  const startedAt = performance.now();
  await expect(ask()).rejects.toBeInstanceOf(EngineUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(50);
  await away.close();
});
