import { formFields } from "@capstan/features/marketing/server";
import { testEngines } from "@capstan/platform/test-kit";
import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { origin, testApp } from "./test-app.ts";

const engines = testEngines();
const { db } = engines.database;
let app: FastifyInstance;
let addresses = 0;

beforeEach(async () => {
  app = await testApp(engines);
  // Each test is another visitor, so that limits are its own.
  addresses += 1;
});

async function post(url: string, body: object | string, headers: Record<string, string> = {}) {
  const type = typeof body === "string" ? "application/x-www-form-urlencoded" : "application/json";
  return app.inject({
    method: "POST",
    url,
    payload: body,
    headers: { origin, "content-type": type, ...headers },
    remoteAddress: `10.0.0.${addresses}`,
  });
}

const visitor = { cookie: "cart=0b9e8f4e-5a0c-4a3b-9a53-0c8a4c1de001" };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const signUpForm = (address: string) => form(formFields({ address, source: "STORE_FOOTER" }));

test("a sign-up is kept, and leads to the page that thanks [spec 7.1/14]", async () => {
  const answer = await post("/email-sign-up", signUpForm(" Buyer@works.com "));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/email-sign-up?outcome=done"]);
  const { address, source } = await db.selectFrom("email_consent").selectAll().executeTakeFirstOrThrow();
  expect({ address, source }).toEqual({ address: "buyer@works.com", source: "STORE_FOOTER" });
});

test("without script an empty sign-up leads back to where it was, and a wrong one to the error [spec 5/10]", async () => {
  const referer = "http://store.example/cart?a=1";
  const empty = await post("/email-sign-up", signUpForm(" "), { referer, host: "store.example" });
  expect([empty.statusCode, empty.headers.location]).toEqual([303, "/cart?a=1"]);
  const wrong = await post("/email-sign-up", signUpForm("buyer@works"));
  expect(wrong.headers.location).toBe("/email-sign-up?outcome=invalid");
});

test("a form with other values than ours is no consent", async () => {
  const fields = { ...formFields({ address: "other@works.com", source: "STORE_FOOTER" }), ENEWS_FLAG2022: "N" };
  expect((await post("/email-sign-up", form(fields))).statusCode).toBe(400);
  expect(await db.selectFrom("email_consent").selectAll().where("address", "=", "other@works.com").execute()).toEqual(
    [],
  );
});

test.each([
  ["/email-sign-up", signUpForm("limit@works.com")],
  ["/feedback", form({ text: "Limit" })],
])("%s may be posted ten times in ten minutes by a visitor, fifty times from an address", async (url, body) => {
  const statuses: number[] = [];
  for (let call = 0; call <= 10; call += 1) statuses.push((await post(url, body, visitor)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  const others: number[] = [];
  for (let call = 0; call < 40; call += 1) others.push((await post(url, body)).statusCode);
  expect(others).toEqual([...Array.from({ length: 39 }, () => 303), 429]);
});

const feedback = {
  text: "  The filter\r\nhides too much.  ",
  rating: "2",
  email: "",
  path: "/search?searchQuery=bolt",
};

test("feedback is stored with the page that it is about, without its query, and leads to thanks", async () => {
  const answer = await post("/feedback", form(feedback));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/feedback?outcome=done"]);
  const stored = await db.selectFrom("feedback").selectAll().where("path", "=", "/search").execute();
  expect(stored).toEqual([
    expect.objectContaining({ text: "The filter\nhides too much.", rating: 2, email: null, path: "/search" }),
  ]);
});

test.each([
  [{ text: " " }, "empty"],
  [{ text: "a".repeat(2_001) }, "too-long"],
  [{ email: "buyer@works" }, "invalid-email"],
])("feedback with %o is sent back to the form", async (change, outcome) => {
  const answer = await post("/feedback", form({ ...feedback, ...change }));
  expect(answer.headers.location).toBe(`/feedback?outcome=${outcome}`);
});

test("a rating that is none is refused, and a path of another site becomes the home page", async () => {
  expect((await post("/feedback", form({ ...feedback, rating: "9" }))).statusCode).toBe(400);
  await post("/feedback", form({ ...feedback, path: "https://elsewhere.example/" }));
  const latest = await db.selectFrom("feedback").select("path").orderBy("id", "desc").executeTakeFirstOrThrow();
  expect(latest.path).toBe("/");
});

const batch = {
  visitor: "0123456789abcdef0123456789abcdef",
  events: [{ event: "search", term: "hex nut", origin: "icon", path: "/" }],
};

test("events are stored with consent, and nothing else of the visitor with them [spec 7.2/6]", async () => {
  const answer = await post("/analytics/events", batch, { cookie: "consent=1.analytics" });
  expect(answer.json()).toEqual({ taken: 1 });
  const [row] = await db.selectFrom("analytics_event").selectAll().execute();
  expect(row).toEqual({
    id: expect.any(String),
    received_at: expect.any(Date),
    visitor: batch.visitor,
    event: "search",
    path: "/",
    details: { term: "hex nut", origin: "icon" },
  });
});

test.each([
  {},
  { cookie: "consent=1.necessary" },
  { cookie: "consent=0.analytics" },
  { cookie: "consent=1.analytics", "sec-gpc": "1" },
])(
  "events that come without consent, or from who asks for privacy, are dropped, whatever sent them: %o",
  async (headers) => {
    await db.deleteFrom("analytics_event").execute();
    const answer = await post("/analytics/events", batch, headers);
    expect(answer.json()).toEqual({ taken: 0 });
    expect(await db.selectFrom("analytics_event").selectAll().execute()).toEqual([]);
  },
);

const report = {
  message: "Error fetching from signout endpoint",
  error: { name: "TypeError", message: "no network", stack: "at https://store.example/a.js:1:2" },
  title: "Capstan Supply header error",
  version: "3.24.0",
  timestamp: "2026-11-15T12:00:00.000Z",
};

test("a browser's report is taken; an overlong one is refused, and more than thirty a minute are too", async () => {
  expect((await post("/errors/client", report)).statusCode).toBe(200);
  expect((await post("/errors/client", { ...report, message: "x".repeat(501) })).statusCode).toBe(400);
  let last = 0;
  for (let call = 0; call <= 30; call += 1) last = (await post("/errors/client", report, visitor)).statusCode;
  expect(last).toBe(429);
});
