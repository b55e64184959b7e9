import { urls } from "@capstan/features/urls";
import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { type RunningWorker, startWorker } from "@capstan/platform/worker";
import { type TestApp, cookieOf, origin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { credentialJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const good = "seven quiet lanterns walk home";
const better = "nine loud turbines swim north";
let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
let [app, server, worker]: [TestApp?, PrivateMail?, RunningWorker?] = [];

beforeAll(async () => {
  server = await startPrivateMail();
  app = await testApp(engines);
  await vi.waitUntil(() => engines.redis.client.isReady);
  await seedPeople(engines.database);
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "store@capstan.example" });
  const { log, databaseUrl } = engines;
  const jobs = [...mailJobs({ mailer }), ...credentialJobs({ db, clock, mailer })];
  worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });
});
afterAll(async () => {
  await worker?.stop();
  await app?.close();
  await server?.stop();
});

let address = 0;
async function post(url: string, fields: Record<string, string>, cookie = "") {
  address += 1;
  const poster = { headers: { cookie }, remoteAddress: `10.1.${address >> 8}.${address & 255}` };
  const answer = await app!.inject(posted(url, new URLSearchParams(fields).toString(), poster));
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { status: answer.statusCode, to: answer.headers.location, cookies, json: answer.json.bind(answer) };
}
async function idle(): Promise<void> {
  const waiting = async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
}
async function ask(name: string) {
  const answer = await post(urls.forgotPassword(), { userName: name });
  await idle();
  return answer;
}
async function lastToken(email: string): Promise<string> {
  const mails = (await server!.inboxOf(email)).filter(({ subject }) => subject.startsWith("Reset"));
  return /token=(?<token>[\w-]+)/.exec(mails.at(-1)?.text ?? "")?.groups?.["token"] ?? "";
}
const reset = async (token: string, newPassword: string) =>
  post(urls.resetPassword(), { newPassword }, `password-reset=${token}`);
async function signIn(userName: string, password: string, cookie = "") {
  return post(urls.signIn(), { userName, password }, cookie);
}
const freshUser = async (id: string) => {
  await pool.query(
    "insert into store_user (id, email, full_name, short_name) values ($1, $1 || '@harlow.example', $1, $1)",
    [id],
  );
  return `${id}@harlow.example`;
};

test("a mailed link sets the password once, ends every session and tells the owner", async () => {
  const email = await freshUser("uma");
  await ask(email);
  await reset(await lastToken(email), good);
  const old = await signIn("uma", good);
  expect(old.to).toBe(urls.home());
  await ask("uma");
  const token = await lastToken(email);
  const opened = await app!.inject({ url: urls.resetLink({ token }), remoteAddress: "10.2.0.1" });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, urls.resetPassword()]);
  expect(opened.cookies[0]).toMatchObject({ name: "password-reset", value: token, httpOnly: true, sameSite: "Lax" });
  expect((await reset(token, better)).to).toBe(urls.signIn({ outcome: "reset" }));
  const visitor = await app!.inject({
    url: urls.headerAccount(),
    headers: { cookie: old.cookies },
    remoteAddress: "10.2.0.2",
  });
  expect(visitor.body).not.toContain("uma");
  expect((await signIn("uma", good)).to).toContain("outcome=wrong");
  expect((await signIn("uma", better)).to).toBe(urls.home());
  expect((await reset(token, good)).to).toBe(urls.resetPassword({ outcome: "expired" }));
  await idle();
  const subjects = (await server!.inboxOf(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("was changed"))).toHaveLength(2);
});

test("a name that nobody has, and a disabled user's, are answered alike and nobody is written to", async () => {
  const [known, unknown, disabled] = [await ask("ora"), await ask("nobody@harlow.example"), await ask("gone")];
  expect(unknown).toMatchObject({ status: known.status, to: known.to, cookies: known.cookies });
  expect(disabled).toMatchObject({ status: known.status, to: known.to, cookies: known.cookies });
  expect(await server!.inboxOf("ora@orrin.example")).toHaveLength(1);
  expect(await server!.inboxOf("gone@harlow.example")).toEqual([]);
  expect(await server!.inboxOf("nobody@harlow.example")).toEqual([]);
});

test("the request does the same for every name: one job, no look-up", async () => {
  const work: string[] = [];
  for (const name of ["ann", "nobody", "gone"]) {
    const { watched, statements } = watchedDatabase(db);
    await requestPasswordReset({ db: watched, clock, origin }, { name });
    work.push(statements.join());
  }
  await idle();
  expect(work[0]).toBe("RawNode");
  expect(new Set(work).size).toBe(1);
});

test.each([
  ["another password", async (id: string) => void (await reset(await lastToken(`${id}@harlow.example`), good))],
  [
    "signing out everywhere",
    async (id: string) => pool.query("update store_user set session_epoch = session_epoch + 1 where id = $1", [id]),
  ],
  ["being disabled", async (id: string) => pool.query("update store_user set is_enabled = false where id = $1", [id])],
  [
    "thirty minutes",
    async (id: string) => pool.query("update credential_token set expires_at = now() where user_id = $1", [id]),
  ],
])("%s voids a link", async (what, change) => {
  const id = `void-${what.split(" ").at(-1)}`;
  const email = await freshUser(id);
  await ask(id);
  const first = await lastToken(email);
  await ask(id);
  expect(await lastToken(email)).not.toBe(first);
  await change(id);
  expect((await reset(first, better)).to).toBe(urls.resetPassword({ outcome: "expired" }));
});

test("of two links that are used at the same moment one counts", async () => {
  const email = await freshUser("twice");
  await ask("twice");
  const one = await lastToken(email);
  await ask("twice");
  const other = await lastToken(email);
  const outcomes = await Promise.all([reset(one, good), reset(other, better), reset(one, better), reset(other, good)]);
  expect(outcomes.filter(({ to }) => to === urls.signIn({ outcome: "reset" }))).toHaveLength(1);
});

test("a weak password leaves the link usable", async () => {
  const email = await freshUser("weak");
  await ask("weak");
  const token = await lastToken(email);
  expect((await reset(token, "short")).to).toBe(urls.resetPassword({ outcome: "short" }));
  expect((await reset(token, "passwordpassword")).to).toBe(urls.resetPassword({ outcome: "common" }));
  expect((await reset(token, good)).to).toBe(urls.signIn({ outcome: "reset" }));
});

test("a made-up token is as good as none", async () => {
  for (const token of ["", "x", "a".repeat(43)])
    expect((await reset(token, good)).to).toBe(urls.resetPassword({ outcome: "expired" }));
});

test("a stranger gets three mails out of the store, all of which work for the owner", async () => {
  const email = await freshUser("victim");
  for (let at = 0; at < 5; at += 1) await ask("victim");
  expect(await server!.inboxOf(email)).toHaveLength(3);
  expect((await reset(await lastToken(email), good)).to).toBe(urls.signIn({ outcome: "reset" }));
  offsetMs = 16 * 60_000;
  await ask("victim");
  offsetMs = 0;
  expect((await server!.inboxOf(email)).filter(({ subject }) => subject.startsWith("Reset"))).toHaveLength(4);
});

test("who has reset the password gets in from that browser, though strangers used up the guesses", async () => {
  const email = await freshUser("locked");
  for (let at = 0; at < 11; at += 1) await signIn("locked", "a wrong guess");
  expect((await signIn("locked", "a wrong guess")).to).toContain("outcome=limited");
  await ask("locked");
  const done = await reset(await lastToken(email), good);
  expect((await signIn("locked", good)).to).toContain("outcome=limited");
  expect((await signIn("locked", good, done.cookies)).to).toBe(urls.home());
});

test("neither the queue nor the table has the token", async () => {
  const email = await freshUser("secret");
  const token = async () => lastToken(email);
  await ask("secret");
  const { rows } = await pool.query("select to_jsonb(t)::text as row from credential_token t");
  expect(JSON.stringify(rows)).not.toContain(await token());
  const queued = await pool.query("select payload::text from graphile_worker._private_jobs");
  expect(JSON.stringify(queued.rows)).not.toContain(await token());
});

test("who acts for a customer sets no password", async () => {
  const email = await freshUser("acted");
  await ask("acted");
  const cookie = `password-reset=${await lastToken(email)}; ${await cookieOf(engines, "ann:fully-authenticated:agent")}`;
  const refused = await post(urls.resetPassword(), { newPassword: good }, cookie);
  expect(refused.status).toBe(403);
  expect(refused.json()).toMatchObject({ error: { code: "NOT_WHILE_IMPERSONATING" } });
  expect((await reset(await lastToken(email), good)).to).toBe(urls.signIn({ outcome: "reset" }));
});

test("an address has thirty requests in fifteen minutes", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) {
    const from = { remoteAddress: "10.9.0.1" };
    statuses.push((await app!.inject(posted(urls.forgotPassword(), "userName=nobody", from))).statusCode);
  }
  expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
  expect(statuses[30]).toBe(429);
});
