import { registrationUrls } from "@capstan/features/registration-urls";
import { maxPasswordLength } from "@capstan/features/credentials/server";
import { browserName } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { type ConfirmDeps, confirmRegistration, finishRegistration } from "./confirm-registration.server.ts";
import { confirmCookie, confirmSeconds } from "./registration-cookies.ts";
import { type ResendDeps, resendMail } from "./resend-mail.server.ts";

const common = {
  slice: "registration",
  level: "anonymous",
  account: "none",
  agents: "never",
  answer: redirectAnswer,
  errors: ["ENGINE_UNAVAILABLE"],
} as const;
const limit = { calls: 20, addressCalls: 100, seconds: 600 };
/** The address has its own limit, and so have those who ask. */
const mailLimit = { calls: 5, addressCalls: 50, seconds: 900 };
const token = z.string().max(100).default("");

/** What follows the mail: links and plain forms, which work before script. */
export function confirmRoutes(deps: ConfirmDeps & ResendDeps): readonly RouteSpec[] {
  return [linkRoute(), confirmRoute(deps), callbackRoute(deps), resendRoute(deps)];
}

/** Takes the token out of the address: no page, no `Referer`, no history entry of a page has it. It is not used up by looking. */
function linkRoute(): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: registrationUrls.confirmLink(),
    summary: "What the mail of a registration opens: keeps its token in a cookie and goes to the page that confirms it",
    references: { token: "bearer" },
    query: z.object({ token }),
    handle: async ({ query, setCookie }) => {
      setCookie({ name: confirmCookie, value: query.token, keepSeconds: confirmSeconds });
      return ok({ to: registrationUrls.confirm() });
    },
  });
}

function confirmRoute(deps: ConfirmDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.confirm(),
    summary: "Makes the user of a registration by its mailed link, and goes on to begin the session",
    body: z.object({
      password: z
        .string()
        .max(maxPasswordLength)
        .default("")
        .describe("Asked in another browser than the registration's."),
    }),
    limit,
    handle: async ({ cookies, body: { password } }) => {
      const outcome = await confirmRegistration(deps, { cookies, password });
      if (outcome.kind === "confirmed") return ok({ to: registrationUrls.callback({ code: outcome.code }) });
      if (outcome.kind === "wrong-password") return ok({ to: registrationUrls.confirm({ outcome: "wrong" }) });
      return ok({ to: registrationUrls.confirm({ outcome: outcome.kind === "expired" ? "expired" : "taken" }) });
    },
  });
}

function callbackRoute(deps: ConfirmDeps): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: registrationUrls.callback(),
    summary: "Exchanges the code of a confirmed registration for a session, once and in the same browser",
    changesByGet: true,
    references: { code: "bearer" },
    query: z.object({ code: token }),
    limit,
    handle: async ({ query: { code }, cookies, setCookie, userAgent }) => {
      const changes = await finishRegistration(deps, { code, cookies, browser: browserName(userAgent) });
      for (const change of changes ?? []) setCookie(change);
      return ok({ to: changes ? registrationUrls.done() : urls.signIn() });
    },
  });
}

function resendRoute(deps: ResendDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.resendMail(),
    summary: "Sends the mail of this browser's registration again; answers the same where there is none",
    limit: mailLimit,
    handle: async ({ cookies }) => {
      await resendMail(deps, cookies);
      return ok({ to: registrationUrls.checkMail({ outcome: "sent" }) });
    },
  });
}
