import { type Result, fail, ok } from "@capstan/platform/result";
import type { DecideDeps, DecisionInput } from "./decide-join-request.server.ts";
import { decide } from "./decide-registration.server.ts";
import { isStaff } from "./join-request.store.server.ts";
import { lockRegistration, registrationById } from "./registration.store.server.ts";

/** Staff answers a registration that a rule wanted to be looked at. To everybody else there is none. */
export async function decideReview(
  { db, clock, origin, sessions }: DecideDeps,
  { visitor: { userId, agentId }, id, decision }: DecisionInput,
): Promise<Result<undefined>> {
  if (agentId !== null) return fail({ code: "NOT_WHILE_IMPERSONATING" });
  if (userId === null) return fail({ code: "SIGN_IN_REQUIRED" });
  const whose = (await registrationById(db, id))?.userId ?? "";
  return sessions.changingRights(whose, async () =>
    db.transaction().execute(async (tx) => {
      if (!(await isStaff(tx, userId))) return fail({ code: "REQUEST_NOT_FOUND" });
      const registration = await lockRegistration(tx, id);
      if (registration?.status !== "awaiting-review") return fail({ code: "REQUEST_NOT_FOUND" });
      const input = { registration, decision, decidedBy: userId, storeUrl: origin, at: clock.now() };
      return (await decide(tx, input)) ? ok(undefined) : fail({ code: "REQUEST_NOT_FOUND" });
    }),
  );
}
