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
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
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

test("feedback may be posted ten times in ten minutes by a visitor, fifty times from an address", async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= 10; call += 1)
    statuses.push((await post("/feedback", form({ text: "Limit" }), visitor)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  const others: number[] = [];
  for (let call = 0; call < 40; call += 1) others.push((await post("/feedback", form({ text: "Limit" }))).statusCode);
  expect(others).toEqual([...Array.from({ length: 39 }, () => 303), 429]);
});
