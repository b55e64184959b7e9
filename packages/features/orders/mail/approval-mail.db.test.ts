import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import { moveOrder } from "../move-order.store.server.ts";
import { orderJobs } from "../orders.jobs.server.ts";
import {
  accounts,
  buyers,
  fillCart,
  placeNow,
  quoteDeps,
  seedOrderStore,
  skus,
  stockUp,
} from "../test-kit/order-store.ts";

const { database, log, databaseUrl } = testEngines();
const { db, pool } = database;
const [ann, bob] = buyers as [(typeof buyers)[number], (typeof buyers)[number]];
let server: PrivateMail;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 1_000 });
  await pool.query("update membership set spending_limit = 1 where user_id = $1", [ann.userId]);
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) values
       ('low', 'low@works.example', 'Lou Low', 'Lou'), ('gone', 'gone@works.example', 'Gil Gone', 'Gil')`,
  );
  await pool.query("update store_user set is_enabled = false where id = 'gone'");
  await pool.query("update membership set role = 'approver' where user_id = $1", [bob.userId]);
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current, spending_limit) values
       ('low', $1, 'approver', true, 2), ('gone', $1, 'administrator', true, null)`,
    [accounts[0]],
  );
  server = await startPrivateMail();
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "orders@capstan.example" });
  const jobs = [...orderJobs({ db, clock: systemClock, origin: "https://store.example" }), ...mailJobs({ mailer })];
  worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
});

async function overLimit(): Promise<string> {
  await fillCart(database, ann, { [skus[0]]: 100 });
  const placed = await placeNow(quoteDeps(db), ann);
  if (!placed.ok) throw new Error(placed.failure.code);
  expect(placed.value.status).toBe("awaiting-approval");
  return placed.value.orderNumber;
}

const mailsOf = async (userId: string, orderNumber: string) =>
  (await server.inboxOf(`${userId}@works.example`)).filter(({ subject }) => subject.includes(orderNumber));

async function answer(orderNumber: string, to: "placed" | "cancelled", details: Readonly<Record<string, unknown>>) {
  await db.transaction().execute(async (tx) =>
    moveOrder(tx, {
      accountNumber: accounts[0],
      orderNumber,
      onlyUser: null,
      to,
      by: "approver",
      userId: bob.userId,
      agentId: null,
      details,
      now: new Date(),
    }),
  );
}

test("who may approve an order is mailed once with a link to it; who left, or may not approve so much, is not", async () => {
  const orderNumber = await overLimit();
  await expect.poll(async () => (await mailsOf(bob.userId, orderNumber)).length, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await mailsOf(ann.userId, orderNumber)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailsOf(bob.userId, orderNumber);
  expect(mail?.subject).toBe(`Order ${orderNumber} needs your approval`);
  expect(mail?.text).toContain(`https://store.example/myaccount/approvals?order=${orderNumber}`);
  expect(mail?.text).toContain("$8.25");
  expect(mail?.html).toContain("Review Order");
  const [told] = await mailsOf(ann.userId, orderNumber);
  expect(told?.subject).toBe(`Order ${orderNumber} is placed and waits for approval`);
  expect(told?.text).toContain(`https://store.example/orders/${orderNumber}`);
  expect(await mailsOf("low", orderNumber)).toEqual([]);
  expect(await mailsOf("gone", orderNumber)).toEqual([]);
}, 120_000);

test.each([
  ["placed", { decision: "approved" }, "is approved", `${bob.userId} approved your order of 1 line.`],
  [
    "placed",
    {
      decision: "approved-with-changes",
      note: "Half of it",
      changes: [{ line: 1, sku: skus[0], description: "Screw", from: 100, to: 50 }],
    },
    "is approved with changes",
    "50 instead of 100",
  ],
  ["cancelled", { decision: "sent-back", note: "Fewer, please" }, "was sent back to you", "Fewer, please"],
  ["cancelled", { decision: "declined", note: "Not this month" }, "was declined", "Not this month"],
] as const)(
  "the buyer is told when it is %s by an approver: %j",
  async (to, details, subject, text) => {
    const orderNumber = await overLimit();
    await answer(orderNumber, to, details);
    await expect.poll(async () => (await mailsOf(ann.userId, orderNumber)).length, { timeout: 60_000 }).toBe(2);
    const mail = (await mailsOf(ann.userId, orderNumber)).find((each) => each.subject.endsWith(subject));
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(`https://store.example/orders/${orderNumber}`);
  },
  120_000,
);
