import { auditOf } from "@capstan/features/audit/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type TestApp, cookieOf, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OfficeDecision, answerHold } from "./answer-hold.server.ts";
import { officeReader } from "./office-reader.server.ts";

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const clock = { now: () => new Date("2026-11-18T12:00:00Z") };
const [accountNumber] = harlow;
const orderNumber = "1041-00001";
const reader = officeReader({ db });
const as = (userId: string, changes: Partial<Visitor> = {}): Visitor => ({
  ...anonymous,
  level: "fully-authenticated",
  userId,
  ...changes,
});
const staff = as("staff");

let app: TestApp;
beforeAll(async () => {
  await seedPeople(database);
  await pool.query("insert into account_credit (account_number, credit_limit) values ($1, 1000)", [accountNumber]);
  app = await testApp(engines, {});
});
afterAll(async () => app.close());
beforeEach(async () => {
  await pool.query(
    "delete from order_hold; delete from order_note; delete from sales_order_event; delete from sales_order_line; delete from sales_order",
  );
  await pool.query("update account_credit set used = 20 where account_number = $1", [accountNumber]);
  await pool.query(
    `insert into sales_order (number, account_number, user_id, placed_at, status, ship_to, bill_to, payment_terms, shipments,
       subtotal, freight, freight_tax, tax, total, credit_held, version)
     values ($1, $2, 'ann', '2026-11-18T11:00:00Z', 'on-hold', '{"name":"Dock","address1":"PO Box 1","city":"Rockford","state":"IL","zip":"61104"}',
       '{"city":"Rockford","state":"IL","zip":"61104"}', 'Net 30', '[]', 20, 0, 0, 0, 20, 20, 1)`,
    [orderNumber, accountNumber],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at, status, description, line_total, tax, fulfilment)
     values ($1, 1, $2, '1AA01A', 10, 2, '2026-11-18T11:00:00Z', 'on-hold', 'Screw', 20, 0, 'ship')`,
    [orderNumber, accountNumber],
  );
  await pool.query(
    `insert into sales_order_event (account_number, order_number, sequence, placed_at, at, status, actor, user_id)
     values ($2, $1, 1, '2026-11-18T11:00:00Z', '2026-11-18T11:00:00Z', 'on-hold', 'buyer', 'ann')`,
    [orderNumber, accountNumber],
  );
  await pool.query(
    `insert into order_hold (account_number, order_number, kind, reason, details, placed_at, held_at)
     values ($2, $1, 'address', 'po-box', '{"line":"PO Box 1"}', '2026-11-18T11:00:00Z', '2026-11-18T11:00:00Z'),
       ($2, $1, 'credit', 'over-review-limit', '{"over":"5.0000","limit":"15.0000"}', '2026-11-18T11:00:00Z', '2026-11-18T11:00:00Z')`,
    [orderNumber, accountNumber],
  );
});

async function answer(decision: OfficeDecision, note = "", visitor = staff, number = orderNumber) {
  const result = await answerHold({ db, clock }, { visitor, orderNumber: number, decision, note });
  return result.ok ? result.value.outcome : result.failure.code;
}
const statusOf = async () =>
  (await pool.query<{ status: string }>("select status from sales_order where number = $1", [orderNumber])).rows[0]
    ?.status;
const actions = async () => (await auditOf(db, accountNumber, { limit: 5 })).entries.map(({ action }) => action);

test("staff sees what waits and why, and who is not staff sees no office", async () => {
  expect(await reader.queue(staff)).toMatchObject({
    staffName: "Staff Member",
    orders: [
      { orderNumber, total: "$20.00", lines: 1, reasons: ["Address: a PO box", "Credit: over the review limit"] },
    ],
  });
  const view = await reader.order(staff, orderNumber);
  expect(view?.holds.map(({ facts }) => facts)).toEqual([
    [{ name: "Address", value: "PO Box 1" }],
    expect.arrayContaining([
      { name: "Review limit", value: "$15.00" },
      { name: "Over it by", value: "$5.00" },
    ]),
  ]);
  for (const nobody of [as("ann"), anonymous, as("staff", { level: "rml-user" }), as("ann", { agentId: "agent" })]) {
    expect(await reader.queue(nobody)).toBeUndefined();
    expect(await reader.order(nobody, orderNumber)).toBeUndefined();
    expect(await answer("release", "", nobody)).toBe("ORDER_NOT_FOUND");
  }
  expect(await statusOf()).toBe("on-hold");
});

test("the route answers a customer as if there were no such order", async () => {
  const post = async (who: string) => {
    const cookie = await cookieOf(engines, `${who}:fully-authenticated`);
    const payload = { orderNumber, decision: "release" };
    const { statusCode, body } = await app.inject({
      method: "POST",
      url: lazyUrls.answerHold(),
      payload,
      headers: { origin, cookie },
    });
    return { statusCode, body };
  };
  const refused = await post("ann");
  expect([refused.statusCode, refused.body.includes("ORDER_NOT_FOUND")]).toEqual([404, true]);
  expect(await statusOf()).toBe("on-hold");
  expect((await post("agent")).statusCode).toBeLessThan(400);
  expect(await statusOf()).toBe("placed");
});

test("a release is recorded once, ends all holds and sends the order on; a second press changes nothing", async () => {
  expect(await answer("release", "Called Ann, street address follows")).toBe("released");
  expect(await answer("release")).toBe("released");
  expect(await statusOf()).toBe("placed");
  const { rows } = await pool.query("select kind, released_by from order_hold order by kind");
  expect(rows).toEqual([
    { kind: "address", released_by: "staff" },
    { kind: "credit", released_by: "staff" },
  ]);
  expect((await actions())[0]).toBe("order-released");
  expect((await reader.queue(staff))?.orders).toEqual([]);
  const events = await pool.query("select status, actor, details from sales_order_event where sequence = 2");
  expect(events.rows).toEqual([{ status: "placed", actor: "staff", details: { decision: "released" } }]);
  expect((await reader.order(staff, orderNumber))?.timeline.map(({ note }) => note)).toContain(
    "Called Ann, street address follows",
  );
});

test("a cancellation needs a reason, frees the credit and is recorded; a note changes nothing else", async () => {
  expect(await answer("cancel")).toBe("OFFICE_NOTE_REQUIRED");
  expect(await answer("note", "Left a message")).toBe("noted");
  expect(await statusOf()).toBe("on-hold");
  expect(await answer("cancel", "We can't deliver there")).toBe("canceled");
  expect([await statusOf(), (await actions()).slice(0, 2)]).toEqual(["cancelled", ["order-cancelled", "order-note"]]);
  const { rows } = await pool.query("select used::text from account_credit where account_number = $1", [accountNumber]);
  expect(rows).toEqual([{ used: "0.0000" }]);
  expect(await answer("release")).toBe("ORDER_STATE_REFUSED");
  expect(await answer("note", "x", staff, "1041-99999")).toBe("ORDER_NOT_FOUND");
});

const rounds = sized(50, 1_000);

test(
  `of a release and a cancellation at once one happens, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await pool.query(
        "update order_hold set released_at = null, released_by = null; alter table sales_order disable trigger user",
      );
      await pool.query("update sales_order set status = 'on-hold', version = 1, credit_held = 20");
      await pool.query(
        "update sales_order_line set status = 'on-hold' where status <> 'on-hold' and line_total is null",
      );
      await pool.query("alter table sales_order enable trigger user; delete from sales_order_event where sequence > 1");
      await pool.query("update account_credit set used = 20 where account_number = $1", [accountNumber]);
      await Promise.all([answer("release"), answer("cancel", "No"), answer("release")]);
      const { rows } = await pool.query<{ steps: string }>(
        "select string_agg(status, ' ' order by sequence) as steps from sales_order_event",
      );
      expect(["on-hold placed", "on-hold cancelled", "on-hold placed cancelled"]).toContain(rows[0]?.steps);
    }
  },
  60_000 + rounds * 500,
);
