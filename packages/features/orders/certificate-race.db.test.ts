import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrder } from "./place-order.server.ts";
import {
  accounts,
  buyers,
  fillCart,
  newKey,
  noChoices,
  quoteDeps,
  seedOrderStore,
  shownNow,
  skus,
  stockUp,
} from "./test-kit/order-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = quoteDeps(db);
const [ann] = buyers as [(typeof buyers)[number]];

beforeAll(async () => {
  await seedOrderStore(database);
  await pool.query("insert into tax_nexus (state) values ('WI')");
  await pool.query("insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.05, 'Wisconsin')");
  await stockUp(database, { [skus[0]]: 10_000 });
});
beforeEach(async () => {
  await pool.query("delete from cart; delete from tax_certificate");
  await pool.query(
    "insert into tax_certificate (account_number, state, number, reason) values ($1, 'WI', 'ES-04418', 'Resale')",
    [accounts[0]],
  );
  await fillCart(database, ann, { [skus[0]]: 100 });
});

const revocations = [
  ["deleted", "delete from tax_certificate"],
  ["ended", "update tax_certificate set ends_on = current_date - 1"],
] as const;

test.each(revocations)(
  "a certificate that is %s after the tax was decided and before the order is written exempts nothing",
  async (_, statement) => {
    const request = { buyer: ann, choices: noChoices, shown: await shownNow(deps, ann), idempotencyKey: newKey() };
    let isRevoked = false;
    const tax: typeof deps.tax = {
      decide: async (asked) => {
        const answer = await deps.tax.decide(asked);
        if (!isRevoked) await pool.query(statement);
        isRevoked = true;
        return answer;
      },
    };
    const placed = await placeOrder({ ...deps, tax }, request);
    // It was shown untaxed: the buyer has to see the tax first.
    expect(placed).toMatchObject({ ok: false, failure: { code: "ORDER_CHANGED" } });
    const { rows } = await pool.query("select from sales_order");
    expect(rows).toEqual([]);
  },
);

test("who revokes while the order is being written waits for it", async () => {
  const shown = await shownNow(deps, ann);
  const client = await pool.connect();
  try {
    // Holds the cart, so that the order stops in the middle of its transaction, with the certificate locked.
    await client.query("begin");
    await client.query("select from cart for update");
    const placing = placeOrder(deps, { buyer: ann, choices: noChoices, shown, idempotencyKey: newKey() });
    const waiting =
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const waiters = async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n;
    await expect.poll(waiters, { timeout: 10_000 }).toBe(1);
    const revoking = pool.query("delete from tax_certificate");
    await expect.poll(waiters, { timeout: 10_000 }).toBe(2);
    await client.query("commit");
    expect(await placing).toMatchObject({ ok: true });
    await revoking;
  } finally {
    client.release();
  }
}, 60_000);
