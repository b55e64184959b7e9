import { recordAudit } from "@capstan/features/audit/server";
import {
  type PlannedRevision,
  type WantedChanges,
  holdOrder,
  moveOrder,
  planRevision,
  writeRevision,
} from "@capstan/features/orders/server";
import type { Tx } from "@capstan/platform/db";
import { moneyOf, moneyText } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type HeldRequest, approverOf, lockRequest } from "./approvals.store.server.ts";
import type { Decision } from "./approvals.ts";
import { seenRevision } from "./approval-changes.server.ts";
import { linesOf, orderOf } from "./order.store.server.ts";
import { type ReorderDeps, planReorder } from "./plan-reorder.server.ts";
import { returnToCartJob } from "./return-to-cart.ts";

interface DecideInput {
  readonly visitor: Visitor;
  readonly orderNumber: string;
  readonly decision: Decision;
  readonly note: string;
  /** Approves with these; null for the order as it is. */
  readonly changes: WantedChanges | null;
  /** Which differences the page showed. */
  readonly seen: string;
}

export type DecisionOutcome = "approved" | "approved-with-changes" | "sent-back" | "declined" | "changed";

const outcomes = { approve: "approved", "send-back": "sent-back", decline: "declined" } as const;
const actions = {
  approved: "order-approved",
  "approved-with-changes": "order-approved-with-changes",
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
  const { visitor, orderNumber, decision, note, seen } = input;
  const { accountNumber, userId } = visitor;
  if (accountNumber === null || userId === null) return fail({ code: "ROLE_REQUIRED" });
  if (decision !== "approve" && note === "") return fail({ code: "APPROVAL_NOTE_REQUIRED" });
  const today = decision === "approve" ? await seenToday(deps, input) : null;
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx): Promise<Result<{ readonly outcome: DecisionOutcome }>> => {
    const held = await lockRequest(tx, accountNumber, orderNumber);
    if (!held) return fail({ code: "ORDER_NOT_FOUND" });
    const planned = await plannedChanges(tx, input, held);
    if (planned && !planned.ok) return planned;
    const revision = planned?.value ?? null;
    const total = revision ? moneyText(revision.order.total) : held.total;
    const refusal = await refusalOf(tx, { held, total, accountNumber, userId, decision, now });
    if (refusal) return refusal;
    if (today !== null && seen !== seenRevision(today, revision)) return ok({ outcome: "changed" });
    if (revision) await writeRevision(tx, { accountNumber, orderNumber, ...revision, userId, now });
    const outcome = revision ? "approved-with-changes" : outcomes[decision];
    const { isMoved, status } = await moveOrder(tx, {
      accountNumber,
      orderNumber,
      onlyUser: null,
      to: decision === "approve" ? "placed" : "cancelled",
      by: "approver",
      userId,
      agentId: null,
      details: { decision: outcome, ...(note === "" ? {} : { note }), ...(revision && detailsOf(revision)) },
      now,
    });
    if (status === null) return fail({ code: "ORDER_NOT_FOUND" });
    // A second press finds what the first one did; whatever else came first is said.
    if (!isMoved)
      return decision === "approve" && (status === "placed" || status === "on-hold")
        ? ok({ outcome })
        : fail({ code: "ORDER_STATE_REFUSED", status });
    if (decision === "approve") await holdOrder(tx, { accountNumber, orderNumber, now });
    await recordAudit(tx, { accountNumber, userId, agentId: null, action: actions[outcome], details: { orderNumber } });
    if (outcome === "sent-back") await enqueue(tx, returnToCartJob, { accountNumber, orderNumber });
    return ok({ outcome });
  });
}

/** Computed from the copy that is held: nobody changes it between. Null where nothing is to be changed. */
async function plannedChanges(
  tx: Tx,
  { visitor, orderNumber, changes, decision }: DecideInput,
  { status }: HeldRequest,
): Promise<Result<PlannedRevision> | null> {
  // What was answered before is said by the move.
  if (changes === null || decision !== "approve" || status !== "awaiting-approval") return null;
  const accountNumber = visitor.accountNumber ?? "";
  const planned = await planRevision(tx, { accountNumber, orderNumber, wanted: changes });
  if (!planned.ok) return planned;
  return isSame(planned.value) ? null : planned;
}

export function isSame({ changes, before, purchaseOrder, references }: PlannedRevision): boolean {
  return (
    changes.length === 0 &&
    before.purchaseOrder === purchaseOrder &&
    JSON.stringify(before.references) === JSON.stringify(references)
  );
}

/** What buyers read of it, and systems that follow the feed. */
function detailsOf({ changes, before, purchaseOrder }: PlannedRevision) {
  return {
    changes: changes.map(({ line, sku, description, from, to }) => ({ line, sku, description, from, to })),
    previousTotal: moneyText(before.total),
    ...(before.purchaseOrder === purchaseOrder ? {} : { previousPurchaseOrder: before.purchaseOrder ?? "" }),
  };
}

/** Prices are the order's own, but whoever approves knows what is not as it was. */
async function seenToday(deps: ReorderDeps, { visitor, orderNumber }: DecideInput): Promise<string | null> {
  const order = await orderOf(deps.db, visitor.accountNumber ?? "", orderNumber);
  // The transaction finds that there is none, or that it was answered.
  if (order?.status !== "awaiting-approval") return null;
  const plan = await planReorder(deps, { ...visitor, userId: order.userId }, await linesOf(deps.db, order));
  return plan.seen;
}

interface Answering {
  readonly held: HeldRequest;
  /** With the changes. */
  readonly total: string;
  readonly accountNumber: string;
  readonly userId: string;
  readonly decision: Decision;
  readonly now: Date;
}

async function refusalOf(tx: Tx, { held, total, accountNumber, userId, decision, now }: Answering) {
  const approver = await approverOf(tx, accountNumber, userId);
  if (!approver) return fail({ code: "ROLE_REQUIRED" });
  if (held.userId === userId) return fail({ code: "APPROVAL_OWN_ORDER" });
  if (decision !== "approve") return undefined;
  if (isOver(total, approver.limit)) return fail({ code: "APPROVAL_OVER_LIMIT" });
  if (held.approveBy !== null && held.approveBy <= now) return fail({ code: "APPROVAL_EXPIRED" });
  return undefined;
}

/** Without a limit nothing is over it. */
export function isOver(total: string, limit: string | null): boolean {
  if (limit === null) return false;
  return (moneyOf(total) ?? 0n) > (moneyOf(limit) ?? 0n);
}
