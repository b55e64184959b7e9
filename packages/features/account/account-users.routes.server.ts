import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import type { Money } from "@capstan/platform/money";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { changeUserBody, invitationBody, inviteBody, removeUserBody, secondStepBody } from "./account-users.schema.ts";
import { type UserOutcome, limitIn } from "./account-users.ts";
import { type ChangeUserDeps, changeUser, removeUser } from "./change-user.server.ts";
import { requireSecondStep } from "./require-second-step.server.ts";
import { type InviteDeps, inviteUser, resendInvitation, withdrawInvitation } from "./invite-user.server.ts";

/** Plain forms of one page, for administrators in person. The right is looked at again where the change is made. */
const common = {
  slice: "account",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  roles: ["administrator"],
  agents: "never",
  answer: redirectAnswer,
} as const;
/** Mails go to addresses that anybody may type: nobody sends hundreds. */
const mailLimit = { calls: 30, addressCalls: 120, seconds: 600 };

type UserDeps = ChangeUserDeps & InviteDeps & Parameters<typeof requireSecondStep>[0];

export function accountUserRoutes(deps: UserDeps): readonly RouteSpec[] {
  return [...userRoutes(deps), secondStepRoute(deps), inviteRoute(deps), ...invitationRoutes(deps)];
}

function userRoutes(deps: ChangeUserDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: urls.changeUser(),
      summary: "Gives a user of the account another role and limit, and goes back to the users",
      references: { userId: "own-account" },
      body: changeUserBody,
      errors: ["LAST_ADMINISTRATOR", "USER_NOT_IN_ACCOUNT", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body: { userId, role, spendingLimit } }) =>
        withLimit(spendingLimit, async (limit) =>
          back("saved", await changeUser(deps, { visitor, userId, role, spendingLimit: limit })),
        ),
    }),
    route({
      ...common,
      path: urls.removeUser(),
      summary: "Takes a user out of the account, and goes back to the users",
      references: { userId: "own-account" },
      body: removeUserBody,
      errors: ["LAST_ADMINISTRATOR", "USER_NOT_IN_ACCOUNT", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body: { userId } }) => back("removed", await removeUser(deps, { visitor, userId })),
    }),
  ];
}

function secondStepRoute(deps: UserDeps): RouteSpec {
  return route({
    ...common,
    path: lazyUrls.requireSecondFactor(),
    summary: "Requires a second factor of the account's users, or no longer, and goes back to the users",
    body: secondStepBody,
    errors: ["SECOND_STEP_FIRST", "ENGINE_UNAVAILABLE"],
    handle: async ({ visitor, body, cookies }) =>
      back("second-step", await requireSecondStep(deps, { visitor, isRequired: body.isRequired === "on", cookies })),
  });
}

function inviteRoute(deps: InviteDeps): RouteSpec {
  return route({
    ...common,
    path: urls.inviteUser(),
    summary: "Invites somebody to the account by e-mail, and goes back to the users",
    body: inviteBody,
    limit: mailLimit,
    errors: ["ALREADY_USER", "TOO_MANY_INVITATIONS", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
    handle: async ({ visitor, body: { email, role, spendingLimit } }) =>
      withLimit(spendingLimit, async (limit) =>
        back("invited", await inviteUser(deps, { visitor, email, role, spendingLimit: limit })),
      ),
  });
}

function invitationRoutes(deps: InviteDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: urls.resendInvitation(),
      summary: "Mails an invitation again, with a new link, and goes back to the users",
      references: { id: "own-account" },
      body: invitationBody,
      limit: mailLimit,
      errors: ["INVITATION_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body: { id } }) => back("resent", await resendInvitation(deps, { visitor, id })),
    }),
    route({
      ...common,
      path: urls.withdrawInvitation(),
      summary: "Withdraws an invitation: its link works no more",
      references: { id: "own-account" },
      body: invitationBody,
      errors: ["INVITATION_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body: { id } }) => back("withdrawn", await withdrawInvitation(deps, { visitor, id })),
    }),
  ];
}

function back(outcome: UserOutcome, result: Result<undefined>): Result<{ readonly to: string }> {
  return result.ok ? ok({ to: urls.accountUsers({ outcome }) }) : result;
}

async function withLimit<Done>(
  typed: string,
  work: (limit: Money | null) => Promise<Result<Done>>,
): Promise<Result<Done>> {
  const limit = limitIn(typed);
  if (limit !== undefined) return work(limit);
  return fail({ code: "VALIDATION_FAILED", fields: [{ field: "spendingLimit", reason: "is no amount" }] });
}
