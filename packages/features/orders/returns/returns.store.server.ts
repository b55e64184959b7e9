import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { moneyOf } from "@capstan/platform/money";
import { sql } from "kysely";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import type { SoldLine } from "./refund.ts";
import { returnReasons } from "./return-reasons.ts";

/** A line with all that decides whether it can come back. Amounts are decimal texts. */
export interface StoredSoldLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly unit: string | null;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly lineTotal: string;
  readonly tax: string;
  readonly isHazardous: boolean;
  /** On its way back, or taken back. */
  readonly returned: number;
  readonly refunded: number;
  readonly refundedFault: number;
  readonly freight: string;
  readonly freightTax: string;
  /** What has left, and when it arrived or else left. */
  readonly sent: readonly { readonly quantity: number; readonly at: string; readonly invoice: string | null }[];
}

/** A page has the time as text, to the microsecond. */
export type SoldOrderKey = Omit<OrderKey, "placedAt"> & { readonly placedAt: Date | string };

const faults = returnReasons.filter(({ isOurFault }) => isOurFault).map(({ code }) => code);

export async function soldLines(
  db: Database | Tx,
  { accountNumber, orderNumber, placedAt }: SoldOrderKey,
): Promise<readonly StoredSoldLine[]> {
  const { rows } = await sql<StoredSoldLine>`
    select line.line, line.sku, coalesce(line.description, line.sku) as description, line.pack ->> 'label' as unit,
      line.quantity, line.unit_price::text as "unitPrice", line.line_total::text as "lineTotal", line.tax::text,
      coalesce((line.promise ->> 'isHazardous')::boolean, false) as "isHazardous", line.returned,
      coalesce(back.refunded, 0)::int as refunded, coalesce(back.fault, 0)::int as "refundedFault",
      coalesce(billed.freight, 0)::numeric(14, 4)::text as freight,
      coalesce(billed.freight_tax, 0)::numeric(14, 4)::text as "freightTax", coalesce(gone.sent, '[]') as sent
    from sales_order_line as line
    left join lateral (
      select sum(part.accepted) as refunded, sum(part.accepted) filter (where part.reason = any(${faults})) as fault
      from order_return as known
      join order_return_line as part on part.account_number = known.account_number
        and part.return_number = known.number and part.line = line.line
      where known.account_number = line.account_number and known.order_number = line.order_number
    ) as back on true
    left join lateral (
      select sum(part.freight) as freight, sum(part.freight_tax) as freight_tax
      from invoice join invoice_line as part on part.account_number = invoice.account_number
        and part.invoice_number = invoice.number and part.line = line.line
      where invoice.account_number = line.account_number and invoice.order_number = line.order_number
        and invoice.kind = 'invoice'
    ) as billed on true
    left join lateral (
      select json_agg(json_build_object(
        'quantity', part.quantity, 'at', coalesce(sent.delivered_at, sent.picked_up_at, sent.shipped_at),
        'invoice', invoice.number
      ) order by sent.shipment) as sent
      from order_shipment as sent
      join order_shipment_line as part on part.account_number = sent.account_number
        and part.order_number = sent.order_number and part.placed_at = sent.placed_at and part.shipment = sent.shipment
        and part.line = line.line
      left join invoice on invoice.account_number = sent.account_number and invoice.order_number = sent.order_number
        and invoice.shipment = sent.shipment and invoice.kind = 'invoice'
      where sent.account_number = line.account_number and sent.order_number = line.order_number
        and sent.placed_at = line.placed_at and sent.status in ('shipped', 'delivered', 'picked-up', 'returned')
    ) as gone on true
    where line.account_number = ${accountNumber} and line.placed_at = ${placedAt}::timestamptz
      and line.order_number = ${orderNumber}
      and line.line_total is not null
    order by line.line
  `.execute(db);
  return rows;
}

export function soldLineOf(stored: StoredSoldLine): SoldLine {
  const amount = (text: string) => moneyOf(text) ?? bug(`${text} is no amount`);
  return {
    ...stored,
    lineTotal: amount(stored.lineTotal),
    tax: amount(stored.tax),
    freight: amount(stored.freight),
    freightTax: amount(stored.freightTax),
  };
}
