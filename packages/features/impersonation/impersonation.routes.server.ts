import { accountSources } from "@capstan/features/account/server";
import type { Sessions } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { impersonationAnswerOf, impersonationOf } from "./impersonation.ts";
import { impersonationAnswer } from "./impersonation.schema.ts";

interface ImpersonationDeps {
  readonly database: { readonly db: Database };
  readonly sessions: Sessions;
}

export function impersonationRoutes({ database: { db }, sessions }: ImpersonationDeps): readonly RouteSpec[] {
  const common = { method: "GET", slice: "impersonation", level: "anonymous", account: "none" } as const;
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
      handle: async ({ visitor, setCookie }) => {
        for (const cookie of sessions.endImpersonation(visitor)) setCookie(cookie);
        return ok({ to: visitor.agentId === null ? urls.home() : urls.servicePortal() });
      },
    }),
  ];
}
