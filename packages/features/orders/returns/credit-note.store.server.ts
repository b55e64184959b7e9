import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import { writeInvoiceLines } from "../invoices/invoice.store.server.ts";
import type { Refund } from "./refund.ts";

/** Takes the next number and writes the credit note of a return. The counter is locked last. */
export async function writeCreditNote(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
  {
    returnNumber,
    refund,
    issuedAt,
  }: { readonly returnNumber: string; readonly refund: Refund; readonly issuedAt: Date },
): Promise<string> {
  const { goods, freight, tax, fee, total, lines } = refund;
  const { rows } = await sql<{ number: string }>`
    with numbered as (
      update document_series set last_number = last_number + 1 where kind = 'credit-note'
      returning prefix || last_number as number
    )
    insert into invoice
      (account_number, number, kind, order_number, placed_at, return_number, issued_at, goods, freight, tax, fee, total)
    select ${accountNumber}, number, 'credit-note', ${orderNumber}, ${placedAt}, ${returnNumber}, ${issuedAt},
      ${moneyText(goods)}, ${moneyText(freight)}, ${moneyText(tax)}, ${moneyText(fee)}, ${moneyText(total)}
    from numbered returning number
  `.execute(tx);
  const number = rows[0]?.number ?? bug("the series of credit notes is missing");
  await writeInvoiceLines(tx, { accountNumber, number }, lines);
  return number;
}
