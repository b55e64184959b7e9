import type { Readable } from "node:stream";
import type { ErrorRow, Failure } from "@capstan/platform/errors";
import type { PageVisitor } from "@capstan/features/session/server";
import { failureOf } from "@capstan/platform/http";
import { loggedUrl } from "@capstan/platform/http/logged-url";
import { pageErrors } from "@capstan/platform/metrics";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type RouterContext, RouterContextProvider, type ServerBuild, createRequestHandler } from "react-router";
import { errorCatalog } from "../error-catalog.ts";
import { bodyOf } from "./body-of.ts";
import type { ContextValues, PageReaders } from "../ssr/contexts.ts";
import type { PageReport } from "../ssr/page-report.ts";
import { toRequest } from "./page-request.ts";

export interface Pages {
  /** What pages are made of: scripts, styles, public files. They count against no limit. */
  addFiles(app: FastifyInstance): Promise<void>;
  mount(app: FastifyInstance): Promise<void>;
}

export interface PageHandlerOptions {
  /** The build, or how to get the newest one: asking each time makes the router set itself up each time. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mode: string;
  /** The address that visitors type. */
  readonly origin: string;
  /** What the server gives to every page: readers of the slices' data, by the names of the bundle's contexts. */
  readonly readers: PageReaders;
  /** Who is asking; never fails. */
  readonly visitorOf: (request: FastifyRequest) => Promise<PageVisitor>;
  /** Rows of the route table, by their pattern, that this store does not have. */
  readonly hidden: (pattern: string) => boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The row of the route table that answered; undefined for whatever is no page. */
    pagePattern: string | undefined;
  }
}

/** What the bundle hands out with its entry: the keys of the contexts, and the bodies that need no web stream. */
interface Entry {
  readonly contexts: Readonly<Partial<Record<keyof ContextValues, RouterContext>>>;
  readonly bodies: WeakMap<Response, string | Readable>;
}

/** React Router behind the REST routes: one catch-all that turns a request into a `Request` and its `Response` into the reply. */
export function mountPages(app: FastifyInstance, options: PageHandlerOptions): void {
  const { origin, hidden } = options;
  const build = shownBuild(options.build, hidden);
  const handle = createRequestHandler(build, options.mode);
  app.decorateRequest("pagePattern", undefined);
  app.register(async (scope) => {
    // Pages read their own forms: the body goes through untouched.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.all("/*", { schema: { hide: true } }, async (request, reply) => {
      const entry = (typeof build === "function" ? await build() : build).entry.module as unknown as Entry;
      const { visitor, isUnknown: isVisitorUnknown } = await options.visitorOf(request);
      const report = reportOf(request);
      const said = { visitor, isVisitorUnknown, nonce: request.cspNonce, report };
      const context = contextFor(entry, { ...options.readers, ...said });
      const response = await handle(toRequest(request, reply, origin), context);
      const body = entry.bodies.get(response);
      const refusal = report.failures.map(({ code }) => errorCatalog[code]).find(({ status }) => status === 503);
      return sendResponse(reply, response, { body, isOwn: visitor.level !== "anonymous" || isVisitorUnknown, refusal });
    });
  });
}

/** A row that is hidden is taken out: then no spelling of its path, no data request and no manifest leads to it. */
function shownBuild(
  build: PageHandlerOptions["build"],
  hidden: PageHandlerOptions["hidden"],
): PageHandlerOptions["build"] {
  if (typeof build === "function") return async () => withoutHidden(await build(), hidden);
  return withoutHidden(build, hidden);
}

function withoutHidden(build: ServerBuild, hidden: PageHandlerOptions["hidden"]): ServerBuild {
  const shown = <Route extends { path?: string | undefined } | undefined>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => !hidden(route?.path ?? "")));
  return { ...build, routes: shown(build.routes), assets: { ...build.assets, routes: shown(build.assets.routes) } };
}

/** What the bundle says about a request while it answers. */
function reportOf(request: FastifyRequest): PageReport & { readonly failures: readonly Failure[] } {
  const failures: Failure[] = [];
  return {
    failures,
    // What failed before the pattern was known is counted now.
    matched: (pattern: string) => {
      request.pagePattern = pattern;
      pageErrors.labels(pattern).inc(failures.length);
    },
    failed: (error: unknown) => {
      request.log.error({ err: error, url: loggedUrl(request.url) }, "a page failed");
      failures.push(failureOf(error));
      if (request.pagePattern !== undefined) pageErrors.labels(request.pagePattern).inc();
    },
  };
}

function contextFor(entry: Entry, values: ContextValues): RouterContextProvider {
  const context = new RouterContextProvider();
  for (const [name, key] of Object.entries(entry.contexts)) context.set(key, values[name as keyof ContextValues]);
  return context;
}

interface Sending {
  readonly body: string | Readable | undefined;
  /** It shows an account's prices and names: nobody else may get it, whatever the page says of caches. */
  readonly isOwn: boolean;
  /** Why the page failed, where it is worth another try. */
  readonly refusal: ErrorRow | undefined;
}

async function sendResponse(reply: FastifyReply, response: Response, sending: Sending): Promise<FastifyReply> {
  const { body, isOwn, refusal } = sending;
  const isRefused = refusal !== undefined && response.status === 500;
  reply.code(isRefused ? refusal.status : response.status);
  if (isRefused && refusal.retryAfterSeconds) reply.header("retry-after", String(refusal.retryAfterSeconds));
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isOwn || !reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
  return reply.send(body ?? (response.body && (await bodyOf(response.body))));
}
