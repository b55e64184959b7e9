import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import { createSecretBox } from "@capstan/platform/secret-box";
import { testEngines } from "@capstan/platform/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deliverWebhooks } from "./deliver-webhooks.server.ts";
import { registerWebhook, replayWebhook } from "./register-webhook.server.ts";
import { FaultyReceiver, type Fault } from "./test-kit/faulty-receiver.ts";
import { listEndpoints, takeLease } from "./webhooks.store.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const accountNumber = "0884512907";
const other = "0884512915";
let now = new Date("2026-11-18T12:00:00Z");
const clock = { now: () => now };
const secrets = createSecretBox([Buffer.alloc(32, 1)]);
const timeoutMs = 300;
const fetch = createOutboundFetch({ allowsPrivate: true, allowsLoopback: true }, timeoutMs);
const deps = { db, clock, secrets, fetch };
let receiver: FaultyReceiver;

beforeEach(async () => {
  await pool.query("delete from webhook_endpoint; delete from sales_order_event; delete from order_change");
  await pool.query("delete from order_change_waiting; update order_change_counter set last_position = 0");
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ($1, 'Harlow', 'business', '1 Road', 'Milwaukee', 'WI', '53202'), ($2, 'Orrin', 'business', '2 Road', 'Dayton', 'OH', '45402')
     on conflict do nothing`,
    [accountNumber, other],
  );
  receiver = new FaultyReceiver();
  await receiver.start();
});
afterEach(async () => receiver.stop());

async function register(events: readonly string[] = ["*"], onlyAccount: string | null = null): Promise<string> {
  const added = await registerWebhook(deps, { url: receiver.url, events, accountNumber: onlyAccount });
  if (!added) throw new Error("there is no such account");
  receiver.secret = added.secret;
  return added.id;
}

let orders = 0;
/** Events of a new order, in the feed. */
async function happen(count: number, account = accountNumber): Promise<string> {
  orders += 1;
  const orderNumber = `1041-${String(orders).padStart(5, "0")}`;
  for (let sequence = 1; sequence <= count; sequence += 1)
    await pool.query(
      `insert into sales_order_event (account_number, order_number, sequence, placed_at, at, status, actor, details)
       values ($1, $2, $3, now(), now(), 'placed', 'system', $4)`,
      [account, orderNumber, sequence, sequence === 2 ? { report: "shipped", shipment: 1 } : {}],
    );
  await pool.query("select publish_order_changes(500)");
  return orderNumber;
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const state = async () => (await listEndpoints(db))[0];

test("an endpoint is told what it asked for, in order, signed; nothing from before, and of its own account alone", async () => {
  await happen(2);
  await register(["order.*"], accountNumber);
  await happen(3, other);
  const orderNumber = await happen(3);
  await deliverWebhooks(deps);
  expect(receiver.badSignatures).toEqual([]);
  expect(receiver.received.map(({ type, data }) => [type, data.orderNumber, data.sequence])).toEqual([
    ["order.placed", orderNumber, 1],
    ["order.changed", orderNumber, 3],
  ]);
  await deliverWebhooks(deps);
  expect(receiver.received).toHaveLength(2);
});

test("through errors, silence, resets, redirects, late answers and restarts everything arrives in order, and what was acknowledged never again", async () => {
  await register();
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const faults: readonly Fault[] = ["error", "silence", "reset", "late", "redirect"];
  receiver.fault = () => (random() < 0.3 ? (faults[Math.floor(random() * faults.length)] ?? "none") : "none");
  const total = 120;
  for (let made = 0; made < total; made += 3) await happen(3);
  for (let round = 0; round < 400 && receiver.acknowledged.length < total; round += 1) {
    if (round % 7 === 3) {
      await receiver.stop();
      await deliverWebhooks(deps);
      await receiver.start();
    }
    // Several workers at once.
    await Promise.all([deliverWebhooks(deps), deliverWebhooks(deps), deliverWebhooks(deps)]);
    later(6 * 60 * 60 * 1_000);
  }
  const positions = receiver.acknowledged.map(({ data }) => Number(data.position));
  expect(positions).toEqual(Array.from({ length: total }, (_, at) => at + 1));
  // Nothing later came before something earlier was acknowledged.
  let last = 0;
  for (const { data, isAcknowledged } of receiver.received) {
    expect(Number(data.position)).toBe(last + 1);
    if (isAcknowledged) last += 1;
  }
  expect(receiver.received.length).toBeGreaterThan(total);
  const ids = Map.groupBy(receiver.received, ({ data }) => data.position);
  for (const [position, tries] of ids) expect(new Set(tries.map(({ id }) => id))).toEqual(new Set([`evt_${position}`]));
}, 120_000);

test("a worker that died while it delivered is followed by another once its lease is over", async () => {
  const id = await register();
  await happen(1);
  await takeLease(db, { id, lease: randomUUID(), now, until: new Date(now.getTime() + 60_000) });
  await deliverWebhooks(deps);
  expect(receiver.received).toEqual([]);
  later(60_001);
  await deliverWebhooks(deps);
  expect(receiver.acknowledged).toHaveLength(1);
});

test("waits grow, other endpoints go on, and after three days without an answer it is disabled until it is replayed", async () => {
  const id = await register();
  receiver.fault = () => "error";
  await happen(1);
  await deliverWebhooks(deps);
  await deliverWebhooks(deps);
  expect(receiver.received).toHaveLength(1);
  expect(await state()).toMatchObject({ attempts: 1, lastFailure: "answered 500", disabledAt: null });
  let tries = 1;
  for (; tries < 100 && (await state())?.disabledAt === null; tries += 1) {
    const { rows } = await pool.query<{ next_at: Date }>("select next_at from webhook_endpoint");
    now = rows[0]?.next_at ?? now;
    await deliverWebhooks(deps);
  }
  expect(tries).toBe(25);
  receiver.fault = () => "none";
  later(24 * 60 * 60 * 1_000);
  await deliverWebhooks(deps);
  expect(receiver.acknowledged).toEqual([]);
  expect(await replayWebhook(deps, { id, after: 2n })).toBe(false);
  expect(await replayWebhook(deps, { id, after: 0n })).toBe(true);
  await deliverWebhooks(deps);
  expect(receiver.acknowledged.map((message) => message.id)).toEqual(["evt_1"]);
});

test("a replay sends what was acknowledged once more with the same ids; who says it is gone is disabled at once", async () => {
  const id = await register();
  await happen(3);
  await deliverWebhooks(deps);
  await replayWebhook(deps, { id, after: 1n });
  await deliverWebhooks(deps);
  expect(receiver.acknowledged.map((message) => message.id)).toEqual(["evt_1", "evt_2", "evt_3", "evt_2", "evt_3"]);
  receiver.fault = () => "gone";
  await happen(1);
  await deliverWebhooks(deps);
  expect((await state())?.disabledAt).toEqual(now);
});

test("an address in the operator's own network is not called unless that is allowed", async () => {
  await register();
  await happen(1);
  const careful = createOutboundFetch({ allowsPrivate: false, allowsLoopback: false }, timeoutMs);
  await deliverWebhooks({ ...deps, fetch: careful });
  expect(receiver.received).toEqual([]);
  expect((await state())?.lastFailure).toContain("is not on a network that may be called");
});

test("what is published wakes one job; a stolen row of secrets signs nothing", async () => {
  await register();
  await pool.query("delete from graphile_worker._private_jobs");
  await happen(3);
  await happen(1);
  const { rows } = await pool.query(
    "select 1 from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id where identifier = 'webhooks:deliver'",
  );
  expect(rows).toHaveLength(1);
  await deliverWebhooks({ ...deps, secrets: createSecretBox([Buffer.alloc(32, 2)]) });
  await pause(10);
  expect(receiver.received).toEqual([]);
  expect((await state())?.lastFailure).toContain("SECRETS_KEY");
});
