import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import { readDemoVisitor } from "./demo-visitor.ts";
import type { Sessions } from "./sessions.server.ts";

const common = { slice: "session", level: "anonymous", account: "none" } as const;

export function sessionRoutes({ sessions }: { readonly sessions: Sessions }): readonly RouteSpec[] {
  return [...signOutRoutes(sessions), demoRoute(sessions)];
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
      handle: async ({ setCookie }) => {
        for (const cookie of sessions.signOut()) setCookie(cookie);
        return ok({ to: urls.home() });
      },
    }),
  );
}
