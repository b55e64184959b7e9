import type { Tx } from "@capstan/platform/db";
import { type Money, sumOf } from "@capstan/platform/money";
import { type Result, fail, ok } from "@capstan/platform/result";
import { addRefund, lockForRefund, markRefunded, refundOnFile, refundable } from "./capture.store.server.ts";
import type { OrderRef } from "./payment.store.server.ts";
import type { PaymentDeps } from "./settle-payment.server.ts";

export interface RefundInput extends OrderRef {
  readonly amount: Money;
  /** The caller's own: the same again gives nothing back twice. */
  readonly key: string;
}

/** Gives back to the card a part of what was taken from it, and never more. A call that was cut off is made again with its key. */
export async function refundPayment(
  { db, clock, payments }: PaymentDeps,
  { accountNumber, orderNumber, amount, key }: RefundInput,
): Promise<Result<null>> {
  const order = { accountNumber, orderNumber };
  const isPlanned = await db.transaction().execute(async (tx) => plan(tx, order, { amount, key }));
  if (!isPlanned) return fail({ code: "REFUND_REFUSED" });
  for (const part of await refundOnFile(db, order, key)) {
    if (part.isDone) continue;
    await payments.refund({ key: `${orderNumber}-${key}-${part.intentId}`, ...part });
    await markRefunded(db, order, { key, intentId: part.intentId, now: clock.now() });
  }
  return ok(null);
}

/** Written before it is asked for: who is cut off knows what was under way. */
async function plan(
  tx: Tx,
  order: OrderRef,
  { amount, key }: { readonly amount: Money; readonly key: string },
): Promise<boolean> {
  if (!(await lockForRefund(tx, order))) return false;
  const before = await refundOnFile(tx, order, key);
  if (before.length > 0) return sumOf(before.map((part) => part.amount)) === amount;
  const taken = await refundable(tx, order);
  if (amount <= 0n || sumOf(taken.map(({ left }) => left)) < amount) return false;
  let open: bigint = amount;
  for (const { intentId, left } of taken) {
    const part = (open < left ? open : left) as Money;
    if (part > 0n) await addRefund(tx, order, key, { intentId, amount: part });
    open -= part;
  }
  return true;
}
