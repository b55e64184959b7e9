import type { Sessions } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { deleteMembership, updateMembership } from "./account-users.store.server.ts";
import type { Role } from "./account.ts";
import { asAdministrator, leavesAdministrator } from "./as-administrator.server.ts";

export interface ChangeUserDeps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, "changingRights">;
}

interface UserChange {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly role: Role;
  readonly spendingLimit: Money | null;
}

/** Another role and limit in the current account, from the user's next request on. */
export async function changeUser(
  { db, sessions }: ChangeUserDeps,
  { visitor, userId, role, spendingLimit }: UserChange,
): Promise<Result<undefined>> {
  const limit = spendingLimit === null ? null : moneyText(spendingLimit);
  return sessions.changingRights(userId, async () =>
    asAdministrator(db, visitor, async ({ tx, accountNumber, administrators }) => {
      if (role !== "administrator" && !leavesAdministrator(administrators, userId))
        return fail({ code: "LAST_ADMINISTRATOR" });
      const isDone = await updateMembership(tx, { accountNumber, userId }, { role, spendingLimit: limit });
      return isDone ? ok(undefined) : fail({ code: "USER_NOT_IN_ACCOUNT" });
    }),
  );
}

/** Out of the current account, from the user's next request on. Their other accounts, and their orders here, stay. */
export async function removeUser(
  { db, sessions }: ChangeUserDeps,
  { visitor, userId }: { readonly visitor: Visitor; readonly userId: string },
): Promise<Result<undefined>> {
  return sessions.changingRights(userId, async () =>
    asAdministrator(db, visitor, async ({ tx, accountNumber, administrators }) => {
      if (!leavesAdministrator(administrators, userId)) return fail({ code: "LAST_ADMINISTRATOR" });
      const isDone = await deleteMembership(tx, { accountNumber, userId });
      return isDone ? ok(undefined) : fail({ code: "USER_NOT_IN_ACCOUNT" });
    }),
  );
}
