import { randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { dropDatabase, migrate } from "./migrate.ts";
import { withDatabase } from "./test-kit/global-setup.ts";

const baseUrl = process.env["DATABASE_URL"] ?? "";
const name = `capstan_test_migrate_${randomBytes(4).toString("hex")}`;
const databaseUrl = withDatabase(baseUrl, name);

afterEach(async () => dropDatabase(databaseUrl));

test("two migrations at once of a database that is not there both end well, and each file ran once", async () => {
  await Promise.all([migrate(databaseUrl, { quiet: true }), migrate(databaseUrl, { quiet: true })]);
  const files = (await readdir("db/migrations")).filter((file) => file.endsWith(".sql"));
  expect(await one("select count(*)::int as count from schema_migrations")).toEqual({ count: files.length });
  expect(await one("select to_regclass('graphile_worker.jobs')::text as queue")).toEqual({
    queue: "graphile_worker.jobs",
  });
});

test("the password is in no process's arguments while a migration runs", async () => {
  const secret = `secret-${randomBytes(8).toString("hex")}`;
  const withPassword = new URL(databaseUrl);
  withPassword.password = secret;
  const state = { isDone: false };
  const migration = migrate(withPassword.href, { quiet: true }).finally(() => (state.isDone = true));
  const seen = { secrets: 0, migrators: 0 };
  while (!state.isDone) {
    for (const line of await commandLines()) {
      if (line.includes(secret)) seen.secrets += 1;
      if (/dbmate.*--migrations-dir/.test(line)) seen.migrators += 1;
    }
    await pause(5);
  }
  await migration;
  expect(seen.migrators, "the migrator was never seen: the test looked at nothing").toBeGreaterThan(0);
  expect(seen.secrets).toBe(0);
});

async function commandLines(): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry));
  // A process may be gone between the listing and the reading.
  return Promise.all(pids.map(async (pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
}

async function one(statement: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(async () => client.end());
  return rows[0];
}
