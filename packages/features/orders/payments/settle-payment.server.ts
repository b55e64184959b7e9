import { recordAudit } from "@capstan/features/audit/server";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { moneyText } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { holdOrder } from "../holds/hold-order.server.ts";
import { moveOrder } from "../move-order.store.server.ts";
import { approvalHours } from "../place-order.store.server.ts";
import { type AuthorizedPayment, type CardPayments, centsOf } from "./card-payments.ts";
import {
  type OrderRef,
  type PaymentKey,
  type StoredPayment,
  emptyCart,
  lockPayment,
  markAuthorized,
  markEnded,
  paymentOnFile,
  startApproval,
} from "./payment.store.server.ts";
import { checkoutPaid, releasePayment } from "./payments.schema.ts";

export interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: CardPayments;
}

export interface SettledPayment extends OrderRef {
  /** `open`: the buyer may still pay. `ended`: the order is not to be. */
  readonly outcome: "paid" | "open" | "ended";
}

const hourMs = 60 * 60 * 1_000;

/**
 * Brings an order to where its payment is. The browser's return, the webhook and the reconciliation all run just this, in
 * any order and at once: what the provider says now counts, not what a message said, and the order is placed once.
 */
export async function settlePayment(deps: PaymentDeps, key: PaymentKey): Promise<SettledPayment | undefined> {
  const payment = await paymentOnFile(deps.db, key);
  if (!payment) return undefined;
  if (payment.status !== "open") return settled(payment, payment.status);
  if (payment.sessionId === null) return settled(payment, "open");
  const state = await deps.payments.find(payment.sessionId);
  if (state.kind === "open") return settled(payment, "open");
  if (state.kind === "ended") return endPayment(deps, payment, "expired");
  return authorize(deps, payment, state);
}

/** Nobody is to pay any more: the page is closed first, and should somebody have paid just before, the order is placed. */
export async function abandonPayment(
  deps: PaymentDeps,
  key: PaymentKey,
  why: "left" | "replaced" | "expired",
): Promise<SettledPayment | undefined> {
  const payment = await paymentOnFile(deps.db, key);
  if (!payment) return undefined;
  if (payment.status === "open" && payment.sessionId !== null) {
    await deps.payments.expire(payment.sessionId);
    const state = await deps.payments.find(payment.sessionId);
    if (state.kind === "authorized") return authorize(deps, payment, state);
  }
  return payment.status === "open" ? endPayment(deps, payment, why) : settled(payment, payment.status);
}

async function authorize(
  { db, clock }: PaymentDeps,
  found: StoredPayment,
  authorized: AuthorizedPayment,
): Promise<SettledPayment> {
  if (centsOf(authorized.amount) !== centsOf(found.amount)) bug("another amount was authorized than was asked for");
  return db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, found);
    const now = clock.now();
    if (payment.status === "authorized") return settled(payment, "authorized");
    const isPlaced = payment.status === "open" && (await place(tx, payment, now));
    if (isPlaced) {
      await markAuthorized(tx, payment, authorized, now);
      return settled(payment, "authorized");
    }
    // The order was cancelled meanwhile: the buyer gets the money back.
    await markEnded(tx, payment, authorized.intentId);
    await enqueue(tx, releasePayment, orderOf(payment), { maxAttempts: 25 });
    return settled(payment, "ended");
  });
}

async function place(tx: Tx, payment: StoredPayment, now: Date): Promise<boolean> {
  const { accountNumber, orderNumber, userId, agentId, cartId, needsApproval, amount } = payment;
  const to = needsApproval ? ("awaiting-approval" as const) : ("placed" as const);
  const details = { payment: "authorized" };
  const move = { accountNumber, orderNumber, onlyUser: null, by: "buyer" as const, userId, agentId, details, now };
  if (needsApproval) await startApproval(tx, payment, new Date(now.getTime() + approvalHours * hourMs));
  const { isMoved } = await moveOrder(tx, { ...move, to });
  if (!isMoved) return false;
  await emptyCart(tx, payment, now);
  // What waits for approval is looked at when it is approved.
  if (!needsApproval) await holdOrder(tx, { accountNumber, orderNumber, now });
  await enqueue(tx, checkoutPaid, { accountNumber, userId, cartId, paidAt: now.toISOString() });
  if (userId !== null) {
    const placed = { orderNumber, total: moneyText(amount) };
    await recordAudit(tx, { accountNumber, userId, agentId, action: "order-placed", details: placed });
  }
  return true;
}

async function endPayment({ db, clock }: PaymentDeps, found: StoredPayment, why: string): Promise<SettledPayment> {
  return db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, found);
    if (payment.status !== "open") return settled(payment, payment.status);
    const { accountNumber, orderNumber } = payment;
    await markEnded(tx, payment, null);
    await moveOrder(tx, {
      accountNumber,
      orderNumber,
      onlyUser: null,
      to: "cancelled",
      by: "system",
      userId: null,
      agentId: null,
      details: { payment: why },
      now: clock.now(),
    });
    return settled(payment, "ended");
  });
}

function orderOf({ accountNumber, orderNumber }: OrderRef): OrderRef {
  return { accountNumber, orderNumber };
}

function settled(payment: OrderRef, status: StoredPayment["status"]): SettledPayment {
  return { ...orderOf(payment), outcome: status === "authorized" ? "paid" : status };
}
