import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import { placedOrder, reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import { orderJobs } from "../orders.jobs.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";

const engines = testEngines();
const { database, log, databaseUrl } = engines;
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
const inbox = `${ann.userId}@works.example`;
let server: PrivateMail;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100, [skus[1]]: 0 });
  await stockUp(database, { [skus[3]]: 5 }, "101");
  server = await startPrivateMail();
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "orders@capstan.example" });
  const jobs = [...orderJobs({ db, clock: systemClock, origin: "https://store.example" }), ...mailJobs({ mailer })];
  worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
});

const mailNamed = async (start: string) => (await server.inboxOf(inbox)).filter(({ id }) => id.startsWith(`<${start}`));

test("a buyer gets one mail when it ships, one with the invoice, one when it can be picked up, and one about another date", async () => {
  const shipped = await placedOrder(database, ann, { [skus[0]]: 4 });
  const packed = shipmentReport("packed", { lines: [{ line: 1, quantity: 4 }] });
  await report(shipped, packed);
  await report(shipped, shipmentReport("shipped", { carrier: "UPS" }));
  // Told again by another hand: no second mail.
  await report(shipped, shipmentReport("shipped", { carrier: "UPS" }));
  const pickup = await placedOrder(database, ann, { [skus[3]]: 2 }, [skus[3]]);
  await report(pickup, shipmentReport("packed", { from: "101", lines: [{ line: 1, quantity: 2 }] }));
  const late = await placedOrder(database, ann, { [skus[1]]: 3 });
  await report(late, {
    kind: "backordered",
    at: new Date().toISOString(),
    reason: "The truck is late.",
    lines: [{ line: 1, quantity: 3, expectedOn: "2026-12-04" }],
  });
  await expect.poll(async () => (await mailNamed("invoice")).length, { timeout: 60_000 }).toBe(1);
  for (const kind of ["shipment-shipped", "shipment-ready", "date-changed"])
    await expect.poll(async () => (await mailNamed(kind)).length, { timeout: 60_000 }).toBe(1);
  const [sent] = await mailNamed("shipment-shipped");
  expect(sent?.subject).toBe(`Order ${shipped}, shipment 1, has shipped`);
  expect(sent?.text).toContain("1 line left on");
  expect(sent?.text).toContain(`https://store.example/orders/${shipped}`);
  const [invoice] = await mailNamed("invoice");
  expect(invoice?.text).toMatch(/Amount due +\$0\.33/);
  expect(invoice?.html).toContain("/orders/documents/INV-");
  const [ready] = await mailNamed("shipment-ready");
  expect(ready?.text).toContain("can be picked up at branch 101");
  const [moved] = await mailNamed("date-changed");
  expect(moved?.text).toContain("Dec 4, 2026");
  expect(moved?.text).toContain("The truck is late.");
}, 180_000);
