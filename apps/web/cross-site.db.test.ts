import { createDatabase } from "@capstan/platform/db";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, cookieOf, origin, seedPeople, testApp, testRoutes } from "./test-app.ts";

const engines = testEngines();
const routes = testRoutes(engines);
const posts = routes.filter(({ method }) => method !== "GET");
const changing = routes.filter(({ method, changesByGet }) => method === "GET" && changesByGet);
const reading = routes.filter(({ method, changesByGet }) => method === "GET" && !changesByGet);
const readOnly = createDatabase({
  url: `${engines.databaseUrl}${engines.databaseUrl.includes("?") ? "&" : "?"}options=-c%20default_transaction_read_only%3Don`,
  name: "read-only",
  queryTimeoutMs: 10_000,
  connectTimeoutMs: 5_000,
});

let app: TestApp;
let readOnlyApp: TestApp;
let cookie: string;
let addresses = 0;

beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines, { FLOOD_LIMIT: 1_000_000 });
  readOnlyApp = await testApp({ ...engines, database: readOnly }, { FLOOD_LIMIT: 1_000_000 });
  cookie = await cookieOf(engines, "ann:fully-authenticated");
});

afterAll(async () => readOnly.close());

async function send(server: TestApp, { method, path }: (typeof routes)[number], headers: Record<string, string>) {
  addresses += 1;
  return server.inject({ method, url: path, headers: { cookie, ...headers }, remoteAddress: `10.3.0.${addresses}` });
}

const elsewhere: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { origin: "http://store.example.elsewhere.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

test.each(
  posts.flatMap((spec) => elsewhere.map((headers) => ({ spec, headers, name: `${spec.method} ${spec.path}` }))),
)("$name from another site is refused: $headers", async ({ spec, headers }) => {
  const answer = await send(app, spec, headers);
  expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
});

test.each(changing.map((spec) => ({ spec, name: spec.path })))(
  "GET $name, which changes something, is refused to other sites",
  async ({ spec }) => {
    for (const site of ["cross-site", "same-site"]) {
      const answer = await send(app, spec, { "sec-fetch-site": site });
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    }
  },
);

test.each(reading.map((spec) => ({ spec, name: spec.path })))("GET $name changes nothing", async ({ spec }) => {
  await expect(readOnly.pool.query("delete from membership")).rejects.toThrow("read-only");
  expect((await send(readOnlyApp, spec, { origin })).statusCode).toBeLessThan(500);
});
