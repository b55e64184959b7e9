import { randomUUID } from "node:crypto";
import { systemClock } from "@capstan/platform/clock";
import { sized, testEngines } from "@capstan/platform/test-kit";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../cancel-order.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { placedOrder, reporterFor, shipmentReport } from "./test-kit/report-kit.ts";
import { anyShipmentPlan, reportsOf } from "./test-kit/shipment-plans.ts";

const { database } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
const rounds = sized(15, 1_000);
const limitMs = 60_000 + rounds * 1_500;

beforeAll(async () => seedOrderStore(database));
beforeEach(async () => {
  await pool.query("delete from cart");
  await stockUp(database, { [skus[0]]: 100, [skus[1]]: 100, [skus[2]]: 0 });
});

async function one<Row>(statement: string, values: readonly unknown[] = []): Promise<Row> {
  return (await pool.query(statement, [...values])).rows[0] as Row;
}

const stockOf = async (sku: string, location = "DC1") =>
  one<{ quantity: number; reserved: number }>(
    "select quantity, reserved from stock where sku = $1 and location_code = $2",
    [sku, location],
  );
const statusOf = async (orderNumber: string) =>
  one("select status, version from sales_order where number = $1", [orderNumber]);

test("a line is sent in two parts: stock and reservation go down with each, and the order follows its shipments", async () => {
  const before = await stockOf(skus[0]);
  const number = await placedOrder(database, ann, { [skus[0]]: 10, [skus[1]]: 3 });
  const first = [
    { line: 1, quantity: 6 },
    { line: 2, quantity: 3 },
  ];
  expect(await report(number, shipmentReport("packed", { lines: first }))).toMatchObject({
    ok: true,
    value: { outcome: "applied", status: "in-fulfilment", shipment: 1 },
  });
  expect(await stockOf(skus[0])).toEqual({ ...before, reserved: before.reserved + 10 });
  await report(number, shipmentReport("shipped", { carrier: "UPS" }));
  expect(await stockOf(skus[0])).toEqual({ quantity: before.quantity - 6, reserved: before.reserved + 4 });
  await report(number, shipmentReport("shipped", { shipment: "W2", lines: [{ line: 1, quantity: 4 }] }));
  expect(await statusOf(number)).toMatchObject({ status: "shipped", version: 4 });
  expect(await stockOf(skus[0])).toEqual({ quantity: before.quantity - 10, reserved: before.reserved });
  await report(number, shipmentReport("delivered"));
  await report(number, shipmentReport("delivered", { shipment: "W2" }));
  expect(await statusOf(number)).toMatchObject({ status: "delivered", version: 6 });
  const { rows } = await pool.query(
    "select shipment, status, carrier, promised_on is not null as promised from order_shipment where order_number = $1 order by 1",
    [number],
  );
  expect(rows).toEqual([
    { shipment: 1, status: "delivered", carrier: "UPS", promised: true },
    { shipment: 2, status: "delivered", carrier: null, promised: true },
  ]);
  expect(await brokenRules(db)).toEqual([]);
});

test("the same event again is answered with the same and changes nothing; for another report it is refused", async () => {
  const number = await placedOrder(database, ann, { [skus[0]]: 2 });
  const eventId = randomUUID();
  const packed = shipmentReport("packed", { lines: [{ line: 1, quantity: 2 }] });
  const answers = await Promise.all([1, 2, 3].map(async () => report(number, packed, { eventId })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ ok: true, value: { shipment: 1 } });
  expect(await statusOf(number)).toMatchObject({ version: 2 });
  expect(await report(number, shipmentReport("shipped"), { eventId })).toMatchObject({
    failure: { code: "EVENT_ID_REUSED" },
  });
  const other = await placedOrder(database, ann, { [skus[0]]: 2 });
  expect(await report(other, packed, { eventId })).toMatchObject({ failure: { code: "EVENT_ID_REUSED" } });
  expect(await brokenRules(db)).toEqual([]);
});

test("what is collected goes out of the stock where it was reserved, and ends the order", async () => {
  await stockUp(database, { [skus[3]]: 5 }, "101");
  const number = await placedOrder(database, ann, { [skus[3]]: 5 }, [skus[3]]);
  const lines = [{ line: 1, quantity: 5 }];
  expect(await report(number, shipmentReport("shipped", { lines, from: "101" }))).toMatchObject({
    failure: { code: "REPORT_NOT_APPLICABLE" },
  });
  await report(number, shipmentReport("packed", { lines, from: "101" }));
  await report(number, shipmentReport("picked-up"));
  expect(await statusOf(number)).toMatchObject({ status: "picked-up" });
  expect(await stockOf(skus[3], "101")).toEqual({ quantity: 0, reserved: 0 });
  expect(await brokenRules(db)).toEqual([]);
});

test("a new date holds until a newer report, however late an older one comes", async () => {
  const number = await placedOrder(database, ann, { [skus[2]]: 4 });
  const dates = (at: string, expectedOn: "2026-12-01" | "2026-12-04") =>
    ({ kind: "backordered", at, reason: "late truck", lines: [{ line: 1, quantity: 4, expectedOn }] }) as const;
  await report(number, dates("2026-11-17T10:00:00.000Z", "2026-12-04"));
  await report(number, dates("2026-11-17T09:00:00.000Z", "2026-12-01"));
  expect(
    await one(
      "select expected_on::text, previous_on, reason from order_backorder where account_number = $1 and order_number = $2",
      [accounts[0], number],
    ),
  ).toEqual({ expected_on: "2026-12-04", previous_on: null, reason: "late truck" });
  expect(await statusOf(number)).toMatchObject({ status: "placed", version: 2 });
  expect(
    await report(number, {
      ...dates("2026-11-17T11:00:00.000Z", "2026-12-04"),
      lines: [{ line: 1, quantity: 5, expectedOn: null }],
    }),
  ).toMatchObject({ failure: { code: "QUANTITY_EXCEEDED", left: 4 } });
});

test("an unknown order, another account's, an unknown place and a time to come are refused", async () => {
  const number = await placedOrder(database, ann, { [skus[0]]: 1 });
  const lines = [{ line: 1, quantity: 1 }];
  const packed = shipmentReport("packed", { lines });
  const stranger = { id: "stranger", accountNumber: accounts[1] };
  expect(await report("1041-99999", packed)).toMatchObject({ failure: { code: "ORDER_NOT_FOUND" } });
  expect(await report(number, packed, { client: stranger })).toMatchObject({ failure: { code: "ORDER_NOT_FOUND" } });
  expect(await report(number, shipmentReport("packed", { lines, from: "Mars" }))).toMatchObject({
    failure: { code: "LOCATION_UNKNOWN" },
  });
  const at = new Date(Date.now() + 172_800_000).toISOString();
  expect(await report(number, shipmentReport("packed", { lines, at }))).toMatchObject({
    failure: { code: "REPORT_TIME_REFUSED" },
  });
  expect(await statusOf(number)).toEqual({ status: "placed", version: 1 });
});

test(
  `${rounds} times two shipments want the last of a line at once: one of them is taken`,
  async () => {
    await stockUp(database, { [skus[1]]: rounds * 5 });
    for (let round = 0; round < rounds; round += 1) {
      const number = await placedOrder(database, ann, { [skus[1]]: 5 });
      const sent = ["A", "B"].map(async (shipment) =>
        report(number, shipmentReport("shipped", { shipment, lines: [{ line: 1, quantity: 3 }] })),
      );
      const codes = (await Promise.all(sent)).map((result) => (result.ok ? "ok" : result.failure.code));
      expect(codes.toSorted()).toEqual(["QUANTITY_EXCEEDED", "ok"]);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test(
  `${rounds} times an order is packed and cancelled at once: one of them happens`,
  async () => {
    await stockUp(database, { [skus[1]]: rounds * 5 });
    for (let round = 0; round < rounds; round += 1) {
      const orderNumber = await placedOrder(database, ann, { [skus[1]]: 5 });
      const [packed, cancelled] = await Promise.all([
        report(orderNumber, shipmentReport("packed", { lines: [{ line: 1, quantity: 5 }] })),
        cancelOrder({ db, clock: systemClock }, { buyer: { ...ann, role: "buyer" }, orderNumber, reason: "" }),
      ]);
      expect(packed.ok).toBe(!cancelled.ok);
      expect(await statusOf(orderNumber)).toMatchObject({ status: packed.ok ? "in-fulfilment" : "cancelled" });
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  limitMs,
);

test("cancelling what is packed cancels its shipment; what has left in part can't be cancelled, and nothing of that stays", async () => {
  const cancel = async (number: string) =>
    pool.query(
      "select * from move_order($1, $2, null, array['in-fulfilment'], 'cancelled', 'staff', null, null, '{}', now())",
      [accounts[0], number],
    );
  const packed = await placedOrder(database, ann, { [skus[0]]: 2 });
  await report(packed, shipmentReport("packed", { lines: [{ line: 1, quantity: 2 }] }));
  await cancel(packed);
  expect(await one("select status from order_shipment where order_number = $1", [packed])).toEqual({
    status: "cancelled",
  });
  const sent = await placedOrder(database, ann, { [skus[0]]: 2 });
  await report(sent, shipmentReport("shipped", { lines: [{ line: 1, quantity: 1 }] }));
  await expect(cancel(sent)).rejects.toThrow("has left in part");
  expect(await brokenRules(db)).toEqual([]);
});

test(
  "whatever is sent in parts, twice, at once and in any order: the books are right after each, and the order ends delivered",
  async () => {
    await pool.query("update account_credit set credit_limit = used + 100000000");
    const property = fc.asyncProperty(
      anyShipmentPlan.chain((plan) => {
        const reports = reportsOf(plan, "101");
        return fc.tuple(
          fc.constant(plan),
          fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        );
      }),
      async ([plan, sent]) => {
        await stockUp(database, Object.fromEntries(skus.map((sku) => [sku, 20])));
        await stockUp(database, Object.fromEntries(skus.map((sku) => [sku, 8])), "101");
        await pool.query("delete from cart");
        const quantities = Object.fromEntries(plan.lines.map(({ quantity }, at) => [skus[at] ?? "", quantity]));
        const pickup = plan.lines.flatMap(({ fulfilment }, at) => (fulfilment === "pickup" ? [skus[at] ?? ""] : []));
        const number = await placedOrder(database, ann, quantities, pickup);
        // Two at a time, as two hands of a warehouse would.
        for (let at = 0; at < sent.length; at += 2) {
          const results = await Promise.all(sent.slice(at, at + 2).map(async (each) => report(number, each)));
          expect(results.filter((result) => !result.ok)).toEqual([]);
        }
        const isPickup = plan.lines.every(({ fulfilment }) => fulfilment === "pickup");
        expect(await statusOf(number)).toMatchObject({ status: isPickup ? "picked-up" : "delivered" });
        expect(
          await one("select count(*)::int as kept from stock_reservation where order_number = $1", [number]),
        ).toEqual({ kept: 0 });
        expect(await brokenRules(db)).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: sized(12, 1_000), endOnFailure: true });
  },
  limitMs * 2,
);
