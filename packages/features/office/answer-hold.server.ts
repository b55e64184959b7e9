import { recordAudit } from "@capstan/features/audit/server";
import { moveOrder, releaseHolds } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { insertNote, orderOwner } from "./office.store.server.ts";
import { staffOf } from "./staff-of.server.ts";

export const officeDecisions = ["release", "cancel", "note"] as const;
export type OfficeDecision = (typeof officeDecisions)[number];
export type OfficeOutcome = "released" | "canceled" | "noted";

interface OfficeDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface OfficeAnswer {
  readonly visitor: Visitor;
  readonly orderNumber: string;
  readonly decision: OfficeDecision;
  /** To the buyer where the order is canceled, and for staff otherwise. */
  readonly note: string;
}

interface StaffAct {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly note: string;
  readonly now: Date;
}

/** What staff does with an order: each act and its record are one transaction. To everybody else there is no such order. */
export async function answerHold(
  { db, clock }: OfficeDeps,
  { visitor, orderNumber, decision, note }: OfficeAnswer,
): Promise<Result<{ readonly outcome: OfficeOutcome }>> {
  const { userId } = visitor;
  if (userId === null) return fail({ code: "ORDER_NOT_FOUND" });
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<Result<{ readonly outcome: OfficeOutcome }>> => {
    const owner = (await staffOf(tx, visitor)) === undefined ? undefined : await orderOwner(tx, orderNumber);
    if (!owner) return fail({ code: "ORDER_NOT_FOUND" });
    if (decision !== "release" && note === "") return fail({ code: "OFFICE_NOTE_REQUIRED" });
    const act = { accountNumber: owner.accountNumber, orderNumber, userId, note, now };
    if (decision === "note") return writeNote(tx, act);
    return decision === "release" ? release(tx, act) : cancel(tx, act);
  });
}

async function writeNote(tx: Tx, act: StaffAct): Promise<Result<{ readonly outcome: OfficeOutcome }>> {
  await insertNote(tx, act);
  await record(tx, act, "order-note");
  return ok({ outcome: "noted" });
}

async function release(tx: Tx, act: StaffAct): Promise<Result<{ readonly outcome: OfficeOutcome }>> {
  const { isMoved, status } = await move(tx, act, "placed");
  // A second press finds what the first one did.
  if (!isMoved) return status === "placed" ? ok({ outcome: "released" }) : refused(status);
  await releaseHolds(tx, act);
  if (act.note !== "") await insertNote(tx, act);
  await record(tx, act, "order-released");
  return ok({ outcome: "released" });
}

async function cancel(tx: Tx, act: StaffAct): Promise<Result<{ readonly outcome: OfficeOutcome }>> {
  const { isMoved, status } = await move(tx, act, "cancelled");
  if (!isMoved) return status === "cancelled" ? ok({ outcome: "canceled" }) : refused(status);
  await record(tx, act, "order-cancelled");
  return ok({ outcome: "canceled" });
}

async function move(tx: Tx, { accountNumber, orderNumber, userId, note, now }: StaffAct, to: "placed" | "cancelled") {
  const details = to === "placed" ? { decision: "released" } : { reason: note };
  const key = { accountNumber, orderNumber, onlyUser: null };
  return moveOrder(tx, { ...key, to, by: "staff", userId, agentId: null, details, now });
}

function refused(status: string | null) {
  return fail({ code: "ORDER_STATE_REFUSED", status });
}

async function record(
  tx: Tx,
  { accountNumber, orderNumber, userId, note }: StaffAct,
  action: "order-note" | "order-released" | "order-cancelled",
): Promise<void> {
  const details = note === "" ? { orderNumber } : { orderNumber, note };
  await recordAudit(tx, { accountNumber, userId, agentId: null, action, details });
}
