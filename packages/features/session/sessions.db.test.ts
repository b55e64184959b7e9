import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";

const engines = testEngines();
let app: TestApp;

beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines);
});

async function levelOf(cookie: string): Promise<string> {
  const answer = await app.inject({ url: "/header/signout", headers: { cookie } });
  return answer.json<{ authenticatedLevel: string }>().authenticatedLevel;
}

test.each([
  ["ann:fully-authenticated", "fully-authenticated"],
  ["ann:rml-user", "rml-user"],
  ["ann:fully-authenticated:agent", "fully-authenticated"],
  ["nobody:fully-authenticated", "anonymous"],
  ["gone:fully-authenticated", "anonymous"],
  ["ann:fully-authenticated:bob", "anonymous"],
  ["ann:fully-authenticated:staff", "anonymous"],
])("the session of %s makes a visitor %s", async (who, level) => {
  expect(await levelOf(await cookieOf(engines, who))).toBe(level);
});

const cleared = ["session", "CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"];

test.each(["GET", "POST"] as const)(
  "signing out by %s clears the cookies and goes home [spec 2.1/14 6/9]",
  async (method) => {
    const answer = await app.inject({
      method,
      url: "/logout",
      headers: { origin, cookie: `${await cookieOf(engines, "ann:fully-authenticated")}; CPA=1; ODAUTH=2` },
    });
    expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/"]);
    expect(answer.cookies.map(({ name, value, maxAge, path }) => [name, value, maxAge, path])).toEqual(
      cleared.map((name) => [name, "", 0, "/"]),
    );
  },
);

test.each([
  ["", "/myaccount/signin"],
  ["?frwdUrlPath=%2Fcart%3Fa%3D1", "/myaccount/signin?frwdUrlPath=%2Fcart%3Fa%3D1"],
  ["?frwdUrlPath=%2F%2Felsewhere.example", "/myaccount/signin"],
  ["?frwdUrlPath=https%3A%2F%2Felsewhere.example", "/myaccount/signin"],
])("/adaptivesignin%s leads to %s", async (query, to) => {
  const answer = await app.inject({ url: `/adaptivesignin${query}` });
  expect([answer.statusCode, answer.headers["location"]]).toEqual([303, to]);
});

test("another site signs nobody out", async () => {
  const answer = await app.inject({ url: "/logout", headers: { "sec-fetch-site": "cross-site" } });
  expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
});

test("an agent acts as the customer's user, is told so, and ends it as itself [spec 3/12.1 7.1/7 7.1/12]", async () => {
  const headers = { cookie: await cookieOf(engines, "ann:fully-authenticated:agent") };
  expect((await app.inject({ url: "/csportal/getImpersonateData", headers })).json()).toEqual({
    companyName: "Harlow Fabrication",
    accountNumber: harlow[0],
    userName: "ann@harlow.example",
    fullName: "Ann Harlow",
    impersonating: true,
    agsuser: false,
  });
  expect((await app.inject({ url: "/header/signout", headers })).json()).toMatchObject({ serviceAgent: true });
  const ended = await app.inject({ url: "/user_reset", headers });
  expect([ended.statusCode, ended.headers["location"]]).toEqual([303, "/apps/customerservice/customerserviceportal"]);
  expect(ended.cookies).toMatchObject([{ name: "session", httpOnly: true }]);
  expect(await levelOf(headers.cookie)).toBe("anonymous");
  const after = { cookie: `session=${ended.cookies[0]?.value}` };
  expect((await app.inject({ url: "/csportal/getImpersonateData", headers: after })).json()).toMatchObject({
    impersonating: false,
    fullName: null,
  });
  expect((await app.inject({ url: "/header/signout", headers: after })).json()).toMatchObject({ serviceAgent: true });
});

test("who acts for nobody goes home, and stays who they are", async () => {
  const answer = await app.inject({ url: "/user_reset", headers: { cookie: await cookieOf(engines, "ann:rml-user") } });
  expect([answer.statusCode, answer.headers["location"], answer.cookies]).toEqual([303, "/", []]);
});

test("staff is told to be staff [spec 3/12.1]", async () => {
  const headers = { cookie: await cookieOf(engines, "staff:fully-authenticated") };
  expect((await app.inject({ url: "/csportal/getImpersonateData", headers })).json()).toMatchObject({
    impersonating: false,
    agsuser: true,
  });
});
