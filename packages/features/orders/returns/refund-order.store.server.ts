import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { type Money, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";

/** What an order on account holds of the credit is less by so much; false where it does not hold as much. */
export async function releaseCredit(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  amount: Money,
): Promise<boolean> {
  const { numAffectedRows: held = 0n } = await sql`
    update sales_order set credit_held = credit_held - ${moneyText(amount)}::numeric
    where account_number = ${accountNumber} and placed_at = ${placedAt} and number = ${orderNumber}
      and credit_held >= ${moneyText(amount)}::numeric
  `.execute(tx);
  if (held === 0n) return false;
  const { numAffectedRows: used = 0n } = await sql`
    update account_credit set used = used - ${moneyText(amount)}::numeric
    where account_number = ${accountNumber} and used >= ${moneyText(amount)}::numeric
  `.execute(tx);
  return used > 0n || bug("an order holds credit that its account does not use");
}
