import { openPayments, paymentOnFile } from "./payment.store.server.ts";
import { type PaymentDeps, abandonPayment, settlePayment } from "./settle-payment.server.ts";

/** By then the browser is back or the webhook has come, as a rule. */
const graceMs = 2 * 60 * 1_000;
const batch = 100;

/** Settles what neither the browser nor a webhook told of, and ends what was not paid in time; how many of each. */
export async function reconcilePayments(deps: PaymentDeps): Promise<{ readonly paid: number; readonly ended: number }> {
  const now = deps.clock.now();
  let paid = 0;
  let ended = 0;
  for (const key of await openPayments(deps.db, new Date(now.getTime() - graceMs), batch)) {
    const payment = await paymentOnFile(deps.db, key);
    const isOver = payment !== undefined && payment.expiresAt <= now;
    // Without a page there is nothing to pay on: the store went down before it had one.
    const isLost = payment?.sessionId === null;
    const settled = await (isOver || isLost ? abandonPayment(deps, key, "expired") : settlePayment(deps, key));
    if (settled?.outcome === "paid") paid += 1;
    if (settled?.outcome === "ended") ended += 1;
  }
  return { paid, ended };
}
