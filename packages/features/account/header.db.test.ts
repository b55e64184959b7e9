import { testEngines } from "@capstan/platform/test-kit";
import {
  type InjectOptions,
  type TestApp,
  cookieOf,
  harlow,
  origin,
  orrin,
  seedPeople,
  testApp,
} from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";

const engines = testEngines();
const { pool } = engines.database;
let app: TestApp;

beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines);
});

beforeEach(async () => {
  await pool.query("update membership set is_current = false where user_id = 'ann' and account_number <> $1", [
    harlow[0],
  ]);
  await pool.query("update membership set is_current = true where user_id = 'ann' and account_number = $1", [
    harlow[0],
  ]);
  await pool.query("update store_user set welcome_confirmed = false where id = 'ann'");
  await pool.query("delete from custom_catalog_choice");
});

const ann = "ann:fully-authenticated";
const annRemembered = "ann:rml-user";

async function call(url: string, as = "", options: InjectOptions = {}) {
  const headers = { origin, ...(as ? { cookie: await cookieOf(engines, as) } : {}), ...options.headers };
  return app.inject({ url, ...options, headers });
}

async function get<Answer>(url: string, as = ""): Promise<Answer> {
  const answer = await call(url, as);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  return answer.json();
}

test("an anonymous visitor is told that it is one [spec 7.1/1 7.1/2 7.1/7 7.1/8]", async () => {
  expect(await get("/header/signout")).toMatchObject({ authenticatedLevel: "anonymous", isAuthenticated: false });
  expect(await get("/header/account")).toMatchObject({ pendingTasksCount: "", account: [], orders: [] });
  expect(await get("/csportal/getImpersonateData")).toMatchObject({
    impersonating: false,
    agsuser: false,
    fullName: null,
  });
  expect(await get("/rservices/user/adaptiveWelcomeMessage")).toEqual({ confirmedAdaptiveWelcomeMessage: true });
});

test("the menus are for the signed-in only, the product menu for all [spec 7.1/3 7.1/4 7.1/5 3/11.1 3/11.2]", async () => {
  for (const url of ["/header/menu", "/header/main", "/custom-catalog"]) {
    const refused = await call(url);
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { error: { code: "SIGN_IN_REQUIRED" } }]);
  }
  const { menu } = await get<{ menu: { label: string; url: string; type: string }[] }>("/header/menu", annRemembered);
  expect(menu.map(({ label }) => label)).toContain("Find A Branch");
  expect(await get("/header/main", ann)).toMatchObject({
    grainger: [
      { label: "Catalog" },
      { label: "Find A Branch" },
      { label: "KeepStock" },
      { label: "Help" },
      { label: "Services" },
    ],
    graingerPhone: expect.stringMatching(/^1-800/),
  });
  await pool.query(
    "insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)",
  );
  const products = (await call("/all-products")).json();
  expect(products.categories).toEqual([
    { name: "Fasteners", code: "FAS", searchUrl: "/category/fasteners-FAS", icon: "screw-lag" },
  ]);
  expect(products.easyNavLinks.map(({ label }: { label: string }) => label)).toEqual([
    "Purchased Products",
    "Custom Product Center",
    "Replacement Parts",
    "Digital Catalogs",
  ]);
});

test("the fully authenticated get name, company, account and the open accounts that they hold [spec 3/7 3/8 7.1/1]", async () => {
  const answer = await get<{ availableAccountsDataList: { account: string; currentAccount: boolean }[] }>(
    "/header/signout",
    ann,
  );
  expect(answer).toMatchObject({
    authenticatedLevel: "fully-authenticated",
    isAuthenticated: true,
    customerName: "Ann Harlow",
    customerShortName: "Ann",
    companyName: "Harlow Fabrication",
    title: "Owner",
    isEpro: false,
    accountNumber: harlow[0],
    label: "Sign Out",
    url: "/logout",
    customLogo: { url: "/pictures/logos/harlow.svg" },
    hideHeaderFeatureCustomization: { hideBulkOrderPad: true, hideNavBar: false },
    customHeaderMessage: { html: "Cost center 40" },
  });
  expect(answer.availableAccountsDataList.map(({ account, currentAccount }) => [account, currentAccount])).toEqual([
    [harlow[0], true],
    [harlow[1], false],
  ]);
});

test("an only account is in the list too, as the current one [spec 3/8 6/3]", async () => {
  expect(await get("/header/signout", "ora:fully-authenticated")).toMatchObject({
    availableAccountsDataList: [{ account: orrin, companyName: "Orrin Works", currentAccount: true }],
  });
});

test("who is only remembered gets no accounts to switch between [spec 6/2]", async () => {
  expect(await get("/header/signout", annRemembered)).toMatchObject({
    authenticatedLevel: "rml-user",
    accountNumber: harlow[0],
    availableAccountsDataList: [],
  });
});

test("what waits is counted in the own account and for those who approve [spec 7.1/2 3/9 6/4]", async () => {
  expect(await get("/header/account", ann)).toMatchObject({
    pendingTasksCount: "2",
    redpassEnrollment: "Member since 2023",
    accountAdministration: [
      { label: "Manage Users" },
      { label: "Approval Rules" },
      { label: "Spending Limits" },
      { label: "Company Sign-In" },
      { label: "Account Audit" },
    ],
  });
  expect(await get("/header/account", "bob:fully-authenticated")).toMatchObject({
    pendingTasksCount: "",
    accountAdministration: [],
  });
  expect(await get("/header/account", "ora:rml-user")).toMatchObject({ pendingTasksCount: "1" });
});

test("orders and insights come with the first order [spec 6/6.1]", async () => {
  expect(await get("/header/account", "bob:fully-authenticated")).toMatchObject({ orders: [], customerInsights: [] });
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) values ('1', $1, now(), 'placed')",
    [harlow[0]],
  );
  const { orders } = await get<{ orders: object[] }>("/header/account", "bob:fully-authenticated");
  expect(orders.length).toBeGreaterThan(0);
  expect(await get("/header/account", "ora:fully-authenticated")).toMatchObject({ orders: [] });
});

test("the welcome is shown until it is closed, by a call with JSON headers and no body [spec 7.1/8 3/12.2]", async () => {
  const path = "/rservices/user/adaptiveWelcomeMessage";
  const close = async (as: string) =>
    (await call(path, as, { method: "POST", headers: { "content-type": "application/json" }, payload: "" })).statusCode;
  expect(await get(path, ann)).toEqual({ confirmedAdaptiveWelcomeMessage: false });
  expect(await close("")).toBe(401);
  expect(await close(`${ann}:agent`)).toBe(200);
  expect(await get(path, ann)).toEqual({ confirmedAdaptiveWelcomeMessage: false });
  expect(await close(annRemembered)).toBe(200);
  expect(await get(path, ann)).toEqual({ confirmedAdaptiveWelcomeMessage: true });
  expect(await get(path, "new:fully-authenticated")).toEqual({ confirmedAdaptiveWelcomeMessage: false });
});

test("the custom catalog is the account's, the choice of it the user's own [spec 7.1/10 7.1/11 4/3.2 3/10]", async () => {
  const choose = async (as: string, option: string) =>
    call(`/customCatalogSelectOption?ccoption=${option}`, as, {
      method: "POST",
      headers: { "content-type": "application/json" },
      payload: "",
    });
  expect(await get("/custom-catalog", ann)).toEqual({
    selectedOption: "SEARCHBUTTON1",
    searchLabel1: "Approved",
    searchLabel2: null,
    scenarioType: "SCENARIO_1",
    filterFileName: "free-choice",
    catalogSearchType: "IN_CATALOG",
    customCatalogSearchType: "IN_CATALOG",
  });
  expect((await choose(ann, "SEARCHBUTTON2")).json()).toMatchObject({ selectedOption: "SEARCHBUTTON2" });
  const chosen = { selectedOption: "SEARCHBUTTON2", catalogSearchType: "NO_CATALOG_RESTRICTION" };
  expect(await get("/custom-catalog", annRemembered)).toMatchObject(chosen);
  expect(await get("/custom-catalog", "bob:rml-user")).toMatchObject({ selectedOption: "SEARCHBUTTON1" });
  expect(await get("/custom-catalog", "ora:rml-user")).toMatchObject({ selectedOption: null, scenarioType: null });
  expect((await choose(ann, "SEARCHBUTTON3")).statusCode).toBe(400);
  expect((await choose("", "SEARCHBUTTON1")).statusCode).toBe(401);
  expect((await choose("new:fully-authenticated", "SEARCHBUTTON1")).statusCode).toBe(403);
  expect((await choose("ora:rml-user", "SEARCHBUTTON2")).json()).toMatchObject({
    error: { code: "CATALOG_NOT_CHOSEN" },
  });
});

test("where the scenario offers no choice, none is taken [spec 4/3.1]", async () => {
  await call(`/account_switch?acctNo=${harlow[1]}`, ann);
  const refused = await call("/customCatalogSelectOption?ccoption=SEARCHBUTTON2", ann, { method: "POST" });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { code: "CATALOG_NOT_CHOSEN" } }]);
  expect(await get("/custom-catalog", ann)).toMatchObject({
    scenarioType: "SCENARIO_2",
    selectedOption: "SEARCHBUTTON1",
  });
});

test("a user without an account is signed in all the same", async () => {
  expect(await get("/header/signout", "new:fully-authenticated")).toMatchObject({
    authenticatedLevel: "fully-authenticated",
    customerShortName: "New",
    companyName: null,
    accountNumber: null,
    availableAccountsDataList: [],
  });
});

test("the account's buyers through procurement are told so [spec 3/7]", async () => {
  await call(`/account_switch?acctNo=${harlow[1]}`, ann);
  const account = await get<{ epro: object[] }>("/header/account", ann);
  expect(account.epro.length).toBeGreaterThan(0);
  expect(await get("/header/signout", ann)).toMatchObject({ isEpro: true, accountNumber: harlow[1] });
});

const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } } as const;

test("switching makes another own account the current one and goes back to the page [spec 2.1/15 7.1/13]", async () => {
  const switched = await call("/account_switch", ann, {
    ...form,
    headers: { ...form.headers, host: "store.example", referer: `${origin}/search?searchQuery=nut` },
    payload: `acctNo=${harlow[1]}&rememberMe=on`,
  });
  expect([switched.statusCode, switched.headers["location"]]).toEqual([303, "/search?searchQuery=nut"]);
  expect(await get("/header/signout", ann)).toMatchObject({ accountNumber: harlow[1] });
  expect(await get("/header/signout", "bob:fully-authenticated")).toMatchObject({ accountNumber: harlow[0] });
  const back = await call(`/account_switch?acctNo=${harlow[0]}`, ann);
  expect([back.statusCode, back.headers["location"]]).toEqual([303, "/"]);
  expect(await get("/header/signout", ann)).toMatchObject({ accountNumber: harlow[0] });
});

test.each([
  ["another customer's account", orrin],
  ["an account that does not exist", "0999999999"],
  ["a closed account of their own", harlow[2]],
])("nobody switches to %s, and all are refused alike [spec 2.1/15]", async (_, number) => {
  for (const answer of [
    await call("/account_switch", ann, { ...form, payload: `acctNo=${number}` }),
    await call(`/account_switch?acctNo=${number}`, ann),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: "ACCOUNT_NOT_YOURS" } }]);
  expect(await get("/header/signout", ann)).toMatchObject({ accountNumber: harlow[0] });
});

test("who is only remembered, or not known, switches nothing [spec 6/2]", async () => {
  for (const as of ["", annRemembered])
    expect((await call("/account_switch", as, { ...form, payload: `acctNo=${harlow[1]}` })).statusCode).toBe(401);
  expect(await get("/header/signout", ann)).toMatchObject({ accountNumber: harlow[0] });
});

test("of many switches at once one wins, and there is one current account", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => call(`/account_switch?acctNo=${harlow[at % 2]}`, ann)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  const { rows } = await pool.query(
    "select count(*)::int as current from membership where user_id = 'ann' and is_current",
  );
  expect(rows).toEqual([{ current: 1 }]);
});

/** What agents did in customers' places, as it was put on record. */
async function records() {
  const { rows } = await pool.query(
    `select account_number, agent_id, user_id, action, details, now() - at < interval '1 minute' as is_recent
     from audit_event where action not like 'impersonation-%' order by account_number, sequence`,
  );
  return rows;
}

test("what an agent switches and chooses in a customer's place is on record: who, for whom, what, when; the user's own is not", async () => {
  await call(`/account_switch?acctNo=${harlow[1]}`, ann);
  await call(`/account_switch?acctNo=${harlow[0]}`, ann);
  expect(await records()).toEqual([]);
  const asAgent = `${ann}:agent`;
  const chosen = await call("/customCatalogSelectOption?ccoption=SEARCHBUTTON2", asAgent, { method: "POST" });
  expect(chosen.statusCode).toBe(200);
  expect((await call(`/account_switch?acctNo=${harlow[1]}`, asAgent)).statusCode).toBe(303);
  expect((await call(`/account_switch?acctNo=${harlow[1]}`, asAgent)).statusCode).toBe(303);
  expect((await call(`/account_switch?acctNo=${orrin}`, asAgent)).statusCode).toBe(404);
  const both = { agent_id: "agent", user_id: "ann", is_recent: true };
  const details = { from: harlow[0], to: harlow[1] };
  expect(await records()).toEqual([
    { ...both, account_number: harlow[0], action: "catalog-choice", details: { option: "SEARCHBUTTON2" } },
    { ...both, account_number: harlow[0], action: "account-switch", details },
    { ...both, account_number: harlow[1], action: "account-switch", details },
  ]);
});

test("a switch that can't be put on record does not happen", async () => {
  await pool.query("alter table audit_event add constraint never check (action <> 'account-switch') not valid");
  try {
    expect((await call(`/account_switch?acctNo=${harlow[1]}`, `${ann}:agent`)).statusCode).toBe(500);
    expect(await get("/header/signout", ann)).toMatchObject({ accountNumber: harlow[0] });
  } finally {
    await pool.query("alter table audit_event drop constraint never");
  }
});

test("another site's link switches no account", async () => {
  const answer = await call(`/account_switch?acctNo=${harlow[1]}`, ann, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: "CROSS_SITE_REFUSED" } }]);
});
