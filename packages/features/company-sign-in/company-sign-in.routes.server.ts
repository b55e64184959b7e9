import { type Sessions, browserName, returnPath } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { callbackQuery, startBody } from "./company-sign-in.schema.ts";
import type { SignInOutcome } from "./company-sign-in.ts";
import type { CompanySignIn } from "./deps.server.ts";
import { finishSignIn } from "./finish-sign-in.server.ts";
import { settingsRoutes } from "./settings.routes.server.ts";
import { startSignIn } from "./start-sign-in.server.ts";

interface RouteDeps {
  readonly companySignIn: CompanySignIn;
  readonly sessions: Sessions;
}

const common = {
  slice: "company-sign-in",
  level: "anonymous",
  account: "none",
  agents: "never",
  answer: redirectAnswer,
} as const;

export function companySignInRoutes({ companySignIn, sessions }: RouteDeps): readonly RouteSpec[] {
  return [startRoute(companySignIn), callbackRoute(companySignIn, sessions), ...settingsRoutes(companySignIn)];
}

function startRoute(deps: CompanySignIn): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.companySignIn(),
    summary: "Finds the company's identity provider by the address's domain, and leads on to it",
    body: startBody,
    limit: { calls: 20, addressCalls: 100, seconds: 600 },
    handle: async ({ body, cookies, setCookie, log }) => {
      const from = returnPath(body.frwdUrlPath) ?? null;
      const begun = await startSignIn(deps, { email: body.email, from, cookies, log });
      if (typeof begun === "string") return ok({ to: backToForm(begun, from) });
      setCookie(begun.cookie);
      // Not straight to the provider: browsers hold a form's redirects to the page's own policy, which names no other site.
      return ok({ to: urls.companySignInContinue(begun) });
    },
  });
}

function callbackRoute(deps: CompanySignIn, sessions: Sessions): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: urls.companySignInCallback(),
    summary: "Where the company's identity provider sends the browser back to: signs the user in, or says why not",
    account: "visitor",
    references: { state: "bearer" },
    query: callbackQuery,
    limit: { calls: 40, addressCalls: 200, seconds: 600 },
    handle: async ({ query, cookies, setCookie, visitor, log, userAgent }) => {
      const finished = await finishSignIn(
        { ...deps, sessions },
        { query, cookies, visitor, log, browser: browserName(userAgent) },
      );
      setCookie(removedCookie(deps.pending.cookieName));
      if (finished.kind === "tested") return ok({ to: urls.companySettings({ outcome: finished.outcome }) });
      if (finished.kind === "refused") return ok({ to: backToForm(finished.outcome, finished.from) });
      for (const cookie of finished.cookies) setCookie(cookie);
      return ok({ to: finished.from ?? urls.home() });
    },
  });
}

function backToForm(outcome: SignInOutcome, from: string | null): string {
  return urls.companySignIn({ outcome, ...(from === null ? {} : { from }) });
}
