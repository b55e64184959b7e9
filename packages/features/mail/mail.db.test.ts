import { testEngines } from "@capstan/platform/test-kit";
import { startTcpGate } from "@capstan/platform/test-kit/tcp-gate";
import { startWorker } from "@capstan/platform/worker";
import { createElement as h } from "react";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import type { Mail } from "./mail.ts";
import { MailButton, type Mailer, createMailer, mailJobs, queueMail } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const from = "Capstan <store@capstan.example>";
let server: PrivateMail;
let mailer: Mailer;

beforeAll(async () => {
  server = await startPrivateMail();
  mailer = createMailer({ smtpUrl: server.smtpUrl, from });
});
afterAll(async () => {
  mailer.close();
  await server.stop();
});

const mailTo = (to: string, id = "1"): Mail => ({
  kind: "greeting",
  id,
  to,
  subject: "Größe & more",
  body: h("p", null, "Hello. ", h(MailButton, { href: "https://store.example/?a=1&b=2" }, "Look")),
});
const queue = async (mail: Mail) => db.transaction().execute(async (tx) => queueMail(tx, mail));
async function working(with_: Mailer): Promise<AsyncDisposable> {
  const { log, databaseUrl } = engines;
  const worker = await startWorker({ pool, databaseUrl, log, jobs: mailJobs({ mailer: with_ }), concurrency: 2 });
  return { [Symbol.asyncDispose]: async () => worker.stop() };
}

test("a mail arrives once, as text and HTML of one tree, under a name made of its kind and id", async () => {
  await queue(mailTo("ann@harlow.example"));
  await queue(mailTo("ann@harlow.example"));
  await using _ = await working(mailer);
  await expect.poll(async () => (await server.inboxOf("ann@harlow.example")).length).toBe(1);
  await queue(mailTo("ann@harlow.example"));
  await queue(mailTo("last@harlow.example", "2"));
  await expect.poll(async () => (await server.inboxOf("last@harlow.example")).length).toBe(1);
  const [mail, ...others] = await server.inboxOf("ann@harlow.example");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ id: "<greeting.1@capstan.example>", subject: "Größe & more" });
  expect(mail?.head).toContain("From: Capstan <store@capstan.example>");
  expect(mail?.head).toContain("Auto-Submitted: auto-generated");
  expect(mail?.text).toContain("Look:\r\nhttps://store.example/?a=1&b=2\r\n");
  expect(mail?.html).toContain('<a href="https://store.example/?a=1&amp;b=2" class="button">Look</a>');
});

test("a mail whose cause is rolled back is not sent, and its kind and id are free again", async () => {
  const rolledBack = db.transaction().execute(async (tx) => {
    await queueMail(tx, mailTo("rolled@harlow.example", "rolled"));
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await using _ = await working(mailer);
  await queue(mailTo("marker@harlow.example", "marker"));
  await expect.poll(async () => (await server.inboxOf("marker@harlow.example")).length).toBe(1);
  expect(await server.inboxOf("rolled@harlow.example")).toEqual([]);
  await queue(mailTo("rolled@harlow.example", "rolled"));
  await expect.poll(async () => (await server.inboxOf("rolled@harlow.example")).length).toBe(1);
});

test("many mails share a few connections, and one that broke between two of them is not missed", async () => {
  const { hostname, port } = new URL(server.smtpUrl);
  await using gate = await startTcpGate({ host: hostname, port: Number(port) });
  const kept = createMailer({ smtpUrl: `smtp://127.0.0.1:${gate.port}`, from });
  onTestFinished(() => kept.close());
  await using _ = await working(kept);
  for (let at = 1; at <= 20; at += 1) await queue(mailTo("many@harlow.example", `many-${at}`));
  await expect.poll(async () => (await server.inboxOf("many@harlow.example")).length, { timeout: 10_000 }).toBe(20);
  // Of the worker's two slots each has one.
  expect(gate.connectionCount).toBeLessThanOrEqual(2);
  gate.shut();
  gate.open();
  await queue(mailTo("many@harlow.example", "after"));
  await expect.poll(async () => (await server.inboxOf("many@harlow.example")).length, { timeout: 2_000 }).toBe(21);
});

test("while the mail server is away mails wait, and a worker without one takes none", async () => {
  const away = createMailer({ smtpUrl: "smtp://127.0.0.1:9", from });
  await queue(mailTo("patient@harlow.example", "patient"));
  const attempts = async () => {
    const { rows } = await pool.query<{ attempts: number }>(
      "select attempts from graphile_worker.jobs where task_identifier = 'mail:send'",
    );
    return rows.map((row) => row.attempts);
  };
  {
    const { log, databaseUrl } = engines;
    const worker = await startWorker({ pool, databaseUrl, log, jobs: [], concurrency: 1 });
    await worker.stop();
    expect(await attempts()).toEqual([0]);
  }
  {
    await using _ = await working(away);
    await expect.poll(attempts, { timeout: 10_000 }).toEqual([1]);
  }
  await pool.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())",
  );
  await using _ = await working(mailer);
  await expect.poll(async () => (await server.inboxOf("patient@harlow.example")).length, { timeout: 10_000 }).toBe(1);
});

test.each([
  ["an address with a second line", { to: "ann@harlow.example\r\nBcc: spy@x.example" }],
  ["two addresses", { to: "ann@harlow.example, spy@x.example" }],
  ["a subject with a second line", { subject: "Hello\r\nBcc: spy@x.example" }],
])("%s is refused at the caller", async (_, change) => {
  await expect(queue({ ...mailTo("ann@harlow.example", "odd"), ...change })).rejects.toThrow(/invalid/i);
});
