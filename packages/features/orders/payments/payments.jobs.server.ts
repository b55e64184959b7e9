import { bug } from "@capstan/platform/bug";
import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { ofOwnerNow } from "../claims/order-owner.store.server.ts";
import { refundCard, refundCardOf } from "../returns/refund-card.server.ts";
import type { CardPayments } from "./card-payments.ts";
import { captureShipments } from "./capture-shipments.server.ts";
import { capturePayment, releasePayment } from "./payments.schema.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { releaseOrderPayment } from "./release-payment.server.ts";
import type { PaymentDeps } from "./settle-payment.server.ts";

interface PaymentJobDeps extends Omit<PaymentDeps, "payments"> {
  readonly payments: CardPayments | undefined;
}

export function paymentJobs({ payments, ...given }: PaymentJobDeps): readonly Job[] {
  // A worker that lost its keys leaves what was paid by card for one that has them.
  const deps = (): PaymentDeps => ({ ...given, payments: payments ?? bug("STRIPE_SECRET_KEY is not set") });
  return [
    defineJob({ ...refundCard, run: async (refund) => refundCardOf(deps(), refund) }),
    defineJob({ ...capturePayment, run: async (order) => captureShipments(deps(), await ofOwnerNow(given.db, order)) }),
    defineJob({
      ...releasePayment,
      run: async (order) => releaseOrderPayment(deps(), await ofOwnerNow(given.db, order)),
    }),
    defineJob({
      name: "orders:reconcile-payments",
      payload: z.object({}),
      run: async (_, { log }) => {
        if (!payments) return;
        const { paid, ended } = await reconcilePayments(deps());
        if (paid + ended > 0) log.info({ paid, ended }, "card payments settled that nobody told of");
      },
    }),
  ];
}
