import type { Database, Tx } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import type { CaptureDetails } from "./card-payments.ts";
import { type OrderRef, amountOf } from "./payment.store.server.ts";

/**
 * What is to be taken for a shipment that has just been billed; false for an order that is not paid by card. The last
 * one is that after which the invoices come to the order's total. A shipment of nothing that costs is not captured.
 */
export async function addCapture(tx: Tx, { accountNumber, orderNumber }: OrderRef, shipment: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into order_capture (account_number, order_number, shipment, amount, is_final)
    select payment.account_number, payment.order_number, invoice.shipment, invoice.total, payment.amount = (
      select sum(every.total) from invoice as every where every.account_number = payment.account_number
        and every.order_number = payment.order_number and every.kind = 'invoice'
    )
    from order_payment as payment
    join invoice on invoice.account_number = payment.account_number and invoice.order_number = payment.order_number
      and invoice.shipment = ${shipment} and invoice.kind = 'invoice'
    where payment.account_number = ${accountNumber} and payment.order_number = ${orderNumber} and invoice.total > 0
    on conflict do nothing
  `.execute(tx);
  return numAffectedRows > 0n;
}

export interface WaitingCapture {
  readonly shipment: number;
  readonly amount: Money;
  readonly isFinal: boolean;
  readonly details: CaptureDetails;
}

interface Row {
  readonly shipment: number;
  readonly amount: string;
  readonly isFinal: boolean;
  readonly freight: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly amount: string;
    readonly tax: string;
  }[];
}

/** The first of an order's captures that is not made: they are made as they left, so that the final one is the last. */
export async function nextCapture(
  db: Database,
  { accountNumber, orderNumber }: OrderRef,
): Promise<WaitingCapture | undefined> {
  const { rows } = await sql<Row>`
    select capture.shipment, capture.amount::text, capture.is_final as "isFinal", invoice.freight::text, (
      select coalesce(json_agg(json_build_object(
        'sku', line.sku, 'name', line.description, 'quantity', part.quantity, 'amount', part.amount::text,
        'tax', (part.tax + part.freight_tax)::text
      ) order by part.line), '[]')
      from invoice_line as part
      join sales_order_line as line on line.account_number = part.account_number and line.placed_at = invoice.placed_at
        and line.order_number = capture.order_number and line.line = part.line
      where part.account_number = invoice.account_number and part.invoice_number = invoice.number
    ) as lines
    from order_capture as capture
    join invoice on invoice.account_number = capture.account_number and invoice.order_number = capture.order_number
      and invoice.shipment = capture.shipment and invoice.kind = 'invoice'
    where capture.account_number = ${accountNumber} and capture.order_number = ${orderNumber}
      and capture.captured_at is null
    order by capture.is_final, capture.shipment limit 1
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      shipment: row.shipment,
      amount: amountOf(row.amount),
      isFinal: row.isFinal,
      details: {
        freight: amountOf(row.freight),
        lines: row.lines.map((line) => ({ ...line, amount: amountOf(line.amount), tax: amountOf(line.tax) })),
      },
    }
  );
}

export async function markCaptured(
  db: Database,
  { accountNumber, orderNumber }: OrderRef,
  { shipment, intentId, now }: { readonly shipment: number; readonly intentId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update order_capture set intent_id = ${intentId}, captured_at = ${now}
    where account_number = ${accountNumber} and order_number = ${orderNumber} and shipment = ${shipment}
      and captured_at is null
  `.execute(db);
}

export interface RefundPart {
  readonly intentId: string;
  readonly amount: Money;
  readonly isDone: boolean;
}

/** Holds the payment, so that refunds of one order come one after the other; false where there is none. */
export async function lockForRefund(tx: Tx, { accountNumber, orderNumber }: OrderRef): Promise<boolean> {
  const { rows } = await sql`
    select from order_payment where account_number = ${accountNumber} and order_number = ${orderNumber} for update
  `.execute(tx);
  return rows.length > 0;
}

export async function refundOnFile(db: Database, order: OrderRef, key: string): Promise<readonly RefundPart[]> {
  const { rows } = await sql<{ intentId: string; amount: string; isDone: boolean }>`
    select intent_id as "intentId", amount::text, refunded_at is not null as "isDone" from order_refund
    where account_number = ${order.accountNumber} and order_number = ${order.orderNumber} and key = ${key}
    order by intent_id
  `.execute(db);
  return rows.map((row) => ({ ...row, amount: amountOf(row.amount) }));
}

/** What is left of each payment of the order that was captured, the first capture first. */
export async function refundable(
  tx: Tx,
  { accountNumber, orderNumber }: OrderRef,
): Promise<readonly { readonly intentId: string; readonly left: Money }[]> {
  const { rows } = await sql<{ intentId: string; left: string }>`
    select capture.intent_id as "intentId", (sum(capture.amount) - coalesce((
      select sum(refund.amount) from order_refund as refund where refund.account_number = ${accountNumber}
        and refund.order_number = ${orderNumber} and refund.intent_id = capture.intent_id
    ), 0))::text as left
    from order_capture as capture
    where capture.account_number = ${accountNumber} and capture.order_number = ${orderNumber}
      and capture.captured_at is not null
    group by capture.intent_id order by min(capture.shipment)
  `.execute(tx);
  return rows.map(({ intentId, left }) => ({ intentId, left: amountOf(left) }));
}

export async function addRefund(
  tx: Tx,
  { accountNumber, orderNumber }: OrderRef,
  key: string,
  { intentId, amount }: Pick<RefundPart, "intentId" | "amount">,
): Promise<void> {
  await sql`
    insert into order_refund (account_number, order_number, key, intent_id, amount)
    values (${accountNumber}, ${orderNumber}, ${key}, ${intentId}, ${moneyText(amount)})
  `.execute(tx);
}

export async function markRefunded(
  db: Database,
  { accountNumber, orderNumber }: OrderRef,
  { key, intentId, now }: { readonly key: string; readonly intentId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update order_refund set refunded_at = ${now}
    where account_number = ${accountNumber} and order_number = ${orderNumber} and key = ${key} and intent_id = ${intentId}
  `.execute(db);
}
