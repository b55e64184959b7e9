import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { PackingOrder } from "./fulfilment.schema.ts";

/** An order as a warehouse needs it. Undefined where there is none, or the caller's account has none. */
export async function packingOrderOf(
  db: Database,
  { orderNumber, onlyAccount }: { readonly orderNumber: string; readonly onlyAccount: string | null },
): Promise<PackingOrder | undefined> {
  const { rows } = await sql<{ found: PackingOrder }>`
    select json_build_object(
      'orderNumber', sales_order.number, 'accountNumber', sales_order.account_number, 'status', sales_order.status,
      'placedAt', sales_order.placed_at, 'purchaseOrder', purchase_order, 'shipTo', ship_to,
      'lines', (
        select coalesce(json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'description', line.description, 'unit', line.pack ->> 'label',
          'quantity', line.quantity, 'fulfilment', line.fulfilment, 'branchCode', line.branch_code,
          'packed', (
            select coalesce(sum(part.quantity), 0)::int from order_shipment_line as part
            join order_shipment as sent on sent.account_number = part.account_number
              and sent.order_number = part.order_number and sent.placed_at = part.placed_at
              and sent.shipment = part.shipment and sent.status <> 'cancelled'
            where part.account_number = line.account_number and part.order_number = line.order_number
              and part.placed_at = line.placed_at and part.line = line.line
          ),
          'reserved', (
            select coalesce(json_agg(json_build_object('from', location_code, 'quantity', kept.quantity)
              order by location_code), '[]')
            from stock_reservation as kept
            where kept.account_number = line.account_number and kept.order_number = line.order_number
              and kept.line = line.line
          )
        ) order by line.line), '[]')
        from sales_order_line as line
        where line.account_number = known.account_number and line.placed_at = known.placed_at
          and line.order_number = known.number
      ),
      'shipments', (
        select coalesce(json_agg(json_build_object(
          'shipment', shipment, 'reference', reference, 'kind', kind, 'status', sent.status, 'from', location_code
        ) order by shipment), '[]')
        from order_shipment as sent
        where sent.account_number = known.account_number and sent.order_number = known.number
          and sent.placed_at = known.placed_at
      ),
      'returns', (
        select coalesce(json_agg(json_build_object(
          'number', back.number, 'status', back.status, 'lines', (
            select json_agg(json_build_object('line', part.line, 'quantity', part.quantity, 'reason', part.reason)
              order by part.line)
            from order_return_line as part
            where part.account_number = back.account_number and part.return_number = back.number
          )
        ) order by back.number), '[]')
        from order_return as back
        where back.account_number = known.account_number and back.order_number = known.number
      )
    ) as found
    from sales_order_number as known
    join sales_order on sales_order.account_number = known.account_number
      and sales_order.placed_at = known.placed_at and sales_order.number = known.number
    where known.number = ${orderNumber} and sales_order.total is not null
      and (${onlyAccount}::text is null or known.account_number = ${onlyAccount})
  `.execute(db);
  return rows[0]?.found;
}
