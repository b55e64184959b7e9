import { type VerifiedChain, verifyChains } from "@capstan/features/audit/server";
import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgetRegistrations } from "./forget-registrations.server.ts";
import { registrationStates, registrationTransitions } from "./registration-states.ts";
import type { Answers } from "./registration.ts";
import { joinRequests, registrationStatus, reviewQueue } from "./registration-status.store.server.ts";
import {
  type Browser,
  type RegistrationStore,
  company,
  federal,
  home,
  individual,
  password,
  startRegistrationStore,
} from "./test-kit/registration-store.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const clock = { now: () => new Date() };
const walked = new Set<string>();
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
  return { fullName: `Dana O’Neil ${people}`, email: `dana${people}@oneil.example`, phone: "414-555-0119" };
};

interface Kept {
  readonly id: string;
  readonly status: string;
  readonly user_id: string | null;
  readonly account_number: string | null;
  readonly password_hash: string | null;
  readonly review_reason: string | null;
}

async function keptFor(email: string): Promise<Kept> {
  const { rows } = await pool.query<Kept>("select * from registration where email = $1 order by id desc", [email]);
  return rows[0]!;
}
async function accountOf(number: string | null) {
  const { rows } = await pool.query("select * from account where number = $1", [number]);
  return rows[0];
}
async function roleOf(userId: string | null, accountNumber: string | null) {
  const { rows } = await pool.query(
    "select role, is_current from membership where user_id = $1 and account_number = $2",
    [userId, accountNumber],
  );
  return rows[0];
}

/** Registers and confirms; the state before and after go to the list of what was walked. */
async function verified(answers: Answers, browser?: Browser) {
  const who = { ...person(), ...answers };
  expect((await store.register(who, browser)).json()).toEqual({ status: "CHECK_MAIL", email: who.email });
  const before = await keptFor(who.email);
  expect([before.status, before.user_id]).toEqual(["unverified", null]);
  const confirmed = await store.confirm(who.email);
  expect(confirmed.reply.to).toBe(registrationUrls.done());
  const kept = await keptFor(who.email);
  walked.add(`${before.status} > ${kept.status}`);
  expect(kept.password_hash).toBeNull();
  return { ...who, ...kept, browser: confirmed.browser };
}

async function decide(by: Browser, url: string, id: string, decision: "approve" | "decline") {
  const { rows } = await pool.query<{ status: string }>("select status from registration where id = $1", [id]);
  const reply = await by.post(url, `id=${id}&decision=${decision}`);
  await store.idle();
  const after = await pool.query<{ status: string }>("select status from registration where id = $1", [id]);
  if (rows[0]?.status !== after.rows[0]?.status) walked.add(`${rows[0]?.status} > ${after.rows[0]?.status}`);
  return reply;
}

/** Looks for the company and chooses it, in one browser. */
async function joining(accountNumber: string) {
  const browser = store.browser();
  const found = await browser.post(registrationUrls.searchCompany(), { accountNumber });
  const [match] = found.json<{ companies: { key: string; name: string }[] }>().companies;
  return { browser, answers: { buyerKind: "company", accountNumber, companyKey: match?.key ?? "" } };
}

test("a person who buys for themselves is in at once, with an account of their own [spec 7.5/2.1]", async () => {
  const {
    user_id: userId,
    account_number: accountNumber,
    status,
    email,
    fullName,
    browser,
  } = await verified(individual);
  expect(status).toBe("open");
  expect(accountNumber).toMatch(/^9\d{9}$/);
  expect(await accountOf(accountNumber)).toMatchObject({
    company_name: fullName,
    customer_kind: "individual",
    address1: home.address1,
    zip: home.postalCode,
    is_tax_exempt: false,
    is_open: true,
  });
  expect(await roleOf(userId, accountNumber)).toEqual({ role: "administrator", is_current: true });
  expect(await registrationStatus(db, userId!)).toEqual({
    state: "open",
    companyName: fullName,
    accountNumber,
    isIndividual: true,
  });
  expect((await browser.get(urls.headerAccount())).status).toBe(200);
  expect((await browser.get("/header/signout")).json()).toMatchObject({ authenticatedLevel: "fully-authenticated" });
  expect(await store.subjectsOf(email)).toEqual([
    expect.stringMatching(/^Confirm your email/),
    expect.stringMatching(/^Welcome/),
  ]);
  const again = await store
    .browser()
    .post(urls.signIn(), new URLSearchParams({ userName: email, password }).toString());
  expect(again.to).toBe(urls.home());
});

test("a company that is not listed is in at once", async () => {
  const {
    status,
    account_number: number,
    user_id: userId,
  } = await verified({
    ...company("Lakefront Pumps LLC"),
    address2: "Suite 4",
  });
  expect(status).toBe("open");
  expect(await accountOf(number)).toMatchObject({
    company_name: "Lakefront Pumps LLC",
    customer_kind: "business",
    address2: expect.stringMatching(/4$/),
  });
  expect(await roleOf(userId, number)).toMatchObject({ role: "administrator" });
});

test("a new account skips numbers that an import has taken", async () => {
  const { rows } = await pool.query<{ next: string }>(
    "select (last_value + 1)::text as next from account_number_sequence",
  );
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ($1, 'Imported', 'business', '1 Road', 'Toledo', 'OH', '43604')`,
    [rows[0]?.next],
  );
  const { account_number: number } = await verified(individual);
  expect(Number(number)).toBe(Number(rows[0]?.next) + 1);
});

test("who claims to be tax exempt waits for staff, and is exempt once approved", async () => {
  const who = await verified(company("Exempt Goods", "yes"));
  expect([who.status, who.review_reason, who.account_number]).toEqual(["awaiting-review", "tax-exempt", null]);
  expect(await registrationStatus(db, who.user_id!)).toMatchObject({ state: "awaiting-review", accountNumber: null });
  expect((await who.browser.get("/header/signout")).json()).toMatchObject({ isAuthenticated: true });
  const staff = await store.as("staff:fully-authenticated");
  const reply = await decide(staff, registrationUrls.decideReview(), who.id, "approve");
  expect(reply.to).toBe(registrationUrls.reviews({ outcome: "approved" }));
  const kept = await keptFor(who.email);
  expect(kept.status).toBe("open");
  expect(await accountOf(kept.account_number)).toMatchObject({ customer_kind: "business", is_tax_exempt: true });
  expect(await roleOf(who.user_id, kept.account_number)).toEqual({ role: "administrator", is_current: true });
  // From the next request on, in the session that was there before.
  expect((await who.browser.get("/header/signout")).json()).toMatchObject({ accountNumber: kept.account_number });
  expect(await store.subjectsOf(who.email)).toEqual([
    expect.stringMatching(/^Confirm/),
    expect.stringMatching(/in review$/),
    expect.stringMatching(/^You can buy/),
  ]);
});

test("a company with the name of a customer at its ZIP code waits for staff, and may be declined", async () => {
  await verified(company("Namesake Tools, Inc."));
  const who = await verified(company("NAMESAKE TOOLS"));
  expect([who.status, who.review_reason]).toEqual(["awaiting-review", "same-name"]);
  const staff = await store.as("agent:fully-authenticated");
  const reply = await decide(staff, registrationUrls.decideReview(), who.id, "decline");
  expect(reply.to).toBe(registrationUrls.reviews({ outcome: "declined" }));
  expect(await registrationStatus(db, who.user_id!)).toMatchObject({ state: "declined", accountNumber: null });
  const { rows } = await pool.query("select 1 from membership where user_id = $1", [who.user_id]);
  expect(rows).toEqual([]);
  expect((await store.subjectsOf(who.email)).at(-1)).toMatch(/declined$/);
});

test("a federal buyer always waits for staff, who see department and agency", async () => {
  const who = await verified(federal);
  expect([who.status, who.review_reason]).toEqual(["awaiting-review", "federal"]);
  expect((await reviewQueue(db)).find(({ id }) => id === who.id)).toEqual({
    id: who.id,
    fullName: who.fullName,
    email: who.email,
    requestedAt: expect.any(Date),
    buyerKind: "federal",
    reason: "federal",
    companyName: "Defense Logistics Agency",
    accountNumber: null,
    phone: "+14145550119",
    address: [home.address1, "Milwaukee, WI 53219"],
    departmentCode: "DOD",
    agencyCode: "DOD-DLA",
    isTaxExempt: true,
  });
  await decide(await store.as("staff:fully-authenticated"), registrationUrls.decideReview(), who.id, "approve");
  const { account_number: number } = await keptFor(who.email);
  expect(await accountOf(number)).toMatchObject({
    customer_kind: "federal-government",
    company_name: "Defense Logistics Agency",
  });
  expect((await reviewQueue(db)).some(({ id }) => id === who.id)).toBe(false);
});

test("who joins a company waits for its administrator, who is written to and sees the request counted [spec 7.5/2.1]", async () => {
  const ora = await store.as("ora:fully-authenticated");
  const countOf = async () =>
    (await ora.get(urls.headerAccount())).json<{ pendingTasksCount: unknown }>().pendingTasksCount;
  const before = Number(await countOf());
  const { browser, answers } = await joining(orrin);
  const who = await verified(answers, browser);
  expect([who.status, who.account_number]).toEqual(["awaiting-administrator", orrin]);
  expect(await registrationStatus(db, who.user_id!)).toEqual({
    state: "awaiting-administrator",
    companyName: "Orrin Works",
    accountNumber: null,
    isIndividual: false,
  });
  expect((await who.browser.get("/header/signout")).json()).toMatchObject({
    isAuthenticated: true,
    accountNumber: null,
  });
  expect(await joinRequests(db, orrin)).toEqual([
    { id: who.id, fullName: who.fullName, email: who.email, requestedAt: expect.any(Date) },
  ]);
  expect(Number(await countOf())).toBe(before + 1);
  expect(await store.subjectsOf("ora@orrin.example")).toContain("Somebody asks to join your account");
  const reply = await decide(ora, registrationUrls.decideJoinRequest(), who.id, "approve");
  expect(reply.to).toBe(urls.accountUsers({ outcome: "request-approved" }));
  expect(await roleOf(who.user_id, orrin)).toEqual({ role: "buyer", is_current: true });
  expect(Number(await countOf())).toBe(before);
  expect(await joinRequests(db, orrin)).toEqual([]);
  expect((await who.browser.get("/header/signout")).json()).toMatchObject({ accountNumber: orrin });
  const again = await decide(ora, registrationUrls.decideJoinRequest(), who.id, "decline");
  expect(again.json()).toMatchObject({ error: { code: "REQUEST_NOT_FOUND" } });
});

test("an administrator may decline: the user stays, without the account", async () => {
  const { browser, answers } = await joining(orrin);
  const who = await verified(answers, browser);
  await decide(await store.as("ora:fully-authenticated"), registrationUrls.decideJoinRequest(), who.id, "decline");
  expect((await keptFor(who.email)).status).toBe("declined");
  expect(await roleOf(who.user_id, orrin)).toBeUndefined();
  expect((await store.subjectsOf(who.email)).at(-1)).toMatch(/declined$/);
});

test("who joins a company without an enabled administrator waits for staff", async () => {
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ('0770000001', 'Headless Works', 'business', '1 Road', 'Toledo', 'OH', '43604')`,
  );
  await pool.query(
    "insert into membership (user_id, account_number, role) values ('gone', '0770000001', 'administrator')",
  );
  const { browser, answers } = await joining("0770000001");
  const who = await verified(answers, browser);
  expect([who.status, who.review_reason]).toEqual(["awaiting-review", "no-administrator"]);
  await decide(await store.as("staff:fully-authenticated"), registrationUrls.decideReview(), who.id, "approve");
  expect(await roleOf(who.user_id, "0770000001")).toMatchObject({ role: "buyer" });
});

test("a request whose administrators are all disabled later goes to staff, and the person is told", async () => {
  const number = "0770000002";
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ($1, 'Orphaned Works', 'business', '1 Road', 'Toledo', 'OH', '43604')`,
    [number],
  );
  await pool.query(
    "insert into store_user (id, email, full_name, short_name) values ('lead', 'lead@orphaned.example', 'Lead', 'Lead')",
  );
  await pool.query("insert into membership (user_id, account_number, role) values ('lead', $1, 'administrator')", [
    number,
  ]);
  const { browser, answers } = await joining(number);
  const who = await verified(answers, browser);
  expect(who.status).toBe("awaiting-administrator");
  expect((await forgetRegistrations({ db, clock })).escalated).toBe(0);
  await pool.query("update store_user set is_enabled = false where id = 'lead'");
  expect((await forgetRegistrations({ db, clock })).escalated).toBe(1);
  expect((await forgetRegistrations({ db, clock })).escalated).toBe(0);
  await store.idle();
  const kept = await keptFor(who.email);
  walked.add(`${who.status} > ${kept.status}`);
  expect([kept.status, kept.review_reason]).toEqual(["awaiting-review", "no-administrator"]);
  expect((await store.subjectsOf(who.email)).at(-1)).toMatch(/in review$/);
  expect(await joinRequests(db, number)).toEqual([]);
  expect((await reviewQueue(db)).some(({ id }) => id === who.id)).toBe(true);
  const { rows } = await pool.query("select 1 from pending_task where code = $1", [`registration-${who.id}`]);
  expect(rows).toEqual([]);
  await decide(await store.as("staff:fully-authenticated"), registrationUrls.decideReview(), who.id, "approve");
  expect(await roleOf(who.user_id, number)).toMatchObject({ role: "buyer" });
});

test("nobody but an administrator of that account and staff decide", async () => {
  const { browser, answers } = await joining(orrin);
  const joiner = await verified(answers, browser);
  const reviewed = await verified(company("Waiting Works", "yes"));
  for (const who of ["ann", "bob", "staff", "agent"]) {
    const reply = await decide(
      await store.as(`${who}:fully-authenticated`),
      registrationUrls.decideJoinRequest(),
      joiner.id,
      "approve",
    );
    expect([who, reply.status < 400]).toEqual([who, false]);
  }
  for (const who of ["ann", "bob", "ora"]) {
    const reply = await decide(
      await store.as(`${who}:fully-authenticated`),
      registrationUrls.decideReview(),
      reviewed.id,
      "approve",
    );
    expect([reply.status, reply.json<{ error: { code: string } }>().error.code]).toEqual([404, "REQUEST_NOT_FOUND"]);
  }
  const staffOnJoin = await decide(
    await store.as("staff:fully-authenticated"),
    registrationUrls.decideReview(),
    joiner.id,
    "approve",
  );
  expect(staffOnJoin.status).toBe(404);
  expect([(await keptFor(joiner.email)).status, (await keptFor(reviewed.email)).status]).toEqual([
    "awaiting-administrator",
    "awaiting-review",
  ]);
});

test("of an approval and a refusal at the same moment one counts", async () => {
  const who = await verified(company("Contested Works", "yes"));
  const staff = await Promise.all(
    ["staff", "agent", "staff", "agent"].map(async (id) => store.as(`${id}:fully-authenticated`)),
  );
  const replies = await Promise.all(
    staff.map(async (by, at) =>
      by.post(registrationUrls.decideReview(), `id=${who.id}&decision=${at < 2 ? "approve" : "decline"}`),
    ),
  );
  await store.idle();
  expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
  const mails = (await store.subjectsOf(who.email)).filter((subject) => /declined$|^You can buy/.test(subject));
  expect(mails).toHaveLength(1);
});

test("each decision is in the audit chain of the account that it is about, or of who decided, and the chains hold", async () => {
  const eventsOf = async (id: string) =>
    (
      await pool.query(
        "select chain, user_id, agent_id, action, details from audit_event where details->>'registration' = $1",
        [id],
      )
    ).rows;
  const [letIn, keptOut] = [await joining(orrin), await joining(orrin)];
  const joiner = await verified(letIn.answers, letIn.browser);
  const refused = await verified(keptOut.answers, keptOut.browser);
  const ora = await store.as("ora:fully-authenticated");
  await decide(ora, registrationUrls.decideJoinRequest(), joiner.id, "approve");
  await decide(ora, registrationUrls.decideJoinRequest(), refused.id, "decline");
  const opened = await verified(company("Audited Works", "yes"));
  const declined = await verified(company("Unaudited Works", "yes"));
  const staff = await store.as("staff:fully-authenticated");
  await decide(staff, registrationUrls.decideReview(), opened.id, "approve");
  await decide(staff, registrationUrls.decideReview(), declined.id, "decline");
  const { account_number: number } = await keptFor(opened.email);
  const expected = [
    [joiner, orrin, "ora", "registration-approved", null],
    [refused, orrin, "ora", "registration-declined", null],
    [opened, number, "staff", "registration-approved", "tax-exempt"],
    [declined, "user:staff", "staff", "registration-declined", "tax-exempt"],
  ] as const;
  for (const [who, chain, userId, action, reason] of expected)
    expect(await eventsOf(who.id)).toEqual([
      {
        chain,
        user_id: userId,
        agent_id: null,
        action,
        details: { registration: who.id, person: who.user_id, reason },
      },
    ]);
  await decide(staff, registrationUrls.decideReview(), declined.id, "approve");
  expect(await eventsOf(declined.id)).toHaveLength(1);
  const chains: VerifiedChain[] = [];
  for await (const chain of verifyChains(db)) chains.push(chain);
  expect(chains.map(({ chain }) => chain)).toEqual(expect.arrayContaining([orrin, number, "user:staff"]));
  expect(chains.filter(({ broken }) => broken !== null)).toEqual([]);
});

test("what nobody confirms expires: its link is dead, its password forgotten, and later it is gone", async () => {
  const who = { ...person(), ...individual };
  await store.register(who);
  const at = (days: number) => ({ db, clock: { now: () => new Date(Date.now() + days * 86_400_000) } });
  expect((await forgetRegistrations(at(6.9))).expired).toBe(0);
  expect((await forgetRegistrations(at(7.1))).expired).toBeGreaterThanOrEqual(1);
  const kept = await keptFor(who.email);
  walked.add(`unverified > ${kept.status}`);
  expect([kept.status, kept.password_hash, kept.user_id]).toEqual(["expired", null, null]);
  expect((await store.confirm(who.email)).reply.to).toBe(registrationUrls.confirm({ outcome: "expired" }));
  await forgetRegistrations(at(38));
  expect(await keptFor(who.email)).toBeUndefined();
  const { rows } = await pool.query("select 1 from store_user where email = $1", [who.email]);
  expect(rows).toEqual([]);
});

test("every transition of the table was walked, and no other", () => {
  const all = registrationStates.flatMap((from) => registrationTransitions[from].map((to) => `${from} > ${to}`));
  expect([...walked].toSorted()).toEqual(all.toSorted());
});
