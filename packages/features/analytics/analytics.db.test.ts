import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { beforeEach, expect, test } from "vitest";

const engines = testEngines();
const { db } = engines.database;
let app: TestApp;
let addresses = 0;

beforeEach(async () => {
  app = await testApp(engines);
  // Each test is another visitor, so that limits are its own.
  addresses += 1;
});

async function post(url: string, body: object | string, headers: Record<string, string> = {}) {
  return app.inject(posted(url, body, { headers, remoteAddress: `10.0.0.${addresses}` }));
}

const visitor = { cookie: "cart=0b9e8f4e-5a0c-4a3b-9a53-0c8a4c1de001" };
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
