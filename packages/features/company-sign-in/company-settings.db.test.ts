import { setPassword } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, harlow, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type CompanyStore, openCompanyStore, providerUrl } from "./test-kit/company-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const [account] = harlow;
const ora = "ora:fully-authenticated";
const password = "correct horse battery staple";
let store: CompanyStore;

beforeAll(async () => {
  await seedPeople(engines.database);
  store = await openCompanyStore(engines, {
    openApp: async (env) => testApp(engines, env),
    cookieOf: async (who) => cookieOf(engines, who),
    posted,
  });
  for (const userId of ["ann", "bob", "ora"]) await setPassword({ db, clock: systemClock }, { userId, password });
});

afterEach(() => {
  store.provider.faults = {};
});

afterAll(async () => store[Symbol.asyncDispose]());

const settings = () => {
  const { issuer, clientId, clientSecret } = store.provider;
  return { issuer, clientId, clientSecret };
};

async function proofOf(domain: string, accountNumber: string = account): Promise<string> {
  const { rows } = await pool.query<{ verification_token: string }>(
    "select verification_token from company_domain where domain = $1 and account_number = $2",
    [domain, accountNumber],
  );
  return `capstan-verification=${rows[0]?.verification_token}`;
}

async function testSignIn(person: Record<string, unknown>): Promise<string> {
  const cookie = await cookieOf(engines, "ann:fully-authenticated");
  const url = "/myaccount/company-sign-in/test";
  const begun = await store.app.inject(posted(url, "", { headers: { cookie }, remoteAddress: "10.9.0.1" }));
  const state = new URL(begun.headers.location ?? "", "http://x").searchParams.get("state") ?? "";
  const at = store.provider.authorize(await providerUrl(engines, state), person);
  const [left] = begun.cookies;
  const ended = await store.finish(at, `${cookie}; ${left?.name}=${left?.value}`);
  expect(ended.session).toBeUndefined();
  return ended.location;
}

async function signInByPassword(name: string, given = password): Promise<string> {
  const form = new URLSearchParams({ userName: name, password: given, frwdUrlPath: "/cart" }).toString();
  const answer = await store.app.inject(
    posted("/myaccount/signin", form, { remoteAddress: `10.8.${Math.floor(Math.random() * 250)}.1` }),
  );
  return String(answer.headers.location);
}

test("the secret is kept sealed, and goes to no other server", async () => {
  expect(await store.change("provider", settings())).toBe("connected");
  const { rows } = await pool.query("select client_secret from identity_provider where account_number = $1", [account]);
  expect(JSON.stringify(rows)).not.toContain("the-client-secret");
  expect(await store.change("provider", { ...settings(), clientSecret: "", defaultRole: "viewer" })).toBe("connected");
  const moved = { ...settings(), clientSecret: "", issuer: "https://attacker.example" };
  expect(await store.change("provider", moved)).toBe("secret-needed");
  expect(await store.change("provider", { ...settings(), clientId: "other", clientSecret: "" })).toBe("secret-needed");
});

test.each(["http://10.0.0.1/realm", "ftp://login.example", "https://a:b@login.example", "nothing"])(
  "%s is no issuer",
  async (issuer) => {
    expect(await store.change("provider", { ...settings(), issuer })).toBe("bad-issuer");
  },
);

test("a default role of administrator is refused", async () => {
  expect(await store.change("provider", { ...settings(), defaultRole: "administrator" })).toBe("VALIDATION_FAILED");
});

test("a check says what is wrong", async () => {
  await store.change("provider", settings());
  expect(await store.change("check")).toBe("check-passed");
  store.provider.faults = { discoveryStatus: 404 };
  expect(await store.change("check")).toBe("not-a-provider");
  store.provider.faults = { discoveryStatus: 503 };
  expect(await store.change("check")).toBe("unreachable");
  store.provider.faults = { metadata: { issuer: "https://elsewhere.example" } };
  expect(await store.change("check")).toBe("wrong-issuer");
  store.provider.faults = { metadata: { token_endpoint: "http://169.254.169.254/latest" } };
  expect(await store.change("check")).toBe("refused-address");
  store.provider.faults = {};
  await store.change("provider", { ...settings(), clientSecret: "wrong" });
  expect(await store.change("check")).toBe("bad-secret");
  await store.change("provider", { ...settings(), issuer: "http://127.0.0.1:9/realm" });
  expect(await store.change("check")).toBe("unreachable");
  await store.change("provider", { ...settings(), issuer: "https://10.255.255.1/realm" });
  expect(await store.change("check")).toBe("refused-address");
  await store.change("provider", settings());
});

test.each([
  ["javascript:alert(1)//", "bad-answer"],
  ["http://login.example/authorize", "not-a-provider"],
])("a browser is never sent to %s", async (endpoint, outcome) => {
  store.provider.faults = { metadata: { authorization_endpoint: endpoint } };
  expect(await store.change("test")).toBe(outcome);
  store.provider.faults = {};
  expect(await store.change("check")).toBe("check-passed");
});

test("a domain is proven by its record, and by one account", async () => {
  expect(await store.change("add-domain", { domain: "not a domain" })).toBe("bad-domain");
  expect(await store.change("add-domain", { domain: "@Harlow.example" })).toBe("domain-added");
  expect(await store.change("verify-domain", { domain: "harlow.example" })).toBe("proof-missing");
  store.dns.records.set("harlow.example", ["v=spf1 -all", "capstan-verification=guessed"]);
  expect(await store.change("verify-domain", { domain: "harlow.example" })).toBe("proof-missing");
  store.dns.records.set("harlow.example", ["v=spf1 -all", await proofOf("harlow.example")]);
  expect(await store.change("verify-domain", { domain: "harlow.example" })).toBe("domain-verified");
  await store.change("add-domain", { domain: "harlow.example" }, ora);
  expect(await store.change("verify-domain", { domain: "harlow.example" }, ora)).toBe("proof-missing");
  store.dns.records.set("harlow.example", [await proofOf("harlow.example", orrin)]);
  expect(await store.change("verify-domain", { domain: "harlow.example" }, ora)).toBe("domain-taken");
});

test("nothing is required that was not tested by a sign-in in a proven domain", async () => {
  const fields = { isRequired: "on", "keep:ann": "on" };
  expect(await store.change("require", fields)).toBe("untested");
  const person = { sub: "ann-1", email: "ann@harlow.example" };
  const back = "/myaccount/company-sign-in?outcome=";
  expect(await testSignIn({ ...person, email_verified: false })).toBe(`${back}unverified-email`);
  expect(await testSignIn({ ...person, email: "ann@orrin.example" })).toBe(`${back}foreign-domain`);
  store.provider.faults = { isSignedByOther: true };
  expect(await testSignIn(person)).toBe(`${back}bad-answer`);
  store.provider.faults = {};
  expect(await store.change("require", fields)).toBe("untested");
  expect(await testSignIn(person)).toBe(`${back}test-passed`);
  expect((await pool.query("select from user_identity")).rowCount).toBe(0);
  expect(await store.change("require", { isRequired: "on" })).toBe("no-way-back");
  expect(await store.change("require", { isRequired: "on", "keep:bob": "on", "keep:ora": "on" })).toBe("no-way-back");
  expect(await store.change("require", fields)).toBe("required");
});

test("where it is required, a right password leads to the company's sign-in, and a wrong one tells nothing", async () => {
  expect(await signInByPassword("bob")).toBe("/signin/company?outcome=required&frwdUrlPath=%2Fcart");
  expect(await signInByPassword("bob", "wrong")).toBe("/myaccount/signin?outcome=wrong&frwdUrlPath=%2Fcart");
  expect(await signInByPassword("ora")).toBe("/cart");
});

test("an administrator's way back in is put on record, and ends with the role", async () => {
  expect(await signInByPassword("ann")).toBe("/cart");
  const { rows } = await pool.query("select user_id from company_sign_in_record where action = 'password-used'");
  expect(rows).toEqual([{ user_id: "ann" }]);
  const { rows: mails } = await pool.query<{ payload: string }>(
    "select payload::text from graphile_worker._private_jobs",
  );
  expect(mails.map(({ payload }) => payload)).toEqual([expect.stringContaining("A password was used at Capstan")]);
  expect(mails[0]?.payload).toContain("ann@harlow.example");
  await pool.query("update membership set role = 'buyer' where user_id = 'ann' and account_number = $1", [account]);
  expect(await signInByPassword("ann")).toMatch(/^\/signin\/company\?outcome=required/);
  await pool.query("update membership set role = 'administrator' where user_id = 'ann' and account_number = $1", [
    account,
  ]);
});

test("other settings have to be tested again, and a disconnected provider is required of nobody", async () => {
  await store.change("provider", settings());
  expect(await signInByPassword("bob")).toBe("/cart");
  expect(await store.change("require", { isRequired: "on", "keep:ann": "on" })).toBe("untested");
  expect(await testSignIn({ sub: "ann-1", email: "ann@harlow.example" })).toMatch(/test-passed$/);
  expect(await store.change("require", { isRequired: "on", "keep:ann": "on" })).toBe("required");
  expect(await signInByPassword("bob")).toMatch(/^\/signin\/company/);
  await store.change("disconnect");
  expect(await signInByPassword("bob")).toBe("/cart");
});

test.each([
  ["bob:fully-authenticated", "ROLE_REQUIRED"],
  ["ann:rml-user", "SIGN_IN_REQUIRED"],
  ["ann:fully-authenticated:agent", "NOT_WHILE_IMPERSONATING"],
])("%s changes nothing: %s", async (who, code) => {
  for (const what of [
    "provider",
    "disconnect",
    "add-domain",
    "verify-domain",
    "remove-domain",
    "check",
    "test",
    "require",
  ])
    expect(await store.change(what, {}, who)).toBe(code);
});
