import { stockReader } from "@capstan/features/availability/server";
import {
  type WantedChanges,
  cancelOrder,
  checkBooks,
  expireApprovals,
  orderJobs,
} from "@capstan/features/orders/server";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Decision } from "./approvals.ts";
import { decideOrder } from "./decide-order.server.ts";
import { readOrder } from "./read-order.server.ts";
import { readApprovals } from "./read-approvals.server.ts";
import { returnToCart } from "./return-to-cart.server.ts";
import { emptyOrders, harlow, insertOrder, orrin, people, seedHistoryStore, skus } from "./test-kit/history-store.ts";

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const clock = { now: () => new Date("2026-11-18T12:00:00Z") };
const deps = { db, clock, stock: stockReader(db), newId: randomUUID };
const orderNumber = "1041-00001";

beforeAll(async () => seedHistoryStore(database));
beforeEach(async () => {
  await emptyOrders(database);
  await insertOrder(database, {
    number: orderNumber,
    status: "awaiting-approval",
    lines: [[skus[0], 100]],
    approveBy: "2026-11-19T00:00:00Z",
  });
});

function look(order: string | null = null, typed: Readonly<Record<string, string>> | null = null) {
  return { order, isChanging: typed !== null, typed };
}

async function requests(visitor: keyof typeof people = "dana") {
  const view = await readApprovals(deps, people[visitor], look());
  if (!view.ok) throw new Error(view.failure.code);
  return view.value;
}

interface Answer {
  readonly as?: keyof typeof people;
  readonly note?: string;
  readonly seen?: string;
  readonly number?: string;
  readonly changes?: WantedChanges | null;
}

async function decide(decision: Decision, answer: Answer = {}) {
  const { as = "dana", note = "", seen, number = orderNumber, changes = null } = answer;
  const shown = seen ?? (await requests()).chosen?.seen ?? "";
  const visitor = people[as];
  const result = await decideOrder(deps, { visitor, orderNumber: number, decision, note, seen: shown, changes });
  return result.ok ? result.value.outcome : result.failure.code;
}

const statusOf = async () =>
  (await pool.query<{ status: string }>("select status from sales_order where number = $1", [orderNumber])).rows[0]
    ?.status;
const creditUsed = async () =>
  Number(
    (await pool.query<{ used: string }>("select used from account_credit where account_number = $1", [harlow])).rows[0]
      ?.used,
  );
const tasks = async () => (await pool.query("select from pending_task where account_number = $1", [harlow])).rowCount;

test("an approver sees the request, approves it, and it is placed; it is a task of the account until then", async () => {
  expect(await tasks()).toBe(1);
  const view = await requests();
  expect(view.requests).toMatchObject([
    { orderNumber, buyer: "Ann Becker", total: "$200.00", limit: "$100.00", over: "$100.00" },
  ]);
  expect(await decide("approve")).toBe("approved");
  expect([await statusOf(), await tasks(), await creditUsed()]).toEqual(["placed", 0, 200]);
  expect((await requests()).requests).toEqual([]);
  // A second press finds what the first one did.
  expect(await decide("approve", { seen: view.chosen?.seen ?? "" })).toBe("approved");
  const { rows } = await pool.query("select sequence from sales_order_event where order_number = $1", [orderNumber]);
  expect(rows).toHaveLength(2);
});

test("nobody approves their own order, one over their own limit, one of another account, or without the role", async () => {
  expect(await decide("approve", { as: "ora" })).toBe("ORDER_NOT_FOUND");
  expect(await decide("approve", { as: "ora", number: "1041-77777" })).toBe("ORDER_NOT_FOUND");
  expect(await decide("approve", { as: "ann" })).toBe("ROLE_REQUIRED");
  expect(await decide("approve", { as: "vic" })).toBe("ROLE_REQUIRED");
  await pool.query("update sales_order set user_id = 'dana' where number = $1", [orderNumber]);
  expect(await decide("approve")).toBe("APPROVAL_OWN_ORDER");
  await pool.query("update sales_order set user_id = 'ann', subtotal = 900, total = 900 where number = $1", [
    orderNumber,
  ]);
  expect(await decide("approve", { as: "pat" })).toBe("APPROVAL_OVER_LIMIT");
  expect(await statusOf()).toBe("awaiting-approval");
});

test("a right that was taken away counts at once, whatever the session says", async () => {
  await pool.query("update membership set role = 'buyer' where user_id = 'pat'");
  expect(await decide("approve", { as: "pat" })).toBe("ROLE_REQUIRED");
  await pool.query("update membership set role = 'approver' where user_id = 'pat'");
  expect(await decide("approve", { as: "pat" })).toBe("approved");
});

test("declining and sending back need a note, cancel the order and free its credit", async () => {
  expect(await decide("decline")).toBe("APPROVAL_NOTE_REQUIRED");
  expect(await decide("decline", { note: "Not this month" })).toBe("declined");
  expect([await statusOf(), await creditUsed(), await tasks()]).toEqual(["cancelled", 0, 0]);
  expect(await decide("approve", { seen: "" })).not.toBe("approved");
  const { rows } = await pool.query(
    "select actor, user_id, details from sales_order_event where order_number = $1 and sequence = 2",
    [orderNumber],
  );
  expect(rows).toEqual([
    { actor: "approver", user_id: "dana", details: { decision: "declined", note: "Not this month" } },
  ]);
});

test("what is sent back lies in the buyer's cart once, however often the job runs", async () => {
  expect(await decide("send-back", { note: "Fewer, please" })).toBe("sent-back");
  const { rows: jobs } = await pool.query(
    "select 1 from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'order-history:return-to-cart'",
  );
  expect(jobs).toHaveLength(1);
  for (const _ of [1, 2]) await returnToCart(deps, { accountNumber: harlow, orderNumber });
  const { rows } = await pool.query(
    "select user_id, sku, quantity from cart_line join cart on cart.id = cart_line.cart_id where account_number = $1",
    [harlow],
  );
  expect(rows).toEqual([{ user_id: "ann", sku: skus[0], quantity: 100 }]);
});

test("a price that changed after the page was shown is shown before anything is approved", async () => {
  const before = (await requests()).chosen?.seen ?? "";
  await pool.query("update web_price set price = 3 where sku = $1", [skus[0]]);
  expect(await decide("approve", { seen: before })).toBe("changed");
  expect(await statusOf()).toBe("awaiting-approval");
  expect((await requests()).chosen?.differences).toMatchObject([
    { sku: skus[0], oldPrice: "$2.00", now: { price: "$3.00" }, difference: "+$100.00" },
  ]);
  expect(await decide("approve")).toBe("approved");
  // The order keeps its own price.
  const { rows } = await pool.query("select unit_price::text from sales_order_line where order_number = $1", [
    orderNumber,
  ]);
  expect(rows).toEqual([{ unit_price: "2.0000" }]);
  await pool.query("update web_price set price = 2 where sku = $1", [skus[0]]);
});

const rounds = sized(100, 1_000);

test(
  `of an approval, a lowered one, a decline, a cancellation and the end of its time exactly one happens, ${rounds} times`,
  async () => {
    const { seen = "" } = (await requests()).chosen ?? {};
    await pool.query("update sales_order set approve_by = '2027-01-01' where number = $1", [orderNumber]);
    for (let round = 1; round <= rounds; round += 1) {
      const number = `1042-${String(round).padStart(5, "0")}`;
      await insertOrder(database, {
        number,
        status: "awaiting-approval",
        lines: [[skus[0], 100]],
        approveBy: "2026-11-19T00:00:00Z",
      });
      const changes = { quantities: new Map([[1, 60]]), references: {} };
      const { preview } = await lowered(number, { "quantity-1": "60" });
      const cancel = async () => {
        const result = await cancelOrder(deps, {
          buyer: { userId: "ann", accountNumber: harlow, agentId: null, role: "buyer" },
          orderNumber: number,
          reason: "",
        });
        return result.ok ? "canceled" : result.failure.code;
      };
      const answers = [
        async () => decide("approve", { number, seen }),
        async () => decide("approve", { number, seen, as: "pat" }),
        async () => decide("approve", { number, seen: preview?.seen ?? "", changes }),
        async () => decide("decline", { number, note: "No" }),
        async () => expireApprovals({ db, clock: { now: () => new Date("2026-11-19T00:00:01Z") } }),
        cancel,
      ];
      // An approval reads before it locks: without a pause a cancellation would always be first. In every other round one of
      // them in its turn has a head start, so that each comes first some time.
      const first = round % 2 === 0 ? (round / 2) % answers.length : undefined;
      await Promise.all(
        answers.map(async (answer, at) => {
          await pause(first === undefined || first === at ? Math.random() * 40 : 200);
          return answer();
        }),
      );
      const { rows } = await pool.query(
        "select status, sequence from sales_order_event where order_number = $1 order by sequence",
        [number],
      );
      // A buyer may cancel what was approved; nothing is approved after it was cancelled.
      const steps = rows.map(({ status }) => status).join(" ");
      expect([
        "awaiting-approval placed",
        "awaiting-approval cancelled",
        "awaiting-approval placed cancelled",
      ]).toContain(steps);
    }
    const { rows: won } = await pool.query<{ decision: string; count: number }>(
      "select details ->> 'decision' as decision, count(*)::int from sales_order_event where sequence = 2 group by 1",
    );
    // Every kind of answer came first some time.
    for (const decision of ["approved", "approved-with-changes", "declined", "expired"])
      expect(won.find((row) => row.decision === decision)?.count).toBeGreaterThan(0);
    const { rows } = await pool.query(
      `select coalesce(sum(total), 0)::float8 as open from sales_order where account_number = $1 and status <> 'cancelled'`,
      [harlow],
    );
    expect(await creditUsed()).toBe(rows[0].open);
    const broken = (await checkBooks(db)).filter(
      ({ broken: found, name }) => found.length > 0 && /credit|stock|total|event/.test(name),
    );
    expect(broken).toEqual([]);
  },
  60_000 + rounds * 1_500,
);

async function lowered(number: string, typed: Readonly<Record<string, string>>, as: keyof typeof people = "dana") {
  const view = await readApprovals(deps, people[as], look(number, typed));
  const changing = view.ok ? view.value.chosen?.changing : null;
  if (!changing) throw new Error("nothing can be changed");
  return changing;
}

test("an approver lowers an order within their limit: the rest keeps its price, the copy before stays, stock and credit are free", async () => {
  const number = "1041-00002";
  const lines = [[skus[0], 200] as const, [skus[1], 100] as const];
  await insertOrder(database, { number, status: "awaiting-approval", lines, approveBy: "2026-11-19T00:00:00Z" });
  await pool.query("update account_credit set used = 800 where account_number = $1", [harlow]);
  await pool.query(
    "insert into stock (sku, location_code, quantity, reserved) values ($1, 'DC1', 500, 150), ($2, 'DC1', 500, 100)",
    [skus[0], skus[1]],
  );
  await pool.query(
    `insert into stock_reservation (account_number, order_number, line, location_code, sku, quantity)
     values ($1, $2, 1, 'DC1', $3, 150), ($1, $2, 2, 'DC1', $4, 100)`,
    [harlow, number, skus[0], skus[1]],
  );
  // Pat's limit is 500: as it is the order is over it.
  expect(await decide("approve", { as: "pat", number, seen: "" })).toBe("APPROVAL_OVER_LIMIT");
  const typed = { "quantity-1": "120", "quantity-2": "0", purchaseOrder: "HF-77" };
  const { preview } = await lowered(number, typed, "pat");
  expect(preview).toMatchObject({ was: "$600.00", now: "$240.00", difference: "$360.00", isOverLimit: false });
  expect(preview?.words).toEqual([{ name: "PO number", from: "", to: "HF-77" }]);
  const changes = {
    quantities: new Map([
      [1, 120],
      [2, 0],
    ]),
    purchaseOrder: "HF-77",
    references: {},
  };
  // Another page than the one that was shown approves nothing.
  expect(await decide("approve", { as: "pat", number, changes, seen: "0" })).toBe("changed");
  const answer = { as: "pat", number, changes, seen: preview?.seen ?? "", note: "Enough for now" } as const;
  expect(await decide("approve", answer)).toBe("approved-with-changes");
  expect(await decide("approve", answer)).toBe("approved");
  const one = async (statement: string) => (await pool.query(statement, [number])).rows;
  expect(
    await one("select status, total::text, credit_held::text, purchase_order from sales_order where number = $1"),
  ).toEqual([{ status: "placed", total: "240.0000", credit_held: "240.0000", purchase_order: "HF-77" }]);
  expect(
    await one(
      "select line, quantity, unit_price::text, promise -> 'parts' -> 0 -> 'quantity' as promised from sales_order_line where order_number = $1",
    ),
  ).toEqual([{ line: 1, quantity: 120, unit_price: "2.0000", promised: 120 }]);
  expect(await one("select sku, quantity from stock_reservation where order_number = $1")).toEqual([
    { sku: skus[0], quantity: 120 },
  ]);
  expect((await pool.query("select sku, reserved from stock where location_code = 'DC1' order by sku")).rows).toEqual([
    { sku: skus[0], reserved: 120 },
    { sku: skus[1], reserved: 0 },
  ]);
  expect(
    await one(
      "select revision, header ->> 'total' as total, jsonb_array_length(lines) as lines, replaced_by from order_revision where order_number = $1",
    ),
  ).toEqual([{ revision: 1, total: "600.0000", lines: 2, replaced_by: "pat" }]);
  const [, event] = (await readOrder(deps, people.ann, number))?.events ?? [];
  expect(event).toMatchObject({ who: "Pat Reyes", what: "approved it with changes", note: "Enough for now" });
  expect(event?.changes).toEqual([
    `Screw ${skus[0]}, ${skus[0]}: 120 instead of 200`,
    `Screw ${skus[1]}, ${skus[1]}: taken out`,
  ]);
  expect(await creditUsed()).toBe(440);
});

test("an order is never raised, emptied, taken below its price's quantity or given a PO number that the account refuses", async () => {
  await pool.query(
    `update sales_order_line set price_reason = '{"rule":"contract","minimumQuantity":50}' where order_number = $1`,
    [orderNumber],
  );
  await pool.query(
    "insert into account_order_terms (account_number, purchase_order_pattern) values ($1, 'HF-[0-9]+')",
    [harlow],
  );
  for (const typed of [
    { "quantity-1": "101" },
    { "quantity-1": "0" },
    { "quantity-1": "49" },
    { "quantity-1": "x" },
    { purchaseOrder: "77" },
  ])
    expect(await lowered(orderNumber, typed)).toMatchObject({ preview: null, problems: [expect.any(String)] });
  const raised = { quantities: new Map([[1, 101]]), references: {} };
  expect(await decide("approve", { changes: raised, seen: "" })).toBe("REVISION_REFUSED");
  expect(await statusOf()).toBe("awaiting-approval");
  await pool.query("delete from account_order_terms");
});

test("after its time an order can't be approved, and the job cancels it once and nothing else", async () => {
  await pool.query("update sales_order set approve_by = '2026-11-18T11:59:59Z' where number = $1", [orderNumber]);
  await insertOrder(database, { number: "1041-00002", status: "awaiting-approval", approveBy: "2026-11-18T12:00:01Z" });
  expect(await decide("approve")).toBe("APPROVAL_EXPIRED");
  const job = orderJobs({ db, clock, origin: "https://store.example" }).find(
    ({ name }) => name === "orders:expire-approvals",
  );
  for (const _ of [1, 2]) await job?.run({}, { log: engines.log, jobId: "1", attempt: 1 });
  expect(await statusOf()).toBe("cancelled");
  const { rows } = await pool.query("select status from sales_order where number = '1041-00002'");
  expect(rows).toEqual([{ status: "awaiting-approval" }]);
});

test("an approver of another company sees nothing of it", async () => {
  const view = await readApprovals(deps, people.ora, look(orderNumber));
  expect(view).toMatchObject({ ok: true, value: { requests: [], chosen: null, others: [] } });
  await insertOrder(database, {
    number: "1041-00003",
    account: orrin,
    user: "ora",
    status: "awaiting-approval",
    approveBy: "2026-11-19T00:00:00Z",
  });
  expect((await requests()).requests).toHaveLength(1);
  expect(await readApprovals(deps, people.ann, look())).toMatchObject({ ok: false });
});
