import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { guestAccount } from "../order.ts";

interface OrderRef {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

/**
 * A job names the account that an order had when it was written. A guest's order may have been claimed since: what was to
 * be charged, made or mailed is then its new account's. In a transaction nobody claims the order until that is over.
 */
export async function ofOwnerNow<Ref extends OrderRef>(db: Database | Tx, ref: Ref): Promise<Ref> {
  if (ref.accountNumber !== guestAccount) return ref;
  const { rows } = await sql<{ accountNumber: string }>`
    select account_number as "accountNumber" from sales_order_number where number = ${ref.orderNumber} for key share
  `.execute(db);
  // Its row is written anew while it is claimed: the job comes again.
  const { accountNumber } = rows[0] ?? bug(`order ${ref.orderNumber} is being claimed`);
  return { ...ref, accountNumber };
}
