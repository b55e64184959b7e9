import { returnPath } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { maxPasswordLength } from "./password-problem.ts";
import {
  type FactorDeps,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  withoutFactor,
} from "./second-factor.server.ts";
import { isRightCode } from "./verify-code.server.ts";

/** An agent never comes here in a customer's place. */
const common = { slice: "credentials", account: "visitor", agents: "never", answer: redirectAnswer } as const;
const own = { ...common, method: "POST", level: "fully-authenticated" } as const;
const limit = { calls: 20, addressCalls: 100, seconds: 900 };
const code = z.string().max(100).default("").describe("Six digits of the app, or a recovery code.");
const proof = z.object({ currentPassword: z.string().max(maxPasswordLength).default("") });

export function secondFactorRoutes(deps: FactorDeps): readonly RouteSpec[] {
  return [verifyRoute(deps), beginRoute(deps), confirmRoute(deps), removeRoute(deps)];
}

function verifyRoute(deps: FactorDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    level: "anonymous",
    path: urls.secondStep(),
    summary: "The second step of signing in: begins the session by a code, for who gave the password minutes ago",
    body: z.object({ code, frwdUrlPath: z.string().max(4_000).optional() }),
    limit,
    handle: async ({ body, cookies, setCookie }) => {
      const from = returnPath(body.frwdUrlPath);
      const back = from === undefined ? {} : { from };
      const userId = await deps.sessions.pendingUser(cookies);
      if (userId === undefined) return ok({ to: urls.signIn({ outcome: "too-late", ...back }) });
      if (!(await deps.sessions.takeCodeGuess(userId)))
        return ok({ to: urls.secondStep({ outcome: "limited", ...back }) });
      if (!(await isRightCode(deps, { userId, code: body.code })))
        return ok({ to: urls.secondStep({ outcome: "wrong", ...back }) });
      await deps.sessions.giveCodeGuessBack(userId);
      const begun = await deps.sessions.finishSignIn(cookies);
      if (!begun) return ok({ to: urls.signIn({ outcome: "too-late", ...back }) });
      for (const cookie of begun) setCookie(cookie);
      return ok({ to: from ?? urls.home() });
    },
  });
}

function beginRoute(deps: FactorDeps): RouteSpec {
  return route({
    ...own,
    path: urls.beginTotp(),
    summary: "Makes the secret of an authenticator app and goes to the page that shows it",
    body: proof,
    limit,
    handle: async ({ body, visitor, cookies }) => {
      const userId = visitor.userId ?? "";
      const proven = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proven.ok) return proven;
      if (proven.value !== "right") return ok({ to: urls.security({ outcome: `password-${proven.value}` }) });
      await beginAuthenticator(deps, userId);
      return ok({ to: urls.totp() });
    },
  });
}

function confirmRoute(deps: FactorDeps): RouteSpec {
  return route({
    ...own,
    path: urls.totp(),
    summary: "Takes the app's first code and goes to the recovery codes, which are shown once",
    body: z.object({ code }),
    limit,
    handle: async ({ body, visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const outcome = await confirmAuthenticator(deps, { userId, code: body.code });
      if (outcome === "done")
        for (const cookie of await deps.sessions.staySignedIn(userId, cookies, "given")) setCookie(cookie);
      return ok({ to: outcome === "done" ? urls.recoveryCodes() : urls.totp({ outcome }) });
    },
  });
}

function removeRoute(deps: FactorDeps): RouteSpec {
  return route({
    ...own,
    path: urls.removeTotp(),
    summary: "Removes the authenticator app and its recovery codes",
    body: proof,
    limit,
    handle: async ({ body, visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const proven = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proven.ok) return proven;
      if (proven.value !== "right") return ok({ to: urls.security({ outcome: `password-${proven.value}` }) });
      await removeAuthenticator(deps, userId);
      for (const cookie of await withoutFactor(deps, userId, cookies)) setCookie(cookie);
      return ok({ to: urls.security({ outcome: "app-removed" }) });
    },
  });
}
