import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { type Result, ok } from "@capstan/platform/result";
import { z } from "zod";
import { changePassword } from "./change-password.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { requestEmailChange } from "./email-change.server.ts";
import { maxPasswordLength } from "./password-problem.ts";
import { resetMinutes } from "./password-reset.ts";
import type { ResetDeps } from "./reset-password.server.ts";
import { emailCookie } from "./security.ts";

/** An agent never comes here in a customer's place. */
const common = {
  slice: "credentials",
  level: "fully-authenticated",
  account: "visitor",
  agents: "never",
  answer: redirectAnswer,
} as const;
const limit = { calls: 10, addressCalls: 100, seconds: 900 };
const password = z.string().max(maxPasswordLength).default("");

export function securityRoutes(deps: ResetDeps): readonly RouteSpec[] {
  return [passwordRoute(deps), emailRoute(deps), emailLinkRoute(), confirmRoute(deps), ...signInRoutes(deps)];
}

const backTo = (outcome: string): Result<{ to: string }, never> => ok({ to: urls.security({ outcome }) });

function passwordRoute(deps: ResetDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.changePassword(),
    summary: "Changes the user's own password and ends every other session",
    body: z.object({ currentPassword: password, newPassword: password }),
    limit,
    handle: async ({ body, visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const proof = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proof.ok) return proof;
      if (proof.value !== "right") return backTo(`password-${proof.value}`);
      const problem = await changePassword(deps, { userId, password: body.newPassword });
      if (problem) return backTo(`password-${problem}`);
      for (const cookie of await deps.sessions.staySignedIn(userId, cookies)) setCookie(cookie);
      return backTo("password-done");
    },
  });
}

function emailRoute(deps: ResetDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.changeEmail(),
    summary: "Mails a link to the user's new address, which takes the place of the old one once the link is used",
    body: z.object({ currentPassword: password, newEmail: z.string().max(320).default("") }),
    limit,
    handle: async ({ body, visitor, cookies }) => {
      const userId = visitor.userId ?? "";
      const newEmail = z.email().safeParse(body.newEmail.trim());
      if (!newEmail.success) return backTo("email-invalid");
      const proof = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proof.ok) return proof;
      if (proof.value !== "right") return backTo(`email-${proof.value}`);
      await requestEmailChange(deps, { userId, newEmail: newEmail.data });
      return backTo("email-sent");
    },
  });
}

/** Takes the token out of the address, as the link for a new password does. */
function emailLinkRoute(): RouteSpec {
  return route({
    ...common,
    level: "anonymous",
    method: "GET",
    path: urls.emailLink(),
    summary: "What a mailed link opens: keeps its token in a cookie and goes to the page that confirms the address",
    account: "none",
    references: { token: "bearer" },
    query: z.object({ token: z.string().max(100).default("") }),
    handle: async ({ query, setCookie }) => {
      setCookie({ name: emailCookie, value: query.token, keepSeconds: resetMinutes * 60 });
      return ok({ to: urls.confirmEmail() });
    },
  });
}

function confirmRoute(deps: ResetDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.confirmEmail(),
    summary: "Takes the new address by a mailed token, of the user who asked for it",
    limit,
    handle: async ({ visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const outcome = await confirmEmail(deps, { userId, token: cookies[emailCookie] });
      if (outcome !== "done") return ok({ to: urls.confirmEmail({ outcome }) });
      for (const cookie of await deps.sessions.staySignedIn(userId, cookies)) setCookie(cookie);
      setCookie(removedCookie(emailCookie));
      return backTo("email-done");
    },
  });
}

function signInRoutes({ sessions }: ResetDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: urls.endSignIn(),
      summary: "Signs one of the user's browsers out",
      references: { id: "visitor" },
      body: z.object({ id: z.string().max(100) }),
      handle: async ({ body, visitor }) => {
        await sessions.endSignIn(visitor.userId ?? "", body.id);
        return backTo("ended");
      },
    }),
    route({
      ...common,
      method: "POST",
      path: urls.signOutEverywhere(),
      summary: "Signs every browser of the user out, this one too",
      handle: async ({ visitor, cookies, setCookie }) => {
        await sessions.signOutEverywhere(visitor.userId ?? "");
        for (const cookie of await sessions.signOut(cookies)) setCookie(cookie);
        return ok({ to: urls.signIn({ outcome: "signed-out" }) });
      },
    }),
  ];
}
