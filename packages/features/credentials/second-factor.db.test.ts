import { setPassword } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, posted, testApp, seedPeople } from "@capstan/web/test-app";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const engines = testEngines();
const { db, pool } = engines.database;
const password = "correct horse battery staple";
let app: TestApp | undefined;
const jars: Record<string, Record<string, string>> = {};
let address = 0;

beforeAll(async () => {
  app = await testApp(engines);
  await vi.waitUntil(() => engines.redis.client.isReady);
  await seedPeople(engines.database);
});
afterAll(async () => app?.close());

const cookieIn = (browser: string) =>
  Object.entries(jars[browser] ?? {})
    .map((pair) => pair.join("="))
    .join("; ");

/** Posts a form as a browser that keeps its cookies under a name. */
async function post(browser: string, url: string, fields: Record<string, string> = {}) {
  address += 1;
  const from = { headers: { cookie: cookieIn(browser) }, remoteAddress: `10.5.${address >> 8}.${address & 255}` };
  const answer = await app!.inject(posted(url, new URLSearchParams(fields).toString(), from));
  const jar = (jars[browser] ??= {});
  for (const { name, value } of answer.cookies) {
    if (value === "") delete jar[name];
    else jar[name] = value;
  }
  return { status: answer.statusCode, to: answer.headers.location ?? "", body: answer.body };
}
async function levelOf(browser: string): Promise<string> {
  const headers = { cookie: cookieIn(browser) };
  const answer = await app!.inject({ url: urls.headerSignOut(), headers, remoteAddress: "10.6.0.1" });
  return answer.json<{ authenticatedLevel: string }>().authenticatedLevel;
}
async function user(id: string): Promise<void> {
  await pool.query(
    "insert into store_user (id, email, full_name, short_name) values ($1, $1 || '@harlow.example', $1, $1)",
    [id],
  );
  await setPassword({ db, clock: systemClock }, { userId: id, password });
}
const signIn = async (browser: string, userName: string) => post(browser, urls.signIn(), { userName, password });
async function codeOf(id: string, stepsOn = 0): Promise<string> {
  const { rows } = await pool.query<{ secret: string }>("select secret from totp_factor where user_id = $1", [id]);
  const totp = new TOTP({ secret: Secret.fromBase32(rows[0]?.secret ?? "") });
  return totp.generate({ timestamp: Date.now() + stepsOn * 30_000 });
}
/** As if half an hour had gone by: codes of now have not been used. */
const forgetStep = async (id: string) => pool.query("update totp_factor set last_step = 0 where user_id = $1", [id]);

/** The user's app is on; answers the codes that stand in for it. */
async function enrol(id: string): Promise<readonly string[]> {
  await user(id);
  await signIn(id, id);
  expect((await post(id, urls.beginTotp(), { currentPassword: password })).to).toBe(urls.totp());
  expect((await post(id, urls.totp(), { code: await codeOf(id) })).to).toBe(urls.recoveryCodes());
  const keys = await engines.redis.client.keys(`${engines.prefix}note:*`);
  const notes = await Promise.all(keys.map(async (key) => engines.redis.client.getDel(key)));
  return JSON.parse(notes[0] ?? "[]") as string[];
}

test("after the password, a user with an app has no right until the code is given", async () => {
  await enrol("tia");
  await forgetStep("tia");
  expect((await signIn("half", "tia")).to).toBe(urls.secondStep());
  expect(Object.keys(jars["half"] ?? {})).toEqual(["second-step"]);
  expect(await levelOf("half")).toBe("anonymous");
  expect((await post("half", urls.changePassword(), {})).status).toBe(401);
  expect((await post("half", urls.secondStep(), { code: "000000" })).to).toBe(urls.secondStep({ outcome: "wrong" }));
  expect(await levelOf("half")).toBe("anonymous");
  const done = await post("half", urls.secondStep(), { code: await codeOf("tia"), frwdUrlPath: "/cart" });
  expect(done.to).toBe("/cart");
  expect(await levelOf("half")).toBe("fully-authenticated");
  expect(jars["half"]?.["second-step"]).toBeUndefined();
});

test("a code is taken once, and neither is an older one after it", async () => {
  await enrol("una");
  await forgetStep("una");
  const [code, earlier] = [await codeOf("una"), await codeOf("una", -1)];
  await signIn("una-1", "una");
  await signIn("una-2", "una");
  const both = await Promise.all(["una-1", "una-2"].map(async (at) => post(at, urls.secondStep(), { code })));
  expect(both.filter(({ to }) => to === urls.home())).toHaveLength(1);
  await signIn("una-3", "una");
  for (const used of [code, earlier])
    expect((await post("una-3", urls.secondStep(), { code: used })).to).toBe(urls.secondStep({ outcome: "wrong" }));
});

test("the code that turned the app on does not sign in", async () => {
  await enrol("kim");
  await signIn("kim-2", "kim");
  const code = await codeOf("kim");
  expect((await post("kim-2", urls.secondStep(), { code })).to).toBe(urls.secondStep({ outcome: "wrong" }));
});

test("ten recovery codes, kept as hashes, each of which signs in once", async () => {
  const codes = await enrol("rex");
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^(?:[a-z1-9]{4}-){5}[a-z1-9]{4}$/.test(code))).toBe(true);
  const { rows } = await pool.query("select key from recovery_code where user_id = 'rex'");
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
  const typed = ` ${codes[0]?.toUpperCase().replaceAll("-", " ")}`;
  await signIn("rex-1", "rex");
  expect((await post("rex-1", urls.secondStep(), { code: typed })).to).toBe(urls.home());
  await signIn("rex-2", "rex");
  expect((await post("rex-2", urls.secondStep(), { code: typed })).to).toBe(urls.secondStep({ outcome: "wrong" }));
  await enrol("mal-x");
  await signIn("mal-x-2", "mal-x");
  const stolen = await post("mal-x-2", urls.secondStep(), { code: codes[1] ?? "" });
  expect(stolen.to).toBe(urls.secondStep({ outcome: "wrong" }));
});

test("ten guesses reach the second step, from however many addresses and sign-ins", async () => {
  await enrol("gil");
  await forgetStep("gil");
  const outcomes: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    await signIn(`gil-${at}`, "gil");
    outcomes.push((await post(`gil-${at}`, urls.secondStep(), { code: String(100_000 + at) })).to);
  }
  expect(outcomes.filter((to) => to.includes("wrong")).length).toBeLessThanOrEqual(10);
  expect(outcomes.at(-1)).toBe(urls.secondStep({ outcome: "limited" }));
  await signIn("gil-right", "gil");
  const right = await post("gil-right", urls.secondStep(), { code: await codeOf("gil") });
  expect(right.to).toBe(urls.secondStep({ outcome: "limited" }));
});

test("half a sign-in ends with the epoch, and makes one session at the most", async () => {
  const codes = await enrol("hal");
  await signIn("hal-1", "hal");
  await setPassword({ db, clock: systemClock }, { userId: "hal", password });
  const late = await post("hal-1", urls.secondStep(), { code: codes[0] ?? "" });
  expect(late.to).toBe(urls.signIn({ outcome: "too-late" }));
  await signIn("hal-2", "hal");
  jars["hal-copy"] = { ...jars["hal-2"] };
  expect((await post("hal-2", urls.secondStep(), { code: codes[1] ?? "" })).to).toBe(urls.home());
  const copied = await post("hal-copy", urls.secondStep(), { code: codes[2] ?? "" });
  expect(copied.to).toBe(urls.signIn({ outcome: "too-late" }));
});

test("an app that was not confirmed is not asked for, and a confirmed one is not replaced", async () => {
  await user("ida");
  await signIn("ida", "ida");
  await post("ida", urls.beginTotp(), { currentPassword: password });
  expect((await post("ida", urls.totp(), { code: "12345" })).to).toBe(urls.totp({ outcome: "wrong" }));
  expect((await signIn("ida-2", "ida")).to).toBe(urls.home());
  await enrol("ivo");
  const secret = async () => (await pool.query("select secret from totp_factor where user_id = 'ivo'")).rows;
  const before = await secret();
  await post("ivo", urls.beginTotp(), { currentPassword: password });
  expect(await secret()).toEqual(before);
});

test("the app is set up and removed by who gives the password", async () => {
  await enrol("joy");
  const wrong = { currentPassword: "not it at all, sorry" };
  expect((await post("joy", urls.removeTotp(), wrong)).to).toBe(urls.security({ outcome: "password-wrong" }));
  expect((await signIn("joy-2", "joy")).to).toBe(urls.secondStep());
  const removed = await post("joy", urls.removeTotp(), { currentPassword: password });
  expect(removed.to).toBe(urls.security({ outcome: "app-removed" }));
  expect((await signIn("joy-3", "joy")).to).toBe(urls.home());
  expect((await pool.query("select 1 from recovery_code where user_id = 'joy'")).rowCount).toBe(0);
});

const made = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
const answered = { ...made, response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" } };
const created = { ...made, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };

async function postJson(browser: string, url: string, body: object) {
  address += 1;
  const from = { headers: { cookie: cookieIn(browser) }, remoteAddress: `10.7.${address >> 8}.${address & 255}` };
  return (await app!.inject(posted(url, body, from))).json<Record<string, unknown>>();
}

test("a passkey is asked of nobody who did not give the password, and none is taken without its challenge", async () => {
  expect(await postJson("stranger", urls.passkeyChallenge(), {})).toEqual({ outcome: "none", options: null });
  expect(await postJson("stranger", urls.verifyPasskey(), { response: answered })).toEqual({ to: null });
  await user("pia");
  await signIn("pia", "pia");
  const refused = { outcome: "wrong", options: null };
  expect(await postJson("pia", urls.passkeyOptions(), { currentPassword: "not it at all, sorry" })).toEqual(refused);
  expect(await postJson("pia", urls.addPasskey(), { name: "x", response: created })).toEqual({ to: null });
  const ready = await postJson("pia", urls.passkeyOptions(), { currentPassword: password });
  expect(ready).toMatchObject({
    outcome: "ready",
    options: { rp: { id: "store.example" }, authenticatorSelection: { userVerification: "required" } },
  });
  expect(await postJson("pia", urls.addPasskey(), { name: "x", response: created })).toEqual({ to: null });
  expect((await pool.query("select 1 from passkey")).rowCount).toBe(0);
});

test("a passkey alone is a second factor, and removing the app leaves its recovery codes", async () => {
  await enrol("quin");
  await pool.query(
    "insert into passkey (id, user_id, public_key, counter, transports, name, added_at) values ('BBBB', 'quin', 'AAAA', 0, '{}', 'Key', now())",
  );
  await post("quin", urls.removeTotp(), { currentPassword: password });
  expect((await signIn("quin-2", "quin")).to).toBe(urls.secondStep());
  expect(await postJson("quin-2", urls.passkeyChallenge(), {})).toMatchObject({
    outcome: "ready",
    options: { rpId: "store.example", userVerification: "required", allowCredentials: [{ id: "BBBB" }] },
  });
  const codes = async () => (await pool.query("select 1 from recovery_code where user_id = 'quin'")).rowCount;
  expect(await codes()).toBe(10);
  await user("thief");
  await signIn("thief", "thief");
  await post("thief", urls.removePasskey(), { currentPassword: password, id: "BBBB" });
  expect((await signIn("quin-3", "quin")).to).toBe(urls.secondStep());
  await post("quin", urls.removePasskey(), { currentPassword: password, id: "BBBB" });
  expect(await codes()).toBe(0);
  expect((await signIn("quin-4", "quin")).to).toBe(urls.home());
});

test.each([
  urls.beginTotp(),
  urls.totp(),
  urls.removeTotp(),
  urls.passkeyOptions(),
  urls.addPasskey(),
  urls.removePasskey(),
])("%s is refused to an agent in a customer's place, and to who is only remembered", async (url) => {
  const sessionIn = (cookie: string) => ({ session: cookie.replace("session=", "") });
  jars["agent"] = sessionIn(await cookieOf(engines, "ann:fully-authenticated:agent"));
  const acting = await post("agent", url, { currentPassword: password, code: "123456" });
  expect([acting.status, acting.body.includes("NOT_WHILE_IMPERSONATING")]).toEqual([403, true]);
  jars["remembered"] = sessionIn(await cookieOf(engines, "ann:rml-user"));
  expect((await post("remembered", url, {})).status).toBe(401);
});
