import { randomUUID } from "node:crypto";
import { createMailer } from "@capstan/features/mail/server";
import { bug } from "@capstan/platform/bug";
import { systemClock } from "@capstan/platform/clock";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import { reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import { guestAccount } from "../order.ts";
import { orderJobs } from "../orders.jobs.server.ts";
import { captureShipments } from "../payments/capture-shipments.server.ts";
import { paymentStore } from "../payments/test-kit/payment-store.ts";
import { type StripeFake, startStripeFake } from "@capstan/features/test-kit/server";
import type { OrderBuyer } from "../quote-order.server.ts";
import { brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { claimOrder, codeHash } from "./claim-order.server.ts";
import { keepCode } from "./claim.store.server.ts";
import { ofOwnerNow } from "./order-owner.store.server.ts";
import { orderMailJobs } from "./send-claim-code.server.ts";

const { database, log } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const [ann, bob] = buyers as [OrderBuyer, OrderBuyer];
const deps = { db, clock: systemClock };
const guest = { name: "Nils Aho", email: "nils@aho.example", phone: null };
const rounds = sized(15, 1_000);
const webhookSecret = "whsec_test";
let fake: StripeFake;
let mail: PrivateMail;
let store: ReturnType<typeof paymentStore>;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 1_000 });
  fake = await startStripeFake({ webhookSecret });
  store = paymentStore(database, { apiUrl: fake.url, webhookSecret });
  mail = await startPrivateMail();
}, 120_000);
afterAll(async () => {
  await fake?.stop();
  await mail?.stop();
});

const keyOf = ({ userId, accountNumber }: OrderBuyer, orderNumber: string) => ({ userId, accountNumber, orderNumber });
const inbox = async () => mail.inboxOf(guest.email);
/** What the worker does with a request; the code that came, if one did. */
const requestCode = async (buyer: OrderBuyer, orderNumber: string, email = guest.email) => {
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: "orders@capstan.example" });
  const [job] = orderMailJobs({ ...deps, mailer });
  const before = (await inbox()).length;
  const run = { log, jobId: randomUUID(), attempt: 1 };
  await (job ?? bug("no job")).run({ ...keyOf(buyer, orderNumber), email }, run);
  mailer.close();
  const mails = await inbox();
  return mails.length === before ? null : (/\b\d{8}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? null);
};
const claim = async (buyer: OrderBuyer, orderNumber: string, code: string) => {
  const claimed = await claimOrder(deps, keyOf(buyer, orderNumber), code);
  return claimed.ok ? "claimed" : claimed.failure.code;
};

test("a guest's order goes with all that hangs on it to the account of who has the mailed code, and its cards go on", async () => {
  const { orderNumber } = await store.payAsGuest(randomUUID(), { [skus[0]]: 400 }, guest);
  await report(orderNumber, shipmentReport("shipped", { shipment: "W1", lines: [{ line: 1, quantity: 100 }] }));
  await captureShipments(store.deps, { accountNumber: guestAccount, orderNumber });
  const code = await requestCode(ann, orderNumber, "NILS@aho.example");
  expect(await claim(ann, orderNumber, code ?? "")).toBe("claimed");
  expect(await brokenRules(db)).toEqual([]);
  const { rows } = await pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns as one
     join information_schema.columns as other using (table_schema, table_name)
     join pg_class on relname = table_name and relkind in ('r', 'p') and not relispartition
     where table_schema = 'public' and one.column_name = 'account_number' and other.column_name = 'order_number'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  // A table that names accounts and orders and is not moved shows here.
  for (const { name } of rows) {
    const left = await pool.query(`select from ${name} where account_number = $1 and order_number = $2`, [
      guestAccount,
      orderNumber,
    ]);
    expect([name, left.rowCount]).toEqual([name, 0]);
  }
  await report(orderNumber, shipmentReport("shipped", { shipment: "W2", lines: [{ line: 1, quantity: 300 }] }));
  await captureShipments(store.deps, { accountNumber: ann.accountNumber, orderNumber });
  expect(await brokenRules(db)).toEqual([]);
  // It is nobody's to claim any more.
  expect(await requestCode(bob, orderNumber)).toBeNull();
}, 60_000);

/** What waits in the queue, as the worker would do it. */
async function runWaitingJobs(): Promise<void> {
  const { rows } = await pool.query<{ name: string; payload: unknown }>(
    `select task.identifier as name, job.payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id order by job.id`,
  );
  const jobs = orderJobs({ ...store.deps, origin: "https://store.example" });
  for (const { name, payload } of rows)
    await jobs.find((job) => job.name === name)?.run(payload, { log, jobId: randomUUID(), attempt: 1 });
}

test("what waits in the queue while an order is claimed is done for its new account: the card, the papers and the mails", async () => {
  await pool.query("delete from graphile_worker._private_jobs");
  const { orderNumber } = await store.payAsGuest(randomUUID(), { [skus[0]]: 40 }, guest);
  await report(orderNumber, shipmentReport("shipped", { lines: [{ line: 1, quantity: 40 }] }));
  const code = await requestCode(ann, orderNumber);
  expect(await claim(ann, orderNumber, code ?? "")).toBe("claimed");
  await runWaitingJobs();
  const { rows: taken } = await pool.query<{ captured: boolean; hash: string | null; mails: string[] }>(
    `select captured_at is not null as captured, document.hash,
       array(select split_part(key, ':', 2) from job_effect where key like 'mail:%' || $1 || '%'
         or key = 'mail:invoice:' || document.name order by 1) as mails
     from order_capture join order_document as document using (account_number, order_number)
     where order_number = $1 and account_number = $2 and document.kind = 'invoice'`,
    [orderNumber, ann.accountNumber],
  );
  expect(taken).toEqual([
    {
      captured: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      mails: ["invoice", "order-placed", "shipment-shipped"],
    },
  ]);
}, 60_000);

test(
  `${rounds} times two users claim an order that ships and is charged at once: one has it, with all of it, and the card is charged once`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await stockUp(database, { [skus[0]]: 100 });
      const { orderNumber } = await store.payAsGuest(randomUUID(), { [skus[0]]: 40 }, guest);
      const code = "12345678";
      const expiresAt = new Date(Date.now() + 60_000);
      for (const buyer of [ann, bob])
        await keepCode(db, keyOf(buyer, orderNumber), { codeHash: codeHash(orderNumber, code), tries: 5, expiresAt });
      const ship = async () => report(orderNumber, shipmentReport("shipped", { lines: [{ line: 1, quantity: 40 }] }));
      const [one, two, shipped] = await Promise.all([
        claim(ann, orderNumber, code),
        claim(bob, orderNumber, code),
        ship(),
      ]);
      expect([[one, two].toSorted(), shipped.ok]).toEqual([["CLAIM_REFUSED", "claimed"], true]);
      const { accountNumber } = await ofOwnerNow(db, { accountNumber: guestAccount, orderNumber });
      const capture = async () => captureShipments(store.deps, { accountNumber, orderNumber });
      await Promise.all([capture(), capture()]);
      const { rows } = await pool.query(
        `select sales_order.account_number as owner, invoice.account_number as billed, captured_at is not null as taken
         from sales_order join invoice on order_number = sales_order.number join order_capture using (order_number)
         where sales_order.number = $1`,
        [orderNumber],
      );
      expect(rows).toEqual([{ owner: ann.accountNumber, billed: ann.accountNumber, taken: true }]);
    }
    expect(await brokenRules(db)).toEqual([]);
  },
  60_000 + rounds * 1_500,
);

test("a wrong e-mail, a wrong code, another user's code, an old one and one tried too often are answered alike", async () => {
  const { orderNumber } = await store.payAsGuest(randomUUID(), { [skus[0]]: 4 }, guest);
  expect(await requestCode(ann, orderNumber, "somebody@else.example")).toBeNull();
  expect(await claim(ann, orderNumber, "")).toBe("CLAIM_REFUSED");
  expect(await claim(ann, "9999-99999", "12345678")).toBe("CLAIM_REFUSED");
  const first = (await requestCode(ann, orderNumber)) ?? "";
  expect(await claim(bob, orderNumber, first)).toBe("CLAIM_REFUSED");
  for (let tries = 0; tries < 5; tries += 1) expect(await claim(ann, orderNumber, "x")).toBe("CLAIM_REFUSED");
  expect(await claim(ann, orderNumber, first)).toBe("CLAIM_REFUSED");
  const second = (await requestCode(ann, orderNumber)) ?? "";
  await pool.query("update order_claim set expires_at = now() - interval '1 second'");
  expect(await claim(ann, orderNumber, second)).toBe("CLAIM_REFUSED");
  const third = (await requestCode(ann, orderNumber)) ?? "";
  const both = await Promise.all([claim(ann, orderNumber, third), claim(ann, orderNumber, third)]);
  expect(both.toSorted()).toEqual(["CLAIM_REFUSED", "claimed"]);
}, 60_000);
