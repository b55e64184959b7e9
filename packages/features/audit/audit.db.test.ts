import { testEngines } from "@capstan/platform/test-kit";
import { beforeEach, expect, test } from "vitest";
import { auditOf, recordAudit, verifyChains } from "./server.ts";
import type { NewAuditEvent } from "./audit.ts";

const { db, pool } = testEngines().database;
let accounts = 0;
let account = "";

beforeEach(() => {
  accounts += 1;
  account = `08845${String(accounts).padStart(5, "0")}`;
});

function addition(at: number): NewAuditEvent {
  const details = {
    items: [{ sku: `1AA${at}`, quantity: at }],
    note: 'ü 𝄞 " \\',
    nested: { b: [1.5, null, true], a: {} },
  };
  return { accountNumber: account, userId: "ann", agentId: "agent", action: "cart-add", details };
}

async function record(event: NewAuditEvent): Promise<void> {
  await db.transaction().execute(async (tx) => recordAudit(tx, event));
}

async function verify(chain = account) {
  const found = [];
  for await (const verified of verifyChains(db, chain)) found.push(verified);
  return found;
}

/** As somebody would who owns the database. */
async function behindTheTrigger(statement: string) {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(statement);
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
}

test("50 writers at once keep one unbroken chain, in the order of time", async () => {
  await Promise.all(Array.from({ length: 50 }, async (_, at) => record(addition(at))));
  expect(await verify()).toEqual([
    { chain: account, events: 50, hash: expect.stringMatching(/^[0-9a-f]{64}$/), broken: null },
  ]);
  const { entries } = await auditOf(db, account, { limit: 50 });
  expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, at) => 50 - at));
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test("what is rolled back is not on record, and leaves no gap", async () => {
  await record(addition(1));
  const failed = db.transaction().execute(async (tx) => {
    await recordAudit(tx, addition(2));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await record(addition(3));
  expect(await verify()).toMatchObject([{ events: 2, broken: null }]);
});

test.each([
  "update audit_event set action = 'x'",
  "delete from audit_event",
  "truncate audit_event",
  "delete from audit_chain",
  "truncate audit_chain",
])("nobody gets through with: %s", async (statement) => {
  await record(addition(1));
  await expect(pool.query(statement)).rejects.toThrow("only ever added");
});

test.each([
  ["details", "update audit_event set details = '{}' where sequence = 3", 3, "the row was changed"],
  ["who did it", "update audit_event set agent_id = null where sequence = 2", 2, "the row was changed"],
  ["time", "update audit_event set at = at - interval '1 day' where sequence = 5", 5, "the row was changed"],
  ["a row that is gone", "delete from audit_event where sequence = 4", 4, "the row is missing"],
  ["the last rows that are gone", "delete from audit_event where sequence > 3", 4, "the row is missing"],
  [
    "a row with a fitting hash of its own",
    "update audit_event set hash = sha256('x'), previous_hash = previous_hash where sequence = 2",
    2,
    "the row was changed",
  ],
  ["the end", "update audit_chain set hash = sha256('x')", 5, "the chain's end is another one"],
  ["an end that is gone", "delete from audit_chain", 1, "the chain's end is missing"],
])("%s, changed behind the trigger's back, is found", async (_, statement, sequence, problem) => {
  for (const at of [1, 2, 3, 4, 5]) await record(addition(at));
  const where = `chain = '${account}'`;
  await behindTheTrigger(statement.includes("where") ? `${statement} and ${where}` : `${statement} where ${where}`);
  expect(await verify()).toMatchObject([{ chain: account, broken: { sequence, problem } }]);
});

test("an account's page has its own events only, newest first, and leads on by its last one", async () => {
  for (const at of [1, 2, 3]) await record(addition(at));
  await record({ ...addition(4), accountNumber: null });
  await record({ ...addition(5), accountNumber: "0999999999" });
  const first = await auditOf(db, account, { limit: 2 });
  expect([first.entries.map(({ sequence }) => sequence), first.before]).toEqual([[3, 2], 2]);
  const second = await auditOf(db, account, { limit: 2, before: 2 });
  expect([second.entries.map(({ sequence }) => sequence), second.before]).toEqual([[1], null]);
  expect((await auditOf(db, "user:ann", { limit: 9 })).entries).toEqual([]);
  expect(await verify("user:ann")).toMatchObject([{ events: 1, broken: null }]);
});
