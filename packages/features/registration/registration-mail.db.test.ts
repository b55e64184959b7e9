import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDrafts } from "./draft.server.ts";
import { guestOf } from "./guest.server.ts";
import {
  type Browser,
  type RegistrationStore,
  allowSignUps,
  company,
  individual,
  password,
  startRegistrationStore,
} from "./test-kit/registration-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
const hourMs = 3_600_000;
let store: RegistrationStore;

beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  const app = await testApp(engines);
  await seedPeople(engines.database);
  store = await startRegistrationStore(engines, {
    app,
    clock,
    posted,
    cookieOf: async (who) => cookieOf(engines, who),
  });
});
afterAll(async () => store[Symbol.asyncDispose]());

let people = 0;
const person = () => {
  people += 1;
  return { fullName: "Dana Whitfield", email: `dana${people}@whitfield.example`, phone: "414-555-0119" };
};
const usersWith = async (email: string) =>
  (await pool.query("select id from store_user where lower(email) = lower($1)", [email])).rowCount;
const registrationsOf = async (email: string) =>
  (await pool.query("select id from registration where email = $1", [email])).rowCount;

test("the mail says in HTML and in text what to do, and its token is in no table", async () => {
  const who = { ...person(), fullName: "Zoë O’Neil-Ñandú" };
  await store.register({ ...who, ...individual });
  const [mail, ...others] = await store.mail.inboxOf(who.email);
  expect(others).toEqual([]);
  const [token = ""] = await store.tokensOf(who.email);
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain(who.fullName);
    expect(body).toContain(`http://store.example${registrationUrls.confirmLink({ token })}`);
    expect(body).toContain("24 hours");
  }
  const tables = ["registration", "registration_token", "registration_draft", "graphile_worker._private_jobs"];
  for (const table of tables) {
    const { rows } = await pool.query(`select to_jsonb(t)::text as row from ${table} t`);
    expect(`${table} ${JSON.stringify(rows)}`).not.toContain(token);
    expect(`${table} ${JSON.stringify(rows)}`).not.toContain(password);
  }
});

test("who has a user is told so by mail alone, and nothing of the user changes", async () => {
  const before = await pool.query("select * from store_user left join credential on user_id = id where id = 'ora'");
  const known = { ...person(), email: "ORA@orrin.example" };
  const reply = await store.register({ ...known, ...individual });
  expect(reply.json()).toEqual({ status: "CHECK_MAIL", email: "ORA@orrin.example" });
  const [mail] = await store.mail.inboxOf("ora@orrin.example");
  expect(mail?.subject).toMatch(/^You have a sign-in/);
  expect(mail?.text).toContain(urls.signIn());
  expect(mail?.text).toContain(urls.forgotPassword());
  expect(mail?.text).not.toContain("token=");
  expect(await usersWith("ora@orrin.example")).toBe(1);
  const after = await pool.query("select * from store_user left join credential on user_id = id where id = 'ora'");
  expect(after.rows).toEqual(before.rows);
});

test("who has to use the company's own sign-in is told so, and gets no link", async () => {
  await pool.query(
    `insert into identity_provider
       (account_number, issuer, client_id, client_secret, default_role, is_required, changed_at, tested_at)
     values ($1, 'https://id.harlow.example', 'store', 'sealed', 'buyer', true, now(), now())`,
    [harlow[0]],
  );
  await pool.query(
    `insert into company_domain (account_number, domain, verification_token, added_at, verified_at)
     values ($1, 'harlow-id.example', 'token', now(), now())`,
    [harlow[0]],
  );
  const who = { ...person(), email: "new@harlow-id.example" };
  await store.register({ ...who, ...individual });
  expect(await store.subjectsOf(who.email)).toEqual([expect.stringMatching(/with your company$/)]);
  expect(await store.tokensOf(who.email)).toEqual([]);
});

test("a requirement that comes after the mail holds at the link", async () => {
  const who = { ...person(), email: "late@late-id.example" };
  await store.register({ ...who, ...individual });
  await pool.query(
    `insert into company_domain (account_number, domain, verification_token, added_at, verified_at)
     values ($1, 'late-id.example', 'token', now(), now())`,
    [harlow[0]],
  );
  expect((await store.confirm(who.email)).reply.to).toBe(registrationUrls.confirm({ outcome: "taken" }));
  expect(await usersWith(who.email)).toBe(0);
});

test("looking at the link does not use it up, pressing the button does, and the answer is the same for who presses again", async () => {
  const who = person();
  await store.register({ ...who, ...individual });
  const [token = ""] = await store.tokensOf(who.email);
  const browser = store.browser();
  for (let at = 0; at < 3; at += 1) {
    const looked = await browser.get(registrationUrls.confirmLink({ token }));
    expect([looked.status, looked.to]).toEqual([303, registrationUrls.confirm()]);
  }
  expect(await usersWith(who.email)).toBe(0);
  const pressed = await browser.post(registrationUrls.confirm(), { password });
  expect(pressed.to).toContain(registrationUrls.callback());
  const again = store.browser(`registration-confirm=${token}`);
  expect((await again.post(registrationUrls.confirm(), { password })).to).toBe(
    registrationUrls.confirm({ outcome: "taken" }),
  );
  expect(await usersWith(who.email)).toBe(1);
});

test("a link that is opened in another browser than the registration's wants the password, so that no owner confirms what a stranger chose", async () => {
  const who = person();
  const own = store.browser();
  await store.register({ ...who, ...individual }, own);
  const [token = ""] = await store.tokensOf(who.email);
  const owner = store.browser(`registration-confirm=${token}`);
  for (const body of [{}, { password: "" }, { password: "not what the stranger chose" }]) {
    const refused = await owner.post(registrationUrls.confirm(), body);
    expect(refused.to).toBe(registrationUrls.confirm({ outcome: "wrong" }));
  }
  expect(await usersWith(who.email)).toBe(0);
  await own.get(registrationUrls.confirmLink({ token }));
  expect((await own.post(registrationUrls.confirm(), {})).to).toContain(registrationUrls.callback());
  await store.idle();
});

test("the code begins a session once, and only in the browser that followed the link [spec 7.5/1]", async () => {
  const who = person();
  await store.register({ ...who, ...individual });
  const [token = ""] = await store.tokensOf(who.email);
  const browser = store.browser();
  await browser.get(registrationUrls.confirmLink({ token }));
  const { to } = await browser.post(registrationUrls.confirm(), { password });
  const stranger = store.browser();
  expect((await stranger.get(to)).to).toBe(urls.signIn());
  expect(stranger.cookie).not.toContain("session=");
  const done = await browser.get(to);
  expect(done.to).toBe(registrationUrls.done());
  expect(browser.cookie).toContain("session=");
  expect(browser.cookie).not.toContain("registration");
  const repeat = store.browser(`registration-confirm=${token}`);
  expect((await repeat.get(to)).to).toBe(urls.signIn());
});

test.each(["", "x", "a".repeat(43)])("the made-up token '%s' is as good as none", async (token) => {
  const reply = await store.browser(`registration-confirm=${token}`).post(registrationUrls.confirm(), { password });
  expect(reply.to).toBe(registrationUrls.confirm({ outcome: "expired" }));
});

test("a link works for 24 hours, and the mail that is sent again brings another while the first still works", async () => {
  const who = person();
  const browser = store.browser();
  await store.register({ ...who, ...individual }, browser);
  offsetMs = -25 * hourMs;
  expect((await browser.post(registrationUrls.resendMail(), "")).to).toBe(
    registrationUrls.checkMail({ outcome: "sent" }),
  );
  await store.idle();
  offsetMs = 0;
  const [first = "", old = ""] = await store.tokensOf(who.email);
  expect(old).not.toBe("");
  const press = async (token: string) =>
    store.browser(`registration-confirm=${token}`).post(registrationUrls.confirm(), { password });
  expect((await press(old)).to).toBe(registrationUrls.confirm({ outcome: "expired" }));
  expect((await press(first)).to).toContain(registrationUrls.callback());
  await store.idle();
});

test("an address gets three mails in 24 hours by one browser's doing and six by everybody's, known or not", async () => {
  for (const email of ["victim@whitfield.example", "bob@harlow.example"]) {
    const stranger = store.browser();
    await store.register({ ...person(), email, ...individual }, stranger);
    for (let at = 0; at < 4; at += 1) await stranger.post(registrationUrls.resendMail(), "");
    await store.idle();
    expect(await store.mail.inboxOf(email)).toHaveLength(3);
    for (let at = 0; at < 5; at += 1) await store.register({ ...person(), email, ...individual });
    expect(await store.mail.inboxOf(email)).toHaveLength(6);
  }
  offsetMs = 25 * hourMs;
  await store.register({ ...person(), email: "victim@whitfield.example", ...individual });
  offsetMs = 0;
  expect(await store.mail.inboxOf("victim@whitfield.example")).toHaveLength(7);
});

/** Strangers have used up the mails of an address; its owner registers and gets none. */
async function usedUp(): Promise<{ readonly email: string; readonly owner: Browser; readonly token: string }> {
  const { email } = person();
  for (let at = 0; at < 6; at += 1) await store.register({ ...person(), fullName: "Stranger", email, ...individual });
  const owner = store.browser();
  await allowSignUps(engines);
  const own = {
    ...person(),
    fullName: "The Owner",
    email: email.toUpperCase(),
    ...individual,
    password: ownersPassword,
  };
  await owner.post(registrationUrls.registerUser(), own);
  await store.idle();
  const [token = "", ...others] = await store.tokensOf(email);
  expect(others).toHaveLength(5);
  return { email, owner, token };
}
const ownersPassword = "eleven patient herons by the lock";
const nameOf = async (email: string) =>
  (await pool.query("select full_name from store_user where lower(email) = lower($1)", [email])).rows;

test("where strangers have used up the mails of an address, any of those confirms the owner's own registration", async () => {
  const { email, owner, token } = await usedUp();
  await owner.get(registrationUrls.confirmLink({ token }));
  expect((await owner.post(registrationUrls.confirm(), {})).to).toContain(registrationUrls.callback());
  await store.idle();
  expect(await nameOf(email)).toEqual([{ full_name: "The Owner" }]);
});

test("on another device the owner's password says which of the registrations is theirs, and no other does", async () => {
  const { email, token } = await usedUp();
  const phone = store.browser(`registration-confirm=${token}`);
  const wrong = await phone.post(registrationUrls.confirm(), { password: "not the password of any of them" });
  expect(wrong.to).toBe(registrationUrls.confirm({ outcome: "wrong" }));
  expect(await nameOf(email)).toEqual([]);
  const right = await phone.post(registrationUrls.confirm(), { password: ownersPassword });
  expect(right.to).toContain(registrationUrls.callback());
  await store.idle();
  expect(await nameOf(email)).toEqual([{ full_name: "The Owner" }]);
});

test("a link of one address confirms nothing of another, whatever the browser has registered", async () => {
  const [one, other] = [person(), person()];
  const browser = store.browser();
  await store.register({ ...one, ...individual });
  await store.register({ ...other, ...individual }, browser);
  const [token = ""] = await store.tokensOf(one.email);
  await browser.get(registrationUrls.confirmLink({ token }));
  expect((await browser.post(registrationUrls.confirm(), {})).to).toBe(registrationUrls.confirm({ outcome: "wrong" }));
  expect([await usersWith(one.email), await usersWith(other.email)]).toEqual([0, 0]);
});

test("a form that is sent many times at once is one registration and one mail", async () => {
  const who = person();
  const [cookie] = await createDrafts({ db, clock }).save({}, { ...who, ...individual });
  await allowSignUps(engines);
  const replies = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const browser = store.browser(`registration=${cookie?.value}`);
      return browser.post(registrationUrls.registerUser(), { password });
    }),
  );
  await store.idle();
  for (const reply of replies) expect(reply.json()).toEqual({ status: "CHECK_MAIL", email: who.email });
  expect(await registrationsOf(who.email)).toBe(1);
  expect(await store.mail.inboxOf(who.email)).toHaveLength(1);
});

test("answers that are changed after they were sent are another registration, and go where they say", async () => {
  const [wrong, right] = [person(), person()];
  const browser = store.browser();
  await store.register({ ...wrong, ...individual }, browser);
  await store.register({ email: right.email }, browser);
  await store.register({}, browser);
  expect(await store.mail.inboxOf(right.email)).toHaveLength(1);
  expect((await store.confirm(right.email)).reply.to).toBe(registrationUrls.done());
  expect([await usersWith(wrong.email), await usersWith(right.email)]).toEqual([0, 1]);
});

test("of a link that is pressed many times at once, and of two links for one address, comes one user", async () => {
  const who = person();
  await store.register({ ...who, ...individual });
  await store.register({ ...who, ...company("Parallel Works") });
  const tokens = await store.tokensOf(who.email);
  expect(tokens).toHaveLength(2);
  const replies = await Promise.all(
    [...tokens, ...tokens, ...tokens].map(async (token) =>
      store.browser(`registration-confirm=${token}`).post(registrationUrls.confirm(), { password }),
    ),
  );
  await store.idle();
  expect(replies.filter(({ to }) => to.includes(registrationUrls.callback()))).toHaveLength(1);
  expect(replies.every(({ status }) => status === 303)).toBe(true);
  expect(await usersWith(who.email)).toBe(1);
  const { rows } = await pool.query("select 1 from membership join store_user on id = user_id where email = $1", [
    who.email,
  ]);
  expect(rows).toHaveLength(1);
});

test("a guest has no session, is known in that browser, and is claimed by who proves the address [spec 7.5/2.1]", async () => {
  const who = person();
  await allowSignUps(engines);
  const browser = store.browser();
  const reply = await browser.post(registrationUrls.registerGuest(), { ...who, email: "wrong@whitfield.example" });
  expect(reply.json()).toEqual({ status: "GUEST", email: "wrong@whitfield.example" });
  await browser.post(registrationUrls.registerGuest(), new URLSearchParams(who).toString());
  expect(browser.cookie).toMatch(/^guest=[\w-]{43}$/);
  expect((await browser.get("/header/signout")).json()).toMatchObject({ authenticatedLevel: "anonymous" });
  const cookies = { guest: browser.cookie.slice("guest=".length) };
  expect(await guestOf({ db, clock }, cookies)).toMatchObject({ email: who.email, phone: "+14145550119" });
  expect(await guestOf({ db, clock }, {})).toBeUndefined();
  offsetMs = 31 * 24 * hourMs;
  expect(await guestOf({ db, clock }, cookies)).toBeUndefined();
  offsetMs = 0;
  await store.register({ ...who, ...individual });
  expect(await guestOf({ db, clock }, cookies)).toBeDefined();
  await store.confirm(who.email);
  expect(await guestOf({ db, clock }, cookies)).toBeUndefined();
  const { rows } = await pool.query("select store_user.email from guest join store_user on store_user.id = user_id");
  expect(rows).toEqual([{ email: who.email }]);
});

test("a guest without a name or an address is told by field", async () => {
  const reply = await store.browser().post(registrationUrls.registerGuest(), { email: "no address" });
  expect(reply.json()).toMatchObject({
    status: "INVALID",
    errors: [
      { field: "fullName", code: "NAME_MISSING" },
      { field: "email", code: "EMAIL_INVALID" },
    ],
  });
});

test("who was invited registers by the token of the mail, as JSON or by a form with the cookie [spec 7.5/2.1]", async () => {
  const invite = async (email: string, token: string) =>
    pool.query(
      `insert into account_invitation (account_number, email, role, invited_by, invited_at, expires_at, token_key)
       values ($1, $2, 'approver', 'ann', now(), now() + interval '1 day',
         translate(rtrim(encode(sha256($3::text::bytea), 'base64'), '='), '+/', '-_'))`,
      [harlow[0], email, token],
    );
  await invite("one@invited.example", "token-one");
  await invite("two@invited.example", "token-two");
  const [one, two] = [store.browser(), store.browser("invitation=token-two")];
  const weak = { token: "token-one", fullName: "One", password: "short" };
  expect((await one.post(registrationUrls.registerInvited(), weak)).json()).toMatchObject({
    status: "INVALID",
    errors: [{ field: "password", code: "PASSWORD_SHORT" }],
  });
  const joined = { status: "SIGNED_IN", to: urls.account() };
  expect((await one.post(registrationUrls.registerInvited(), { ...weak, password })).json()).toEqual(joined);
  const form = new URLSearchParams({ fullName: "Two", password }).toString();
  expect((await two.post(registrationUrls.registerInvited(), form)).json()).toEqual(joined);
  for (const browser of [one, two])
    expect((await browser.get("/header/signout")).json()).toMatchObject({ accountNumber: harlow[0] });
  expect((await store.browser().post(registrationUrls.registerInvited(), { ...weak, password })).status).toBe(404);
});

test("the prefix itself takes a registration, whole or as a form, and names what is wrong by field [spec 7.5/1]", async () => {
  const who = person();
  await allowSignUps(engines);
  const wrong = await store.browser().post(registrationUrls.app(), { ...who, email: "nobody", password: "short" });
  expect(wrong.json()).toMatchObject({ status: "INVALID" });
  expect(
    wrong.json<{ errors: { field: string; code: string }[] }>().errors.map(({ field, code }) => `${field} ${code}`),
  ).toEqual([
    "email EMAIL_INVALID",
    "buyerKind BUYER_KIND_MISSING",
    expect.stringMatching(/^address1 /),
    expect.stringMatching(/^city /),
    expect.stringMatching(/^state /),
    expect.stringMatching(/^postalCode /),
    expect.stringMatching(/^taxExempt /),
    "password PASSWORD_SHORT",
  ]);
  const fields = { ...who, ...individual, password };
  const form = await store.browser().post(registrationUrls.app(), new URLSearchParams(fields).toString());
  expect(form.json()).toEqual({ status: "CHECK_MAIL", email: who.email });
  await store.idle();
  expect(await store.mail.inboxOf(who.email)).toHaveLength(1);
});

test("a company key of another browser's search is no company", async () => {
  const other = store.browser();
  const found = await other.post(registrationUrls.searchCompany(), { accountNumber: harlow[0] });
  const [match] = found.json<{ companies: { key: string }[] }>().companies;
  const answers = { ...person(), buyerKind: "company", accountNumber: harlow[0], companyKey: match?.key ?? "" };
  expect((await store.register(answers)).json()).toMatchObject({
    status: "INVALID",
    errors: [{ field: "companyKey", code: "COMPANY_NOT_CHOSEN" }],
  });
});
