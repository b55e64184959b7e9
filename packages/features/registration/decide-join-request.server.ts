import { asAdministrator } from "@capstan/features/account/server";
import type { Sessions } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { decide } from "./decide-registration.server.ts";
import type { Decision } from "./decisions.ts";
import { lockRegistration, registrationById } from "./registration.store.server.ts";

export interface DecideDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly sessions: Pick<Sessions, "changingRights">;
}

export interface DecisionInput {
  readonly visitor: Visitor;
  readonly id: string;
  readonly decision: Decision;
}

/** An administrator answers somebody who wants to join the account they work in. */
export async function decideJoinRequest(
  { db, clock, origin, sessions }: DecideDeps,
  { visitor, id, decision }: DecisionInput,
): Promise<Result<undefined>> {
  const whose = (await registrationById(db, id))?.userId ?? "";
  return sessions.changingRights(whose, async () =>
    asAdministrator(db, visitor, async ({ tx, accountNumber, userId: decidedBy }) => {
      const registration = await lockRegistration(tx, id);
      if (registration?.accountNumber !== accountNumber || registration.status !== "awaiting-administrator")
        return fail({ code: "REQUEST_NOT_FOUND" });
      const input = { registration, decision, decidedBy, storeUrl: origin, at: clock.now() };
      return (await decide(tx, input)) ? ok(undefined) : fail({ code: "REQUEST_NOT_FOUND" });
    }),
  );
}
