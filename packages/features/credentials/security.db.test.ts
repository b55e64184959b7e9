import { createHash } from "node:crypto";
import { createMailer, mailJobs } from "@capstan/features/mail/server";
import { setPassword } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { type RunningWorker, startWorker } from "@capstan/platform/worker";
import { type TestApp, cookieOf, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { credentialJobs } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const old = "correct horse battery staple";
const better = "nine loud turbines swim north";
let [app, server, worker]: [TestApp?, PrivateMail?, RunningWorker?] = [];

beforeAll(async () => {
  server = await startPrivateMail();
  app = await testApp(engines);
  await vi.waitUntil(() => engines.redis.client.isReady);
  await seedPeople(engines.database);
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "store@capstan.example" });
  const { log, databaseUrl } = engines;
  const jobs = [...mailJobs({ mailer }), ...credentialJobs({ db, clock: systemClock, mailer })];
  worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });
});
afterAll(async () => {
  await worker?.stop();
  await app?.close();
  await server?.stop();
});

const jars: Record<string, string> = {};
let address = 0;

/** Posts a form as a browser that keeps its cookies under a name. */
async function post(browser: string, url: string, fields: Record<string, string> = {}) {
  address += 1;
  const headers = {
    cookie: jars[browser] ?? "",
    "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36",
  };
  const from = { headers, remoteAddress: `10.3.${address >> 8}.${address & 255}` };
  const answer = await app!.inject(posted(url, new URLSearchParams(fields).toString(), from));
  if (answer.cookies.length > 0) {
    const kept = Object.fromEntries((jars[browser] ?? "").split("; ").map((pair) => pair.split("=", 2)));
    for (const { name, value } of answer.cookies) kept[name] = value;
    jars[browser] = Object.entries(kept)
      .filter(([name, value]) => name !== "" && value !== "")
      .map((pair) => pair.join("="))
      .join("; ");
  }
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}
async function levelOf(browser: string): Promise<string> {
  const answer = await app!.inject({
    url: urls.headerSignOut(),
    headers: { cookie: jars[browser] ?? "" },
    remoteAddress: "10.4.0.1",
  });
  return answer.json<{ authenticatedLevel: string }>().authenticatedLevel;
}
async function user(id: string): Promise<string> {
  await pool.query(
    "insert into store_user (id, email, full_name, short_name) values ($1, $1 || '@harlow.example', $1, $1)",
    [id],
  );
  await setPassword({ db, clock: systemClock }, { userId: id, password: old });
  return `${id}@harlow.example`;
}
const signIn = async (browser: string, userName: string, password = old) =>
  post(browser, urls.signIn(), { userName, password, rememberMe: "on" });
async function idle(): Promise<void> {
  const waiting = async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
}
const subjectsOf = async (email: string) => (await server!.inboxOf(email)).map(({ subject }) => subject);
async function tokenFor(email: string): Promise<string> {
  await idle();
  const text = (await server!.inboxOf(email)).at(-1)?.text ?? "";
  return /token=(?<token>[\w-]+)/.exec(text)?.groups?.["token"] ?? "";
}
/** What the list of sign-ins calls the session of a browser. */
function sessionIdOf(browser: string): string {
  const token = /session=(?<token>[^;]+)/.exec(jars[browser] ?? "")?.groups?.["token"] ?? "";
  return createHash("sha256").update(decodeURIComponent(token)).digest("base64url");
}

test("a changed password ends every other browser, keeps this one under another token, and tells the owner", async () => {
  const email = await user("pam");
  await signIn("pam", "pam");
  await signIn("pam-other", "pam");
  const before = jars["pam"];
  const answer = await post("pam", urls.changePassword(), { currentPassword: old, newPassword: better });
  expect(answer.to).toBe(urls.security({ outcome: "password-done" }));
  expect(jars["pam"]).not.toBe(before);
  expect([await levelOf("pam"), await levelOf("pam-other")]).toEqual(["fully-authenticated", "anonymous"]);
  jars["pam-stolen"] = before ?? "";
  expect(await levelOf("pam-stolen")).toBe("anonymous");
  expect((await signIn("pam-new", "pam", better)).to).toBe(urls.home());
  await idle();
  expect(await subjectsOf(email)).toEqual(["Your Capstan password was changed"]);
});

test.each([
  ["a wrong current password", { currentPassword: "not it at all, sorry", newPassword: better }, "password-wrong"],
  ["a short one", { currentPassword: old, newPassword: "short" }, "password-short"],
  ["a common one", { currentPassword: old, newPassword: "passwordpassword" }, "password-common"],
])("%s changes nothing", async (_, fields, outcome) => {
  const id = `no-${outcome}`;
  await user(id);
  await signIn(id, id);
  expect((await post(id, urls.changePassword(), fields)).to).toBe(urls.security({ outcome }));
  expect((await signIn(`${id}-again`, id)).to).toBe(urls.home());
});

test("the current password is guessed ten times at the most", async () => {
  await user("guess");
  await signIn("guess", "guess");
  const outcomes: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    const guess = { currentPassword: `guess number ${at}`, newPassword: better };
    outcomes.push((await post("guess", urls.changePassword(), guess)).to ?? "limited by the route");
  }
  expect(outcomes.filter((to) => to.includes("wrong")).length).toBeLessThanOrEqual(10);
  expect(outcomes.at(-1)).not.toContain("wrong");
});

test("a new address counts once its link is used by who asked for it, and the old one is told", async () => {
  const email = await user("eve");
  await signIn("eve", "eve");
  const fresh = "eve.new@harlow.example";
  const asked = await post("eve", urls.changeEmail(), { currentPassword: old, newEmail: fresh });
  expect(asked.to).toBe(urls.security({ outcome: "email-sent" }));
  const token = await tokenFor(fresh);
  expect(await subjectsOf(email)).toEqual([]);
  await user("mallory");
  await signIn("mallory", "mallory");
  jars["mallory"] += `; email-change=${token}`;
  expect((await post("mallory", urls.confirmEmail())).to).toBe(urls.confirmEmail({ outcome: "expired" }));
  expect((await post("nobody", urls.confirmEmail())).status).toBe(401);
  jars["eve"] += `; email-change=${token}`;
  expect((await post("eve", urls.confirmEmail())).to).toBe(urls.security({ outcome: "email-done" }));
  expect(await levelOf("eve")).toBe("fully-authenticated");
  await idle();
  expect(await subjectsOf(email)).toEqual(["Your Capstan email was changed"]);
  expect((await signIn("eve-again", fresh)).to).toBe(urls.home());
  expect((await signIn("eve-old", email)).to).toContain("outcome=wrong");
  jars["eve"] += `; email-change=${token}`;
  expect((await post("eve", urls.confirmEmail())).to).toBe(urls.confirmEmail({ outcome: "expired" }));
});

test("somebody else's address is not told to be taken, gets no mail, and can't be had", async () => {
  await user("tom");
  const taken = await user("tina");
  await signIn("tom", "tom");
  const asked = await post("tom", urls.changeEmail(), { currentPassword: old, newEmail: taken.toUpperCase() });
  expect(asked.to).toBe(urls.security({ outcome: "email-sent" }));
  await idle();
  expect(await server!.inboxOf(taken)).toEqual([]);
  await post("tom", urls.changeEmail(), { currentPassword: old, newEmail: "late@harlow.example" });
  jars["tom"] += `; email-change=${await tokenFor("late@harlow.example")}`;
  await pool.query("update store_user set email = 'LATE@harlow.example' where id = 'tina'");
  expect((await post("tom", urls.confirmEmail())).to).toBe(urls.confirmEmail({ outcome: "taken" }));
});

test("a new address voids what was mailed to the old one", async () => {
  const email = await user("rita");
  await signIn("rita", "rita");
  await post("rita-thief", urls.forgotPassword(), { userName: "rita" });
  const resetToken = await tokenFor(email);
  await post("rita", urls.changeEmail(), { currentPassword: old, newEmail: "rita.new@harlow.example" });
  jars["rita"] += `; email-change=${await tokenFor("rita.new@harlow.example")}`;
  await post("rita", urls.confirmEmail());
  jars["rita-thief"] = `password-reset=${resetToken}`;
  const reset = await post("rita-thief", urls.resetPassword(), { newPassword: better });
  expect(reset.to).toBe(urls.resetPassword({ outcome: "expired" }));
});

test.each([
  [urls.changePassword(), { currentPassword: old, newPassword: better }],
  [urls.changeEmail(), { currentPassword: old, newEmail: "x@harlow.example" }],
  [urls.confirmEmail(), {}],
  [urls.endSignIn(), { id: "x" }],
  [urls.signOutEverywhere(), {}],
])(
  "%s is refused to an agent in a customer's place, and to who is only remembered",
  async (url, fields: Record<string, string>) => {
    jars["agent"] = await cookieOf(engines, "ann:fully-authenticated:agent");
    const acting = await post("agent", url, fields);
    expect(acting.status).toBe(403);
    expect(acting.body).toContain("NOT_WHILE_IMPERSONATING");
    jars["remembered"] = await cookieOf(engines, "ann:rml-user");
    expect((await post("remembered", url, fields)).status).toBe(401);
  },
);

test("a browser can be signed out by its owner, and by nobody else", async () => {
  await user("lea");
  for (const browser of ["lea", "lea-lost", "mal"]) await signIn(browser, browser === "mal" ? "mallory" : "lea");
  const lost = sessionIdOf("lea-lost");
  await post("mal", urls.endSignIn(), { id: lost });
  expect(await levelOf("lea-lost")).toBe("fully-authenticated");
  await post("lea", urls.endSignIn(), { id: lost });
  expect([await levelOf("lea-lost"), await levelOf("lea")]).toEqual(["anonymous", "fully-authenticated"]);
  await post("lea", urls.signOutEverywhere());
  expect(await levelOf("lea")).toBe("anonymous");
});
