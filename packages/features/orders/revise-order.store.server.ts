import type { LinePromise } from "@capstan/features/availability";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { type Money, amountsJson, moneyOf } from "@capstan/platform/money";
import { sql } from "kysely";
import type { FrozenLine, FrozenOrder } from "./revise-order.ts";
import type { Shipment } from "./shipping-rates.ts";
import type { TaxDecision } from "./tax-engine.ts";

/** What may be changed beside the lines. */
export interface OrderWords {
  readonly purchaseOrder: string | null;
  readonly references: Readonly<Record<string, string>>;
}

export interface WaitingOrderCopy extends OrderWords {
  readonly order: FrozenOrder;
  /** By SKU, in pounds. */
  readonly weights: ReadonlyMap<string, number>;
}

interface StoredLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly minimumQuantity: number | null;
  readonly warranty: { readonly name: string; readonly price: string; readonly total: string } | null;
  readonly lineTotal: string;
  readonly tax: string;
  readonly taxDecision: TaxDecision | null;
  readonly promise: LinePromise;
  readonly fulfilment: "ship" | "pickup";
  readonly sources: readonly { readonly code: string; readonly quantity: number }[];
  readonly weightLb: number | null;
}

interface StoredCopy extends OrderWords {
  readonly shipments: readonly (Omit<Shipment, "price"> & { readonly price: string })[] | null;
  readonly subtotal: string;
  readonly freight: string;
  readonly freightTax: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly StoredLine[];
}

/** An order that waits for approval, as it is frozen; undefined where the account has none by that number. */
export async function waitingOrderCopy(
  db: Database | Tx,
  accountNumber: string,
  orderNumber: string,
): Promise<WaitingOrderCopy | undefined> {
  const { rows } = await sql<StoredCopy>`
    select o.purchase_order as "purchaseOrder", coalesce(o.buyer_references, '{}') as references, o.shipments,
      o.subtotal::text, o.freight::text, o.freight_tax::text as "freightTax", o.tax::text, o.total::text,
      (
        select coalesce(json_agg(json_build_object(
          'line', line.line, 'sku', line.sku, 'description', line.description, 'quantity', line.quantity,
          'unitPrice', line.unit_price::text, 'minimumQuantity', line.price_reason -> 'minimumQuantity',
          'warranty', line.warranty, 'lineTotal', line.line_total::text, 'tax', line.tax::text,
          'taxDecision', line.tax_decision, 'promise', line.promise, 'fulfilment', line.fulfilment,
          'weightLb', item.weight_lb,
          'sources', (
            select coalesce(json_agg(json_build_object('code', kept.location_code, 'quantity', kept.quantity)
              order by kept.location_code), '[]')
            from stock_reservation as kept
            where kept.account_number = o.account_number and kept.order_number = o.number and kept.line = line.line
          )
        ) order by line.line), '[]')
        from sales_order_line as line left join item on item.sku = line.sku
        where line.account_number = o.account_number and line.placed_at = o.placed_at and line.order_number = o.number
      ) as lines
    from sales_order_number as known
    join sales_order as o on o.account_number = known.account_number and o.placed_at = known.placed_at
      and o.number = known.number
    where known.account_number = ${accountNumber} and known.number = ${orderNumber}
      and o.status = 'awaiting-approval' and o.total is not null
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { purchaseOrder, references, lines } = row;
  const weights = new Map(lines.flatMap(({ sku, weightLb }) => (weightLb === null ? [] : [[sku, weightLb] as const])));
  return { purchaseOrder, references, weights, order: orderIn(row) };
}

function orderIn({ lines, shipments, subtotal, freight, freightTax, tax, total }: StoredCopy): FrozenOrder {
  return {
    lines: lines.map(lineIn),
    shipments: (shipments ?? []).map((shipment) => ({ ...shipment, price: amountOf(shipment.price) })),
    subtotal: amountOf(subtotal),
    freight: amountOf(freight),
    freightTax: amountOf(freightTax),
    tax: amountOf(tax),
    total: amountOf(total),
  };
}

function lineIn(stored: StoredLine): FrozenLine {
  const { line, sku, description, quantity, minimumQuantity, taxDecision, promise, fulfilment, sources } = stored;
  const { warranty } = stored;
  return {
    line,
    sku,
    description,
    quantity,
    minimumQuantity,
    taxDecision,
    promise,
    fulfilment,
    sources,
    unitPrice: amountOf(stored.unitPrice),
    lineTotal: amountOf(stored.lineTotal),
    tax: amountOf(stored.tax),
    warranty: warranty && { ...warranty, price: amountOf(warranty.price), total: amountOf(warranty.total) },
  };
}

interface Revision extends OrderWords {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly order: FrozenOrder;
  readonly userId: string;
  readonly now: Date;
}

/** Keeps the copy that there was, and writes the lowered one in its place. */
export async function writeRevision(tx: Tx, revision: Revision): Promise<void> {
  const { accountNumber, orderNumber, order, purchaseOrder, references, userId, now } = revision;
  const { lines, ...amounts } = order;
  const kept = lines.flatMap(({ line, sources }) =>
    sources.map(({ code, quantity }) => ({ line, location_code: code, quantity })),
  );
  await sql`
    select revise_order(
      ${accountNumber}, ${orderNumber}, ${amountsJson({ ...amounts, purchaseOrder, references })}::jsonb,
      ${amountsJson(lines)}::jsonb, ${JSON.stringify(kept)}::jsonb, ${userId}, ${now}
    )
  `.execute(tx);
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug("an order's amount is none");
}
