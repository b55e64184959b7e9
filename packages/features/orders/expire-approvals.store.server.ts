import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

interface ExpiredOrder {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

/** Orders of all accounts whose time to be approved is over. */
export async function expiredApprovals(db: Database, now: Date, limit: number): Promise<readonly ExpiredOrder[]> {
  const { rows } = await sql<ExpiredOrder>`
    select account_number as "accountNumber", number as "orderNumber" from sales_order
    where status = 'awaiting-approval' and approve_by <= ${now}
    order by approve_by limit ${limit}
  `.execute(db);
  return rows;
}
