import { tokenKey } from "@capstan/features/session/server";
import { dayOfYear } from "@capstan/platform/format-time";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import {
  type AccountUsersView,
  type InvitationView,
  limitText,
  maxInvitations,
  usersPerPage,
} from "./account-users.ts";
import { requiresSecondStep, usersOfAccount } from "./account-users.store.server.ts";
import { accountSources } from "./header-sources.server.ts";
import { invitationByToken, invitationsOf } from "./invitations.store.server.ts";

interface ReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Who waits to join an account. Registration knows, which stands above this slice. */
  joinRequests(accountNumber: string): Promise<readonly WaitingRequest[]>;
}

export interface WaitingRequest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly requestedAt: Date;
}

interface ListParams {
  readonly search: string;
  readonly page: number;
}

/** Who may use the account, for its administrators; everybody else is told why not. */
export async function readAccountUsers(
  { db, clock, joinRequests }: ReaderDeps,
  visitor: Visitor,
  { search, page }: ListParams,
): Promise<Result<AccountUsersView>> {
  const person = await accountSources(db, visitor).person();
  const account = person?.account;
  if (!account) return fail({ code: "ACCOUNT_REQUIRED" });
  if (account.role !== "administrator") return fail({ code: "ROLE_REQUIRED" });
  const [users, invitations, requiresSecond, waiting] = await Promise.all([
    usersOfAccount(db, {
      accountNumber: account.number,
      search,
      limit: usersPerPage,
      offset: (page - 1) * usersPerPage,
    }),
    invitationsOf(db, account.number, maxInvitations),
    requiresSecondStep(db, account.number),
    joinRequests(account.number),
  ]);
  const total = users[0]?.total ?? 0;
  const now = clock.now();
  return ok({
    account: { number: account.number, companyName: account.companyName },
    // An agent sees what the customer sees, and changes nothing.
    canChange: visitor.agentId === null,
    requiresSecondStep: requiresSecond,
    search,
    page,
    total,
    pages: Math.max(1, Math.ceil(total / usersPerPage)),
    users: users.map((user) => ({
      id: user.id,
      fullName: user.full_name,
      email: user.email,
      role: user.role,
      orderLimit: limitText(user.spending_limit),
      isEnabled: user.is_enabled,
      isYou: user.id === visitor.userId,
    })),
    invitations: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
      id,
      email,
      role,
      invitedBy,
      expiresOn: dayOfYear(expiresAt),
      isOver: expiresAt <= now,
    })),
    joinRequests: waiting.map(({ id, fullName, email, requestedAt }) => ({
      id,
      fullName,
      email,
      requestedOn: dayOfYear(requestedAt),
    })),
  });
}

/** What who follows a link sees; null where the link leads to nothing any more. */
export async function readInvitation(
  { db, clock }: Pick<ReaderDeps, "db" | "clock">,
  visitor: Visitor,
  token: string,
): Promise<InvitationView | null> {
  const invitation = await invitationByToken(db, tokenKey(token), clock.now());
  if (!invitation) return null;
  const { companyName, accountNumber, role, invitedBy, email } = invitation;
  const shown = { companyName, accountNumber, role, invitedBy, email };
  if (!invitation.isKnownUser) return { ...shown, step: "register" };
  if (visitor.level !== "fully-authenticated") return { ...shown, step: "sign-in" };
  const person = await accountSources(db, visitor).person();
  const isTheirs = person?.email.toLowerCase() === email.toLowerCase() && visitor.agentId === null;
  return { ...shown, step: isTheirs ? "join" : "other-user" };
}
