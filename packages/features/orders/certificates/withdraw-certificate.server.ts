import { recordAudit } from "@capstan/features/audit/server";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { OrderBuyer } from "../quote-order.server.ts";
import { withdraw } from "./submission.store.server.ts";

/** Takes a certificate back that nobody has answered. */
export async function withdrawCertificate(
  db: Database,
  buyer: OrderBuyer,
  id: string,
): Promise<Result<{ readonly state: string }>> {
  return db.transaction().execute(async (tx): Promise<Result<{ readonly state: string }>> => {
    const found = await withdraw(tx, { id, owner: buyer });
    if (!found) return fail({ code: "CERTIFICATE_NOT_FOUND" });
    const { state, number, status, moved } = found;
    // A second press finds what the first one did.
    if (!moved) return status === "withdrawn" ? ok({ state }) : fail({ code: "CERTIFICATE_ANSWERED" });
    await recordAudit(tx, { ...buyer, action: "tax-certificate-withdrawn", details: { state, number } });
    return ok({ state });
  });
}
