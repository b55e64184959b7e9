import { stockReader } from "@capstan/features/availability/server";
import { testEngines } from "@capstan/platform/test-kit";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { linesOf, orderOf } from "./order.store.server.ts";
import { planReorder } from "./plan-reorder.server.ts";
import { readOrder } from "./read-order.server.ts";
import { reorder } from "./reorder-order.server.ts";
import { emptyOrders, harlow, insertOrder, people, seedHistoryStore, skus } from "./test-kit/history-store.ts";

const { database } = testEngines();
const { db, pool } = database;
const clock = { now: () => new Date("2026-11-18T12:00:00Z") };
const deps = { db, clock, stock: stockReader(db), newId: randomUUID };
const number = "1041-00001";

beforeAll(async () => seedHistoryStore(database));
beforeEach(async () => {
  await emptyOrders(database);
  await insertOrder(database, {
    number,
    purchaseOrder: "HF-1",
    lines: skus.map((sku, at) => [sku, at + 1] as const),
  });
});

async function planOf(visitor: keyof typeof people = "ann") {
  const order = await orderOf(db, harlow, number);
  return planReorder(deps, people[visitor], order ? await linesOf(db, order) : []);
}

const cart = async () =>
  (
    await pool.query<{ sku: string; quantity: number }>(
      "select sku, quantity from cart_line join cart on cart.id = cart_line.cart_id where user_id = 'ann' order by sku",
    )
  ).rows.map(({ sku, quantity }) => `${sku} ${quantity}`);

test("an order is shown as it was stored: lines, amounts, addresses, promises and who did what", async () => {
  await pool.query("update web_price set price = 99");
  await pool.query("update item set name = 'Other'");
  const view = await readOrder(deps, people.ann, number);
  expect(view).toMatchObject({ number, total: "$30.00", lineCount: 5, canCancel: true, canReview: false });
  expect(view?.groups[0]?.lines[0]).toMatchObject({
    sku: skus[0],
    name: `Screw ${skus[0]}`,
    unitPrice: "$2.00",
    where: "Ships Nov 18",
  });
  expect(view?.facts).toContainEqual({ name: "PO #", amount: "HF-1" });
  expect(view?.events).toMatchObject([{ who: "Ann Becker", what: "ordered" }]);
  await pool.query("update web_price set price = 2 * substr(sku, 5, 1)::int");
  await pool.query("update item set name = 'Screw ' || sku");
});

test("another account's order is like one that is not there, for its page and for ordering it again", async () => {
  expect(await readOrder(deps, people.ora, number)).toBeNull();
  expect(await readOrder(deps, people.ora, "1041-99999")).toBeNull();
  const input = { visitor: people.ora, lines: null, seen: (await planOf()).seen, idempotencyKey: undefined };
  const [foreign, absent] = await Promise.all([
    reorder(deps, { ...input, orderNumber: number }),
    reorder(deps, { ...input, orderNumber: "1041-99999" }),
  ]);
  expect(foreign).toEqual(absent);
  expect(foreign).toMatchObject({ ok: false, failure: { code: "ORDER_NOT_FOUND" } });
});

test("what the warehouse reported stands before what is still to come, with the rest of each line", async () => {
  await pool.query(
    `insert into order_shipment (account_number, order_number, placed_at, shipment, reference, status, kind, location_code,
       carrier, tracking_numbers, boxes, promised_on, expected_on, packed_at, shipped_at)
     values ($1, $2, '2026-11-16T11:46:00Z', 1, 'W1', 'shipped', 'ship', 'DC1', 'UPS', '{1Z9}', 3, '2026-11-17', '2026-11-20',
       '2026-11-16T16:00:00Z', '2026-11-16T18:00:00Z')`,
    [harlow, number],
  );
  await pool.query(
    `insert into order_shipment_line (account_number, order_number, placed_at, shipment, line, quantity)
     values ($1, $2, '2026-11-16T11:46:00Z', 1, 5, 3)`,
    [harlow, number],
  );
  await pool.query(
    `insert into order_backorder (account_number, order_number, line, quantity, expected_on, previous_on, reason, reported_at)
     values ($1, $2, 4, 4, '2026-12-01', '2026-11-18', 'The supplier is late', now())`,
    [harlow, number],
  );
  const groups = (await readOrder(deps, people.ann, number))?.groups ?? [];
  expect(groups.map(({ title, lines }) => [title, lines.map(({ line, here }) => `${line}: ${here}`)])).toEqual([
    ["Shipment 1, 3 boxes", ["5: 3"]],
    ["To ship", ["1: 1", "2: 2", "3: 3", "5: 2"]],
    ["Backordered", ["4: 4"]],
  ]);
  expect(groups[0]).toMatchObject({ isLate: true, promised: "Nov 17", day: "Fri, Nov 20, 2026" });
  expect(groups[2]?.lines[0]).toMatchObject({ before: "Nov 18", where: "Backordered until Dec 1" });
});

test("ordering again shows old and new prices, successors and what is gone, and adds what was shown, once", async () => {
  const plan = await planOf();
  expect(plan.lines.map(({ change, now }) => `${change} ${now?.sku ?? ""} ${now?.price ?? ""}`)).toEqual([
    `same ${skus[0]} $2.00`,
    `price ${skus[1]} $4.00`,
    `successor ${skus[3]} $8.00`,
    `price ${skus[3]} $8.00`,
    "gone  ",
  ]);
  const input = { visitor: people.ann, orderNumber: number, seen: plan.seen, idempotencyKey: "a".repeat(32) };
  for (const _ of [1, 2])
    expect(await reorder(deps, { ...input, lines: null })).toMatchObject({ value: { outcome: "added" } });
  expect(await cart()).toEqual([`${skus[0]} 1`, `${skus[1]} 2`, `${skus[3]} 7`]);
});

test("only the chosen lines are added, and none where a price changed since it was shown", async () => {
  const { seen } = await planOf();
  const input = { visitor: people.ann, orderNumber: number, idempotencyKey: undefined };
  await pool.query("update web_price set price = 5 where sku = $1", [skus[1]]);
  expect(await reorder(deps, { ...input, seen, lines: null })).toMatchObject({ value: { outcome: "changed" } });
  expect(await cart()).toEqual([]);
  const { seen: now } = await planOf();
  expect(await reorder(deps, { ...input, seen: now, lines: new Set([2, 5]) })).toMatchObject({
    value: { outcome: "added" },
  });
  expect(await cart()).toEqual([`${skus[1]} 2`]);
  expect(await reorder(deps, { ...input, seen: now, lines: new Set([5]) })).toMatchObject({
    value: { outcome: "none" },
  });
  await pool.query("update web_price set price = 4 where sku = $1", [skus[1]]);
});

test("invoices and packing slips of the order are listed with what they come to, once they are made with a link", async () => {
  await pool.query(`insert into document_file (hash, content) values (repeat('a', 64), 'x') on conflict do nothing`);
  await pool.query(
    `insert into invoice (account_number, number, order_number, placed_at, shipment, issued_at, due_on, goods, freight, tax, total)
     select account_number, 'INV-100001', number, placed_at, 1, now(), '2026-12-18', 20, 5, 0, 25 from sales_order where number = $1`,
    [number],
  );
  await pool.query(
    `insert into order_document (account_number, name, kind, order_number, shipment, hash)
     values ($1, 'INV-100001', 'invoice', $2, 1, repeat('a', 64)), ($1, 'PS-1', 'packing-slip', $2, 1, null)`,
    [harlow, number],
  );
  expect((await readOrder(deps, people.ann, number))?.documents).toEqual([
    {
      name: "INV-100001",
      url: "/orders/documents/INV-100001",
      detail: "Shipment 1, due Fri, Dec 18, 2026",
      amount: "$25.00",
    },
    { name: "PS-1", url: null, detail: "Packing slip, in a moment", amount: null },
  ]);
  await pool.query("delete from order_document");
  await pool.query("delete from invoice");
});
