import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { refundCard, refundCardOf } from "../returns/refund-card.server.ts";
import { captureShipments } from "./capture-shipments.server.ts";
import { capturePayment, releasePayment } from "./payments.schema.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { releaseOrderPayment } from "./release-payment.server.ts";
import type { PaymentDeps } from "./settle-payment.server.ts";

export function paymentJobs(deps: PaymentDeps): readonly Job[] {
  return [
    defineJob({ ...capturePayment, run: async (order) => captureShipments(deps, order) }),
    defineJob({ ...refundCard, run: async (refund) => refundCardOf(deps, refund) }),
    defineJob({ ...releasePayment, run: async (order) => releaseOrderPayment(deps, order) }),
    defineJob({
      name: "orders:reconcile-payments",
      payload: z.object({}),
      run: async (_, { log }) => {
        const { paid, ended } = await reconcilePayments(deps);
        if (paid + ended > 0) log.info({ paid, ended }, "card payments settled that nobody told of");
      },
    }),
  ];
}
