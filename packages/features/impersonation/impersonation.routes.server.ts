import { accountSources } from "@capstan/features/account/server";
import type { Sessions } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { impersonationAnswerOf, impersonationOf } from "./impersonation.ts";
import { impersonateForm, impersonationAnswer } from "./impersonation.schema.ts";

interface ImpersonationDeps {
  readonly database: { readonly db: Database };
  readonly sessions: Sessions;
}

export function impersonationRoutes({ database: { db }, sessions }: ImpersonationDeps): readonly RouteSpec[] {
  const common = {
    method: "GET",
    slice: "impersonation",
    level: "anonymous",
    account: "visitor",
    agents: "look",
  } as const;
  return [
    route({
      ...common,
      path: urls.impersonation(),
      summary: "For whom a service agent acts, and whether the visitor is staff",
      answer: impersonationAnswer,
      errors: ["ENGINE_UNAVAILABLE"],
      handle: async ({ visitor }) => {
        const person = await accountSources(db, visitor).person();
        return ok(impersonationAnswerOf(impersonationOf(person)));
      },
    }),
    route({
      ...common,
      path: urls.endImpersonation(),
      summary: "Ends acting for a customer and goes to the service portal; home for those who act for nobody",
      changesByGet: true,
      answer: redirectAnswer,
      handle: async ({ cookies, setCookie }) => {
        const changes = await sessions.endImpersonation(cookies);
        for (const change of changes) setCookie(change);
        return ok({ to: changes.length === 0 ? urls.home() : urls.servicePortal() });
      },
    }),
    startRoute(sessions),
  ];
}

/** A plain form of the service portal. The session begins with its record, or not at all. */
function startRoute(sessions: Sessions): RouteSpec {
  return route({
    method: "POST",
    path: urls.servicePortal(),
    summary: "An agent of customer service begins to act as a customer's user, and goes to the home page",
    slice: "impersonation",
    level: "fully-authenticated",
    account: "none",
    references: { userId: "customer", caseNumber: "value" },
    agents: "never",
    body: impersonateForm,
    answer: redirectAnswer,
    errors: ["IMPERSONATION_REFUSED", "ENGINE_UNAVAILABLE"],
    limit: { calls: 30, addressCalls: 300, seconds: 600 },
    handle: async ({ body, cookies, setCookie }) => {
      const caseNumber = body.caseNumber === "" ? null : body.caseNumber;
      const changes = await sessions.impersonate({ ...body, caseNumber }, cookies);
      if (!changes) return fail({ code: "IMPERSONATION_REFUSED" });
      for (const change of changes) setCookie(change);
      return ok({ to: urls.home() });
    },
  });
}
