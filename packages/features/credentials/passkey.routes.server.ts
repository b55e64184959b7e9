import { returnPath } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { type PasskeyDeps, addPasskey, beginPasskey, dropPasskey } from "./add-passkey.server.ts";
import { authenticationResponse, passkeyAnswer, passkeyOptions, registrationResponse } from "./passkey.schema.ts";
import { maxPasswordLength } from "./password-problem.ts";
import { withoutFactor } from "./second-factor.server.ts";
import { challengePasskey, isRightPasskey } from "./verify-passkey.server.ts";

/** An agent never comes here in a customer's place. */
const common = { slice: "credentials", account: "visitor", agents: "never", method: "POST" } as const;
const own = { ...common, level: "fully-authenticated" } as const;
const pending = { ...common, level: "anonymous" } as const;
const limit = { calls: 20, addressCalls: 100, seconds: 900 };
const currentPassword = z.string().max(maxPasswordLength).default("");

export function passkeyRoutes(deps: PasskeyDeps): readonly RouteSpec[] {
  return [optionsRoute(deps), addRoute(deps), removeRoute(deps), challengeRoute(deps), verifyRoute(deps)];
}

function optionsRoute(deps: PasskeyDeps): RouteSpec {
  return route({
    ...own,
    path: urls.passkeyOptions(),
    summary: "What a browser needs to make a passkey, for who gives the password",
    body: z.object({ currentPassword }),
    answer: passkeyOptions,
    limit,
    handle: async ({ body, visitor, cookies }) => {
      const userId = visitor.userId ?? "";
      const proven = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proven.ok) return proven;
      if (proven.value !== "right") return ok({ outcome: proven.value, options: null });
      return ok({ outcome: "ready" as const, options: { ...(await beginPasskey(deps, userId)) } });
    },
  });
}

function addRoute(deps: PasskeyDeps): RouteSpec {
  return route({
    ...own,
    path: urls.addPasskey(),
    summary: "Keeps the passkey that the browser made; its challenge counts once",
    body: z.object({ name: z.string().trim().max(60), response: registrationResponse }),
    answer: passkeyAnswer,
    limit,
    handle: async ({ body, visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const response = body.response as RegistrationResponseJSON;
      const name = body.name === "" ? "Passkey" : body.name;
      const outcome = await addPasskey(deps, { userId, name, response });
      if (outcome === "refused") return ok({ to: null });
      for (const cookie of await deps.sessions.staySignedIn(userId, cookies, "given")) setCookie(cookie);
      return ok({ to: outcome === "codes" ? urls.recoveryCodes() : urls.security({ outcome: "passkey-added" }) });
    },
  });
}

function removeRoute(deps: PasskeyDeps): RouteSpec {
  return route({
    ...own,
    path: urls.removePasskey(),
    summary: "Removes one of the user's passkeys",
    references: { id: "visitor" },
    body: z.object({ currentPassword, id: z.string().max(2_000) }),
    answer: redirectAnswer,
    limit,
    handle: async ({ body, visitor, cookies, setCookie }) => {
      const userId = visitor.userId ?? "";
      const proven = await deps.sessions.provePassword(userId, body.currentPassword, cookies);
      if (!proven.ok) return proven;
      if (proven.value !== "right") return ok({ to: urls.security({ outcome: `password-${proven.value}` }) });
      await dropPasskey(deps, userId, body.id);
      for (const cookie of await withoutFactor(deps, userId, cookies)) setCookie(cookie);
      return ok({ to: urls.security({ outcome: "passkey-removed" }) });
    },
  });
}

function challengeRoute(deps: PasskeyDeps): RouteSpec {
  return route({
    ...pending,
    path: urls.passkeyChallenge(),
    summary: "What a browser needs to use a passkey as the second step of signing in",
    answer: passkeyOptions,
    limit,
    handle: async ({ cookies }) => {
      const userId = await deps.sessions.pendingUser(cookies);
      const options = userId === undefined ? undefined : await challengePasskey(deps, userId);
      return ok(
        options ? { outcome: "ready" as const, options: { ...options } } : { outcome: "none" as const, options: null },
      );
    },
  });
}

function verifyRoute(deps: PasskeyDeps): RouteSpec {
  return route({
    ...pending,
    path: urls.verifyPasskey(),
    summary: "The second step of signing in, by a passkey",
    body: z.object({ response: authenticationResponse, frwdUrlPath: z.string().max(4_000).optional() }),
    answer: passkeyAnswer,
    limit,
    handle: async ({ body, cookies, setCookie }) => {
      const userId = await deps.sessions.pendingUser(cookies);
      if (userId === undefined || !(await deps.sessions.takeCodeGuess(userId))) return ok({ to: null });
      const response = body.response as AuthenticationResponseJSON;
      if (!(await isRightPasskey(deps, { userId, response }))) return ok({ to: null });
      await deps.sessions.giveCodeGuessBack(userId);
      const begun = await deps.sessions.finishSignIn(cookies);
      if (!begun) return ok({ to: null });
      for (const cookie of begun) setCookie(cookie);
      return ok({ to: returnPath(body.frwdUrlPath) ?? urls.home() });
    },
  });
}
