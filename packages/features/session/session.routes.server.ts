import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { browserName } from "./browser-name.ts";
import { z } from "zod";
import { returnPath } from "./return-path.ts";
import type { Sessions } from "./sessions.server.ts";
import { passwordKeys, signInBody } from "./sign-in.schema.ts";
import { type SignInProblem, nameCookie } from "./sign-in.ts";

const common = { slice: "session", level: "anonymous", account: "none", agents: "look" } as const;

export function sessionRoutes({ sessions }: { readonly sessions: Sessions }): readonly RouteSpec[] {
  return [signInRoute(sessions), adaptiveSignInRoute(), passwordKeysRoute(), ...signOutRoutes(sessions)];
}

/** What a wrong password leaves with the browser: nobody types a long address twice. */
const nameSeconds = 300;

/** A plain form: it works before script, and a password manager knows it. */
function signInRoute(sessions: Sessions): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.signIn(),
    summary: "Signs a user in and goes to the page they came from, or back to the form that says what was wrong",
    body: signInBody,
    answer: redirectAnswer,
    limit: { calls: 20, addressCalls: 100, seconds: 600 },
    handle: async ({ body, cookies, setCookie, userAgent }) => {
      const { userName: name, password } = body;
      const from = returnPath(body.frwdUrlPath);
      const isRemembered = body.rememberMe === "on";
      const backToForm = (outcome: SignInProblem) => {
        if (name !== undefined) setCookie({ name: nameCookie, value: name, keepSeconds: nameSeconds });
        return ok({ to: urls.signIn({ outcome, ...(from === undefined ? {} : { from }) }) });
      };
      if (name?.trim() === "" || password === "") return backToForm("missing");
      const result = await sessions.signIn({ name, password, isRemembered, browser: browserName(userAgent) }, cookies);
      if (!result.ok) return result;
      const { outcome, cookies: changes, owesSecondFactor } = result.value;
      if (outcome === "disabled") return ok({ to: `${urls.register()}?loginDisabled` });
      if (outcome === "company-sign-in")
        return ok({ to: urls.companySignIn({ outcome: "required", ...(from === undefined ? {} : { from }) }) });
      if (outcome !== "signed-in" && outcome !== "second-step") return backToForm(outcome);
      for (const change of [...changes, removedCookie(nameCookie)]) setCookie(change);
      if (outcome === "second-step") return ok({ to: urls.secondStep(from === undefined ? {} : { from }) });
      if (owesSecondFactor) return ok({ to: urls.security({ outcome: "second-step-required" }) });
      return ok({ to: from ?? urls.home() });
    },
  });
}

/** The sign-in page asks for as much as it has to: who is remembered gives the password only. */
function adaptiveSignInRoute(): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: urls.adaptiveSignIn(),
    summary: "Leads to the sign-in page, with the page to go on to after it",
    query: z.object({ frwdUrlPath: signInBody.shape.frwdUrlPath }),
    answer: redirectAnswer,
    handle: async ({ query }) => {
      const from = returnPath(query.frwdUrlPath);
      return ok({ to: urls.signIn(from === undefined ? {} : { from }) });
    },
  });
}

/** Spec 7.5: where a form would find a key to encrypt the password with. There is none, on purpose: docs/decisions/0037. */
function passwordKeysRoute(): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: lazyUrls.passwordKeys(),
    summary:
      "The keys to encrypt a password with before it is sent (a JWK Set, RFC 7517): none, it is sent over TLS as it is",
    answer: passwordKeys,
    handle: async () => ok({ keys: [] }),
  });
}

/** Signing out is a link and a form: both work before script. */
function signOutRoutes(sessions: Sessions): readonly RouteSpec[] {
  return (["GET", "POST"] as const).map((method) =>
    route({
      ...common,
      method,
      path: urls.signOut(),
      summary: "Ends the session, clears its cookies and goes to the home page",
      changesByGet: true,
      answer: redirectAnswer,
      handle: async ({ cookies, setCookie }) => {
        for (const cookie of await sessions.signOut(cookies)) setCookie(cookie);
        return ok({ to: urls.home() });
      },
    }),
  );
}
