import { testEngines } from "@capstan/platform/test-kit";
import { type InjectOptions, type TestApp, origin, seedPeople, testApp, cookieOf } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";

const engines = testEngines();
let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines);
  ann.cookie = await cookieOf(engines, "ann:fully-authenticated");
});

beforeEach(() => {
  // Each test is another visitor, so that limits are its own.
  addresses += 1;
});

/** As browsers ask when a form is posted without script. */
const forPages = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

async function post(url: string, payload: string, accept: string, headers: InjectOptions["headers"] = {}) {
  return app.inject({
    method: "POST",
    url,
    payload,
    headers: {
      origin,
      accept,
      host: "store.example",
      referer: `${origin}/content/help?from=form`,
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    remoteAddress: `10.0.2.${addresses}`,
  });
}

const ann = { cookie: "" };
const json = { "content-type": "application/json" };

interface Case {
  readonly name: string;
  readonly url: string;
  readonly payload: string;
  readonly headers?: Record<string, string>;
  readonly code: string;
  readonly status: number;
  readonly fields?: readonly string[];
}

const invalid = { code: "VALIDATION_FAILED", status: 400 } as const;
const cases: readonly Case[] = [
  { name: "sign-up, too long", url: "/email-sign-up", payload: `EMAIL_ADDRESS_=${"a".repeat(2_000)}`, ...invalid },
  { name: "feedback, no such rating", url: "/feedback", payload: "rating=9", ...invalid, fields: ["rating"] },
  { name: "feedback, a body that can't be read", url: "/feedback", payload: "{", headers: json, ...invalid },
  { name: "add to cart, no item", url: "/cart", payload: "quantity=1", ...invalid, fields: ["sku"] },
  { name: "account switch, no account", url: "/account_switch", payload: "", headers: ann, ...invalid },
  {
    name: "account switch, another's account",
    url: "/account_switch",
    payload: "acctNo=0999999999",
    headers: ann,
    code: "ACCOUNT_NOT_YOURS",
    status: 404,
  },
  {
    name: "account switch, signed out",
    url: "/account_switch",
    payload: "acctNo=1",
    code: "SIGN_IN_REQUIRED",
    status: 401,
  },
  {
    name: "feedback, from another site",
    url: "/feedback",
    payload: "text=a",
    headers: { origin: "https://elsewhere.example" },
    code: "CROSS_SITE_REFUSED",
    status: 403,
  },
  {
    name: "feedback, a kind of content that is not understood",
    url: "/feedback",
    payload: "<a/>",
    headers: { "content-type": "application/xml" },
    code: "UNSUPPORTED_MEDIA_TYPE",
    status: 415,
  },
];

test.each(cases)(
  "$name: a browser's form is led to the page that says so, with the way back",
  async ({ url, payload, headers, code }) => {
    const answer = await post(url, payload, forPages, headers);
    expect([answer.statusCode, answer.body]).toEqual([303, ""]);
    const to = new URL(answer.headers.location ?? "", origin);
    expect(to.pathname).toBe("/refused");
    expect([to.searchParams.get("code"), to.searchParams.get("back")]).toEqual([code, "/content/help?from=form"]);
  },
);

test.each(cases.filter(({ fields }) => fields))(
  "$name: the page is told which fields were wrong",
  async ({ url, payload, headers, fields }) => {
    const { location = "" } = (await post(url, payload, forPages, headers)).headers;
    expect(new URL(location, origin).searchParams.getAll("field")).toEqual(fields);
  },
);

test.each(cases)(
  "$name: whoever asks for JSON, or for nothing in particular, gets JSON",
  async ({ url, payload, headers, code, status }) => {
    for (const accept of ["application/json", "*/*"]) {
      const answer = await post(url, payload, accept, headers);
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code } }]);
    }
  },
);

test("who posts too often is told so, on a page or in JSON", async () => {
  const cart = { cookie: "cart=0b9e8f4e-5a0c-4a3b-9a53-0c8a4c1de001" };
  for (let calls = 0; calls < 10; calls += 1) await post("/feedback", "", forPages, cart);
  const answer = await post("/feedback", "", forPages, cart);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    "/refused?code=TOO_MANY_REQUESTS&back=%2Fcontent%2Fhelp%3Ffrom%3Dform",
  ]);
  expect((await post("/feedback", "", "*/*", cart)).json()).toMatchObject({ error: { code: "TOO_MANY_REQUESTS" } });
});

test("a form on another site's page leads back to the store's home page", async () => {
  const answer = await post("/feedback", "rating=9", forPages, { referer: "https://elsewhere.example/a" });
  expect(answer.headers.location).toContain("back=%2F&");
});

test("what goes well, and what is no form, is as it was", async () => {
  expect((await post("/feedback", "text=Labels", forPages)).headers.location).toBe("/feedback?outcome=done");
  const page = await app.inject({ url: "/account_switch?acctNo=1", headers: { accept: forPages } });
  expect(page.statusCode).toBe(401);
});
