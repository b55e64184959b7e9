import { createMailer } from "@capstan/features/mail/server";
import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type RunningWorker, startWorker } from "@capstan/platform/worker";
import { type TestApp, cookieOf, harlow, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { accountJobs, accountPages } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const [one, two] = harlow;
const ann = "ann:fully-authenticated";
const good = "seven quiet lanterns walk home";
let [app, server, worker]: [TestApp?, PrivateMail?, RunningWorker?] = [];

beforeAll(async () => {
  server = await startPrivateMail();
  await seedPeople(engines.database);
  app = await testApp(engines);
  const mailer = createMailer({ smtpUrl: server.smtpUrl, from: "store@capstan.example" });
  const { log, databaseUrl } = engines;
  worker = await startWorker({ pool, databaseUrl, log, jobs: accountJobs({ db, mailer }), concurrency: 2 });
});
afterAll(async () => {
  await worker?.stop();
  await app?.close();
  await server?.stop();
});

beforeEach(async () => {
  await pool.query("delete from account_invitation");
  await pool.query("delete from membership where user_id not in ('gone')");
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current) values
       ('ann', $1, 'administrator', true), ('ann', $2, 'administrator', false), ('bob', $1, 'buyer', true),
       ('ora', $3, 'administrator', true), ('staff', $2, 'administrator', true)`,
    [one, two, orrin],
  );
});

let address = 0;
async function post(url: string, fields: Record<string, string>, { as = "", cookie = "" } = {}) {
  address += 1;
  const cookies = [as === "" ? "" : await cookieOf(engines, as), cookie].filter(Boolean).join("; ");
  const poster = { headers: { cookie: cookies }, remoteAddress: `10.2.${address >> 8}.${address & 255}` };
  return app!.inject(posted(url, new URLSearchParams(fields).toString(), poster));
}
type Answer = Awaited<ReturnType<typeof post>>;
const told = (answer: Answer) =>
  answer.statusCode === 303 ? answer.headers.location : `${answer.statusCode} ${answer.json().error.code}`;

const roleOf = async (userId: string, account: string) =>
  (await pool.query("select role from membership where user_id = $1 and account_number = $2", [userId, account]))
    .rows[0]?.role;
const change = async (userId: string, role: string, as = ann, more: Record<string, string> = {}) =>
  post(urls.changeUser(), { userId, role, ...more }, { as });
const remove = async (userId: string, as = ann) => post(urls.removeUser(), { userId }, { as });
const invite = async (email: string, as = ann, role = "buyer") => post(urls.inviteUser(), { email, role }, { as });

async function lastToken(email: string, count = 1): Promise<string> {
  const mails = async () => server!.inboxOf(email);
  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(count);
  return /token=(?<token>[\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.groups?.["token"] ?? "";
}

test("an administrator changes role and limit, and removes, from the user's next request on", async () => {
  expect(told(await change("bob", "approver", ann, { spendingLimit: "$2,500" }))).toBe(
    "/myaccount/users?outcome=saved",
  );
  const { rows } = await pool.query("select role, spending_limit from membership where user_id = 'bob'");
  expect(rows).toEqual([{ role: "approver", spending_limit: "2500.0000" }]);
  const cookie = await cookieOf(engines, "bob:fully-authenticated");
  const whereIsBob = async () =>
    (await app!.inject({ url: "/header/signout", headers: { cookie } })).json().accountNumber;
  expect(await whereIsBob()).toBe(one);
  expect(told(await remove("bob"))).toBe("/myaccount/users?outcome=removed");
  expect(await whereIsBob()).toBeNull();
});

test("a demoted administrator is refused at the very next request of the same session", async () => {
  await change("bob", "administrator");
  const cookie = await cookieOf(engines, "bob:fully-authenticated");
  const asBob = async () => post(urls.changeUser(), { userId: "bob", role: "administrator" }, { cookie });
  expect(told(await asBob())).toBe("/myaccount/users?outcome=saved");
  await change("bob", "viewer");
  expect(told(await asBob())).toBe("403 ROLE_REQUIRED");
});

test.each([
  ["a buyer", "bob:fully-authenticated", "403 ROLE_REQUIRED"],
  ["an administrator of another customer", "ora:fully-authenticated", "404 USER_NOT_IN_ACCOUNT"],
  ["an administrator of a sibling account", "staff:fully-authenticated", "404 USER_NOT_IN_ACCOUNT"],
  ["somebody without an account", "new:fully-authenticated", "403 ACCOUNT_REQUIRED"],
  ["who is only remembered", "ann:rml-user", "401 SIGN_IN_REQUIRED"],
  ["nobody", "", "401 SIGN_IN_REQUIRED"],
  ["an agent in an administrator's place", "ann:fully-authenticated:agent", "403 NOT_WHILE_IMPERSONATING"],
])("%s changes and removes nobody of this account", async (_, as, refusal) => {
  expect(told(await change("bob", "administrator", as))).toBe(refusal);
  expect(told(await remove("bob", as))).toBe(refusal);
  expect(await roleOf("bob", one)).toBe("buyer");
});

test.each([
  ["a buyer", "bob:fully-authenticated", "403 ROLE_REQUIRED"],
  ["an agent in an administrator's place", "ann:fully-authenticated:agent", "403 NOT_WHILE_IMPERSONATING"],
])("%s invites nobody, and sends or withdraws no invitation", async (_, as, refusal) => {
  await invite("zoe@harlow.example");
  const { rows } = await pool.query("select id::text, token_key from account_invitation");
  const fields = { id: rows[0]?.id ?? "" };
  expect(told(await invite("eve@harlow.example", as))).toBe(refusal);
  expect(told(await post(urls.resendInvitation(), fields, { as }))).toBe(refusal);
  expect(told(await post(urls.withdrawInvitation(), fields, { as }))).toBe(refusal);
  expect((await pool.query("select email from account_invitation")).rows).toEqual([{ email: "zoe@harlow.example" }]);
});

test("an administrator of another account sends and withdraws no invitation of this one", async () => {
  await invite("zed@harlow.example");
  const { rows } = await pool.query("select id::text from account_invitation");
  for (const as of ["ora:fully-authenticated", "staff:fully-authenticated"])
    for (const url of [urls.resendInvitation(), urls.withdrawInvitation()])
      expect(told(await post(url, { id: rows[0]?.id ?? "" }, { as }))).toBe("404 INVITATION_NOT_FOUND");
  expect((await pool.query("select from account_invitation")).rowCount).toBe(1);
});

test("only administrators see the users, of the account they work in, and an agent may only look", async () => {
  const pages = accountPages({ db, clock: { now: () => new Date() }, joinRequests: async () => [] });
  const base = { level: "fully-authenticated", role: null, agentId: null, agentAccess: null } as const;
  const params = { search: "", page: 1 };
  const view = await pages.users({ ...base, userId: "ann", accountNumber: one }, params);
  expect(view).toMatchObject({
    ok: true,
    value: { total: 3, canChange: true, users: [{ id: "ann", isYou: true }, {}, {}] },
  });
  const found = await pages.users({ ...base, userId: "ann", accountNumber: one }, { search: "REED", page: 1 });
  expect(found).toMatchObject({ value: { total: 1, users: [{ id: "bob" }] } });
  const agent = await pages.users(
    { ...base, userId: "ann", accountNumber: one, agentId: "agent", agentAccess: "order" },
    params,
  );
  expect(agent).toMatchObject({ value: { canChange: false } });
  for (const [userId, accountNumber] of [
    ["bob", one],
    ["ora", one],
    ["staff", one],
    ["new", null],
  ] as const)
    expect(await pages.users({ ...base, userId, accountNumber }, params)).toMatchObject({ ok: false });
});

test("the last administrator is neither removed nor demoted, and a disabled one does not count", async () => {
  await pool.query("insert into membership (user_id, account_number, role) values ('new', $1, 'administrator')", [one]);
  await pool.query("update store_user set is_enabled = false where id = 'new'");
  expect(told(await change("ann", "buyer"))).toBe("409 LAST_ADMINISTRATOR");
  expect(told(await remove("ann"))).toBe("409 LAST_ADMINISTRATOR");
  expect(told(await remove("new"))).toBe("/myaccount/users?outcome=removed");
  await pool.query("update store_user set is_enabled = true where id = 'new'");
  expect(await roleOf("ann", one)).toBe("administrator");
});

test("of fifty administrators who all step down at once one stays", async () => {
  await pool.query(`insert into store_user (id, email, full_name, short_name)
    select 'adm' || n, 'adm' || n || '@harlow.example', 'Admin ' || n, 'Admin' from generate_series(1, 49) n
    on conflict do nothing`);
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select 'adm' || n, $1, 'administrator', true from generate_series(1, 49) n`,
    [one],
  );
  const ids = ["ann", ...Array.from({ length: 49 }, (_, at) => `adm${at + 1}`)];
  const cookies = await Promise.all(ids.map(async (id) => cookieOf(engines, `${id}:fully-authenticated`)));
  const answers = await Promise.all(
    ids.map(async (userId, at) => post(urls.changeUser(), { userId, role: "buyer" }, { cookie: cookies[at] ?? "" })),
  );
  const outcomes = Map.groupBy(answers.map(told), (text) => text);
  expect(outcomes.get("/myaccount/users?outcome=saved")?.length).toBe(49);
  expect(outcomes.get("409 LAST_ADMINISTRATOR")?.length).toBe(1);
  const { rows } = await pool.query(
    "select count(*)::int as left from membership where account_number = $1 and role = 'administrator'",
    [one],
  );
  expect(rows).toEqual([{ left: 1 }]);
});

test("who is new gets a mail, sets name and password, and is a user of the account: once", async () => {
  const email = "Nia@harlow.example";
  expect(told(await invite(email, ann, "approver"))).toBe("/myaccount/users?outcome=invited");
  const token = await lastToken(email);
  const kept = (await pool.query("select token_key from account_invitation")).rows[0].token_key;
  expect(kept).not.toContain(token);
  const jobs = await pool.query("select payload::text from graphile_worker._private_jobs");
  expect(JSON.stringify(jobs.rows)).not.toContain(token);
  const link = await app!.inject(urls.invitationLink({ token }));
  expect([link.statusCode, link.headers.location, link.cookies[0]]).toMatchObject([
    303,
    "/myaccount/invitation",
    { name: "invitation", value: token, httpOnly: true },
  ]);
  const cookie = `invitation=${token}`;
  const register = async (fields: Record<string, string>) => post(urls.invitation(), fields, { cookie });
  expect(told(await register({ fullName: " ", newPassword: good }))).toBe("/myaccount/invitation?outcome=name");
  expect(told(await register({ fullName: "Nia Ward", newPassword: "short" }))).toBe(
    "/myaccount/invitation?outcome=short",
  );
  expect(told(await register({ fullName: "Nia Ward", newPassword: "passwordpassword" }))).toBe(
    "/myaccount/invitation?outcome=common",
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => register({ fullName: "Nia  Ward", newPassword: good })),
  );
  expect(answers.map(told)).toContain("/myaccount");
  expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  const session = answers.find(({ statusCode }) => statusCode === 303)?.cookies.find(({ name }) => name === "session");
  const who = await app!.inject({ url: "/header/signout", headers: { cookie: `session=${session?.value}` } });
  expect(who.json()).toMatchObject({
    customerName: "Nia Ward",
    accountNumber: one,
    authenticatedLevel: "fully-authenticated",
  });
  const { rows } = await pool.query(
    "select email, role from store_user join membership on user_id = id where lower(email) = lower($1)",
    [email],
  );
  expect(rows).toEqual([{ email, role: "approver" }]);
  expect(told(await register({ fullName: "Again", newPassword: good }))).toBe("404 INVITATION_NOT_FOUND");
  const signedIn = await post(urls.signIn(), { userName: email, password: good });
  expect(told(signedIn)).toBe("/");
});

test("a user of the store joins under the invited address, and nobody else does", async () => {
  await invite("ora@orrin.example");
  const cookie = `invitation=${await lastToken("ora@orrin.example")}`;
  const join = async (as: string) => post(urls.joinAccount(), {}, { as, cookie });
  expect(told(await post(urls.invitation(), { fullName: "Eve", newPassword: good }, { cookie }))).toBe(
    "401 SIGN_IN_REQUIRED",
  );
  expect(told(await join(""))).toBe("401 SIGN_IN_REQUIRED");
  expect(told(await join("ora:rml-user"))).toBe("401 SIGN_IN_REQUIRED");
  expect(told(await join("new:fully-authenticated"))).toBe("403 INVITATION_FOR_ANOTHER");
  expect(told(await join("ora:fully-authenticated:agent"))).toBe("403 NOT_WHILE_IMPERSONATING");
  expect(told(await join("ora:fully-authenticated"))).toBe("/myaccount/cpdashboard");
  expect(await roleOf("ora", one)).toBe("buyer");
  const { rows } = await pool.query("select account_number from membership where user_id = 'ora' and is_current");
  expect(rows).toEqual([{ account_number: orrin }]);
  expect(told(await join("ora:fully-authenticated"))).toBe("404 INVITATION_NOT_FOUND");
});

test("a link is dead once it is withdrawn, sent again or a week old", async () => {
  const email = "pat@harlow.example";
  const open = async (token: string) =>
    (
      await accountPages({ db, clock: { now: () => new Date() }, joinRequests: async () => [] }).invitation(
        { level: "anonymous", userId: null, accountNumber: null, role: null, agentId: null, agentAccess: null },
        new Request("http://store.example/", { headers: { cookie: `invitation=${token}` } }),
      )
    )?.step;
  await invite(email);
  const first = await lastToken(email);
  expect(await open(first)).toBe("register");
  expect(await open(`${first}x`)).toBeUndefined();
  const { rows } = await pool.query("select id::text from account_invitation");
  const fields = { id: rows[0]?.id ?? "" };
  expect(told(await post(urls.resendInvitation(), fields, { as: ann }))).toBe("/myaccount/users?outcome=resent");
  const second = await lastToken(email, 2);
  expect([await open(first), await open(second)]).toEqual([undefined, "register"]);
  await pool.query("update account_invitation set expires_at = now() - interval '1 second'");
  expect(await open(second)).toBeUndefined();
  expect(
    told(await post(urls.invitation(), { fullName: "Pat", newPassword: good }, { cookie: `invitation=${second}` })),
  ).toBe("404 INVITATION_NOT_FOUND");
  await pool.query("update account_invitation set expires_at = now() + interval '1 hour'");
  expect(await open(second)).toBe("register");
  expect(told(await post(urls.withdrawInvitation(), fields, { as: ann }))).toBe("/myaccount/users?outcome=withdrawn");
  expect(await open(second)).toBeUndefined();
});

test("the same address again takes the place of the first invitation, and a user of the account is not invited", async () => {
  await invite("quin@harlow.example");
  await invite("QUIN@harlow.example", ann, "viewer");
  expect((await pool.query("select role from account_invitation")).rows).toEqual([{ role: "viewer" }]);
  expect(told(await invite("BOB@harlow.example"))).toBe("409 ALREADY_USER");
  expect(told(await invite("not an address"))).toBe("400 VALIDATION_FAILED");
  expect(told(await change("bob", "buyer", ann, { spendingLimit: "lots" }))).toBe("400 VALIDATION_FAILED");
  expect(told(await change("bob", "owner"))).toBe("400 VALIDATION_FAILED");
});

test("nobody switches to an account that they were removed from, or that was closed meanwhile", async () => {
  const cookie = await cookieOf(engines, ann);
  const switchTo = async (acctNo: string) => post(urls.accountSwitch(), { acctNo }, { cookie });
  expect((await switchTo(two)).statusCode).toBe(303);
  expect((await switchTo(one)).statusCode).toBe(303);
  expect(told(await remove("ann", "staff:fully-authenticated"))).toBe("/myaccount/users?outcome=removed");
  expect(told(await switchTo(two))).toBe("404 ACCOUNT_NOT_YOURS");
  await pool.query("insert into membership (user_id, account_number, role) values ('ann', $1, 'buyer')", [two]);
  await pool.query("update account set is_open = false where number = $1", [two]);
  expect(told(await switchTo(two))).toBe("404 ACCOUNT_NOT_YOURS");
  await pool.query("update account set is_open = true where number = $1", [two]);
});

test("a page made for another account changes nothing in this one", async () => {
  const cookie = await cookieOf(engines, ann);
  const stale = { userId: "bob", role: "viewer", pageAccount: one };
  await post(urls.accountSwitch(), { acctNo: two }, { cookie });
  const refused = await post(urls.changeUser(), stale, { cookie });
  expect(told(refused)).toBe("409 ACCOUNT_CHANGED");
  expect(refused.json().error.details).toEqual({ accountNumber: two });
  await post(urls.accountSwitch(), { acctNo: one }, { cookie });
  expect(told(await post(urls.changeUser(), stale, { cookie }))).toBe("/myaccount/users?outcome=saved");
});
