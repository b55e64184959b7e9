import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, type WebEnv, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";

const engines = testEngines();
let app: TestApp;

beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines, { DEMO_VISITORS: true });
});

async function levelOf(cookie: string, server = app): Promise<string> {
  const answer = await server.inject({ url: "/header/signout", headers: { cookie: `demo-visitor=${cookie}` } });
  return answer.json<{ authenticatedLevel: string }>().authenticatedLevel;
}

test.each<[string, Partial<WebEnv>, string]>([
  ["in production without asking", { NODE_ENV: "production" }, "anonymous"],
  ["in production that asks for it", { NODE_ENV: "production", DEMO_VISITORS: true }, "fully-authenticated"],
  ["in a test without asking", { NODE_ENV: "test" }, "anonymous"],
  ["in development", { NODE_ENV: "development" }, "fully-authenticated"],
  ["in development that forbids it", { NODE_ENV: "development", DEMO_VISITORS: false }, "anonymous"],
])("the demo's cookie %s: %o gives %s", async (_, env, level) => {
  expect(await levelOf("ann:fully-authenticated", await testApp(engines, env))).toBe(level);
});

test.each([
  ["ann:fully-authenticated", "fully-authenticated"],
  ["ann:rml-user", "rml-user"],
  ["ann%3Arml-user", "rml-user"],
  ["ann:fully-authenticated:agent", "fully-authenticated"],
  ["nobody:fully-authenticated", "anonymous"],
  ["gone:fully-authenticated", "anonymous"],
  ["ann:fully-authenticated:bob", "anonymous"],
  ["ann:fully-authenticated:staff", "anonymous"],
  ["ann:administrator", "anonymous"],
  ["ann' or true --:rml-user", "anonymous"],
])("the cookie %s makes a visitor %s", async (cookie, level) => {
  expect(await levelOf(cookie)).toBe(level);
});

test("a form makes somebody one of the demo's users, at a demo store only", async () => {
  const send = async (server: TestApp, visitor: string) =>
    server.inject({
      method: "POST",
      url: "/demo-visitor",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ visitor }).toString(),
    });
  const taken = await send(app, "ann:rml-user");
  expect([taken.statusCode, taken.headers["location"]]).toEqual([303, "/"]);
  expect(await levelOf(taken.cookies[0]?.value ?? "")).toBe("rml-user");
  expect((await send(app, "ann:root")).statusCode).toBe(404);
  const refused = await send(await testApp(engines, { NODE_ENV: "production" }), "ann:rml-user");
  expect([refused.statusCode, refused.cookies]).toEqual([404, []]);
});

const cleared = ["session", "demo-visitor", "CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"];

test.each(["GET", "POST"] as const)(
  "signing out by %s clears the cookies and goes home [spec 2.1/14 6/9]",
  async (method) => {
    const answer = await app.inject({
      method,
      url: "/logout",
      headers: { origin, cookie: "demo-visitor=ann:fully-authenticated; CPA=1; ODAUTH=2" },
    });
    expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/"]);
    expect(answer.cookies.map(({ name, value, maxAge, path }) => [name, value, maxAge, path])).toEqual(
      cleared.map((name) => [name, "", 0, "/"]),
    );
  },
);

test("another site signs nobody out", async () => {
  const answer = await app.inject({ url: "/logout", headers: { "sec-fetch-site": "cross-site" } });
  expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
});

test("an agent acts as the customer's user, is told so, and ends it as itself [spec 3/12.1 7.1/7 7.1/12]", async () => {
  const headers = { cookie: "demo-visitor=ann:fully-authenticated:agent" };
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
  expect(ended.cookies).toMatchObject([{ name: "demo-visitor", value: "agent:fully-authenticated", httpOnly: true }]);
  const after = { cookie: `demo-visitor=${ended.cookies[0]?.value}` };
  expect((await app.inject({ url: "/csportal/getImpersonateData", headers: after })).json()).toMatchObject({
    impersonating: false,
    fullName: null,
  });
  expect((await app.inject({ url: "/header/signout", headers: after })).json()).toMatchObject({ serviceAgent: true });
});

test("who acts for nobody goes home, and stays who they are", async () => {
  const answer = await app.inject({ url: "/user_reset", headers: { cookie: "demo-visitor=ann:rml-user" } });
  expect([answer.statusCode, answer.headers["location"], answer.cookies]).toEqual([303, "/", []]);
});

test("staff is told to be staff [spec 3/12.1]", async () => {
  const headers = { cookie: "demo-visitor=staff:fully-authenticated" };
  expect((await app.inject({ url: "/csportal/getImpersonateData", headers })).json()).toMatchObject({
    impersonating: false,
    agsuser: true,
  });
});
