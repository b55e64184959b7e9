import { type OrderRef, markEnded, paymentOnFile } from "./payment.store.server.ts";
import { type PaymentDeps, abandonPayment } from "./settle-payment.server.ts";

/** Gives back what was authorized for an order that was cancelled, and closes the page of one that was not paid yet. */
export async function releaseOrderPayment(deps: PaymentDeps, order: OrderRef): Promise<void> {
  await abandonPayment(deps, order, "left");
  const payment = await paymentOnFile(deps.db, order);
  if (!payment || payment.intentId === null) return;
  await deps.payments.release(payment.intentId);
  await deps.db.transaction().execute(async (tx) => markEnded(tx, order, null));
}
