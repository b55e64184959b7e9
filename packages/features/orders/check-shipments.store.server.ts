import { sql } from "kysely";
import type { BookRule } from "./check-books.store.server.ts";

const left = sql`('shipped', 'delivered', 'picked-up', 'returned')`;

/** What is in shipments, by line: all of it, and as much as has left. */
const sent = sql`
  select part.account_number, part.order_number, part.placed_at, part.line, sum(part.quantity) as packed,
    coalesce(sum(part.quantity) filter (where shipment.status in ${left}), 0) as gone
  from order_shipment_line as part
  join order_shipment as shipment on shipment.account_number = part.account_number
    and shipment.order_number = part.order_number and shipment.placed_at = part.placed_at
    and shipment.shipment = part.shipment
  where shipment.status <> 'cancelled'
  group by part.account_number, part.order_number, part.placed_at, part.line`;

const lineOfSent = sql`
  line.account_number = sent.account_number and line.placed_at = sent.placed_at
  and line.order_number = sent.order_number and line.line = sent.line`;

/** What must hold of shipments. */
export const shipmentRules: readonly BookRule[] = [
  {
    name: "no more of a line is in shipments than was ordered",
    broken: sql`
      select sent.order_number, sent.line, packed, line.quantity as ordered from (${sent}) as sent
      left join sales_order_line as line on ${lineOfSent}
      where line.line is null or packed > line.quantity`,
  },
  {
    name: "a line has no more stock reserved than has not left",
    broken: sql`
      select sent.order_number, sent.line, gone, line.quantity as ordered, sum(kept.quantity) as reserved
      from (${sent}) as sent
      join sales_order_line as line on ${lineOfSent}
      join stock_reservation as kept on kept.account_number = sent.account_number
        and kept.order_number = sent.order_number and kept.line = sent.line
      group by sent.order_number, sent.line, gone, line.quantity
      having sum(kept.quantity) > line.quantity - gone`,
  },
  {
    name: "a line that is in shipments has left exactly if all of it has",
    broken: sql`
      select sent.order_number, sent.line, gone, line.quantity as ordered, line.status from (${sent}) as sent
      join sales_order_line as line on ${lineOfSent}
      where (gone = line.quantity) <> (line.status in ${left})`,
  },
  {
    name: "shipments are numbered from 1 without gaps, and none is empty",
    broken: sql`
      select shipment.order_number, count(*) as shipments, max(shipment) as last from order_shipment as shipment
      group by shipment.account_number, shipment.order_number, shipment.placed_at
      having count(*) <> max(shipment)
      union all
      select shipment.order_number, 0, shipment.shipment from order_shipment as shipment
      where not exists (
        select from order_shipment_line as part where part.account_number = shipment.account_number
          and part.order_number = shipment.order_number and part.placed_at = shipment.placed_at
          and part.shipment = shipment.shipment
      )`,
  },
  {
    name: "an order whose shipments have all of it is as far as they are",
    broken: sql`
      select own.number, own.status from sales_order as own
      where total is not null and status in ('placed', 'in-fulfilment')
        and not exists (
          select from sales_order_line as line where line.account_number = own.account_number
            and line.placed_at = own.placed_at and line.order_number = own.number and line.status not in ${left}
        )`,
  },
];

/** What must hold of invoices. */
export const invoiceRules: readonly BookRule[] = [
  {
    name: "every shipment that has left has one invoice of just its lines, and no other shipment has one",
    broken: sql`
      with billed as (
        select invoice.account_number, invoice.order_number, invoice.shipment, count(distinct invoice.number) as invoices,
          sum(part.quantity) as units
        from invoice left join invoice_line as part
          on part.account_number = invoice.account_number and part.invoice_number = invoice.number
        where kind = 'invoice' group by invoice.account_number, invoice.order_number, invoice.shipment
      ), gone as (
        select shipment.account_number, shipment.order_number, shipment.shipment, sum(part.quantity) as units
        from order_shipment as shipment join order_shipment_line as part
          on part.account_number = shipment.account_number and part.order_number = shipment.order_number
          and part.placed_at = shipment.placed_at and part.shipment = shipment.shipment
        where shipment.status in ${left}
        group by shipment.account_number, shipment.order_number, shipment.shipment
      )
      select order_number, shipment, invoices, billed.units as billed, gone.units as shipped
      from gone full join billed using (account_number, order_number, shipment)
      where invoices is distinct from 1 or billed.units is distinct from gone.units`,
  },
  {
    name: "invoice numbers are unique and without gaps",
    broken: sql`
      with numbered as (
        select kind, count(*) as documents, min(split_part(number, '-', 2)::bigint) as first,
          max(split_part(number, '-', 2)::bigint) as last
        from invoice group by kind
      )
      select document_series.kind, last_number, documents, first, last from document_series
      left join numbered using (kind)
      where last is not null and (last <> last_number or documents <> last - first + 1)`,
  },
  {
    name: "an invoice is the sum of its lines",
    broken: sql`
      select invoice.number, goods, invoice.freight, invoice.tax, sum(part.amount) as lines from invoice
      left join invoice_line as part
        on part.account_number = invoice.account_number and part.invoice_number = invoice.number
      group by invoice.account_number, invoice.number
      having sum(part.amount) is distinct from goods or sum(part.freight) is distinct from invoice.freight
        or sum(part.tax + part.freight_tax) is distinct from invoice.tax`,
  },
  {
    name: "the invoices of an order are never more than it, and all of it once all has left",
    broken: sql`
      with billed as (
        select account_number, order_number, placed_at, sum(total) as total from invoice where kind = 'invoice'
        group by account_number, order_number, placed_at
      )
      select own.number, own.status, own.total, billed.total as billed from billed
      join sales_order as own on own.account_number = billed.account_number and own.placed_at = billed.placed_at
        and own.number = billed.order_number
      where billed.total > own.total or (own.status in ${left} and billed.total <> own.total)`,
  },
];
