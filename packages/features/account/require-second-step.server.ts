import { recordAudit } from "@capstan/features/audit/server";
import type { Sessions } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import type { Cookies } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { saveSecondStep } from "./account-users.store.server.ts";
import { asAdministrator } from "./as-administrator.server.ts";

interface RequireDeps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, "changingRights" | "meetsSecondFactor">;
}

interface RequireInput {
  readonly visitor: Visitor;
  readonly isRequired: boolean;
  readonly cookies: Cookies;
}

/** Of every user of the account, at once where they are signed in: within the minute that rights are kept. Nobody shuts themselves out. */
export async function requireSecondStep(
  { db, sessions }: RequireDeps,
  { visitor, isRequired, cookies }: RequireInput,
): Promise<Result<undefined>> {
  const { accountNumber } = visitor;
  const mayGoOn = accountNumber !== null && (await sessions.meetsSecondFactor(cookies, accountNumber));
  if (isRequired && !mayGoOn) return fail({ code: "SECOND_STEP_FIRST" });
  return sessions.changingRights(visitor.userId ?? "", async () =>
    asAdministrator(db, visitor, async ({ tx, accountNumber: account, userId }) => {
      if (!(await saveSecondStep(tx, account, isRequired))) return ok(undefined);
      const action = isRequired ? "second-step-required" : "second-step-optional";
      await recordAudit(tx, { accountNumber: account, userId, agentId: null, action, details: {} });
      return ok(undefined);
    }),
  );
}
