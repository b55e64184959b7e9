import { sql } from "kysely";
import { expect, test } from "vitest";
import { createDatabase } from "./db.ts";
import { EngineOverloaded, EngineUnavailable } from "./guard.ts";
import type { Log } from "./log.ts";
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
  const query = async () => sql`select 1`.execute(away.db);
  for (let call = 0; call < 5; call += 1) await expect(query()).rejects.toBeInstanceOf(EngineUnavailable);
  expect(away.guard.isOpen()).toBe(true);
  const startedAt = performance.now();
  await expect(query()).rejects.toBeInstanceOf(EngineUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(50);
  await away.close();
});

test("a wait for a connection while all are in use is overload, not an outage, and opens nothing", async () => {
  const small = createDatabase({ url: engines.databaseUrl, name: "test", maxConnections: 2, connectTimeoutMs: 1_000 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const busy = [1, 2].map(async () => small.db.connection().execute(async () => released));
  await expect.poll(() => small.pool.totalCount - small.pool.idleCount).toBe(2);
  const refused = await Promise.allSettled(Array.from({ length: 12 }, async () => sql`select 1`.execute(small.db)));
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(EngineOverloaded) as unknown });
  expect(small.guard.isOpen()).toBe(false);
  release();
  await Promise.all(busy);
  expect((await sql`select 1`.execute(small.db)).rows).toHaveLength(1);
  await small.close();
});

test("a statement that the server ended for its time leaves its connection in the pool", async () => {
  const one = createDatabase({
    url: engines.databaseUrl,
    name: "test",
    maxConnections: 1,
    queryTimeoutMs: 500,
    connectTimeoutMs: 5_000,
  });
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)).rows[0]?.pid;
  const before = await pid();
  await expect(sql`select pg_sleep(5)`.execute(one.db)).rejects.toMatchObject({ code: "57014" });
  expect(await pid()).toBe(before);
  await one.close();
});

test("an idle connection that breaks is told in the log", async () => {
  const warnings: unknown[] = [];
  const log = { warn: (about: unknown) => void warnings.push(about) } as unknown as Pick<Log, "warn">;
  const one = createDatabase({
    url: engines.databaseUrl,
    name: "test-broken",
    maxConnections: 1,
    connectTimeoutMs: 5_000,
    log,
  });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db);
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
  await expect.poll(() => warnings).toHaveLength(1);
  await one.close();
});
