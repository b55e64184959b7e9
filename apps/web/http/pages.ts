import { Readable } from "node:stream";
import type { Visitor } from "@capstan/platform/visitor";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type RouterContext, RouterContextProvider, type ServerBuild, createRequestHandler } from "react-router";
import { bodyOf } from "./body-of.ts";

export interface Pages {
  mount(app: FastifyInstance): Promise<void>;
}

export interface PageHandlerOptions {
  /** The build, or how to get the newest one: asking each time makes the router set itself up each time. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mode: string;
  /** What the server gives to every page: readers of the slices' data, by the names of the bundle's contexts. */
  readonly readers: Readonly<Record<string, object>>;
  /** Who is asking; never fails. */
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor>;
  /** Paths that answer as if they did not exist. */
  readonly hidden: (path: string) => boolean;
}

/** What the bundle hands out with its entry: the keys of the contexts, and the bodies that need no web stream. */
interface Entry {
  readonly contexts: Readonly<Record<string, RouterContext>>;
  readonly bodies: WeakMap<Response, string | Readable>;
}

/** React Router behind the REST routes: one catch-all that turns a request into a `Request` and its `Response` into the reply. */
export function mountPages(app: FastifyInstance, options: PageHandlerOptions): void {
  const handle = createRequestHandler(options.build, options.mode);
  app.register(async (scope) => {
    // Pages read their own forms: the body goes through untouched.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.all("/*", { schema: { hide: true } }, async (request, reply) => {
      const entry = (typeof options.build === "function" ? await options.build() : options.build).entry
        .module as unknown as Entry;
      const visitor = await options.visitorOf(request);
      const context = contextFor(entry, { ...options.readers, visitor, nonce: request.cspNonce });
      const response = await handle(toRequest(request, reply, options.hidden), context);
      const body = entry.bodies.get(response);
      return sendResponse(reply, response, { body, isOwn: visitor.level !== "anonymous" });
    });
  });
}

function contextFor(entry: Entry, values: Readonly<Record<string, unknown>>): RouterContextProvider {
  const context = new RouterContextProvider();
  for (const [name, key] of Object.entries(entry.contexts)) context.set(key, values[name]);
  return context;
}

function toRequest(request: FastifyRequest, reply: FastifyReply, hidden: PageHandlerOptions["hidden"]): Request {
  const path = hidden(request.url) ? "/not-shown" : request.url;
  const aborted = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${request.protocol}://${request.host}${path}`, {
    method: request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody ? { body: Readable.toWeb(request.body as Readable) as ReadableStream, duplex: "half" as const } : {}),
  });
}

interface Sending {
  readonly body: string | Readable | undefined;
  /** It shows an account's prices and names: nobody else may get it, whatever the page says of caches. */
  readonly isOwn: boolean;
}

async function sendResponse(reply: FastifyReply, response: Response, { body, isOwn }: Sending): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isOwn || !reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
  return reply.send(body ?? (response.body && (await bodyOf(response.body))));
}
