import { Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import {
  Link,
  type LinkDescriptor,
  Links,
  Outlet,
  Scripts,
  ServerRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  createMemoryRouter,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { HydratedRouter } from "react-router/dom";
import { expect, test } from "vitest";
import { dataScripts } from "./data-scripts.server.ts";
import { startingLate } from "./late-start.server.ts";
import { isUnfinished } from "./unfinished.server.ts";

// What we use of React's and React Router's private parts, seen in what the installed versions really do: a new version
// that changes one of them fails here first.

const nonce = "n0nce";
const seen: { context?: EntryContext; url?: string } = {};

function Root() {
  return (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const route = { hasAction: false, hasLoader: true, hasErrorBoundary: false, hasClientAction: false };
const asset = { ...route, hasClientLoader: false, hasClientMiddleware: false, imports: ["/assets/framework.js"] };
const build = {
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: {
      root: { ...asset, id: "root", path: "", module: "/assets/root.js" },
      home: { ...asset, id: "home", parentId: "root", index: true, module: "/assets/home.js" },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  assetsBuildDirectory: "build/client",
  basename: "/",
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
        seen.context = context;
        seen.url = request.url;
        return new Response(null, { status, headers });
      },
    },
  },
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: "/",
  routeDiscovery: { mode: "initial" },
  routes: {
    root: { id: "root", path: "", module: { default: Root, links: (): LinkDescriptor[] => [] } },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: { default: () => <Link to="/">Home</Link>, loader: () => ({ html: "</script>" }) },
    },
  },
  ssr: true,
} as unknown as ServerBuild;

async function page(): Promise<{ html: string; stream: ReadableStream<Uint8Array> | undefined }> {
  await createRequestHandler(build, "production")(new Request("http://store.example/"));
  const { serverHandoffStream, ...context } = seen.context as EntryContext;
  const html = renderToString(<ServerRouter context={context} url={seen.url ?? ""} nonce={nonce} />);
  return { html, stream: serverHandoffStream };
}

test("the router's start script and preloads have the form that is held back until the first paint", async () => {
  const { html } = await page();
  const late = startingLate(html, nonce);
  expect(html).toContain("modulepreload");
  expect(late).not.toMatch(/<link[^>]*modulepreload|type="module"/);
  expect(late).toContain('type="text/plain" id="start"');
  expect(late).toMatch(/\(\["\/assets\/[^\]]+\]\)<\/script>$/);
});

test("a page's data goes where the router's own script makes a stream for hydration", async () => {
  const { html, stream } = await page();
  expect(html).toContain("window.__reactRouterContext.stream = new ReadableStream");
  expect(html).toContain("window.__reactRouterContext.streamController = controller");
  const scripts = await dataScripts(stream as ReadableStream<Uint8Array>, nonce);
  expect(scripts).toMatch(/^<script nonce="n0nce">window\.__reactRouterContext\.streamController\.enqueue\("/);
  expect(scripts.match(/<\/script>/g)).toHaveLength(1);
});

test("React marks what it could not finish, and nothing else", () => {
  const Waiting = () => use(new Promise<string>(() => {}));
  const failing = () => {
    throw new Error("broken");
  };
  const Failing = failing as () => string;
  const finished = renderToString(<Suspense fallback="wait">done</Suspense>);
  expect(isUnfinished(finished)).toBe(false);
  for (const Part of [Waiting, Failing]) {
    const html = renderToString(
      <Suspense fallback="wait">
        <Part />
      </Suspense>,
    );
    expect(isUnfinished(html)).toBe(true);
  }
});

test("a route's code is loaded through the router's context", async () => {
  let loads = 0;
  const Component = async () => {
    loads += 1;
    return () => null;
  };
  const router = createMemoryRouter([{ path: "/", lazy: { Component } }]);
  const [lazyRoute] = router.routes;
  expect(DataRouterContext.displayName).toBe("DataRouter");
  expect(typeof lazyRoute?.lazy).toBe("object");
  if (typeof lazyRoute?.lazy === "object") await lazyRoute.lazy.Component?.();
  expect(loads).toBeGreaterThan(0);
});

test("the browser's router takes a fetch of ours", () => {
  const taken: Parameters<typeof HydratedRouter>[0] = { unstable_fetch: async () => new Response() };
  expect(HydratedRouter.toString()).toContain("unstable_fetch");
  expect(taken).toBeDefined();
});
