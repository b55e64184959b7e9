import { sql } from "kysely";
import type { BookRule } from "./check-books.store.server.ts";

/** What has come back of each line, or is on its way. */
const back = sql`
  select own.account_number, own.order_number, own.placed_at, part.line,
    sum(case when own.status = 'refused' then 0 else coalesce(part.accepted, part.quantity) end) as units,
    coalesce(sum(part.accepted), 0) as accepted
  from order_return as own
  join order_return_line as part on part.account_number = own.account_number and part.return_number = own.number
  group by own.account_number, own.order_number, own.placed_at, part.line`;

/** What an order's invoices bill of each line, and what its credit notes give back. */
const billed = sql`
  select invoice.account_number, invoice.order_number, invoice.placed_at, part.line,
    coalesce(sum(part.quantity) filter (where kind = 'invoice'), 0) as units,
    coalesce(sum(part.amount + part.tax + part.freight + part.freight_tax) filter (where kind = 'invoice'), 0) as amount,
    coalesce(sum(part.quantity) filter (where kind = 'credit-note'), 0) as credited_units,
    coalesce(sum(part.amount + part.tax) filter (where kind = 'credit-note'), 0) as credited,
    coalesce(sum(part.freight + part.freight_tax) filter (where kind = 'credit-note'), 0) as credited_freight
  from invoice join invoice_line as part
    on part.account_number = invoice.account_number and part.invoice_number = invoice.number
  group by invoice.account_number, invoice.order_number, invoice.placed_at, part.line`;

const lineOf = (found: "back" | "billed") => sql`
  line.account_number = ${sql.ref(found)}.account_number and line.placed_at = ${sql.ref(found)}.placed_at
  and line.order_number = ${sql.ref(found)}.order_number and line.line = ${sql.ref(found)}.line`;

/** What must hold of returns and credit notes. */
export const returnRules: readonly BookRule[] = [
  {
    name: "no more of a line comes back than was billed, and the line counts what does",
    broken: sql`
      select back.order_number, back.line, back.units, line.returned, coalesce(billed.units, 0) as billed
      from (${back}) as back
      join sales_order_line as line on ${lineOf("back")}
      left join (${billed}) as billed on billed.account_number = back.account_number
        and billed.order_number = back.order_number and billed.line = back.line
      where back.units <> line.returned or back.units > coalesce(billed.units, 0)`,
  },
  {
    name: "credit notes give back what was accepted of each line, by its stored price and tax, and no more freight than was billed",
    broken: sql`
      select billed.order_number, billed.line, billed.credited_units, back.accepted, billed.credited, line.line_total, line.tax
      from (${billed}) as billed
      join sales_order_line as line on ${lineOf("billed")}
      left join (${back}) as back on back.account_number = billed.account_number
        and back.order_number = billed.order_number and back.line = billed.line
      where billed.credited_units <> coalesce(back.accepted, 0)
        or abs(billed.credited - (line.line_total + line.tax) * billed.credited_units / line.quantity) > 0.02
        or (billed.credited_units = line.quantity and billed.credited <> line.line_total + line.tax)
        or billed.credited + billed.credited_freight > billed.amount`,
  },
  {
    name: "invoices less credit notes are what an order's lines cost less what came back of them",
    broken: sql`
      with summed as (
        select account_number, order_number, placed_at, sum(case kind when 'invoice' then total else -total - fee end) as net
        from invoice group by account_number, order_number, placed_at
      ), kept as (
        select account_number, order_number, sum(amount - credited - credited_freight) as net
        from (${billed}) as billed group by account_number, order_number
      )
      select summed.order_number, summed.net, kept.net as lines from summed
      left join kept on kept.account_number = summed.account_number and kept.order_number = summed.order_number
      where summed.net is distinct from kept.net or summed.net < 0`,
  },
  {
    name: "every refunded return has one credit note, and every credit note its return",
    broken: sql`
      select coalesce(own.number, invoice.return_number) as return, own.status, own.credit_note, invoice.number
      from (select * from order_return where credit_note is not null or status = 'refunded') as own
      full join (select * from invoice where kind = 'credit-note') as invoice
        on invoice.account_number = own.account_number and invoice.number = own.credit_note
        and invoice.return_number = own.number and invoice.order_number = own.order_number
      where own.number is null or invoice.number is null or own.status not in ('inspected', 'refunded')`,
  },
  {
    name: "return numbers are unique and without gaps",
    broken: sql`
      with numbered as (
        select count(*) as returns, min(split_part(number, '-', 2)::bigint) as first,
          max(split_part(number, '-', 2)::bigint) as last
        from order_return
      )
      select last_number, returns, first, last from document_series, numbered
      where kind = 'return' and last is not null and (last <> last_number or returns <> last - first + 1)`,
  },
];
