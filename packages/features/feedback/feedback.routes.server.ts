import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { feedbackBody } from "./feedback.schema.ts";
import { giveFeedback } from "./give-feedback.server.ts";

export function feedbackRoutes(deps: { readonly db: Database; readonly clock: Clock }): readonly RouteSpec[] {
  return [
    route({
      method: "POST",
      path: urls.feedback(),
      summary: "Takes what a visitor has to say, and leads to the page that says how it went",
      slice: "feedback",
      level: "anonymous",
      account: "none",
      agents: "look",
      body: feedbackBody,
      answer: redirectAnswer,
      limit: { calls: 10, addressCalls: 50, seconds: 600 },
      handle: async ({ body, log }) =>
        ok({ to: urls.feedback({ outcome: await giveFeedback({ ...deps, log }, body) }) }),
    }),
  ];
}
