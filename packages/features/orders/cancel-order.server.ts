import { recordAudit } from "@capstan/features/audit/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Role } from "@capstan/platform/visitor";
import { moveOrder } from "./move-order.store.server.ts";
import type { OrderBuyer } from "./quote-order.server.ts";

export interface CancelDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface CancelInput {
  readonly buyer: OrderBuyer & { readonly role: Role };
  readonly orderNumber: string;
  readonly reason: string;
}

/** Cancels an order while nobody packs it: its stock and its credit are free again, once. A buyer cancels their own alone. */
export async function cancelOrder(
  { db, clock }: CancelDeps,
  { buyer, orderNumber, reason }: CancelInput,
): Promise<Result<{ readonly orderNumber: string; readonly status: "cancelled" }>> {
  const { accountNumber, userId, agentId, role } = buyer;
  return db.transaction().execute(async (tx) => {
    const { isMoved, status } = await moveOrder(tx, {
      accountNumber,
      orderNumber,
      onlyUser: role === "buyer" ? userId : null,
      to: "cancelled",
      by: "buyer",
      userId,
      agentId,
      details: { reason },
      now: clock.now(),
    });
    if (status === null) return fail({ code: "ORDER_NOT_FOUND" });
    // A second press of Cancel finds what the first one did.
    if (!isMoved && status !== "cancelled") return fail({ code: "ORDER_STATE_REFUSED", status });
    if (isMoved)
      await recordAudit(tx, { accountNumber, userId, agentId, action: "order-cancelled", details: { orderNumber } });
    return ok({ orderNumber, status: "cancelled" as const });
  });
}
