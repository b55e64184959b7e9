import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import { readDemoVisitor } from "./demo-visitor.ts";
import { returnPath } from "./return-path.ts";
import type { Sessions } from "./sessions.server.ts";
import { signInBody } from "./sign-in.schema.ts";
import { type SignInProblem, nameCookie } from "./sign-in.ts";

const common = { slice: "session", level: "anonymous", account: "none" } as const;

export function sessionRoutes({ sessions }: { readonly sessions: Sessions }): readonly RouteSpec[] {
  return [signInRoute(sessions), ...signOutRoutes(sessions), demoRoute(sessions)];
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
    handle: async ({ body, cookies, setCookie }) => {
      const { userName: name, password } = body;
      const from = returnPath(body.frwdUrlPath);
      const isRemembered = body.rememberMe === "on";
      const backToForm = (outcome: SignInProblem) => {
        setCookie({ name: nameCookie, value: name, keepSeconds: nameSeconds });
        return ok({ to: urls.signIn({ outcome, ...(from === undefined ? {} : { from }) }) });
      };
      if (name.trim() === "" || password === "") return backToForm("missing");
      const result = await sessions.signIn({ name, password, isRemembered }, cookies);
      if (!result.ok) return result;
      const { outcome, cookies: changes } = result.value;
      if (outcome === "disabled") return ok({ to: `${urls.register()}?loginDisabled` });
      if (outcome !== "signed-in") return backToForm(outcome);
      for (const change of [...changes, removedCookie(nameCookie)]) setCookie(change);
      return ok({ to: from ?? urls.home() });
    },
  });
}

const demoFields = z.object({
  visitor: z.string().max(140).describe("`<userId>:<level>`, or `<userId>:<level>:<agentId>`."),
});

/** A demo store's stand-in for signing in; elsewhere there is nothing at its address. */
function demoRoute(sessions: Sessions): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.demoVisitor(),
    summary: "At a demo store only: makes the visitor one of its users and goes to the home page",
    body: demoFields,
    answer: redirectAnswer,
    errors: ["NOT_FOUND"],
    handle: async ({ body, setCookie }) => {
      const wanted = readDemoVisitor(body.visitor);
      const cookies = wanted && sessions.becomeDemoUser(wanted);
      if (!cookies) return fail({ code: "NOT_FOUND" });
      for (const cookie of cookies) setCookie(cookie);
      return ok({ to: urls.home() });
    },
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
