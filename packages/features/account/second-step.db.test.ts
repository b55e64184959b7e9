import { lazyUrls } from "@capstan/features/lazy-urls";
import { createSessions, setPassword } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, harlow, origin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const engines = testEngines();
const { db, pool } = engines.database;
const { redis, prefix } = engines;
const sessions = createSessions({ db, redis, clock: systemClock, origin, prefix });
const [one, two] = harlow;
const password = "correct horse battery staple";
let app: TestApp;
let address = 0;

beforeAll(async () => {
  await seedPeople(engines.database);
  await setPassword({ db, clock: systemClock }, { userId: "bob", password });
  app = await testApp(engines);
});
afterAll(async () => app.close());
beforeEach(async () => require(false));

async function require(isRequired: boolean): Promise<void> {
  await pool.query("update account set requires_second_factor = $2 where number = $1", [one, isRequired]);
  await pool.query("delete from totp_factor; delete from recovery_code");
  for (const userId of ["ann", "bob", "agent"]) await sessions.changingRights(userId, async () => {});
}

type How = Parameters<typeof sessions.beginFor>[1];
const begun = async (userId: string, how: Partial<How>) =>
  `session=${(await sessions.beginFor(userId, { isRemembered: false, ...how }, {}))?.[0]?.value}`;
async function post(cookie: string, url: string, fields: Record<string, string> = {}) {
  address += 1;
  const from = { headers: { cookie }, remoteAddress: `10.8.0.${address}` };
  const answer = await app.inject(posted(url, new URLSearchParams(fields).toString(), from));
  const kept = answer.cookies.find(({ name, value }) => name === "session" && value !== "");
  const told = answer.headers.location ?? answer.json<{ error: { code: string } }>().error.code;
  return { told, cookie: kept ? `session=${kept.value}` : cookie, cookies: answer.cookies };
}
async function accountIn(cookie: string): Promise<string | null> {
  const answer = await app.inject({ url: urls.headerSignOut(), headers: { cookie }, remoteAddress: "10.9.0.1" });
  const { authenticatedLevel, accountNumber } = answer.json<Record<string, string | null>>();
  expect(authenticatedLevel).toBe("fully-authenticated");
  return accountNumber ?? null;
}
async function codeOf(userId: string): Promise<string> {
  const { rows } = await pool.query("select secret from totp_factor where user_id = $1", [userId]);
  await pool.query("update totp_factor set last_step = 0");
  return new TOTP({ secret: Secret.fromBase32(rows[0]?.secret) }).generate();
}

test("an administrator who gave a second step requires it of the account's users, and that is put on record", async () => {
  const without = await cookieOf(engines, "ann:fully-authenticated");
  expect((await post(without, lazyUrls.requireSecondFactor(), { isRequired: "on" })).told).toBe("SECOND_STEP_FIRST");
  const bob = await cookieOf(engines, "bob:fully-authenticated");
  expect(await accountIn(bob)).toBe(one);
  const ann = await begun("ann", { hasSecondFactor: true });
  expect((await post(ann, lazyUrls.requireSecondFactor(), { isRequired: "on" })).told).toBe(
    urls.accountUsers({ outcome: "second-step" }),
  );
  expect(await accountIn(ann)).toBe(one);
  await sessions.changingRights("bob", async () => {});
  expect(await accountIn(bob)).toBeNull();
  await post(ann, lazyUrls.requireSecondFactor());
  const { rows } = await pool.query("select action from audit_event where account_number = $1 order by sequence", [
    one,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(["second-step-required", "second-step-optional"]);
});

test("who has none reaches no account until they add one, and is asked for it from then on", async () => {
  await require(true);
  const first = await post("", urls.signIn(), { userName: "bob", password });
  expect(first.told).toBe(urls.security({ outcome: "second-step-required" }));
  expect(await accountIn(first.cookie)).toBeNull();
  expect((await post(first.cookie, urls.saveBranch(), { branch: "" })).told).toBe("ACCOUNT_REQUIRED");
  await post(first.cookie, urls.beginTotp(), { currentPassword: password });
  const added = await post(first.cookie, urls.totp(), { code: await codeOf("bob") });
  expect([added.told, await accountIn(added.cookie)]).toEqual([urls.recoveryCodes(), one]);
  const again = await post("", urls.signIn(), { userName: "bob", password });
  const pending = again.cookies.find(({ name }) => name === "second-step")?.value;
  const done = await post(`second-step=${pending}`, urls.secondStep(), { code: await codeOf("bob") });
  expect(await accountIn(done.cookie)).toBe(one);
  const removed = await post(done.cookie, urls.removeTotp(), { currentPassword: password });
  expect(await accountIn(removed.cookie)).toBeNull();
});

test("one account that requires it closes the user's others too", async () => {
  const ann = await begun("ann", { hasSecondFactor: true });
  await post(ann, urls.accountSwitch(), { acctNo: two });
  await require(true);
  expect(await accountIn(await begun("ann", {}))).toBeNull();
  expect(await accountIn(await begun("ann", { hasSecondFactor: true }))).toBe(two);
  await post(ann, urls.accountSwitch(), { acctNo: one });
});

test("the company's own sign-in counts for that company's account, and for no other", async () => {
  await require(true);
  expect(await accountIn(await begun("bob", { providerAccount: one }))).toBe(one);
  expect(await accountIn(await begun("bob", { providerAccount: two }))).toBeNull();
});

test("an agent in the user's place is held to the agent's own sign-in", async () => {
  await require(true);
  expect(await accountIn(await cookieOf(engines, "bob:fully-authenticated:agent"))).toBe(one);
});
