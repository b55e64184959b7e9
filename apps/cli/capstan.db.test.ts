import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordAudit } from "@capstan/features/audit/server";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { itemRow, jsonLines, categoryRows } from "./import/test-data/small-catalog.ts";
import { runCapstan } from "./run-capstan.ts";

const { database, databaseUrl, prefix } = testEngines();
const env = {
  ...process.env,
  DATABASE_URL: databaseUrl,
  ENGINE_PREFIX: prefix,
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://store.example",
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-cli-"));
});
afterAll(async () => rm(folder, { recursive: true }));

async function call(args: readonly string[], more: NodeJS.ProcessEnv = {}, typed = "") {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const context = {
    env: { ...env, ...more },
    print,
    printError: print,
    progress: { write: () => true },
    input: async () => typed,
  };
  return { code: await runCapstan(args, context), text: lines.join("\n") };
}

test("an operator migrates, imports, rebuilds the index, and the doctor agrees", async () => {
  const file = join(folder, "catalog.jsonl");
  await writeFile(file, jsonLines([...categoryRows, itemRow(0), itemRow(1), itemRow(2)]));

  expect(await call(["migrate", "--quiet"])).toEqual({ code: 0, text: "" });
  expect((await call(["doctor"])).text).toMatch(/^warn {2}index .*missing, or made by another version/m);
  expect(await call(["import", "catalog", file])).toMatchObject({ code: 0, text: expect.stringContaining("9 new") });
  expect(await call(["search", "rebuild"])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^3 items and \d+ suggestions in /),
  });
  expect(await call(["search", "rebuild", "--if-needed"])).toMatchObject({
    code: 0,
    text: "the index is as this version of the store wants it",
  });
  const doctor = await call(["doctor"]);
  expect(doctor.code).toBe(0);
  expect(doctor.text).toMatch(/^ok {4}index .*3 documents for 3 items, 0 changes waiting/m);
  expect(doctor.text).toMatch(/^ok {4}schema .*none pending/m);
}, 300_000);

test("rejected rows end an import with 1, a file that is not there with 2", async () => {
  const file = join(folder, "wrong.jsonl");
  await writeFile(file, jsonLines([itemRow(3, { categoryCode: "NOWHERE" })]));
  expect(await call(["import", "catalog", file])).toMatchObject({ code: 1, text: expect.stringContaining("1 wrong") });
  const missing = await call(["import", "catalog", join(folder, "gone.jsonl")]);
  expect(missing.code).toBe(2);
  expect(missing.text).not.toContain("    at ");
});

test("documents that the engine refused are listed with their reasons, until they are tried again", async () => {
  expect(await call(["search", "rejected"])).toMatchObject({ code: 0, text: "no item is refused" });
  await database.pool.query("insert into search_rejection (sku, reason) values ('1AA01A', 'immense term')");
  expect(await call(["search", "rejected"])).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^1AA01A .* 1 attempts {2}immense term$/),
  });
  expect(await call(["search", "rejected", "--retry"])).toMatchObject({ code: 0, text: "1 items are tried again" });
});

test("the books of a store are right, and stock that nobody ordered is named", async () => {
  expect(await call(["check-books"])).toMatchObject({ code: 0, text: expect.not.stringContaining("broken") });
  await database.pool.query(
    "insert into stock (sku, location_code, quantity, reserved) values ('1AA99A', 'DC1', 5, 2)",
  );
  const broken = await call(["check-books"]);
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(
    /^broken {2}reserved stock is what open orders have of it\n +\{"sku":"1AA99A".*"reserved":2/m,
  );
  await database.pool.query("delete from stock where sku = '1AA99A'");
});

test("the audit's chains are walked, and a row that was changed is named", async () => {
  const account = "0884512907";
  const event = { accountNumber: account, userId: "ann", agentId: "agent", action: "cart-add", details: {} } as const;
  expect(await call(["audit", "verify", account])).toMatchObject({ code: 2 });
  for (let at = 0; at < 3; at += 1) await database.db.transaction().execute(async (tx) => recordAudit(tx, event));
  expect(await call(["audit", "verify", account])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^0884512907 {2}ok {2}3 events {2}[0-9a-f]{64}\n1 chains, 0 broken$/),
  });
  await database.pool.query("alter table audit_event disable trigger all");
  await database.pool.query("update audit_event set agent_id = 'other' where sequence = 2");
  await database.pool.query("alter table audit_event enable trigger all");
  expect(await call(["audit", "verify"])).toEqual({
    code: 1,
    text: "0884512907  broken at event 2: the row was changed\n1 chains, 1 broken",
  });
});

test("the doctor counts the connections that many processes would open", async () => {
  const { rows } = await database.pool.query<{ limit: number }>(
    `select current_setting('max_connections')::int as "limit"`,
  );
  const { code, text } = await call(["doctor"], { PROCESSES: String(rows[0]?.limit ?? 0) });
  expect(code).toBe(0);
  expect(text).toMatch(/^warn {2}connections .*lower PROCESSES, or raise max_connections/m);
});

test("a database without the schema fails the doctor, which names the command", async () => {
  const url = new URL(databaseUrl);
  url.pathname = "/postgres";
  const { code, text } = await call(["doctor"], { DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(text).toMatch(/^fail {2}schema .*migrations pending: capstan migrate$/m);
});

test("an operator sets a user's password, which ends the sessions that they had", async () => {
  await database.pool.query(
    "insert into store_user (id, email, full_name, short_name) values ('ann', 'ann@harlow.example', 'Ann Harlow', 'Ann')",
  );
  const set = async (user: string, typed: string) => call(["user", "password", user], {}, typed);
  expect(await set("ann", "long enough to do\n")).toEqual({ code: 0, text: "the password of ann is set" });
  expect(await set("nobody", "long enough to do\n")).toEqual({ code: 2, text: "there is no user nobody" });
  expect(await set("ann", "short\n")).toMatchObject({
    code: 2,
    text: expect.stringContaining("fewer than 15 characters"),
  });
  expect(await set("ann", "passwordpassword\n")).toMatchObject({
    code: 2,
    text: expect.stringContaining("easy to guess"),
  });
  expect((await call(["user", "password"])).code).toBe(2);
  const { rows } = await database.pool.query("select session_epoch from store_user where id = 'ann'");
  expect(rows).toEqual([{ session_epoch: 2 }]);
});

test("an operator adds a client, sees it without its secret, and removes it", async () => {
  const added = await call(["api-client", "add", "Feed reader", "--scope", "feeds"]);
  const { id = "", secret = "" } =
    /client_id +(?<id>\S+)\nclient_secret +(?<secret>\S+)/.exec(added.text)?.groups ?? {};
  expect([added.code, secret.length]).toEqual([0, 43]);
  expect(await call(["api-client", "list"])).toEqual({ code: 0, text: `${id}  -  feeds  Feed reader` });
  expect((await call(["api-client", "add", "X", "--scope", "everything"])).code).toBe(2);
  expect((await call(["api-client", "add", "X", "--scope", "feeds", "--account", "none"])).code).toBe(2);
  expect(await call(["api-client", "remove", id])).toMatchObject({ code: 0 });
  expect(await call(["api-client", "remove", id])).toMatchObject({ code: 2 });
});
