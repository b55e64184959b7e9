import { type Money, sumOf } from "@capstan/platform/money";
import { partOf, splitAmount } from "./split-amount.ts";

/** As much of a stored order as an invoice is made of. */
export interface BilledOrder {
  readonly freightTax: Money;
  /** What travels together as it was quoted, and what that costs. */
  readonly freight: readonly { readonly lines: readonly number[]; readonly price: Money }[];
  readonly lines: readonly BilledOrderLine[];
}

interface BilledOrderLine {
  readonly line: number;
  readonly quantity: number;
  readonly lineTotal: Money;
  readonly tax: Money;
  /** How many of it earlier invoices have. */
  readonly billed: number;
}

export interface BilledLine {
  readonly line: number;
  readonly quantity: number;
  readonly amount: Money;
  readonly tax: Money;
  readonly freight: Money;
  readonly freightTax: Money;
}

export interface Bill {
  readonly lines: readonly BilledLine[];
  readonly goods: Money;
  readonly freight: Money;
  readonly tax: Money;
  readonly total: Money;
}

/**
 * The invoice of one shipment, of the order's stored amounts: all invoices of an order add up to it, to the cent. A line's
 * amount and tax go by its units. Its share of the freight is billed with the first of them: nobody pays for carrying
 * twice because something was backordered.
 */
export function billShipment(
  order: BilledOrder,
  shipped: readonly { readonly line: number; readonly quantity: number }[],
): Bill {
  const shares = freightShares(order);
  const byNumber = new Map(order.lines.map((line) => [line.line, line]));
  const lines = shipped.flatMap(({ line, quantity }): readonly BilledLine[] => {
    const ordered = byNumber.get(line);
    if (!ordered) return [];
    const { billed } = ordered;
    const share = billed === 0 ? shares.get(line) : undefined;
    return [
      {
        line,
        quantity,
        amount: partOf(ordered.lineTotal, ordered.quantity, billed, billed + quantity),
        tax: partOf(ordered.tax, ordered.quantity, billed, billed + quantity),
        freight: share?.freight ?? (0n as Money),
        freightTax: share?.freightTax ?? (0n as Money),
      },
    ];
  });
  const goods = sumOf(lines.map(({ amount }) => amount));
  const freight = sumOf(lines.map((line) => line.freight));
  const tax = sumOf(lines.flatMap((line) => [line.tax, line.freightTax]));
  return { lines, goods, freight, tax, total: sumOf([goods, freight, tax]) };
}

/** What of the freight, and of its tax, is each line's: by what the lines that travel together cost. */
function freightShares({ freight, freightTax, lines }: BilledOrder) {
  const totals = new Map(lines.map(({ line, lineTotal }) => [line, lineTotal]));
  const shares = new Map<number, Money>();
  for (const { lines: together, price } of freight) {
    const parts = splitAmount(
      price,
      together.map((line) => totals.get(line) ?? 0n),
    );
    for (const [at, line] of together.entries())
      shares.set(line, ((shares.get(line) ?? 0n) + (parts[at] ?? 0n)) as Money);
  }
  const entries = [...shares].toSorted(([one], [other]) => one - other);
  const taxes = splitAmount(
    freightTax,
    entries.map(([, share]) => share),
  );
  return new Map(
    entries.map(([line, share], at) => [line, { freight: share, freightTax: taxes[at] ?? (0n as Money) }]),
  );
}
