import { type Money, sumOf } from "@capstan/platform/money";
import { partOf } from "../invoices/split-amount.ts";
import { type ReturnReasonCode, reasonOf } from "./return-reasons.ts";

/** A line as it was sold: the refund comes from this and never from a price of today. */
export interface SoldLine {
  readonly line: number;
  readonly quantity: number;
  readonly lineTotal: Money;
  readonly tax: Money;
  /** What was billed of the freight with this line, and of the freight's tax. */
  readonly freight: Money;
  readonly freightTax: Money;
  /** How many of it were refunded before, and how many of those through our fault. */
  readonly refunded: number;
  readonly refundedFault: number;
}

export interface ReturnedUnits {
  readonly line: number;
  readonly quantity: number;
  readonly reason: ReturnReasonCode;
}

export interface RefundLine {
  readonly line: number;
  readonly quantity: number;
  readonly reason: ReturnReasonCode;
  readonly amount: Money;
  readonly tax: Money;
  readonly freight: Money;
  readonly freightTax: Money;
}

export interface Refund {
  readonly lines: readonly RefundLine[];
  readonly goods: Money;
  readonly freight: Money;
  readonly tax: Money;
  /** What the label costs the buyer. */
  readonly fee: Money;
  readonly total: Money;
}

/**
 * What units of some lines are refunded. Each part is the difference of two rounded sums, as on invoices: all that is ever
 * refunded of a line is at most what was billed of it, and exactly that once all of it has come back. Freight is
 * refunded where we were at fault. A label is paid by what comes back for the buyer's own reasons.
 */
export function refundOf(sold: readonly SoldLine[], returned: readonly ReturnedUnits[], labelFee: Money): Refund {
  const byNumber = new Map(sold.map((line) => [line.line, line]));
  const lines = returned.flatMap(({ line, quantity, reason }): readonly RefundLine[] => {
    const own = byNumber.get(line);
    if (!own || quantity <= 0) return [];
    const of = (amount: Money, from: number) => partOf(amount, own.quantity, from, from + quantity);
    const { isOurFault } = reasonOf(reason);
    return [
      {
        line,
        quantity,
        reason,
        amount: of(own.lineTotal, own.refunded),
        tax: of(own.tax, own.refunded),
        freight: isOurFault ? of(own.freight, own.refundedFault) : (0n as Money),
        freightTax: isOurFault ? of(own.freightTax, own.refundedFault) : (0n as Money),
      },
    ];
  });
  const goods = sumOf(lines.map(({ amount }) => amount));
  const freight = sumOf(lines.map((line) => line.freight));
  const tax = sumOf(lines.flatMap((line) => [line.tax, line.freightTax]));
  const own = lines.filter(({ reason }) => !reasonOf(reason).isOurFault);
  const ownTotal = sumOf(own.flatMap((line) => [line.amount, line.tax]));
  const fee = labelFee < ownTotal ? labelFee : ownTotal;
  return { lines, goods, freight, tax, fee, total: (goods + freight + tax - fee) as Money };
}
