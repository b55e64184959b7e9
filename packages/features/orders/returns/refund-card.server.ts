import { bug } from "@capstan/platform/bug";
import { moneyOf } from "@capstan/platform/money";
import { z } from "zod";
import { lockOrder } from "../fulfilment/fulfilment.store.server.ts";
import { refundPayment } from "../payments/refund-payment.server.ts";
import type { PaymentDeps } from "../payments/settle-payment.server.ts";
import { returnsOf } from "./return.store.server.ts";
import { addReturnEvent, moveReturn } from "./write-return.store.server.ts";

/** Gives what came back of an order to the card that paid for it. */
export const refundCard = {
  name: "orders:refund-card",
  payload: z.object({
    accountNumber: z.string(),
    orderNumber: z.string(),
    returnNumber: z.string(),
    amount: z.string(),
  }),
};

/** The return's own number is the key at the provider: a job that runs again gives nothing twice. */
export async function refundCardOf(
  deps: PaymentDeps,
  { accountNumber, orderNumber, returnNumber, amount }: z.output<typeof refundCard.payload>,
): Promise<void> {
  const given = moneyOf(amount) ?? bug("a refund is no amount");
  const refunded = await refundPayment(deps, { accountNumber, orderNumber, amount: given, key: returnNumber });
  // What has left may not be taken from the card yet. The job comes again.
  if (!refunded.ok) bug(`return ${returnNumber} can't be refunded to the card yet`);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const order =
      (await lockOrder(tx, { orderNumber, onlyAccount: accountNumber })) ?? bug(`there is no order ${orderNumber}`);
    const state = (await returnsOf(tx, order)).find(({ number }) => number === returnNumber);
    if (state?.status !== "inspected") return;
    const step = { to: "refunded", at: now.toISOString(), location: null, refusal: "", creditNote: null } as const;
    await moveReturn(tx, { accountNumber, number: returnNumber }, step);
    const nobody = { actor: "system" as const, userId: null, agentId: null };
    await addReturnEvent(tx, order, { ...nobody, returnNumber, report: "return-refunded", status: order.status, now });
  });
}
