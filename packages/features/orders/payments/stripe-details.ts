import type { Stripe } from "stripe";
import { type CaptureDetails, type PaymentRequest, centsOf, moneyOfCents } from "./card-payments.ts";
import { sumOf } from "@capstan/platform/money";

/** A session takes no more rows than this. */
const maxRows = 100;
/** Level 3 data takes no more lines, and no longer texts, than these. */
const maxDetails = 200;
const max = { code: 12, name: 26, reference: 25 };

type SessionRow = Stripe.Checkout.SessionCreateParams.LineItem;

/** What the page lists. Prices below the cent can't be told there, so a line is one row of its total. */
export function sessionRows({ lines, orderNumber }: Pick<PaymentRequest, "lines" | "orderNumber">): SessionRow[] {
  const shown = lines.filter(({ amount }) => centsOf(amount) > 0);
  const rows =
    shown.length <= maxRows
      ? shown
      : [{ name: `Order ${orderNumber}`, amount: sumOf(shown.map(({ amount }) => amount)) }];
  return rows.map(({ name, amount }) => ({
    quantity: 1,
    price_data: { currency: "usd", unit_amount: centsOf(amount), product_data: { name } },
  }));
}

/** Level 3 data of one shipment; undefined where it has more lines than the networks take. */
export function levelThree({
  lines,
  freight,
}: CaptureDetails): Stripe.PaymentIntentCaptureParams.AmountDetails | undefined {
  if (lines.length > maxDetails) return undefined;
  return {
    enforce_arithmetic_validation: false,
    shipping: { amount: centsOf(freight) },
    line_items: lines.map(({ sku, name, quantity, amount, tax }) => {
      // A unit may cost less than a cent: then the line is one unit of its total.
      const isWhole = centsOf(amount) % quantity === 0 && moneyOfCents(centsOf(amount)) === amount;
      return {
        product_code: sku.slice(0, max.code),
        product_name: name.slice(0, max.name),
        quantity: isWhole ? quantity : 1,
        unit_cost: isWhole ? centsOf(amount) / quantity : centsOf(amount),
        tax: { total_tax_amount: centsOf(tax) },
      };
    }),
  };
}

export function referencesOf(orderNumber: string, purchaseOrder: string | null) {
  return {
    order_reference: orderNumber.slice(0, max.reference),
    ...(purchaseOrder === null ? {} : { customer_reference: purchaseOrder.slice(0, max.reference) }),
  };
}
