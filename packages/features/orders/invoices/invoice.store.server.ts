import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { type Money, moneyOf, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import type { Bill, BilledLine, BilledOrder } from "./bill-shipment.ts";

interface StoredOrder {
  readonly paymentTerms: string | null;
  readonly freightTax: string;
  readonly freight: readonly { readonly lines: readonly number[]; readonly price: string }[];
  readonly lines: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly lineTotal: string;
    readonly tax: string;
    readonly billed: number;
  }[];
}

/** What an invoice is made of; the caller holds the order's row, so nobody bills meanwhile. */
export async function billedOrder(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderKey,
): Promise<BilledOrder & { readonly paymentTerms: string | null }> {
  const { rows } = await sql<{ stored: StoredOrder }>`
    select json_build_object(
      'paymentTerms', payment_terms, 'freightTax', freight_tax::text, 'freight', coalesce(shipments, '[]'),
      'lines', (
        select json_agg(json_build_object(
          'line', line.line, 'quantity', line.quantity, 'lineTotal', line.line_total::text, 'tax', line.tax::text,
          'billed', (
            select coalesce(sum(part.quantity), 0)::int from invoice
            join invoice_line as part on part.account_number = invoice.account_number
              and part.invoice_number = invoice.number and part.line = line.line
            where invoice.account_number = ${accountNumber} and invoice.order_number = ${orderNumber}
              and invoice.kind = 'invoice'
          )
        ) order by line.line)
        from sales_order_line as line
        where line.account_number = ${accountNumber} and line.placed_at = ${placedAt}
          and line.order_number = ${orderNumber}
      )
    ) as stored
    from sales_order
    where account_number = ${accountNumber} and placed_at = ${placedAt} and number = ${orderNumber}
  `.execute(tx);
  const { stored } = rows[0] ?? bug("the order is held and not there");
  return {
    paymentTerms: stored.paymentTerms,
    freightTax: amountOf(stored.freightTax),
    freight: stored.freight.map(({ lines, price }) => ({ lines, price: amountOf(price) })),
    lines: stored.lines.map((line) => ({ ...line, lineTotal: amountOf(line.lineTotal), tax: amountOf(line.tax) })),
  };
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug(`${text} is no amount`);
}

export interface NewInvoice {
  readonly shipment: number;
  readonly bill: Bill;
  readonly issuedAt: Date;
  readonly dueOn: string | null;
}

/** Takes the next number and writes the invoice. The counter is locked last: others wait for this commit alone. */
export async function writeInvoice(
  tx: Tx,
  key: OrderKey,
  { shipment, bill, issuedAt, dueOn }: NewInvoice,
): Promise<string> {
  const { accountNumber, orderNumber, placedAt } = key;
  const { rows } = await sql<{ number: string }>`
    with numbered as (
      update document_series set last_number = last_number + 1 where kind = 'invoice'
      returning prefix || last_number as number
    )
    insert into invoice
      (account_number, number, order_number, placed_at, shipment, issued_at, due_on, goods, freight, tax, total)
    select ${accountNumber}, number, ${orderNumber}, ${placedAt}, ${shipment}, ${issuedAt}, ${dueOn}::date,
      ${moneyText(bill.goods)}, ${moneyText(bill.freight)}, ${moneyText(bill.tax)}, ${moneyText(bill.total)}
    from numbered returning number
  `.execute(tx);
  const number = rows[0]?.number ?? bug("the invoice series is missing");
  await writeInvoiceLines(tx, { accountNumber, number }, bill.lines);
  return number;
}

/** The lines of an invoice or a credit note. */
export async function writeInvoiceLines(
  tx: Tx,
  { accountNumber, number }: { readonly accountNumber: string; readonly number: string },
  billed: readonly BilledLine[],
): Promise<void> {
  const lines = billed.map(({ line, quantity, amount, tax, freight, freightTax }) => ({
    line,
    quantity,
    amount: moneyText(amount),
    tax: moneyText(tax),
    freight: moneyText(freight),
    freight_tax: moneyText(freightTax),
  }));
  await sql`
    insert into invoice_line (account_number, invoice_number, line, quantity, amount, tax, freight, freight_tax)
    select ${accountNumber}, ${number}, line, quantity, amount, tax, freight, freight_tax
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as part (
      line integer, quantity integer, amount numeric, tax numeric, freight numeric, freight_tax numeric
    )
  `.execute(tx);
}

export interface NewDocument {
  readonly name: string;
  readonly kind: "invoice" | "credit-note" | "packing-slip" | "return-slip";
  /** It is of a shipment, or of a return. */
  readonly shipment: number | null;
  readonly returnNumber: string | null;
}

/** A document that the worker is to make; false where it is there already. */
export async function addDocument(
  tx: Tx,
  { accountNumber, orderNumber }: OrderKey,
  document: NewDocument,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into order_document (account_number, name, kind, order_number, shipment, return_number)
    values (
      ${accountNumber}, ${document.name}, ${document.kind}, ${orderNumber}, ${document.shipment}, ${document.returnNumber}
    )
    on conflict do nothing
  `.execute(tx);
  return numAffectedRows > 0n;
}
