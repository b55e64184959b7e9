import { lazyUrls } from "@capstan/features/lazy-urls";
import { queueMail } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database, Tx } from "@capstan/platform/db";
import { ofOwnerNow } from "./claims/order-owner.store.server.ts";
import { approvalMailBody, orderMailBody } from "./order-mail.server.ts";
import { orderMailSubject } from "./mail/order-mail-texts.ts";
import { enqueue } from "@capstan/platform/queue";
import { releasePayment } from "./payments/payments.schema.ts";
import { type EventKey, type PublishedEvent, countOrderSales, takeEvent } from "./publish-order.store.server.ts";

export interface PublishDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type: mails lead there. */
  readonly origin: string;
}

/** What follows from an event of an order: sales are counted and mail is queued, in the transaction that marks it as done. */
export async function publishOrder({ db, clock, origin }: PublishDeps, written: EventKey): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const key = await ofOwnerNow(tx, written);
    const event = await takeEvent(tx, key, clock.now());
    if (!event || event.isReport) return;
    if (event.status === "placed") await countOrderSales(tx, key, event.placedAt);
    const context = { ...key, on: dayOn(clock), origin };
    const { accountNumber, orderNumber } = key;
    if (event.status === "cancelled" && event.isByCard)
      await enqueue(tx, releasePayment, { accountNumber, orderNumber }, { maxAttempts: 25 });
    // Who left the card's page without paying knows that nothing was ordered.
    if (event.isUnpaid) return;
    await tellBuyer(tx, event, context);
    await askApprovers(tx, event, context);
  });
}

type MailContext = Parameters<typeof orderMailBody>[1] & EventKey;

async function tellBuyer(tx: Tx, event: PublishedEvent, context: MailContext): Promise<void> {
  const { orderNumber, sequence } = context;
  const subject = orderMailSubject(event, orderNumber);
  if (subject === undefined || event.email === null) return;
  await queueMail(tx, {
    kind: `order-${event.status}`,
    id: `${orderNumber}.${sequence}`,
    to: event.email,
    subject,
    body: orderMailBody(event, context),
  });
}

/** One mail for each who may answer. */
async function askApprovers(tx: Tx, event: PublishedEvent, context: MailContext): Promise<void> {
  const { orderNumber, sequence, origin } = context;
  const within = event.approvers.filter(({ isWithinLimit }) => isWithinLimit);
  for (const approver of within.length > 0 ? within : event.approvers)
    await queueMail(tx, {
      kind: "order-needs-approval",
      id: `${orderNumber}.${sequence}.${approver.userId}`,
      to: approver.email,
      subject: `Order ${orderNumber} needs your approval`,
      body: approvalMailBody(event, approver, {
        ...context,
        reviewUrl: origin + lazyUrls.approvals({ order: orderNumber }),
      }),
    });
}
