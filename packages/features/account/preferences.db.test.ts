import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, harlow, orrin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";

const engines = testEngines();
const { pool } = engines.database;
let app: TestApp;

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(`
    insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, is_open)
    values ('100', 'Dock Branch', '1 Road', 'Milwaukee', 'WI', '53202', 43, -88, '1', '7-5', true),
      ('200', 'Old Branch', '1 Road', 'Racine', 'WI', '53401', 42, -88, '1', '7-5', false)`);
  app = await testApp(engines);
});

async function save(url: string, fields: Record<string, string>, as: string) {
  const poster = { headers: { cookie: as === "" ? "" : await cookieOf(engines, as) }, remoteAddress: "10.3.0.1" };
  const answer = await app.inject(posted(url, new URLSearchParams(fields).toString(), poster));
  return answer.statusCode === 303 ? answer.headers.location : `${answer.statusCode} ${answer.json().error.code}`;
}

const branches = async () => ({
  own: (
    await pool.query(
      "select user_id, account_number, default_branch_code from membership where default_branch_code is not null",
    )
  ).rows,
  account: (await pool.query("select number from account where default_branch_code = '100'")).rows,
});
const ann = "ann:fully-authenticated";
const bob = "bob:fully-authenticated";

test("a user's branch is their own in this account, the account's is its administrator's to choose", async () => {
  expect(await save(urls.saveBranch(), { branch: "100" }, bob)).toBe("/myaccount/profile?outcome=branch");
  expect(await save(urls.saveAccountBranch(), { branch: "100" }, bob)).toBe("403 ROLE_REQUIRED");
  expect(await branches()).toEqual({
    own: [{ user_id: "bob", account_number: harlow[0], default_branch_code: "100" }],
    account: [],
  });
  expect(await save(urls.saveAccountBranch(), { branch: "100" }, ann)).toBe(
    "/myaccount/profile?outcome=account-branch",
  );
  expect((await branches()).account).toEqual([{ number: harlow[0] }]);
  expect(await save(urls.saveBranch(), { branch: "" }, bob)).toBe("/myaccount/profile?outcome=branch");
  expect((await branches()).own).toEqual([]);
});

test("a closed branch, one that does not exist and a page of another account change nothing", async () => {
  for (const branch of ["200", "999"])
    for (const url of [urls.saveBranch(), urls.saveAccountBranch()])
      expect(await save(url, { branch }, ann)).toBe("404 BRANCH_NOT_FOUND");
  expect(await save(urls.saveBranch(), { branch: "100", pageAccount: orrin }, ann)).toBe("409 ACCOUNT_CHANGED");
  expect(await save(urls.saveBranch(), { branch: "100" }, "ann:rml-user")).toBe("401 SIGN_IN_REQUIRED");
  expect((await branches()).own).toEqual([]);
});

test("the catalog is chosen only where the scenario offers a choice", async () => {
  expect(await save(urls.saveCatalog(), { ccoption: "SEARCHBUTTON2" }, ann)).toBe("/myaccount/profile?outcome=catalog");
  expect(await save(urls.saveCatalog(), { ccoption: "SEARCHBUTTON2" }, "ora:fully-authenticated")).toBe(
    "409 CATALOG_NOT_CHOSEN",
  );
});

test("a call without a form says in a header for which account its page was made", async () => {
  const choose = async (pageAccount: string) => {
    const headers = {
      cookie: await cookieOf(engines, ann),
      origin: "http://store.example",
      "x-page-account": pageAccount,
    };
    return (await app.inject({ method: "POST", url: "/customCatalogSelectOption?ccoption=SEARCHBUTTON1", headers }))
      .statusCode;
  };
  expect([await choose(harlow[1]), await choose(harlow[0])]).toEqual([409, 200]);
});
