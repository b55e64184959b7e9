import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { type DecideDeps, decideJoinRequest } from "./decide-join-request.server.ts";
import { decideReview } from "./decide-review.server.ts";
import type { Decision } from "./decisions.ts";
import { decisionBody } from "./register.schema.ts";

const common = {
  slice: "registration",
  method: "POST",
  level: "fully-authenticated",
  agents: "never",
  body: decisionBody,
  answer: redirectAnswer,
  errors: ["REQUEST_NOT_FOUND", "ENGINE_UNAVAILABLE"],
} as const;

/** What the page that follows says. */
const outcomes: Readonly<Record<Decision, string>> = { approve: "approved", decline: "declined" };

/** Plain forms. The right is looked at again where the decision is made. */
export function decideRoutes(deps: DecideDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: registrationUrls.decideJoinRequest(),
      summary: "An administrator lets somebody join the account, or not, and goes back to the users",
      account: "own",
      roles: ["administrator"],
      references: { id: "own-account" },
      handle: async ({ visitor, body }) => {
        const result = await decideJoinRequest(deps, { visitor, ...body });
        return result.ok ? ok({ to: urls.accountUsers({ outcome: `request-${outcomes[body.decision]}` }) }) : result;
      },
    }),
    route({
      ...common,
      path: registrationUrls.decideReview(),
      summary: "Staff approves or declines a registration, and goes back to those that wait",
      account: "none",
      references: { id: "customer" },
      handle: async ({ visitor, body }) => {
        const result = await decideReview(deps, { visitor, ...body });
        return result.ok ? ok({ to: registrationUrls.reviews({ outcome: outcomes[body.decision] }) }) : result;
      },
    }),
  ];
}
