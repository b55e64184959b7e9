import { loggedUrl } from "@capstan/platform/http/logged-url";
import { httpDuration } from "@capstan/platform/metrics";
import { type ServerSpan, startServerSpan } from "@capstan/platform/telemetry";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { probePaths } from "./health.ts";

const spans = new WeakMap<FastifyRequest, ServerSpan>();

type Durations = ReturnType<typeof httpDuration.labels>;
const durations = new Map<string, Durations>();

/** Kept by its labels, which are few: the library would find it by all of them for each request. */
function durationsOf(method: string, route: string, status: number): Durations {
  const key = `${method} ${status} ${route}`;
  const known = durations.get(key);
  if (known) return known;
  const made = httpDuration.labels(method, route, String(status));
  durations.set(key, made);
  return made;
}

/** A request's id, its one log line, its metrics and its trace. */
export function observe(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    const span = startServerSpan(`${request.method} ${request.routeOptions.url ?? "*"}`, request.headers);
    if (!span) return next();
    spans.set(request, span);
    return span.within(next);
  });
  app.addHook("onResponse", (request, reply, next) => {
    const route = request.pagePattern ?? request.routeOptions.url ?? "*";
    const status = reply.statusCode;
    durationsOf(request.method, route, status).observe(reply.elapsedTime / 1_000);
    spans
      .get(request)
      ?.end(
        { "http.request.method": request.method, "http.route": route, "http.response.status_code": status },
        status >= 500,
      );
    if (!probePaths.has(route)) {
      request.log.info(
        { method: request.method, url: loggedUrl(request.url), status, ms: Math.round(reply.elapsedTime) },
        "answered",
      );
    }
    next();
  });
}
