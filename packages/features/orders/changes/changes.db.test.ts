import { setTimeout as pause } from "node:timers/promises";
import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { changesAfter } from "./changes.store.server.ts";
import { publishWaitingChanges } from "./publish-changes.server.ts";

const { database } = testEngines();
const { db, pool } = database;

/** Events of one order in a transaction that commits later: its rows were written before those of others that commit first. */
async function writeEvents(orderNumber: string, sequences: readonly number[], delayMs: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const sequence of sequences)
      await client.query(
        `insert into sales_order_event (account_number, order_number, sequence, placed_at, at, status, actor)
         values ('0884512907', $1, $2, now(), now(), 'placed', 'system')`,
        [orderNumber, sequence],
      );
    await pause(delayMs);
    await client.query(delayMs % 5 === 0 ? "rollback" : "commit");
  } finally {
    client.release();
  }
}

test("readers that go on from where they were miss nothing, while others write, commit late and roll back", async () => {
  const writing = new AbortController();
  const seen: { position: string; orderNumber: string; sequence: number }[] = [];
  const follow = async () => {
    let after = 0n;
    for (;;) {
      const isLast = writing.signal.aborted;
      if (isLast) await publishWaitingChanges(db);
      const changes = await changesAfter(db, { onlyAccount: null, after, limit: 7 });
      seen.push(...changes);
      after = BigInt(changes.at(-1)?.position ?? after);
      if (changes.length === 0 && isLast) return;
      await pause(3);
    }
  };
  const publish = async () => {
    while (!writing.signal.aborted) {
      await publishWaitingChanges(db);
      await pause(2);
    }
  };
  const write = async (writer: number) => {
    for (let order = 0; order < 12; order += 1)
      await writeEvents(`W${writer}-${order}`, [1, 2, 3], (writer * 7 + order * 3) % 31);
  };
  const others = [follow(), publish(), publish()];
  await Promise.all([1, 2, 3, 4].map(write));
  writing.abort();
  await Promise.all(others);
  const { rows } = await pool.query<{ events: number }>("select count(*)::int as events from sales_order_event");
  expect(rows[0]!.events).toBeGreaterThan(60);
  expect(seen).toHaveLength(rows[0]!.events);
  expect(seen.map(({ position }) => Number(position))).toEqual(seen.map((_, at) => at + 1));
  for (const [orderNumber, its] of Map.groupBy(seen, (change) => change.orderNumber))
    expect([orderNumber, its.map(({ sequence }) => sequence)]).toEqual([orderNumber, [1, 2, 3]]);
}, 60_000);

test("a reader of one account sees nothing of another's", async () => {
  const changes = await changesAfter(db, { onlyAccount: "0884512915", after: 0n, limit: 100 });
  expect(changes).toEqual([]);
});
