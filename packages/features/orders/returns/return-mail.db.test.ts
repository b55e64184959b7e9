import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import { reporterFor } from "../fulfilment/test-kit/report-kit.ts";
import { orderJobs } from "../orders.jobs.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { deliveredOrder, returnReport, returner } from "./test-kit/return-kit.ts";

const engines = testEngines();
const { database, log, databaseUrl } = engines;
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
let server: PrivateMail;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100 });
  server = await startPrivateMail();
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "orders@capstan.example" });
  const jobs = [...orderJobs({ db, clock: systemClock, origin: "https://store.example" }), ...mailJobs({ mailer })];
  worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
});

const mailNamed = async (start: string) =>
  (await server.inboxOf(`${ann.userId}@works.example`)).filter(({ id }) => id.startsWith(`<${start}`));

test("a buyer gets one mail with the slip, one with the credit note, one of a late request and one of a refusal", async () => {
  const orderNumber = await deliveredOrder(database, ann, { [skus[0]]: 8 });
  const line = { line: 1, quantity: 6, reason: "too-many" as const };
  const started = await returner(database)(ann, orderNumber, [line]);
  const { number } = (started as { value: { number: string } }).value;
  await expect.poll(async () => (await mailNamed("return-approved")).length, { timeout: 60_000 }).toBe(1);
  const [approved] = await mailNamed("return-approved");
  expect(approved?.subject).toBe(`Return ${number} for order ${orderNumber} is approved`);
  expect(approved?.text).toContain("Bring it to Rockford #101");
  expect(approved?.html).toContain(`/orders/documents/${number}`);

  const inspected = returnReport("return-inspected", number, [
    { line: 1, quantity: 6, accepted: 5, finding: "One was used." },
  ]);
  await report(orderNumber, inspected);
  await report(orderNumber, inspected);
  await expect.poll(async () => (await mailNamed("return-refunded")).length, { timeout: 60_000 }).toBe(1);
  const [refunded] = await mailNamed("return-refunded");
  expect(refunded?.subject).toMatch(new RegExp(`^Credit note CN-\\d+ for return ${number}$`));
  expect(refunded?.text).toMatch(/Credit +\$0\.41/);
  expect(refunded?.text).toContain("One was used.");

  const later = { ...systemClock, now: () => new Date(Date.now() + 40 * 24 * 60 * 60 * 1_000) };
  const asked = await returner(database, later)(ann, orderNumber, [{ ...line, quantity: 1 }]);
  const late = (asked as { value: { number: string } }).value.number;
  await expect.poll(async () => (await mailNamed("return-requested")).length, { timeout: 60_000 }).toBe(1);
  expect((await mailNamed("return-requested"))[0]?.text).toContain("Please send nothing yet");
  await report(orderNumber, { ...returnReport("return-refused", late), reason: "It is past the 30 days." });
  await expect.poll(async () => (await mailNamed("return-refused")).length, { timeout: 60_000 }).toBe(1);
  expect((await mailNamed("return-refused"))[0]?.text).toContain("It is past the 30 days.");
}, 240_000);
