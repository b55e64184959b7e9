import type { Sessions } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, removedCookie, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { type AcceptDeps, joinByInvitation, registerByInvitation } from "./accept-invitation.server.ts";
import { registerBody } from "./account-users.schema.ts";
import { invitationCookie } from "./account-users.ts";

const common = { slice: "account", account: "none", agents: "never", answer: redirectAnswer } as const;
const limit = { calls: 20, addressCalls: 100, seconds: 600 };
/** Long enough to sign in on the way; the mail's link opens it again. */
const cookieSeconds = 3_600;

interface InvitationDeps extends AcceptDeps {
  readonly sessions: Pick<Sessions, "changingRights" | "beginFor">;
}

/** What follows the mail of an invitation. Whoever holds the token got it at the address that was invited. */
export function invitationRoutes(deps: InvitationDeps): readonly RouteSpec[] {
  return [linkRoute(), joinRoute(deps), registerRoute(deps)];
}

/** Takes the token out of the address. It is not used up by looking: mail programs look too. */
function linkRoute(): RouteSpec {
  return route({
    ...common,
    method: "GET",
    path: urls.invitationLink(),
    level: "anonymous",
    summary: "What the mail of an invitation opens: keeps its token in a cookie and goes to the invitation",
    references: { token: "bearer" },
    query: z.object({ token: z.string().max(100).default("") }),
    handle: async ({ query, setCookie }) => {
      setCookie({ name: invitationCookie, value: query.token, keepSeconds: cookieSeconds });
      return ok({ to: urls.invitation() });
    },
  });
}

function joinRoute(deps: InvitationDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.joinAccount(),
    level: "fully-authenticated",
    summary: "Accepts an invitation as a user of the store, and goes to the accounts",
    limit,
    errors: ["INVITATION_NOT_FOUND", "INVITATION_FOR_ANOTHER", "ENGINE_UNAVAILABLE"],
    handle: async ({ visitor, cookies, setCookie }) => {
      const joined = await joinByInvitation(deps, { visitor, token: cookies[invitationCookie] ?? "" });
      if (!joined.ok) return joined;
      setCookie(removedCookie(invitationCookie));
      return ok({ to: urls.accountsOverview() });
    },
  });
}

function registerRoute(deps: InvitationDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.invitation(),
    level: "anonymous",
    summary: "Accepts an invitation as somebody new, with a name and a password, and goes to My Account",
    body: registerBody,
    limit,
    errors: ["INVITATION_NOT_FOUND", "SIGN_IN_REQUIRED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, cookies, setCookie }) => {
      const newcomer = {
        token: cookies[invitationCookie] ?? "",
        fullName: body.fullName,
        password: body.newPassword,
      };
      const result = await registerByInvitation(deps, newcomer);
      if (!result.ok) return result;
      if (result.value.kind !== "joined") return ok({ to: urls.invitation({ outcome: result.value.kind }) });
      const session = await deps.sessions.beginFor(result.value.userId, { isRemembered: false }, cookies);
      for (const change of [...(session ?? []), removedCookie(invitationCookie)]) setCookie(change);
      return ok({ to: urls.account() });
    },
  });
}
