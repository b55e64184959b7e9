import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { placedOrder } from "../fulfilment/test-kit/report-kit.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, buyers, newKey, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { messagesOf } from "./order-message.store.server.ts";
import { sendMessage } from "./send-message.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const [ann, bob, cara] = buyers as [OrderBuyer, OrderBuyer, OrderBuyer];
const deps = { db, clock: systemClock, origin: "https://store.example" };

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100 });
});

test("a message is written once, mailed to the other side, and neither read nor written by another account", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 1 });
  const asked = { writer: bob, orderNumber, text: "Can it <b>still</b> make Friday?", idempotencyKey: newKey() };
  const both = await Promise.all([sendMessage(deps, asked), sendMessage(deps, asked)]);
  expect(new Set(both.map((one) => one.ok && one.value.message))).toEqual(new Set([1, null]));
  const answer = { writer: { ...ann, agentId: bob.userId }, orderNumber, text: "Yes.", idempotencyKey: newKey() };
  expect(await sendMessage(deps, answer)).toMatchObject({ value: { message: 2 } });
  expect(await sendMessage(deps, { ...asked, writer: cara, idempotencyKey: newKey() })).toMatchObject({
    failure: { code: "ORDER_NOT_FOUND" },
  });
  const key = { accountNumber: accounts[0], orderNumber };
  expect((await messagesOf(db, key)).map(({ text, agentName }) => [text, agentName])).toEqual([
    ["Can it <b>still</b> make Friday?", null],
    ["Yes.", bob.userId],
  ]);
  expect(await messagesOf(db, { ...key, accountNumber: accounts[1] })).toEqual([]);
  const { rows } = await pool.query<{ payload: Record<string, string> }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'kind' = 'order-message' order by payload ->> 'id'",
  );
  // The store hears of the question, and whoever asked of the answer.
  expect(rows.map(({ payload }) => payload["to"])).toEqual([
    "service@capstansupply.example",
    `${bob.userId}@works.example`,
  ]);
  expect(rows[0]?.payload["html"]).toContain("&lt;b&gt;still&lt;/b&gt;");
});
