import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { OrderAddress } from "../order.ts";
import type { TaxDecision } from "../tax-engine.ts";

export interface ShipmentKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly shipment: number;
}

/** What documents and mails about a shipment are made of, as it is stored. Amounts are decimal texts. */
export interface ShipmentFacts {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly purchaseOrder: string | null;
  readonly paymentTerms: string | null;
  /** "Visa ending 4242": it is charged what has left, and nothing is due. Null for an order on account. */
  readonly card: string | null;
  readonly references: Readonly<Record<string, string>> | null;
  readonly orderedBy: string | null;
  /** The buyer's address for mail. */
  readonly email: string | null;
  readonly shipTo: OrderAddress | null;
  readonly billTo: OrderAddress | null;
  readonly shipment: DocumentShipment;
  readonly invoice: {
    readonly number: string;
    readonly issuedAt: string;
    readonly dueOn: string | null;
    readonly goods: string;
    readonly freight: string;
    readonly tax: string;
    readonly total: string;
  } | null;
  readonly lines: readonly DocumentLine[];
}

export interface DocumentShipment {
  readonly number: number;
  readonly kind: "ship" | "pickup";
  readonly from: string;
  readonly carrier: string | null;
  readonly method: string | null;
  readonly trackingNumbers: readonly string[];
  readonly boxes: number | null;
  readonly weightLb: number | null;
  readonly hasLeft: boolean;
  /** When it left, or was packed where it has not. */
  readonly at: string;
}

export interface DocumentLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly reference: string | null;
  readonly unit: string;
  readonly ordered: number;
  /** In this shipment, and in it and all before it. */
  readonly quantity: number;
  readonly soFar: number;
  readonly unitPrice: string;
  readonly hasWarranty: boolean;
  /** Of all that was ordered of it. */
  readonly lineTotal: string;
  /** Of what is in this shipment; null until it is billed. */
  readonly amount: string | null;
  readonly tax: string | null;
  readonly taxDecision: TaxDecision | null;
}

export async function shipmentFacts(
  db: Database | Tx,
  { accountNumber, orderNumber, shipment }: ShipmentKey,
): Promise<ShipmentFacts | undefined> {
  const { rows } = await sql<{ facts: ShipmentFacts }>`
    select json_build_object(
      'accountNumber', own.account_number, 'orderNumber', own.number,
      'email', coalesce(own.contact ->> 'email', store_user.email),
      'purchaseOrder', own.purchase_order, 'paymentTerms', own.payment_terms,
      'card', initcap(payment.card_brand) || ' ending ' || payment.card_last4,
      'references', own.buyer_references, 'orderedBy', coalesce(own.contact ->> 'name', store_user.full_name),
      'shipTo', own.ship_to, 'billTo', own.bill_to,
      'shipment', json_build_object(
        'number', sent.shipment, 'kind', sent.kind, 'from', sent.location_code, 'carrier', sent.carrier,
        'method', sent.method, 'trackingNumbers', sent.tracking_numbers, 'boxes', sent.boxes, 'weightLb', sent.weight_lb,
        'hasLeft', sent.status in ('shipped', 'delivered', 'picked-up', 'returned'),
        'at', coalesce(sent.shipped_at, sent.picked_up_at, sent.packed_at)
      ),
      'invoice', case when invoice.number is not null then json_build_object(
        'number', invoice.number, 'issuedAt', invoice.issued_at, 'dueOn', invoice.due_on, 'goods', invoice.goods::text,
        'freight', invoice.freight::text, 'tax', invoice.tax::text, 'total', invoice.total::text
      ) end,
      'lines', (
        select json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'description', line.description, 'reference', line.reference,
          'unit', line.pack ->> 'label', 'ordered', line.quantity, 'quantity', part.quantity,
          'soFar', (
            select sum(before.quantity)::int from order_shipment_line as before
            join order_shipment as earlier on earlier.account_number = before.account_number
              and earlier.order_number = before.order_number and earlier.placed_at = before.placed_at
              and earlier.shipment = before.shipment and earlier.status <> 'cancelled'
            where before.account_number = part.account_number and before.order_number = part.order_number
              and before.placed_at = part.placed_at and before.line = part.line and before.shipment <= part.shipment
          ),
          'unitPrice', line.unit_price::text, 'hasWarranty', line.warranty is not null and line.warranty <> 'null'::jsonb,
          'lineTotal', line.line_total::text,
          'amount', billed.amount::text, 'tax', billed.tax::text, 'taxDecision', line.tax_decision
        ) order by line.line)
        from order_shipment_line as part
        join sales_order_line as line on line.account_number = part.account_number and line.placed_at = part.placed_at
          and line.order_number = part.order_number and line.line = part.line
        left join invoice_line as billed on billed.account_number = part.account_number
          and billed.invoice_number = invoice.number and billed.line = part.line
        where part.account_number = sent.account_number and part.order_number = sent.order_number
          and part.placed_at = sent.placed_at and part.shipment = sent.shipment
      )
    ) as facts
    from sales_order_number as known
    join sales_order as own on own.account_number = known.account_number and own.placed_at = known.placed_at
      and own.number = known.number
    join order_shipment as sent on sent.account_number = known.account_number
      and sent.order_number = known.number and sent.placed_at = known.placed_at
    left join invoice on invoice.account_number = known.account_number and invoice.order_number = known.number
      and invoice.shipment = sent.shipment and invoice.kind = 'invoice'
    left join store_user on store_user.id = own.user_id
    left join order_payment as payment on payment.account_number = known.account_number
      and payment.order_number = known.number
    where known.number = ${orderNumber} and known.account_number = ${accountNumber} and sent.shipment = ${shipment}
  `.execute(db);
  return rows[0]?.facts;
}
