import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { maxPasswordLength } from "./password-problem.ts";
import { resetCookie, resetMinutes } from "./password-reset.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { type ResetDeps, resetPassword } from "./reset-password.server.ts";

const common = {
  slice: "credentials",
  level: "anonymous",
  account: "none",
  agents: "never",
  answer: redirectAnswer,
} as const;
/** An office of people who have all forgotten theirs stays below; whoever goes through a list of names does not. */
const limit = { calls: 5, addressCalls: 30, seconds: 900 };

/** Forms and links: they work before script. */
export function passwordResetRoutes(deps: ResetDeps): readonly RouteSpec[] {
  return [forgotRoute(deps), linkRoute(), resetRoute(deps)];
}

function forgotRoute(deps: ResetDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.forgotPassword(),
    summary: "Mails a link to reset the password, if there is such a user; answers the same if there is none",
    body: z.object({ userName: z.string().max(320).default("").describe("User name or e-mail address.") }),
    limit,
    handle: async ({ body }) => {
      const name = body.userName.trim();
      if (name === "") return ok({ to: urls.forgotPassword({ outcome: "missing" }) });
      await requestPasswordReset(deps, { name });
      return ok({ to: urls.forgotPassword({ outcome: "sent" }) });
    },
  });
}

/** Takes the token out of the address: no page, no `Referer`, no history entry of a page has it. It is not used up by looking. */
function linkRoute(): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: urls.resetLink(),
    summary: "What a mailed link opens: keeps its token in a cookie and goes to the form for a new password",
    references: { token: "bearer" },
    query: z.object({ token: z.string().max(100).default("") }),
    handle: async ({ query, setCookie }) => {
      setCookie({ name: resetCookie, value: query.token, keepSeconds: resetMinutes * 60 });
      return ok({ to: urls.resetPassword() });
    },
  });
}

function resetRoute(deps: ResetDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.resetPassword(),
    summary:
      "Sets the password by a mailed token and goes to the sign-in page, or back to the form that says what was wrong",
    body: z.object({ newPassword: z.string().max(maxPasswordLength).default("") }),
    limit: { calls: 20, addressCalls: 100, seconds: 600 },
    handle: async ({ body, cookies, setCookie }) => {
      const outcome = await resetPassword(deps, { token: cookies[resetCookie], password: body.newPassword });
      if (outcome.kind !== "done") return ok({ to: urls.resetPassword({ outcome: outcome.kind }) });
      setCookie(removedCookie(resetCookie));
      // A stranger's guesses may have used up what the name has: the owner's own browser gets its own allowance.
      setCookie(await deps.sessions.knowDevice(outcome.userId));
      return ok({ to: urls.signIn({ outcome: "reset" }) });
    },
  });
}
