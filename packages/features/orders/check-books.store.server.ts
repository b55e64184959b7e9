import type { Database, Tx } from "@capstan/platform/db";
import { type RawBuilder, sql } from "kysely";

/** Something that must hold of all orders together, and the rows that break it. */
export interface BookRule {
  readonly name: string;
  readonly broken: RawBuilder<Readonly<Record<string, unknown>>>;
}

const ownOrders = sql`sales_order where total is not null`;

/** Every rule selects what breaks it: no row is the proof. */
export const bookRules: readonly BookRule[] = [
  {
    name: "order numbers are unique and without gaps",
    broken: sql`
      with numbered as (
        select split_part(number, '-', 1) as series, split_part(number, '-', 2)::bigint as sequence from ${ownOrders}
      ), counted as (
        select series, count(*) as orders, count(distinct sequence) as numbers, min(sequence) as first, max(sequence) as last
        from numbered group by series
      )
      select order_series.series, last_sequence, coalesce(orders, 0) as orders, numbers, first, last
      from order_series full join counted using (series)
      where last_sequence is distinct from coalesce(orders, 0) or orders <> numbers or orders <> last or first <> 1`,
  },
  {
    name: "every order is known by its number, and every number by its order",
    broken: sql`
      select coalesce(known.number, sales_order.number) as number, known.number is null as "notListed"
      from sales_order_number as known
      full join sales_order on sales_order.account_number = known.account_number
        and sales_order.placed_at = known.placed_at and sales_order.number = known.number
      where known.number is null or sales_order.number is null`,
  },
  {
    name: "reserved stock is what open orders have of it",
    broken: sql`
      with kept as (
        select sku, location_code, sum(quantity) as quantity from stock_reservation group by sku, location_code
      )
      select coalesce(stock.sku, kept.sku) as sku, coalesce(stock.location_code, kept.location_code) as location,
        stock.reserved, kept.quantity as reservations
      from (select * from stock where reserved <> 0) as stock full join kept using (sku, location_code)
      where stock.reserved is distinct from kept.quantity`,
  },
  {
    name: "stock and what is reserved of it are never negative",
    broken: sql`select sku, location_code, quantity, reserved from stock where quantity < 0 or reserved < 0`,
  },
  {
    name: "only lines that have not left have stock reserved, and no more than they ordered",
    broken: sql`
      select kept.order_number, kept.line, sum(kept.quantity) as reserved, min(line.quantity) as ordered, min(line.status) as status
      from stock_reservation as kept
      left join sales_order_number as known on known.number = kept.order_number
      left join sales_order_line as line on line.account_number = kept.account_number
        and line.placed_at = known.placed_at and line.order_number = kept.order_number and line.line = kept.line
      group by kept.order_number, kept.line
      having count(line.line) = 0 or sum(kept.quantity) > min(line.quantity)
        or min(line.status) not in ('draft', 'awaiting-approval', 'placed', 'on-hold', 'in-fulfilment')`,
  },
  {
    name: "the credit in use is what open orders hold of it",
    broken: sql`
      with held as (
        select account_number, sum(credit_held) as held from sales_order where credit_held > 0 group by account_number
      )
      select coalesce(credit.account_number, held.account_number) as account, used, held
      from (select * from account_credit where used <> 0) as credit full join held using (account_number)
      where used is distinct from held`,
  },
  {
    name: "a cancelled order and one by card hold no credit, any other its total less its credit notes",
    broken: sql`
      select own.number, own.status, own.total, credit_held from (select * from ${ownOrders}) as own
      where credit_held <> case when own.status = 'cancelled' or own.payment_method = 'card' then 0 else own.total - (
        select coalesce(sum(invoice.total), 0) from invoice
        where invoice.account_number = own.account_number and invoice.order_number = own.number
          and invoice.kind = 'credit-note'
      ) end`,
  },
  {
    name: "an order's total is its lines, its freight and its tax",
    broken: sql`
      with summed as (
        select order_number, account_number, placed_at, sum(line_total) as lines, sum(tax) as tax, count(*) as rows
        from sales_order_line where line_total is not null group by order_number, account_number, placed_at
      )
      select number, subtotal, summed.lines, freight, sales_order.tax, summed.tax as "lineTax", freight_tax, total
      from sales_order left join summed on summed.account_number = sales_order.account_number
        and summed.placed_at = sales_order.placed_at and summed.order_number = sales_order.number
      where total is not null and (
        rows is null or subtotal <> lines or sales_order.tax <> summed.tax + freight_tax
        or total <> subtotal + freight + sales_order.tax
      )`,
  },
  {
    name: "every order has each of its events once, the last in the state that it is in",
    broken: sql`
      with told as (
        select order_number, account_number, placed_at, count(*) as events, max(sequence) as last,
          (array_agg(status order by sequence desc))[1] as status
        from sales_order_event group by order_number, account_number, placed_at
      )
      select coalesce(number, order_number) as number, version, events, last, own.status, told.status as "eventStatus"
      from (select * from ${ownOrders}) as own
      full join told on told.account_number = own.account_number and told.placed_at = own.placed_at
        and told.order_number = own.number
      where events is distinct from version or last is distinct from version or own.status is distinct from told.status`,
  },
  {
    name: "every request that was not refused has its order",
    broken: sql`
      select key, answer ->> 'orderNumber' as number from order_request
      where answer is null or not answer ? 'refused'
        and not exists (select from sales_order_number where number = order_request.answer ->> 'orderNumber')`,
  },
  {
    name: "what was published has been counted among the sales",
    broken: sql`
      select event.order_number, line.line from sales_order_event as event
      join sales_order_line as line on line.account_number = event.account_number
        and line.placed_at = event.placed_at and line.order_number = event.order_number
      where event.status = 'placed' and event.published_at is not null and not line.sales_counted`,
  },
];

/** More rows of one rule nobody reads. */
const maxRows = 20;

export async function rowsBreaking(tx: Database | Tx, { broken }: BookRule) {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select * from (${broken}) as broken limit ${maxRows}
  `.execute(tx);
  return rows;
}
