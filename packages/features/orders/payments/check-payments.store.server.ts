import { sql } from "kysely";
import type { BookRule } from "../check-books.store.server.ts";

/** What must hold of cards. Orders that ship before the worker comes to their captures have them as rows that wait. */
export const paymentRules: readonly BookRule[] = [
  {
    name: "an order by card is a draft while it may be paid, and has left that state exactly if it was authorized or ended",
    broken: sql`
      select own.number, own.status, payment.status as payment from sales_order as own
      left join order_payment as payment on payment.account_number = own.account_number
        and payment.order_number = own.number and payment.placed_at = own.placed_at
      where own.payment_method = 'card' and (
        payment.status is null
        or (own.status = 'draft') and payment.status <> 'open'
        or own.status not in ('draft', 'cancelled') and payment.status <> 'authorized'
      )`,
  },
  {
    name: "a card is authorized for all of the order",
    broken: sql`
      select own.number, own.total, payment.amount from order_payment as payment
      left join sales_order as own on own.account_number = payment.account_number
        and own.placed_at = payment.placed_at and own.number = payment.order_number
      where own.total > payment.amount`,
  },
  {
    name: "every shipment of an order by card is captured once, as it was billed",
    broken: sql`
      with billed as (
        select invoice.account_number, invoice.order_number, invoice.shipment, invoice.total from invoice
        join order_payment using (account_number, order_number) where invoice.kind = 'invoice' and invoice.total > 0
      )
      select order_number, shipment, billed.total as billed, capture.amount as captured
      from billed full join order_capture as capture using (account_number, order_number, shipment)
      where billed.total is distinct from capture.amount`,
  },
  {
    name: "no more is captured than was authorized, and no more is given back than was captured",
    broken: sql`
      select payment.order_number, payment.amount as authorized, captured, refunded from order_payment as payment
      cross join lateral (
        select coalesce(sum(amount), 0) as captured, coalesce(sum(amount) filter (where captured_at is not null), 0) as taken
        from order_capture as capture
        where capture.account_number = payment.account_number and capture.order_number = payment.order_number
      ) as captures
      cross join lateral (
        select coalesce(sum(amount), 0) as refunded from order_refund as refund
        where refund.account_number = payment.account_number and refund.order_number = payment.order_number
      ) as refunds
      where captured > payment.amount or refunded > taken`,
  },
];
