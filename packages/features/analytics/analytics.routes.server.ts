import { urls } from "@capstan/features/urls";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { clientErrorAnswer, clientErrorBody, eventsAnswer, eventsBody } from "./analytics.schema.ts";
import { addEvents } from "./analytics.store.server.ts";
import { consentCookie, consentOf } from "./consent.ts";
import { logClientError } from "./log-client-error.server.ts";

export function analyticsRoutes({ db }: Pick<DatabaseHandle, "db">): readonly RouteSpec[] {
  const common = { method: "POST", slice: "analytics", level: "anonymous", account: "none", agents: "look" } as const;
  return [
    route({
      ...common,
      path: urls.analyticsEvents(),
      summary: "Takes a batch of the data layer's events, from visitors who consented",
      body: eventsBody,
      answer: eventsAnswer,
      limit: { calls: 60, addressCalls: 600, seconds: 60 },
      handle: async ({ body: { visitor, events }, cookies, asksForPrivacy }) => {
        if (asksForPrivacy || !consentOf(cookies[consentCookie]).analytics) return ok({ taken: 0 });
        await addEvents(db, visitor, events);
        return ok({ taken: events.length });
      },
    }),
    route({
      ...common,
      path: urls.clientErrors(),
      summary: "Writes a failure in somebody's browser to the log",
      body: clientErrorBody,
      answer: clientErrorAnswer,
      limit: { calls: 30, addressCalls: 300, seconds: 60 },
      handle: async ({ body, log }) => {
        logClientError(log, body);
        return ok({});
      },
    }),
  ];
}
