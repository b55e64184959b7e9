import type { LinePromise, LineSource } from "@capstan/features/availability";
import { type Money, lineTotal, sumOf } from "@capstan/platform/money";
import { type Shipment, freightOf } from "./shipping-rates.ts";
import { type TaxDecision, rateOf, timesRate } from "./tax-engine.ts";

/** A line of an order that waits, as it was frozen. */
export interface FrozenLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Of the contract price that was chosen; below it the price does not hold. */
  readonly minimumQuantity: number | null;
  readonly warranty: { readonly name: string; readonly price: Money; readonly total: Money } | null;
  readonly lineTotal: Money;
  readonly tax: Money;
  readonly taxDecision: TaxDecision | null;
  readonly promise: LinePromise;
  readonly fulfilment: "ship" | "pickup";
  /** What is reserved for it, and where. */
  readonly sources: readonly LineSource[];
}

export interface FrozenOrder {
  readonly lines: readonly FrozenLine[];
  readonly shipments: readonly Shipment[];
  readonly subtotal: Money;
  readonly freight: Money;
  readonly freightTax: Money;
  readonly tax: Money;
  readonly total: Money;
}

export interface QuantityChange {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly from: number;
  /** Zero: the line is taken out. */
  readonly to: number;
}

export type LinesRefusal =
  | { readonly kind: "empty" }
  | { readonly kind: "quantity"; readonly line: FrozenLine }
  | { readonly kind: "price-break"; readonly line: FrozenLine };

/** The quantities that differ; lines that are not named stay as they are. */
export function quantityChanges(
  { lines }: Pick<FrozenOrder, "lines">,
  quantities: ReadonlyMap<number, number>,
): readonly QuantityChange[] {
  return lines.flatMap(({ line, sku, description, quantity }) => {
    const to = quantities.get(line) ?? quantity;
    return to === quantity ? [] : [{ line, sku, description, from: quantity, to }];
  });
}

/** Why the lines can't be lowered like this. A line may be lowered or taken out, and never raised. */
export function refusalOfLines(
  { lines }: Pick<FrozenOrder, "lines">,
  quantities: ReadonlyMap<number, number>,
): LinesRefusal | null {
  for (const line of lines) {
    const to = quantities.get(line.line) ?? line.quantity;
    if (!Number.isInteger(to) || to < 0 || to > line.quantity) return { kind: "quantity", line };
    if (to > 0 && to < line.quantity && line.minimumQuantity !== null && to < line.minimumQuantity)
      return { kind: "price-break", line };
  }
  return lines.every((line) => quantities.get(line.line) === 0) ? { kind: "empty" } : null;
}

/** The lines that are left, at the prices, tax rates and days that were agreed. */
export function lowerLines(
  lines: readonly FrozenLine[],
  quantities: ReadonlyMap<number, number>,
): readonly FrozenLine[] {
  return lines.flatMap((line) => {
    const to = quantities.get(line.line) ?? line.quantity;
    if (to === 0) return [];
    return to === line.quantity ? [line] : [lowered(line, to)];
  });
}

function lowered(line: FrozenLine, quantity: number): FrozenLine {
  const { unitPrice, taxDecision } = line;
  const warranty = line.warranty && { ...line.warranty, total: lineTotal(line.warranty.price, quantity) };
  const total = (lineTotal(unitPrice, quantity) + (warranty?.total ?? 0n)) as Money;
  const parts = firstOf(line.promise.parts, quantity);
  const promised = parts.reduce((sum, part) => (part.kind === "backorder" ? sum : sum + part.quantity), 0);
  return {
    ...line,
    quantity,
    warranty,
    lineTotal: total,
    tax: taxDecision?.reason === "taxed" ? timesRate(total, rateOf(taxDecision.rate)) : (0n as Money),
    promise: { ...line.promise, parts },
    // From where most of it comes: so there are no more shipments than before.
    sources: firstOf(
      line.sources.toSorted((one, other) => other.quantity - one.quantity),
      promised,
    ),
  };
}

/** As many as are wanted, the first ones first: what comes last is given up first. */
function firstOf<Part extends { readonly quantity: number }>(parts: readonly Part[], wanted: number): readonly Part[] {
  let left = wanted;
  return parts.flatMap((part) => {
    const quantity = Math.min(part.quantity, left);
    left -= quantity;
    return quantity > 0 ? [{ ...part, quantity }] : [];
  });
}

/** The whole order with its lowered lines. Carrying less never costs more than was agreed. */
export function revisedOrder(
  before: FrozenOrder,
  lines: readonly FrozenLine[],
  requoted: readonly Shipment[],
): FrozenOrder {
  const shipments = shipmentsOf(before, lines, requoted);
  const rate = freightRate(before);
  const freightTax = sumOf(shipments.map(({ price }) => (rate === null ? (0n as Money) : timesRate(price, rate))));
  const subtotal = sumOf(lines.map((line) => line.lineTotal));
  const freight = freightOf(shipments);
  const tax = sumOf([...lines.map((line) => line.tax), freightTax]);
  return { lines, shipments, subtotal, freight, freightTax, tax, total: sumOf([subtotal, freight, tax]) };
}

function shipmentsOf(
  before: FrozenOrder,
  lines: readonly FrozenLine[],
  requoted: readonly Shipment[],
): readonly Shipment[] {
  if (freightOf(requoted) <= before.freight) return requoted;
  const left = new Set(lines.map(({ line }) => line));
  return before.shipments
    .map((shipment) => ({ ...shipment, lines: shipment.lines.filter((line) => left.has(line)) }))
    .filter((shipment) => shipment.lines.length > 0);
}

/** Freight goes to the ship-to, as the shipped lines do: they have its rate where it is taxed. */
function freightRate({ lines, freightTax }: FrozenOrder): bigint | null {
  if (freightTax === 0n) return null;
  const taxed = lines.flatMap(({ fulfilment, taxDecision }) =>
    fulfilment === "ship" && taxDecision?.reason === "taxed" ? [rateOf(taxDecision.rate)] : [],
  );
  return taxed[0] ?? null;
}
