import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, harlow, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type CompanyStore, connect, openCompanyStore, providerUrl } from "./test-kit/company-store.ts";

const engines = testEngines();
const { pool } = engines.database;
const [account] = harlow;
let store: CompanyStore;

beforeAll(async () => {
  await seedPeople(engines.database);
  store = await openCompanyStore(engines, {
    openApp: async (env) => testApp(engines, env),
    cookieOf: async (who) => cookieOf(engines, who),
    posted,
  });
  await connect(engines, store);
});

afterEach(() => {
  store.provider.faults = {};
});

afterAll(async () => store[Symbol.asyncDispose]());

const eve = { sub: "eve-1", email: "eve@harlow.example", name: "Eve Harlow" };
const back = (outcome: string) => `/signin/company?outcome=${outcome}`;

async function userOf(email: string) {
  const { rows } = await pool.query<{ id: string; full_name: string; accounts: string[]; roles: string[] }>(
    `select id, full_name, array_agg(account_number) as accounts, array_agg(role) as roles
     from store_user left join membership on user_id = id where lower(email) = $1 group by id`,
    [email],
  );
  return rows[0];
}

async function whoIs(session: string | undefined) {
  const headers = { cookie: `session=${session}` };
  return JSON.parse((await store.app.inject({ url: "/header/signout", headers })).body) as unknown;
}

test("the first sign-in makes a user with the default role in this account alone, and the second one finds it", async () => {
  const { location, session } = await store.signIn(eve);
  expect(location).toBe("/");
  expect(await whoIs(session)).toMatchObject({ authenticatedLevel: "fully-authenticated" });
  const user = await userOf("eve@harlow.example");
  expect(user).toMatchObject({ full_name: "Eve Harlow", accounts: [account], roles: ["buyer"] });
  const again = await store.signIn({ ...eve, email: "eve.married@harlow.example" });
  expect(again.session).toBeDefined();
  expect(await userOf("eve.married@harlow.example")).toBeUndefined();
  const { rows } = await pool.query("select action from company_sign_in_record where user_id = $1 order by id", [
    user?.id,
  ]);
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(["user-created", "signed-in", "signed-in"]);
});

test("the way back is kept, where it is the store's own", async () => {
  const begun = await store.begin(eve.email, "/cart?x=1");
  const at = store.provider.authorize(await providerUrl(engines, begun.state), eve);
  expect((await store.finish(at, begun.cookie)).location).toBe("/cart?x=1");
  const other = await store.begin(eve.email, "//elsewhere.example/cart");
  const back2 = store.provider.authorize(await providerUrl(engines, other.state), eve);
  expect((await store.finish(back2, other.cookie)).location).toBe("/");
});

test("the browser is asked for a code with PKCE, state and nonce, and for this store's address", async () => {
  const { state, cookie } = await store.begin(eve.email);
  const asked = Object.fromEntries(new URL(await providerUrl(engines, state)).searchParams);
  expect(asked).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    scope: "openid email profile",
    redirect_uri: "http://store.example/signin/company/callback",
    login_hint: eve.email,
    state,
  });
  expect(asked["nonce"]).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(state);
});

test("a callback counts once, in the browser that began, and with its own state", async () => {
  const begun = await store.begin(eve.email);
  const other = await store.begin(eve.email);
  const at = store.provider.authorize(await providerUrl(engines, begun.state), eve);
  expect(await store.finish(at, "")).toEqual({ location: back("expired"), session: undefined });
  // Whoever tried it in another browser has used it up.
  expect((await store.finish(at, begun.cookie)).location).toBe(back("expired"));
  const once = await store.begin(eve.email);
  const at2 = store.provider.authorize(await providerUrl(engines, once.state), eve);
  expect((await store.finish(at2, other.cookie)).location).toBe(back("expired"));
  const third = await store.begin(eve.email);
  const at3 = store.provider.authorize(await providerUrl(engines, third.state), eve);
  expect((await store.finish(at3, third.cookie)).session).toBeDefined();
  expect(await store.finish(at3, third.cookie)).toEqual({ location: back("expired"), session: undefined });
  const forged = new URL(at3);
  forged.searchParams.set("state", "forged");
  expect((await store.finish(forged, third.cookie)).location).toBe(back("expired"));
});

test.each([
  ["another nonce", { claims: { nonce: "another" } }],
  ["no nonce", { claims: { nonce: undefined } }],
  ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
  ["another audience", { claims: { aud: "elsewhere" } }],
  ["a time that is over", { claims: { exp: 1_700_000_000 } }],
  ["no time", { claims: { exp: undefined } }],
  ["no subject", { claims: { sub: undefined } }],
  ["no signature", { isUnsigned: true }],
  ["the signature of somebody else", { isSignedByOther: true }],
])("a token with %s is not accepted", async (_, faults) => {
  store.provider.faults = faults;
  const mallory = { sub: "mallory", email: "mallory@harlow.example" };
  expect(await store.signIn(mallory)).toEqual({ location: back("bad-answer"), session: undefined });
  expect(await userOf("mallory@harlow.example")).toBeUndefined();
});

test("a code that was given for another sign-in is not accepted", async () => {
  const [mine, theirs] = [await store.begin(eve.email), await store.begin(eve.email)];
  const at = store.provider.authorize(await providerUrl(engines, theirs.state), eve);
  at.searchParams.set("state", mine.state);
  expect(await store.finish(at, mine.cookie)).toEqual({ location: back("bad-answer"), session: undefined });
});

test.each([
  ["an address that is not verified", { email: "nia@harlow.example", email_verified: false }, "unverified-email"],
  ["nothing about its verification", { email: "nia@harlow.example", email_verified: undefined }, "unverified-email"],
  ["an address of another company", { email: "nia@orrin.example" }, "foreign-domain"],
  ["an address that only ends like the company's", { email: "nia@evil-harlow.example" }, "foreign-domain"],
  ["two addresses in one", { email: "nia@orrin.example@harlow.example" }, "foreign-domain"],
  ["an address below the company's", { email: "nia@sub.harlow.example" }, "foreign-domain"],
  ["no address", { email: undefined }, "unverified-email"],
])("%s is refused", async (_, claims, outcome) => {
  const begun = await store.begin("nia@harlow.example");
  const person = { sub: "nia", ...claims, ...(claims.email === undefined ? { email_verified: false } : {}) };
  const at = store.provider.authorize(await providerUrl(engines, begun.state), person);
  expect(await store.finish(at, begun.cookie)).toEqual({ location: back(outcome), session: undefined });
});

test("a member of the account is linked; of another of the staff, or removed since, nobody is", async () => {
  expect((await store.signIn({ sub: "bob-1", email: "BOB@harlow.example" })).session).toBeDefined();
  const { rows } = await pool.query("select user_id from user_identity where subject = 'bob-1'");
  expect(rows).toEqual([{ user_id: "bob" }]);
  await pool.query("delete from membership where user_id = 'bob'");
  expect((await store.signIn({ sub: "bob-1", email: "bob@harlow.example" })).location).toBe(back("not-member"));
  await pool.query(
    "insert into membership (user_id, account_number, role, is_current) values ('bob', $1, 'buyer', true)",
    [account],
  );
  await pool.query(`
    insert into store_user (id, email, full_name, short_name, is_staff) values
      ('ned', 'ned@harlow.example', 'Ned', 'Ned', false), ('stan', 'stan@harlow.example', 'Stan', 'Stan', true)`);
  await pool.query(
    "insert into membership (user_id, account_number, role, is_current) values ('ned', $1, 'buyer', true), ('stan', $2, 'buyer', true)",
    [orrin, account],
  );
  for (const name of ["ned", "stan"])
    expect((await store.signIn({ sub: name, email: `${name}@harlow.example` })).location).toBe(back("not-member"));
  expect((await store.signIn({ sub: "gone", email: "gone@harlow.example" })).location).toBe(back("disabled"));
});

test("an address that the provider gave to somebody else leads to nobody's user", async () => {
  expect((await store.signIn({ sub: "bob-2", email: "bob@harlow.example" })).location).toBe(back("other-identity"));
});

test("a user of several accounts works in the company's account afterwards", async () => {
  await pool.query("update membership set is_current = false where user_id = 'ann'");
  await pool.query("update membership set is_current = true where user_id = 'ann' and account_number = $1", [
    harlow[1],
  ]);
  const { session } = await store.signIn({ sub: "ann-1", email: "ann@harlow.example" });
  expect(await whoIs(session)).toMatchObject({ accountNumber: account });
});

test("two first sign-ins at once make one user", async () => {
  const people = Array.from({ length: 4 }, () => ({ sub: "twin", email: "twin@harlow.example" }));
  const ended = await Promise.all(people.map(async (person) => store.signIn(person)));
  expect(ended.map(({ location }) => location)).toEqual(["/", "/", "/", "/"]);
  const { rows } = await pool.query("select id from store_user where email = 'twin@harlow.example'");
  expect(rows).toHaveLength(1);
});

test.each([
  ["", "missing"],
  ["eve", "unknown"],
  ["eve@nobody.example", "unknown"],
  ["ora@orrin.example", "unknown"],
])("%j leads back to the form: %s", async (email, outcome) => {
  expect(await store.begin(email)).toMatchObject({ location: back(outcome), cookie: "" });
});

test("a provider that is down, and one that says no, are told from an answer that is not accepted", async () => {
  store.provider.faults = { tokenStatus: 503 };
  expect((await store.signIn(eve)).location).toBe(back("provider-down"));
  store.provider.faults = { discoveryStatus: 503 };
  // A check asks anew and keeps nothing of what was known.
  expect(await store.change("check")).toBe("unreachable");
  expect((await store.begin(eve.email)).location).toBe(back("provider-down"));
  store.provider.faults = {};
  const begun = await store.begin(eve.email);
  const url = `http://store.example/signin/company/callback?error=access_denied&state=${begun.state}`;
  expect((await store.finish(new URL(url), begun.cookie)).location).toBe(back("cancelled"));
});

test("an agent in a customer's place signs nobody in by a provider", async () => {
  const cookie = await cookieOf(engines, "ann:fully-authenticated:agent");
  const answer = await store.app.inject({ url: "/signin/company/callback?state=x", headers: { cookie } });
  expect(answer.statusCode).toBe(403);
});
