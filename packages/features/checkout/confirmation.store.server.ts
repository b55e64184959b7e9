import type { OrderStatus } from "@capstan/features/account";
import type { LinePromise } from "@capstan/features/availability";
import type { ComposedLine, OrderAddress, ShipmentFacts } from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

/** An order as it was agreed. Amounts are decimal texts. */
export interface StoredOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly purchaseOrder: string | null;
  readonly placedAt: Date;
  readonly approveBy: Date | null;
  readonly branchCode: string | null;
  readonly branchName: string | null;
  readonly paymentTerms: string | null;
  /** "Visa ending 4242"; null for an order on account. */
  readonly card: string | null;
  readonly shipTo: OrderAddress;
  readonly billTo: OrderAddress;
  readonly references: Readonly<Record<string, string>>;
  readonly shipments: readonly (ShipmentFacts & { readonly from: string; readonly lines: readonly number[] })[];
  readonly subtotal: string;
  readonly freight: string;
  readonly freightTax: string;
  readonly total: string;
  readonly buyer: string | null;
  readonly email: string | null;
  readonly centers: Readonly<Record<string, string>>;
  readonly approvers: readonly string[];
  readonly lines: readonly StoredOrderLine[];
}

export interface StoredOrderLine extends Pick<ComposedLine, "line" | "sku" | "quantity" | "pack" | "priceReason"> {
  readonly description: string;
  readonly unitPrice: string;
  readonly lineTotal: string;
  readonly tax: string;
  readonly taxDecision: ComposedLine["taxDecision"];
  readonly fulfilment: "ship" | "pickup";
  readonly branchCode: string | null;
  readonly promise: LinePromise;
}

interface OrderKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
  /** Of a guest's order the cart that it was in. */
  readonly guestCart?: string | null;
}

/** By the account first; an order that another has is not there. Orders of the past that were imported have no copy to show. */
export async function storedOrder(
  db: Database,
  { accountNumber, orderNumber, guestCart = null }: OrderKey,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select sales_order.number, sales_order.status, sales_order.purchase_order as "purchaseOrder",
      sales_order.placed_at as "placedAt", sales_order.approve_by as "approveBy",
      sales_order.branch_code as "branchCode", branch.city || ' #' || branch.code as "branchName",
      sales_order.payment_terms as "paymentTerms", sales_order.ship_to as "shipTo", sales_order.bill_to as "billTo",
      sales_order.buyer_references as "references", sales_order.shipments,
      sales_order.subtotal::text, sales_order.freight::text, sales_order.freight_tax::text as "freightTax",
      sales_order.total::text, coalesce(sales_order.contact ->> 'name', store_user.full_name) as buyer,
      coalesce(sales_order.contact ->> 'email', store_user.email) as email,
      initcap(payment.card_brand) || ' ending ' || payment.card_last4 as card,
      (select json_object_agg(code, name) from distribution_center) as centers,
      (
        select coalesce(json_agg(approver.full_name order by held.role desc, approver.full_name), '[]')
        from membership as held join store_user as approver on approver.id = held.user_id and approver.is_enabled
        where held.account_number = ${accountNumber} and held.role in ('administrator', 'approver')
          and held.user_id <> sales_order.user_id
      ) as approvers,
      (
        select coalesce(json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'quantity', line.quantity, 'pack', line.pack,
          'priceReason', line.price_reason, 'description', line.description, 'unitPrice', line.unit_price::text,
          'lineTotal', line.line_total::text, 'tax', line.tax::text, 'taxDecision', line.tax_decision,
          'fulfilment', line.fulfilment, 'branchCode', line.branch_code, 'promise', line.promise
        ) order by line.line), '[]')
        from sales_order_line as line
        where line.account_number = ${accountNumber} and line.placed_at = known.placed_at
          and line.order_number = ${orderNumber}
      ) as lines
    from sales_order_number as known
    join sales_order on sales_order.account_number = ${accountNumber} and sales_order.placed_at = known.placed_at
      and sales_order.number = known.number
    left join store_user on store_user.id = sales_order.user_id
    left join order_payment as payment on payment.account_number = ${accountNumber}
      and payment.order_number = ${orderNumber}
    left join branch on branch.code = sales_order.branch_code
    where known.account_number = ${accountNumber} and known.number = ${orderNumber}
      and sales_order.total is not null and sales_order.ship_to is not null
      and sales_order.status <> 'draft' and sales_order.guest_cart is not distinct from ${guestCart}::uuid
  `.execute(db);
  return rows[0];
}
