import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { signUpBody } from "./marketing.schema.ts";
import { type SignUpDeps, signUp } from "./sign-up.server.ts";

export function marketingRoutes(deps: Omit<SignUpDeps, "log">): readonly RouteSpec[] {
  return [
    route({
      method: "POST",
      path: urls.emailSignUp(),
      summary: "Signs an e-mail address up, and leads to the page that says how it went",
      slice: "marketing",
      level: "anonymous",
      account: "none",
      agents: "look",
      body: signUpBody,
      answer: redirectAnswer,
      limit: { calls: 10, addressCalls: 50, seconds: 600 },
      handle: async ({ body, log }) => {
        const address = body.EMAIL_ADDRESS_.trim();
        const outcome = await signUp({ ...deps, log }, { address, source: body.EMAIL_ACQ_SOURCE });
        return ok(outcome === undefined ? {} : { to: urls.emailSignUp({ outcome }) });
      },
    }),
  ];
}
