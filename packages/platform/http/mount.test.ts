import Fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { type ErrorCatalog, platformErrors } from "../errors.ts";
import { EngineUnavailable } from "../guard.ts";
import { fail, ok } from "../result.ts";
import { type Level, type Visitor, anonymous } from "../visitor.ts";
import { setErrorHandler } from "./fallbacks.ts";
import { mountRoutes } from "./mount.ts";
import { WrittenJson, type RouteSpec, route } from "./route.ts";

// The slices' rows are not needed here.
const errorCatalog = platformErrors as ErrorCatalog;
const signedIn = (level: Level, accountNumber: string | null = null): Visitor => ({
  level,
  userId: "user-1",
  accountNumber,
  role: null,
  agentId: null,
  agentAccess: null,
});

function serve(routes: readonly RouteSpec[], visitor: Visitor = anonymous, withinLimit = true) {
  const app = Fastify();
  setErrorHandler(app, errorCatalog);
  mountRoutes(app, routes, {
    errorCatalog,
    visitorOf: async () => visitor,
    withinLimit: async () => withinLimit,
    origin: "",
  });
  return app;
}

const base = {
  method: "GET",
  summary: "",
  slice: "test",
  level: "anonymous",
  account: "none",
  agents: "look",
} as const;
const hello = route({
  ...base,
  path: "/hello",
  answer: z.object({ text: z.string() }),
  handle: async () => ok({ text: "hello" }),
});

test.each([
  { level: "anonymous", least: "rml-user", status: 401 },
  { level: "rml-user", least: "rml-user", status: 200 },
  { level: "rml-user", least: "fully-authenticated", status: 401 },
  { level: "fully-authenticated", least: "rml-user", status: 200 },
] as const)("a $level visitor to a route for $least gets $status", async ({ level, least, status }) => {
  const app = serve([{ ...hello, level: least }], signedIn(level));
  expect((await app.inject("/hello")).statusCode).toBe(status);
});

test.each([
  ["none", null],
  ["visitor", "0884512907"],
  ["own", "0884512907"],
] as const)("a route whose account is %s learns of %s", async (account, told) => {
  const who = route({
    ...base,
    path: "/who",
    account,
    answer: z.object({ account: z.string().nullable() }),
    handle: async ({ visitor }) => ok({ account: visitor.accountNumber }),
  });
  const app = serve([who], signedIn("fully-authenticated", "0884512907"));
  expect((await app.inject("/who")).json()).toEqual({ account: told });
});

test("a route on the visitor's own account needs one", async () => {
  const routes = [{ ...hello, level: "rml-user", account: "own" } as const];
  expect((await serve(routes, signedIn("rml-user")).inject("/hello")).statusCode).toBe(403);
  expect((await serve(routes, signedIn("rml-user", "0884512907")).inject("/hello")).statusCode).toBe(200);
});

test("what does not fit the schema is refused with the names of its fields", async () => {
  const add = route({
    ...base,
    method: "POST",
    path: "/add",
    body: z.object({ sku: z.string(), quantity: z.int().min(1) }),
    answer: z.object({}),
    handle: async () => ok({}),
  });
  const answer = await serve([add]).inject({ method: "POST", url: "/add", payload: { quantity: 0 } });
  expect(answer.statusCode).toBe(400);
  const { error } = answer.json<{ error: { code: string; details: { fields: { field: string }[] } } }>();
  expect(error.code).toBe("VALIDATION_FAILED");
  expect(error.details.fields.map(({ field }) => field)).toEqual(["body/sku", "body/quantity"]);
});

test("a refusal gets its status and its words from the catalog, and its details beside them", async () => {
  const app = serve([{ ...hello, handle: async () => fail({ code: "NOT_FOUND", sku: "4RN27A" }) }]);
  const answer = await app.inject("/hello");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    error: { code: "NOT_FOUND", message: platformErrors.NOT_FOUND.text, details: { sku: "4RN27A" } },
  });
});

test("an engine that is away answers 503 and names the engine only", async () => {
  const handle = async () => {
    throw new EngineUnavailable("opensearch", new Error("connect ECONNREFUSED 10.0.0.7"));
  };
  const answer = await serve([{ ...hello, handle }]).inject("/hello");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: { code: "ENGINE_UNAVAILABLE", details: { engine: "opensearch" } } });
  expect(answer.body).not.toContain("10.0.0.7");
});

test("an answer that does not fit its own schema is our fault, not sent", async () => {
  const answer = await serve([{ ...hello, handle: async () => ok({ text: 5, secret: true }) }]).inject("/hello");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
});

test("only what an anonymous visitor sees may be kept by shared caches, and only where the route says so", async () => {
  const cached = { ...hello, cacheSeconds: 60 };
  const headerOf = async (spec: RouteSpec, visitor: Visitor) =>
    (await serve([spec], visitor).inject("/hello")).headers["cache-control"];
  expect(await headerOf(cached, anonymous)).toBe("public, max-age=60");
  expect(await headerOf(cached, signedIn("rml-user"))).toBe("private, no-store");
  expect(await headerOf(hello, anonymous)).toBe("private, no-store");
});

test("a route's own limit is asked before anything else", async () => {
  const limited = { ...hello, limit: { calls: 1, addressCalls: 1, seconds: 60 } };
  expect((await serve([limited], anonymous, false).inject("/hello")).statusCode).toBe(429);
  expect((await serve([limited], anonymous, true).inject("/hello")).statusCode).toBe(200);
});

test.each([
  ["a change", { method: "POST", agents: "change" }, ["called /hello", "handled"]],
  ["a change by GET", { agents: "order", changesByGet: true }, ["called /hello", "handled"]],
  ["a change that its use case records", { method: "POST", agents: "change", recordsAgents: true }, ["handled"]],
  ["a look", { agents: "change" }, ["handled"]],
  ["what everybody may post", { method: "POST", agents: "look" }, ["handled"]],
] as const)("of an agent's calls, %s is on record beforehand as it should be", async (_, declared, expected) => {
  const seen: string[] = [];
  const app = Fastify();
  setErrorHandler(app, errorCatalog);
  const spec = { ...hello, ...declared, handle: async () => (seen.push("handled"), ok({ text: "hello" })) };
  mountRoutes(app, [spec], {
    errorCatalog,
    visitorOf: async () => ({ ...signedIn("fully-authenticated"), agentId: "agent-1", agentAccess: "order" }),
    withinLimit: async () => true,
    recordAgentCall: async (_visitor, { path }) => void seen.push(`called ${path}`),
    origin: "",
  });
  await app.inject({ method: spec.method, url: "/hello" });
  expect(seen).toEqual(expected);
});

test("what a route has written as JSON goes out as it is, under the same headers", async () => {
  const written = { ...hello, handle: async () => ok(new WrittenJson(Buffer.from('{"text":"hello"}'))) };
  const [ours, usual] = await Promise.all([written, hello].map(async (spec) => serve([spec]).inject("/hello")));
  expect(ours?.body).toBe(usual?.body);
  expect(ours?.headers).toEqual({ ...usual?.headers, date: ours?.headers["date"] });
});
