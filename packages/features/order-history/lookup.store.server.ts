import type { OrderStatus } from "@capstan/features/account";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface LookupKey {
  readonly orderNumber: string;
  readonly email: string;
  /** Five digits. */
  readonly zip: string;
}

export interface LookedUp {
  readonly number: string;
  readonly accountNumber: string;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly lines: number;
  readonly dueOn: string | null;
}

/** By the number and what only the buyer knows: the e-mail of who ordered, or the ZIP code of the bill. */
export async function lookedUpOrder(
  db: Database,
  { orderNumber, email, zip }: LookupKey,
): Promise<LookedUp | undefined> {
  const { rows } = await sql<LookedUp>`
    select o.number, o.account_number as "accountNumber", o.placed_at as "placedAt", o.status, sums.lines, sums.due_on as "dueOn"
    from sales_order_number as known
    join sales_order as o on o.account_number = known.account_number and o.placed_at = known.placed_at
      and o.number = known.number
    join account on account.number = o.account_number
    left join store_user on store_user.id = o.user_id
    cross join lateral (
      select count(*)::int as lines, max(line.promise -> 'parts' -> -1 ->> 'on') as due_on
      from sales_order_line as line
      where line.order_number = o.number and line.placed_at = o.placed_at and line.account_number = o.account_number
    ) as sums
    where known.number = ${orderNumber} and o.status <> 'draft' and (
      (${email} <> '' and lower(coalesce(o.contact ->> 'email', store_user.email)) = lower(${email}))
      or (${zip} <> '' and left(coalesce(o.bill_to ->> 'zip', account.zip), 5) = ${zip})
    )
  `.execute(db);
  return rows[0];
}
