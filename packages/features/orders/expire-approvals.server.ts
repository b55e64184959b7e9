import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { expiredApprovals } from "./expire-approvals.store.server.ts";
import { moveOrder } from "./move-order.store.server.ts";

interface ExpireDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const batch = 100;

/** Cancels what nobody approved in time, so that its stock and credit are free again; how many. Who approves first wins. */
export async function expireApprovals({ db, clock }: ExpireDeps): Promise<number> {
  const now = clock.now();
  const expired = await expiredApprovals(db, now, batch);
  let cancelled = 0;
  for (const { accountNumber, orderNumber } of expired) {
    const { isMoved } = await db.transaction().execute(async (tx) =>
      moveOrder(tx, {
        accountNumber,
        orderNumber,
        onlyUser: null,
        to: "cancelled",
        by: "system",
        userId: null,
        agentId: null,
        details: { decision: "expired" },
        now,
      }),
    );
    if (isMoved) cancelled += 1;
  }
  return cancelled;
}
