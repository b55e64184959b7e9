import { EngineOverloaded, EngineUnavailable } from "@capstan/platform/guard";
import { metricsText } from "@capstan/platform/metrics";
import { anonymous } from "@capstan/platform/visitor";
import Fastify, { type FastifyInstance } from "fastify";
import type { LoaderFunction, ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { PageReaders } from "../ssr/contexts.ts";
import { handleError, instrumentations, reportContext } from "../ssr/page-report.ts";
import { observe } from "./observe.ts";
import { pathOf } from "./page-request.ts";
import { mountPages } from "./pages.ts";

const origin = "https://store.example";
/** The pages here read nothing, so their bundle has no context for a reader. */
const noReaders = {} as PageReaders;

/** A store of a few pages: each says which row of the table and which address it was asked for by. */
function serve(hidden: (pattern: string) => boolean = () => false, log: string[] = []): FastifyInstance {
  const app = Fastify({
    logger: { level: "error", stream: { write: (line: string) => void log.push(line) } },
    genReqId: () => "request-7",
  });
  app.decorateRequest("cspNonce", "");
  observe(app);
  mountPages(app, {
    build: build({
      "/search": async () => ({}),
      "/product/:slug": async ({ params }) => {
        if (params["slug"] === "away") throw new EngineUnavailable("postgresql");
        if (params["slug"] === "busy") throw new EngineOverloaded("postgresql");
        throw new Error("no such luck");
      },
      "/_kit/:component?": async () => ({}),
      "*": async () => ({}),
    }),
    mode: "production",
    origin,
    readers: noReaders,
    visitorOf: async () => ({ visitor: anonymous, isUnknown: false }),
    hidden,
  });
  return app;
}

function build(loaders: Readonly<Record<string, LoaderFunction>>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(loaders).map(([path, loader]) => [
      path,
      { id: path, path, module: { default: () => null, loader } },
    ]),
  );
  const entry = {
    default: (request: Request, status: number, headers: Headers, { staticHandlerContext: { matches } }: never) =>
      new Response(
        JSON.stringify({ pattern: (matches as [{ route: { id: string } }])[0].route.id, url: request.url }),
        {
          status,
          headers,
        },
      ),
    contexts: { report: reportContext },
    bodies: new WeakMap(),
    handleError,
    instrumentations,
  };
  return {
    entry: { module: entry },
    routes,
    assets: { routes: {}, version: "1", url: "", entry: { imports: [], module: "" } },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

test.each(["h/_kit?", "a b", "evil.example", "", "evil.example:x", "[::1"])(
  "the name %j for the store leads to the page of its path, under the store's own address",
  async (host) => {
    const headers = { host, "x-forwarded-host": host };
    const answer = await serve().inject({ url: "/search?q=1", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ pattern: "/search", url: `${origin}/search?q=1` });
  },
);

const spellings = ["/_kit", "/_KIT", "/%5Fkit", "/%5fKit/button", "/./_kit", "/search/../_kit", "/_kit/", "/_kit?x"];

test.each(spellings)("%s is the kit where it is shown, and no page where it is hidden", async (url) => {
  expect((await serve().inject(url)).json<{ pattern: string }>().pattern).toBe("/_kit/:component?");
  const hidden = serve((pattern) => pattern.startsWith("/_kit"));
  expect((await hidden.inject(url)).json<{ pattern: string }>().pattern).toBe("*");
});

test("a whole address in place of a path counts by its path", () => {
  expect(pathOf("http://evil.example/search?q=1")).toBe("/search?q=1");
  expect(pathOf("//evil.example/search")).toBe("//evil.example/search");
  expect(pathOf("*")).toBe("/");
});

test("a page that fails is logged with the request's id and counted by its route, and says when to try again", async () => {
  const log: string[] = [];
  const app = serve(() => false, log);
  expect((await app.inject("/product/broken")).statusCode).toBe(500);
  const line = JSON.parse(log[0] ?? "{}") as { reqId: string; err: { message: string } };
  expect(line).toMatchObject({ reqId: "request-7", err: { message: "no such luck" } });
  expect((await app.inject("/product/away")).statusCode).toBe(503);
  const busy = await app.inject("/product/busy");
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "1"]);
  const { body } = await metricsText();
  expect(body).toContain('page_errors_total{route="/product/:slug"} 3');
  expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/product\/:slug",status="503"\} 2/);
  expect(body).not.toContain('route="/*"');
});
