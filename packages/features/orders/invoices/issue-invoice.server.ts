import { storeDayOf } from "@capstan/platform/store-time";
import type { Day } from "@capstan/platform/day";
import type { Tx } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { addCapture } from "../payments/capture.store.server.ts";
import { capturePayment } from "../payments/payments.schema.ts";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import { billShipment } from "./bill-shipment.ts";
import { renderDocument } from "./documents.schema.ts";
import { type NewDocument, addDocument, billedOrder, writeInvoice } from "./invoice.store.server.ts";

interface LeftShipment {
  readonly shipment: number;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Bills what has just left, in the transaction in which it did: a shipment that has left has one invoice, and no other has one. */
export async function issueInvoice(
  tx: Tx,
  key: OrderKey,
  { shipment, lines }: LeftShipment,
  { now: issuedAt, origin }: { readonly now: Date; readonly origin: string },
): Promise<void> {
  const { paymentTerms, ...order } = await billedOrder(tx, key);
  const bill = billShipment(order, lines);
  const days = /^Net (?<days>\d{1,3})$/.exec(paymentTerms ?? "")?.groups?.["days"];
  const dueOn = days === undefined ? null : dayAfter(storeDayOf(issuedAt), Number(days));
  const name = await writeInvoice(tx, key, { shipment, bill, issuedAt, dueOn });
  await orderDocument(tx, key, { name, kind: "invoice", shipment, returnNumber: null }, origin);
  const { accountNumber, orderNumber } = key;
  // One after the other for an order: the final capture is the last.
  const options = { maxAttempts: 25, queueName: `payment:${orderNumber}` };
  if (await addCapture(tx, key, shipment)) await enqueue(tx, capturePayment, { accountNumber, orderNumber }, options);
}

function dayAfter(day: Day, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Has a packing slip made of what is packed; a shipment that was packed anew gets its slip again. */
export async function orderPackingSlip(tx: Tx, key: OrderKey, shipment: number, origin: string): Promise<void> {
  const name = `PS-${key.orderNumber}-${shipment}`;
  await orderDocument(tx, key, { name, kind: "packing-slip", shipment, returnNumber: null }, origin);
}

/** Has a document made by the worker. */
export async function orderDocument(tx: Tx, key: OrderKey, document: NewDocument, origin: string): Promise<void> {
  const { accountNumber, orderNumber } = key;
  const { name } = document;
  const isNew = await addDocument(tx, key, document);
  // One after the other: what is made last is of what was reported last.
  const options = { maxAttempts: 25, queueName: `document:${name}` };
  if (isNew || document.kind === "packing-slip")
    await enqueue(tx, renderDocument, { accountNumber, orderNumber, name, origin }, options);
}
