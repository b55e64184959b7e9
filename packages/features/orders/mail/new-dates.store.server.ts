import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface NewDate {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: number;
  readonly previousOn: string | null;
  readonly expectedOn: string | null;
  readonly reason: string;
}

interface ToldDates {
  readonly email: string | null;
  readonly purchaseOrder: string | null;
  readonly lines: readonly NewDate[];
}

/** The lines as they are expected now. */
export async function newDates(
  db: Database,
  { accountNumber, orderNumber, lines }: { accountNumber: string; orderNumber: string; lines: readonly number[] },
): Promise<ToldDates | undefined> {
  const { rows } = await sql<ToldDates>`
    select coalesce(own.contact ->> 'email', store_user.email) as email, own.purchase_order as "purchaseOrder", (
      select coalesce(json_agg(json_build_object(
        'line', line.line, 'sku', line.sku, 'description', line.description, 'quantity', late.quantity,
        'previousOn', late.previous_on, 'expectedOn', late.expected_on, 'reason', late.reason
      ) order by line.line), '[]')
      from order_backorder as late
      join sales_order_line as line on line.account_number = late.account_number and line.placed_at = known.placed_at
        and line.order_number = late.order_number and line.line = late.line
      where late.account_number = known.account_number and late.order_number = known.number
        and late.line = any(${lines}::int[])
    ) as lines
    from sales_order_number as known
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number
    left join store_user on store_user.id = own.user_id
    where known.number = ${orderNumber} and known.account_number = ${accountNumber}
  `.execute(db);
  return rows[0];
}
