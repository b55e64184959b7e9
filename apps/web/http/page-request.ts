import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the router gets. Its address is the store's own and the path: what a client calls the store decides nothing. */
export function toRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const aborted = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  // The router compares `Origin` with the address before an action. That the request is the store's own was seen before, by
  // whichever of its names the visitor came.
  if (headers.has("origin")) headers.set("origin", origin);
  headers.set("host", new URL(origin).host);
  headers.delete("x-forwarded-host");
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${origin}${pathOf(request.url)}`, {
    method: request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody ? { body: Readable.toWeb(request.body as Readable) as ReadableStream, duplex: "half" as const } : {}),
  });
}

/** A request may name a whole address, as to a proxy; only its path counts. */
export function pathOf(url: string): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname + search;
}
