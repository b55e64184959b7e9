import { recordAudit } from "@capstan/features/audit/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { queueMail } from "@capstan/features/mail/server";
import { seller } from "@capstan/features/seller";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import { createElement as h } from "react";
import { lockOrder } from "../fulfilment/fulfilment.store.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { messageBody } from "./message-mail.ts";
import { accountReader, addMessage } from "./order-message.store.server.ts";

export interface MessageDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type, for links in mails. */
  readonly origin: string;
}

interface MessageInput {
  readonly writer: OrderBuyer;
  readonly orderNumber: string;
  readonly text: string;
  readonly idempotencyKey: string;
}

/**
 * Writes a message about an order, once for each key, and mails it to the other side: a buyer's to the store, and to the
 * account what an agent writes who acts for it.
 */
export async function sendMessage(
  { db, clock, origin }: MessageDeps,
  { writer, orderNumber, text, idempotencyKey }: MessageInput,
): Promise<Result<{ readonly message: number | null }>> {
  const { accountNumber, userId, agentId } = writer;
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { orderNumber, onlyAccount: accountNumber });
    if (!order) return fail({ code: "ORDER_NOT_FOUND" });
    const key = { accountNumber, orderNumber };
    const now = clock.now();
    const message = await addMessage(tx, key, { requestKey: idempotencyKey, userId, agentId, text, now });
    if (message === undefined) return ok({ message: null });
    const details = { orderNumber, message };
    await recordAudit(tx, { accountNumber, userId, agentId, action: "order-message", details });
    const to = agentId === null ? seller.service : await accountReader(tx, key);
    if (to !== undefined)
      await queueMail(tx, {
        kind: "order-message",
        id: `${orderNumber}.${message}`,
        to,
        subject: `Message about order ${orderNumber}`,
        body: h(messageBody, { text, orderNumber, accountNumber, href: origin + lazyUrls.order({ orderNumber }) }),
      });
    return ok({ message });
  });
}
