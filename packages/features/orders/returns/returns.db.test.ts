import { systemClock } from "@capstan/platform/clock";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { reporterFor, shipmentReport, placedOrder } from "../fulfilment/test-kit/report-kit.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { returnTransitions } from "./return-states.ts";
import { deliveredOrder, photo, returnReport, returner } from "./test-kit/return-kit.ts";

const { database } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const start = returner(database);
const [ann, , cara] = buyers as [OrderBuyer, OrderBuyer, OrderBuyer];
const dayMs = 24 * 60 * 60 * 1_000;
const rounds = sized(100, 1_000);

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100_000, [skus[1]]: 100_000, [skus[2]]: 100_000 });
  await pool.query(
    "insert into freight_rate (method, up_to_lb, price) values ('parcel', 150, 18.41), ('ltl', 9999999, 86.25)",
  );
  await pool.query(`
    insert into tax_nexus (state, taxes_freight) values ('WI', true);
    insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.0551, 'Wisconsin')`);
});

async function rowOf(number: string) {
  const { rows } = await pool.query<Record<string, string | null>>(
    `select own.status, own.credit_note, note.total::text, note.goods::text, note.freight::text, note.tax::text, note.fee::text
     from order_return as own left join invoice as note on note.number = own.credit_note where own.number = $1`,
    [number],
  );
  return rows[0]!;
}

const stockOf = async (sku: string) =>
  (await pool.query<{ quantity: number }>("select quantity from stock where sku = $1 and location_code = 'DC1'", [sku]))
    .rows[0]!.quantity;

const creditUsed = async (accountNumber: string) =>
  Number((await pool.query("select used from account_credit where account_number = $1", [accountNumber])).rows[0].used);

test("a return within the seller's days is approved, inspected, credited from the stored line, and its stock is back", async () => {
  const orderNumber = await deliveredOrder(database, ann, { [skus[0]]: 7, [skus[1]]: 60 });
  // Prices of today are not those of the order.
  await pool.query("update web_price set price = price * 3");
  const [before, used] = [await stockOf(skus[0]), await creditUsed(accounts[0])];
  const lines = [
    { line: 1, quantity: 5, reason: "too-many" as const },
    { line: 2, quantity: 60, reason: "damaged" as const, photos: [photo] },
  ];
  const started = await start(ann, orderNumber, lines, { method: "label" });
  expect(started).toMatchObject({ ok: true, value: { status: "approved" } });
  const { number } = (started as { value: { number: string } }).value;
  expect(await report(orderNumber, returnReport("return-received", number))).toMatchObject({
    value: { returnStatus: "received" },
  });
  const inspected = returnReport("return-inspected", number, [
    { line: 1, quantity: 5, accepted: 4, restocked: 3, finding: "One was used." },
    { line: 2, quantity: 60 },
  ]);
  expect(await report(orderNumber, inspected, { eventId: "inspected-1" })).toMatchObject({
    value: { returnStatus: "refunded" },
  });
  const { rows } = await pool.query<Record<string, string>>(
    `select line, quantity, line_total::text, tax::text, returned, status from sales_order_line where order_number = $1 order by line`,
    [orderNumber],
  );
  expect(rows.map(({ returned, status }) => [returned, status])).toEqual([
    [4, "delivered"],
    [60, "returned"],
  ]);
  const note = await rowOf(number);
  const cents = (text: unknown) => Math.round(Number(text) * 100);
  // Half to even: 4 of 7 at 0.0825 each, all of the other line.
  const four = cents(Number(rows[0]!["line_total"]) * (4 / 7));
  expect(cents(note["goods"])).toBe(four + cents(rows[1]!["line_total"]));
  // Freight is refunded of the damaged line alone, and the label of the other is paid as far as it goes.
  expect(cents(note["freight"])).toBeGreaterThan(0);
  expect(cents(note["freight"])).toBeLessThan(1_841);
  expect(cents(note["fee"])).toBe(four + cents(Number(rows[0]!["tax"]) * (4 / 7)));
  expect(await stockOf(skus[0])).toBe(before + 3);
  expect(await creditUsed(accounts[0])).toBeCloseTo(used - Number(note["total"]), 4);
  // Told again under its own id and under another: nothing happens twice.
  expect(await report(orderNumber, inspected, { eventId: "inspected-1" })).toMatchObject({ ok: true });
  expect(await report(orderNumber, inspected)).toMatchObject({ ok: true });
  const other = returnReport("return-inspected", number, [{ line: 1, quantity: 5 }]);
  expect(await report(orderNumber, other)).toMatchObject({ failure: { code: "REPORT_NOT_APPLICABLE" } });
  expect(await stockOf(skus[0])).toBe(before + 3);
  expect(await brokenRules(db)).toEqual([]);
});

test("a line that comes back in three returns is credited to the cent, and an order that has come back whole is returned", async () => {
  const orderNumber = await deliveredOrder(database, ann, { [skus[2]]: 7 });
  for (const quantity of [2, 2, 3]) {
    const started = await start(ann, orderNumber, [{ line: 1, quantity, reason: "not-needed" }]);
    const { number } = (started as { value: { number: string } }).value;
    // The inspection comes first, and its arrival is told afterwards.
    await report(orderNumber, returnReport("return-inspected", number, [{ line: 1, quantity }]));
    expect(await report(orderNumber, returnReport("return-received", number))).toMatchObject({
      value: { returnStatus: "refunded" },
    });
  }
  const { rows } = await pool.query(
    `select own.status, line.line_total + line.tax = (
       select sum(total) from invoice where order_number = own.number and kind = 'credit-note'
     ) as is_whole
     from sales_order as own join sales_order_line as line on line.order_number = own.number where own.number = $1`,
    [orderNumber],
  );
  expect(rows).toEqual([{ status: "returned", is_whole: true }]);
  expect(await brokenRules(db)).toEqual([]);
});

test("nobody returns what has not left, another account's order, a damaged line without a picture, or a file that is none", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 5 });
  await report(orderNumber, shipmentReport("shipped", { lines: [{ line: 1, quantity: 3 }] }));
  const refused = async (...args: Parameters<typeof start>) => {
    const result = await start(...args);
    return result.ok ? "started" : result.failure.code;
  };
  const line = { line: 1, quantity: 1, reason: "too-many" as const };
  expect(await refused(ann, orderNumber, [{ ...line, quantity: 4 }])).toBe("RETURN_EXCEEDED");
  expect(await refused(cara, orderNumber, [line])).toBe("ORDER_NOT_FOUND");
  expect(await refused(ann, orderNumber, [])).toBe("RETURN_EMPTY");
  expect(await refused(ann, orderNumber, [{ ...line, line: 2 }])).toBe("LINE_UNKNOWN");
  expect(await refused(ann, orderNumber, [line], { branchCode: null })).toBe("RETURN_BRANCH_NEEDED");
  expect(await refused(ann, orderNumber, [{ ...line, reason: "damaged" }])).toBe("RETURN_PHOTO_NEEDED");
  const script = new TextEncoder().encode("<svg onload=alert(1)>              ");
  expect(await refused(ann, orderNumber, [{ ...line, reason: "damaged", photos: [script] }])).toBe(
    "RETURN_PHOTO_REFUSED",
  );
  expect((await pool.query("select from order_return where order_number = $1", [orderNumber])).rows).toHaveLength(0);
});

test("what comes later than the seller's days waits for an answer, and what is refused can be returned again", async () => {
  const orderNumber = await deliveredOrder(database, ann, { [skus[0]]: 3 });
  const later = { ...systemClock, now: () => new Date(Date.now() + 31 * dayMs) };
  const line = { line: 1, quantity: 3, reason: "too-many" as const };
  const asked = await returner(database, later)(ann, orderNumber, [line]);
  expect(asked).toMatchObject({ value: { status: "requested" } });
  const { number } = (asked as { value: { number: string } }).value;
  expect(await start(ann, orderNumber, [{ ...line, quantity: 1 }])).toMatchObject({
    failure: { code: "RETURN_EXCEEDED" },
  });
  const refusal = { ...returnReport("return-refused", number), reason: "Opened." };
  expect(await report(orderNumber, refusal)).toMatchObject({ value: { returnStatus: "refused" } });
  expect(await report(orderNumber, returnReport("return-received", number))).toMatchObject({
    failure: { code: "RETURN_STATE_REFUSED" },
  });
  expect(await start(ann, orderNumber, [line])).toMatchObject({ value: { status: "approved" } });
  expect(await brokenRules(db)).toEqual([]);
});

test(
  `in ${rounds} rounds two returns of the same units never both start, and an inspection told twice at once credits once`,
  async () => {
    const orderNumber = await deliveredOrder(database, cara, { [skus[1]]: rounds });
    for (let round = 0; round < rounds; round += 1) {
      // Each round asks for all that is left and gets one unit of it credited.
      const left = rounds - round;
      const line = { line: 1, quantity: left, reason: "too-many" as const };
      const idempotencyKey = String(round).padStart(32, "a");
      const both = await Promise.all([
        start(cara, orderNumber, [line], round % 2 === 0 ? { idempotencyKey } : {}),
        start(cara, orderNumber, [line], round % 2 === 0 ? { idempotencyKey } : {}),
      ]);
      const numbers = new Set(both.flatMap((one) => (one.ok ? [one.value.number] : [])));
      expect([round, numbers.size]).toEqual([round, 1]);
      const [number = ""] = numbers;
      const found = [{ line: 1, quantity: 1 }];
      const told = await Promise.all([
        report(orderNumber, returnReport("return-inspected", number, found)),
        report(orderNumber, returnReport("return-inspected", number, found)),
        report(orderNumber, returnReport("return-refused", number)),
      ]);
      expect(told.filter((one) => one.ok).length).toBeGreaterThan(0);
      if ((await rowOf(number))["status"] === "refused") {
        // The refusal won: the unit comes back by another return.
        const again = await start(cara, orderNumber, [{ ...line, quantity: 1 }]);
        const next = (again as { value: { number: string } }).value.number;
        await report(orderNumber, returnReport("return-inspected", next, found));
      }
    }
    const { rows } = await pool.query(
      `select returned, (select sum(total)::text from invoice where order_number = $1 and kind = 'credit-note') as credited,
       (line_total + tax)::text as sold
     from sales_order_line where order_number = $1`,
      [orderNumber],
    );
    expect(rows).toEqual([{ returned: rounds, credited: rows[0].sold, sold: rows[0].sold }]);
    expect(await brokenRules(db)).toEqual([]);
  },
  120_000 + rounds * 1_500,
);

test("the database has the same lawful changes of a return as the table", async () => {
  const { rows } = await pool.query<{ it: string }>(
    "select from_status || ' ' || to_status as it from order_transition where subject = 'return'",
  );
  expect(rows.map(({ it }) => it).toSorted()).toEqual(returnTransitions.map((pair) => pair.join(" ")).toSorted());
});
