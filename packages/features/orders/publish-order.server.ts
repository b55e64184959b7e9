import { queueMail } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { orderMailBody } from "./order-mail.server.ts";
import { type EventKey, type PublishedEvent, countOrderSales, takeEvent } from "./publish-order.store.server.ts";

export interface PublishDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** What follows from an event of an order: sales are counted and mail is queued, in the transaction that marks it as done. */
export async function publishOrder({ db, clock }: PublishDeps, key: EventKey): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const event = await takeEvent(tx, key, clock.now());
    if (!event || event.isReport) return;
    if (event.status === "placed") await countOrderSales(tx, key, event.placedAt);
    const subject = subjects[event.status]?.(key.orderNumber);
    if (subject === undefined || event.email === null) return;
    await queueMail(tx, {
      kind: `order-${event.status}`,
      id: `${key.orderNumber}.${key.sequence}`,
      to: event.email,
      subject,
      body: orderMailBody(event, { ...key, on: dayOn(clock) }),
    });
  });
}

const subjects: Readonly<Partial<Record<PublishedEvent["status"], (orderNumber: string) => string>>> = {
  placed: (orderNumber) => `Order ${orderNumber} is placed`,
  "awaiting-approval": (orderNumber) => `Order ${orderNumber} is placed and waits for approval`,
  cancelled: (orderNumber) => `Order ${orderNumber} is cancelled`,
  shipped: (orderNumber) => `Order ${orderNumber} has shipped`,
};
