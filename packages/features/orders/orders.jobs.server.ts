import { deleteInBatches } from "@capstan/platform/delete-in-batches";
import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { ofOwnerNow } from "./claims/order-owner.store.server.ts";
import { sendRenewalMail } from "./certificates/send-renewal-mail.server.ts";
import { publishWaitingChanges } from "./changes/publish-changes.server.ts";
import { renderDocument } from "./invoices/documents.schema.ts";
import { renderDocumentFile } from "./invoices/render-document.server.ts";
import { createPdfRenderer } from "./invoices/render-pdf.server.ts";
import { queueDateMail, queueShipmentMail } from "./mail/queue-shipment-mail.server.ts";
import { dateMail, shipmentMail } from "./mail/shipment-mail.schema.ts";
import { queueReturnMail } from "./returns/queue-return-mail.server.ts";
import { returnMail } from "./returns/return-mail.schema.ts";
import type { CardPayments } from "./payments/card-payments.ts";
import { paymentJobs } from "./payments/payments.jobs.server.ts";
import { expireApprovals } from "./expire-approvals.server.ts";
import { type PublishDeps, publishOrder } from "./publish-order.server.ts";
import { deleteRequestsBefore, ensureOrderPartitions } from "./publish-order.store.server.ts";

/** A year of months: a worker that is away for some of them is not missed. */
const monthsAhead = 12;
/** Longer than any page is open, and than any system waits to send again. */
const requestsKeptMs = 90 * 24 * 60 * 60 * 1_000;

/** Without a payment provider no order is paid by card. */
interface OrderJobDeps extends PublishDeps {
  readonly payments?: CardPayments | undefined;
}

export function orderJobs({ payments, ...deps }: OrderJobDeps): readonly Job[] {
  const { db, clock } = deps;
  const pdf = createPdfRenderer();
  return [
    ...paymentJobs({ db, clock, payments }),
    defineJob({
      ...renderDocument,
      run: async (document) => renderDocumentFile({ db, clock, pdf }, await ofOwnerNow(db, document)),
    }),
    defineJob({ ...shipmentMail, run: async (about) => queueShipmentMail(db, await ofOwnerNow(db, about)) }),
    defineJob({ ...returnMail, run: async (mail) => queueReturnMail(db, mail) }),
    defineJob({ ...dateMail, run: async (about) => queueDateMail(db, await ofOwnerNow(db, about)) }),
    defineJob({
      // The database's function add_order_event writes this job.
      name: "orders:publish",
      payload: z.object({ accountNumber: z.string(), orderNumber: z.string(), sequence: z.number().int() }),
      run: async (key) => {
        await publishOrder(deps, key);
        await publishWaitingChanges(db);
      },
    }),
    defineJob({
      name: "orders:expire-approvals",
      payload: z.object({}),
      run: async (_, { log }) => {
        const cancelled = await expireApprovals(deps);
        if (cancelled > 0) log.info({ cancelled }, "orders cancelled that nobody approved in time");
      },
    }),
    defineJob({
      name: "orders:renewal-mail",
      payload: z.object({}),
      run: async (_, { log }) => {
        const sent = await sendRenewalMail(deps);
        if (sent > 0) log.info({ sent }, "mails about certificates that end were queued");
      },
    }),
    defineJob({
      name: "orders:upkeep",
      payload: z.object({}),
      run: async (_, { log }) => {
        const partitions = await ensureOrderPartitions(db, monthsAhead);
        const before = new Date(clock.now().getTime() - requestsKeptMs);
        const requests = await deleteInBatches(async (limit) => deleteRequestsBefore(db, before, limit));
        if (partitions + requests > 0) log.info({ partitions, requests }, "order partitions made, old keys deleted");
      },
    }),
  ];
}
