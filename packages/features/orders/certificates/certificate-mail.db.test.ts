import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, buyers, seedOrderStore } from "../test-kit/order-store.ts";
import { sendRenewalMail } from "./send-renewal-mail.server.ts";
import { answerer, dayIn, newestOf, origin, submitter } from "./test-kit/certificate-kit.ts";

const engines = testEngines();
const { database, log, databaseUrl } = engines;
const { db, pool } = database;
const [ann, bob] = buyers as [OrderBuyer, OrderBuyer];
const [accountNumber] = accounts;
let server: PrivateMail;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await seedOrderStore(database);
  await pool.query("update membership set role = 'administrator' where user_id = $1", [bob.userId]);
  server = await startPrivateMail();
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "tax@capstan.example" });
  worker = await startWorker({ pool, databaseUrl, log, jobs: mailJobs({ mailer }), concurrency: 2 });
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
});
beforeEach(async () => {
  await pool.query(
    "delete from tax_certificate_submission; delete from tax_certificate_notice; delete from tax_certificate",
  );
});

const subjectsOf = async ({ userId }: OrderBuyer) =>
  (await server.inboxOf(`${userId}@works.example`)).map(({ subject }) => subject);
const allSent = async () => {
  const mails = `select from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = 'mail:send'`;
  const waiting = async () => (await pool.query(mails)).rowCount;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
};
const mailed = async (buyer: OrderBuyer, subject: string) => {
  await expect.poll(async () => subjectsOf(buyer), { timeout: 60_000 }).toContain(subject);
  return (await server.inboxOf(`${buyer.userId}@works.example`)).find((mail) => mail.subject === subject)!;
};

test("who sent a certificate is told that it is approved, or why it is declined", async () => {
  const [submit, answer] = [submitter(db), answerer(db)];
  await submit(ann, { number: "ES-77" });
  await answer(await newestOf(database, accountNumber), "approve");
  const approved = await mailed(ann, "Your Wisconsin tax certificate is approved");
  expect(approved.text).toContain("exempt from sales tax from now on");
  expect(approved.text).toContain("ES-77");
  expect(approved.html).toContain(`href="${origin}/myaccount/tax-certificates"`);
  await submit(ann, { state: "IL" });
  const id = await newestOf(database, accountNumber);
  await answer(id, "decline", { note: "Page 2 is <missing>." });
  await answer(id, "decline", { note: "Again" });
  const declined = await mailed(ann, "Your Illinois tax certificate is declined");
  expect(declined.text).toContain("Page 2 is <missing>.");
  expect(declined.html).toContain("Page 2 is &lt;missing&gt;.");
  expect(await subjectsOf(ann)).toHaveLength(2);
}, 120_000);

/** The job as it runs on that day, by two workers at once. */
async function runOn(daysFromNow: number): Promise<number> {
  const clock = { now: () => new Date(systemClock.now().getTime() + daysFromNow * 24 * 60 * 60 * 1_000) };
  const deps = { db, clock, origin };
  const [one, two] = await Promise.all([sendRenewalMail(deps), sendRenewalMail(deps)]);
  return one + two;
}

const held = async (number: string, endsOn: string, state = "WI") =>
  pool.query(
    "insert into tax_certificate (account_number, state, number, reason, ends_on) values ($1, $2, $3, 'Resale', $4)",
    [accountNumber, state, number, endsOn],
  );

test("60, 30 and 7 days before its end and once after it a mail goes out, each once, however often the job runs", async () => {
  await held("R-1", dayIn(100));
  const sent: number[] = [];
  for (let day = 0; day <= 140; day += 1) sent.push(await runOn(day));
  expect(sent.flatMap((count, day) => (count > 0 ? [[day, count]] : []))).toEqual([
    [40, 1],
    [70, 1],
    [93, 1],
    [101, 1],
  ]);
  // Nobody of the account has sent it: its administrator gets them.
  await expect.poll(async () => (await subjectsOf(bob)).length, { timeout: 60_000 }).toBe(4);
  const inbox = await server.inboxOf(`${bob.userId}@works.example`);
  expect(inbox.filter(({ subject }) => subject.includes(" expires on "))).toHaveLength(3);
  const after = inbox.find(({ subject }) => subject.includes(" expired on "));
  expect(after?.text).toContain("are taxed now");
  expect(after?.html).toContain(`${origin}/myaccount/tax-certificates?state=WI`);
  expect(await subjectsOf(ann)).toHaveLength(2);
}, 240_000);

test("a worker that was away sends the latest mail alone, and none of what ended long ago", async () => {
  await held("R-2", dayIn(5));
  await held("R-3", dayIn(-31), "IL");
  expect(await runOn(0)).toBe(1);
  const { rows } = await pool.query("select number, notice from tax_certificate_notice");
  expect(rows).toEqual([{ number: "R-2", notice: "7-days" }]);
});

test("nobody is asked for what was renewed, for what is under review, or in a closed account; who sent it is asked first", async () => {
  await held("R-4", dayIn(20));
  await held("R-5", dayIn(400));
  expect(await runOn(0)).toBe(0);
  await pool.query("delete from tax_certificate where number = 'R-5'");
  await submitter(db)(ann, { number: "R-6" });
  expect(await runOn(0)).toBe(0);
  await answerer(db)(await newestOf(database, accountNumber), "approve", { startsOn: dayIn(-5), endsOn: dayIn(25) });
  await pool.query("update account set is_open = false where number = $1", [accountNumber]);
  expect(await runOn(0)).toBe(0);
  await pool.query("update account set is_open = true where number = $1", [accountNumber]);
  await allSent();
  const before = (await subjectsOf(bob)).length;
  expect(await runOn(0)).toBe(1);
  await expect
    .poll(async () => (await subjectsOf(ann)).some((subject) => subject.includes("expires on")), { timeout: 60_000 })
    .toBe(true);
  await allSent();
  expect(await subjectsOf(bob)).toHaveLength(before);
}, 120_000);
