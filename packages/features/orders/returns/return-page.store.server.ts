import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { SoldOrderKey } from "./returns.store.server.ts";

export interface SoldOrder extends SoldOrderKey {
  readonly purchaseOrder: string | null;
  readonly isOnAccount: boolean;
  /** The visitor's own name. */
  readonly contact: string | null;
}

/** Undefined where the account has no such order, or only one of the past, which has no stored amounts. */
export async function soldOrderOf(
  db: Database,
  { accountNumber, orderNumber, userId }: { accountNumber: string; orderNumber: string; userId: string },
): Promise<SoldOrder | undefined> {
  const { rows } = await sql<SoldOrder>`
    select own.account_number as "accountNumber", own.number as "orderNumber",
      to_char(own.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "placedAt",
      own.purchase_order as "purchaseOrder", own.credit_held > 0 as "isOnAccount",
      (select full_name from store_user where id = ${userId}) as contact
    from sales_order_number as known
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number
    where known.account_number = ${accountNumber} and known.number = ${orderNumber} and own.total is not null
  `.execute(db);
  return rows[0];
}
