import { createHash, timingSafeEqual } from "node:crypto";
import { recordAudit } from "@capstan/features/audit/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import { sendClaimCode } from "./claim.schema.ts";
import { type ClaimKey, lockCodes, moveToAccount, takeTry } from "./claim.store.server.ts";

interface ClaimDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Asks for a code. Whether there is such an order is found out by the worker: the answer is the same, and as quick. */
export async function requestClaim(db: Database, key: ClaimKey, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => enqueue(tx, sendClaimCode, { ...key, email }));
}

/** Takes a guest's order into the user's account by the code that its e-mail got. Every mismatch is answered alike. */
export async function claimOrder(
  { db, clock }: ClaimDeps,
  key: ClaimKey,
  code: string,
): Promise<Result<{ readonly orderNumber: string }>> {
  const { orderNumber, userId, accountNumber } = key;
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockCodes(tx, orderNumber);
    // A wrong try is committed too.
    const expected = await takeTry(tx, key, now);
    const isRight = expected !== undefined && isSame(expected, codeHash(orderNumber, code));
    if (!isRight || !(await moveToAccount(tx, key, now))) return fail({ code: "CLAIM_REFUSED" });
    const details = { orderNumber };
    await recordAudit(tx, { accountNumber, userId, agentId: null, action: "order-claimed", details });
    return ok(details);
  });
}

/** A code is for one order. */
export function codeHash(orderNumber: string, code: string): string {
  return createHash("sha256").update(`${orderNumber} ${code}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
