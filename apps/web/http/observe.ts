import { loggedUrl } from "@capstan/platform/http/logged-url";
import { httpDuration } from "@capstan/platform/metrics";
import { type ServerSpan, startServerSpan } from "@capstan/platform/telemetry";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { probePaths } from "./health.ts";

const spans = new WeakMap<FastifyRequest, ServerSpan>();

type Durations = ReturnType<typeof httpDuration.labels>;
/** By route, status and method. */
const durations = new Map<string, Map<number, Map<string, Durations>>>();

/** Kept by its labels, which are few: the library makes one, and the key that finds it, for each request. */
function durationsOf(method: string, route: string, status: number): Durations {
  const ofRoute = kept(durations, route, () => new Map<number, Map<string, Durations>>());
  const ofStatus = kept(ofRoute, status, () => new Map<string, Durations>());
  return kept(ofStatus, method, () => httpDuration.labels(method, route, String(status)));
}

function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
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
