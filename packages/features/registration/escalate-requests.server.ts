import { queueMail } from "@capstan/features/mail/server";
import type { Database } from "@capstan/platform/db";
import { administratorsOf, deleteTask, requestsWithoutAdministrator } from "./join-request.store.server.ts";
import { inReviewMail } from "./registration-mails.server.ts";
import { lockRegistration, setUnderReview } from "./registration.store.server.ts";

const batchSize = 500;

/** Who waits for an administrator when the last one is disabled or the account closed waits for staff from then on; how many. */
export async function escalateRequests(db: Database): Promise<number> {
  let escalated = 0;
  for (const id of await requestsWithoutAdministrator(db, batchSize)) if (await escalate(db, id)) escalated += 1;
  return escalated;
}

async function escalate(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id);
    if (registration?.status !== "awaiting-administrator" || registration.accountNumber === null) return false;
    // Somebody may be enabled again meanwhile, or have decided.
    if ((await administratorsOf(tx, registration.accountNumber)).length > 0) return false;
    if (!(await setUnderReview(tx, id, "no-administrator"))) return false;
    await deleteTask(tx, id);
    const { email, fullName, companyName } = registration;
    await queueMail(tx, { kind: "registration-in-review", id, to: email, ...inReviewMail({ fullName, companyName }) });
    return true;
  });
}
