import { recordAudit } from "@capstan/features/audit/server";
import { moveOrder } from "@capstan/features/orders/server";
import type { Tx } from "@capstan/platform/db";
import { moneyOf } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type HeldRequest, approverOf, lockRequest } from "./approvals.store.server.ts";
import type { Decision } from "./approvals.ts";
import { linesOf, orderOf } from "./order.store.server.ts";
import { type ReorderDeps, planReorder } from "./plan-reorder.server.ts";
import { returnToCartJob } from "./return-to-cart.ts";

interface DecideInput {
  readonly visitor: Visitor;
  readonly orderNumber: string;
  readonly decision: Decision;
  readonly note: string;
  /** Which differences the page showed. */
  readonly seen: string;
}

export type DecisionOutcome = "approved" | "sent-back" | "declined" | "changed";

const outcomes = { approve: "approved", "send-back": "sent-back", decline: "declined" } as const;
const actions = {
  approved: "order-approved",
  "sent-back": "order-sent-back",
  declined: "order-declined",
} as const;

/**
 * Answers a request for approval. The approver's right and limit, and the time that is left, are read in the transaction that
 * moves the order, so of two answers, or an answer and a cancellation, only the first counts.
 */
export async function decideOrder(
  deps: ReorderDeps,
  input: DecideInput,
): Promise<Result<{ readonly outcome: DecisionOutcome }>> {
  const { visitor, orderNumber, decision, note } = input;
  const { accountNumber, userId } = visitor;
  if (accountNumber === null || userId === null) return fail({ code: "ROLE_REQUIRED" });
  if (decision !== "approve" && note === "") return fail({ code: "APPROVAL_NOTE_REQUIRED" });
  if (decision === "approve" && !(await isAsSeen(deps, input))) return ok({ outcome: "changed" });
  const outcome = outcomes[decision];
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx): Promise<Result<{ readonly outcome: DecisionOutcome }>> => {
    const held = await lockRequest(tx, accountNumber, orderNumber);
    if (!held) return fail({ code: "ORDER_NOT_FOUND" });
    const refusal = await refusalOf(tx, { held, accountNumber, userId, decision, now });
    if (refusal) return refusal;
    const { isMoved, status } = await moveOrder(tx, {
      accountNumber,
      orderNumber,
      onlyUser: null,
      to: decision === "approve" ? "placed" : "cancelled",
      by: "approver",
      userId,
      agentId: null,
      details: { decision: outcome, ...(note === "" ? {} : { note }) },
      now,
    });
    if (status === null) return fail({ code: "ORDER_NOT_FOUND" });
    // A second press finds what the first one did; whatever else came first is said.
    if (!isMoved)
      return decision === "approve" && status === "placed"
        ? ok({ outcome })
        : fail({ code: "ORDER_STATE_REFUSED", status });
    await recordAudit(tx, { accountNumber, userId, agentId: null, action: actions[outcome], details: { orderNumber } });
    if (outcome === "sent-back") await enqueue(tx, returnToCartJob, { accountNumber, orderNumber });
    return ok({ outcome });
  });
}

/** Prices are the order's own, but whoever approves knows what is not as it was. */
async function isAsSeen(deps: ReorderDeps, { visitor, orderNumber, seen }: DecideInput): Promise<boolean> {
  const order = await orderOf(deps.db, visitor.accountNumber ?? "", orderNumber);
  // The transaction finds that there is none.
  if (!order) return true;
  const plan = await planReorder(deps, { ...visitor, userId: order.userId }, await linesOf(deps.db, order));
  return plan.seen === seen;
}

interface Answering {
  readonly held: HeldRequest;
  readonly accountNumber: string;
  readonly userId: string;
  readonly decision: Decision;
  readonly now: Date;
}

async function refusalOf(tx: Tx, { held, accountNumber, userId, decision, now }: Answering) {
  const approver = await approverOf(tx, accountNumber, userId);
  if (!approver) return fail({ code: "ROLE_REQUIRED" });
  if (held.userId === userId) return fail({ code: "APPROVAL_OWN_ORDER" });
  if (decision !== "approve") return undefined;
  if (isOver(held.total, approver.limit)) return fail({ code: "APPROVAL_OVER_LIMIT" });
  if (held.approveBy !== null && held.approveBy <= now) return fail({ code: "APPROVAL_EXPIRED" });
  return undefined;
}

/** Without a limit nothing is over it. */
export function isOver(total: string, limit: string | null): boolean {
  if (limit === null) return false;
  return (moneyOf(total) ?? 0n) > (moneyOf(limit) ?? 0n);
}
