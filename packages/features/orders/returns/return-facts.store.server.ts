import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { OrderAddress } from "../order.ts";
import type { TaxDecision } from "../tax-engine.ts";
import type { ReturnReasonCode } from "./return-reasons.ts";
import type { ReturnStatus } from "./return-states.ts";
import type { ReturnKey } from "./write-return.store.server.ts";

/** What documents and mails about a return are made of, as it is stored. Amounts are decimal texts. */
export interface ReturnFacts {
  readonly accountNumber: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly purchaseOrder: string | null;
  readonly paymentTerms: string | null;
  readonly email: string | null;
  readonly askedBy: string | null;
  readonly shipTo: OrderAddress | null;
  readonly billTo: OrderAddress | null;
  readonly status: ReturnStatus;
  readonly method: "label" | "branch";
  readonly branch: { readonly code: string; readonly lines: readonly string[] } | null;
  /** The distribution center that what is mailed goes to. */
  readonly center: readonly string[] | null;
  readonly labelFee: string;
  readonly note: string;
  readonly contact: string;
  readonly refusal: string;
  readonly requestedAt: string;
  readonly invoices: readonly string[];
  readonly creditNote: {
    readonly number: string;
    readonly issuedAt: string;
    readonly goods: string;
    readonly freight: string;
    readonly tax: string;
    readonly fee: string;
    readonly total: string;
  } | null;
  readonly lines: readonly ReturnFactsLine[];
}

export interface ReturnFactsLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly reference: string | null;
  readonly unit: string | null;
  readonly unitPrice: string;
  readonly quantity: number;
  readonly accepted: number | null;
  readonly reason: ReturnReasonCode;
  readonly finding: string;
  readonly isHazardous: boolean;
  /** Of what is refunded; null until then. */
  readonly amount: string | null;
  readonly tax: string | null;
  readonly taxDecision: TaxDecision | null;
}

export async function returnFacts(
  db: Database | Tx,
  { accountNumber, number }: ReturnKey,
): Promise<ReturnFacts | undefined> {
  const { rows } = await sql<{ facts: ReturnFacts }>`
    select json_build_object(
      'accountNumber', own.account_number, 'number', own.number, 'orderNumber', own.order_number,
      'purchaseOrder', sold.purchase_order, 'paymentTerms', sold.payment_terms, 'email', asker.email,
      'askedBy', asker.full_name, 'shipTo', sold.ship_to, 'billTo', sold.bill_to, 'status', own.status,
      'method', own.method, 'branch', case when branch.code is not null then json_build_object(
        'code', branch.code,
        'lines', json_build_array(branch.name || ' #' || branch.code, branch.address1,
          branch.city || ', ' || branch.state || ' ' || branch.zip)
      ) end,
      'center', (
        select json_build_array(center.name || ', Returns', center.city || ', ' || center.state || ' ' || center.zip)
        from order_shipment as sent join distribution_center as center on center.code = sent.location_code
        where sent.account_number = own.account_number and sent.order_number = own.order_number
          and sent.placed_at = own.placed_at
        order by sent.shipment limit 1
      ),
      'labelFee', own.label_fee::text, 'note', own.note, 'contact', own.contact, 'refusal', own.refusal,
      'requestedAt', own.requested_at,
      'invoices', (
        select coalesce(json_agg(distinct billed.number), '[]') from invoice as billed
        join invoice_line as part on part.account_number = billed.account_number and part.invoice_number = billed.number
        join order_return_line as mine on mine.account_number = own.account_number
          and mine.return_number = own.number and mine.line = part.line
        where billed.account_number = own.account_number and billed.order_number = own.order_number
          and billed.kind = 'invoice'
      ),
      'creditNote', case when note.number is not null then json_build_object(
        'number', note.number, 'issuedAt', note.issued_at, 'goods', note.goods::text, 'freight', note.freight::text,
        'tax', note.tax::text, 'fee', note.fee::text, 'total', note.total::text
      ) end,
      'lines', (
        select json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'description', coalesce(line.description, line.sku),
          'reference', line.reference, 'unit', line.pack ->> 'label', 'unitPrice', line.unit_price::text,
          'quantity', part.quantity, 'accepted', part.accepted, 'reason', part.reason, 'finding', part.finding,
          'isHazardous', coalesce((line.promise ->> 'isHazardous')::boolean, false),
          'amount', credited.amount::text, 'tax', credited.tax::text, 'taxDecision', line.tax_decision
        ) order by line.line)
        from order_return_line as part
        join sales_order_line as line on line.account_number = part.account_number and line.placed_at = own.placed_at
          and line.order_number = own.order_number and line.line = part.line
        left join invoice_line as credited on credited.account_number = part.account_number
          and credited.invoice_number = note.number and credited.line = part.line
        where part.account_number = own.account_number and part.return_number = own.number
      )
    ) as facts
    from order_return as own
    join sales_order as sold on sold.account_number = own.account_number and sold.placed_at = own.placed_at
      and sold.number = own.order_number
    left join store_user as asker on asker.id = own.user_id
    left join branch on branch.code = own.branch_code
    left join invoice as note on note.account_number = own.account_number and note.number = own.credit_note
    where own.account_number = ${accountNumber} and own.number = ${number}
  `.execute(db);
  return rows[0]?.facts;
}
