import { moneyText } from "@capstan/platform/money";
import type { ComposedLine, ComposedOrder, Obstacle, OrderChange, ShownLine, ShownOrder } from "./order.ts";

/** What a page shows of an order, to be sent back with Place Order. */
export function shownOf({ lines, freight, tax, total }: ComposedOrder): ShownOrder {
  return {
    lines: lines.map(({ sku, quantity, unitPrice, promise }) => ({
      sku,
      quantity,
      unitPrice: moneyText(unitPrice),
      promise: promise.parts,
    })),
    freight: moneyText(freight),
    tax: moneyText(tax),
    total: moneyText(total),
  };
}

/** All that is not as it was shown, in the order's order; amounts last, and only where the lines explain nothing better. */
export function changesBetween(
  shown: ShownOrder,
  { order, obstacles }: { readonly order: ComposedOrder; readonly obstacles: readonly Obstacle[] },
): readonly OrderChange[] {
  const before = new Map(shown.lines.map((line) => [line.sku, line]));
  const now = new Map(order.lines.map((line) => [line.sku, line]));
  const blocked = new Set(obstacles.map(({ sku }) => sku));
  const added = order.lines.filter(({ sku }) => !before.has(sku));
  const gone = shown.lines.filter(({ sku }) => !now.has(sku) && !blocked.has(sku));
  const lineChanges: readonly OrderChange[] = [
    ...obstacles,
    ...order.lines.flatMap((line) => changesOfLine(before.get(line.sku), line)),
    ...added.map(({ sku, quantity }) => ({ kind: "line-added" as const, sku, old: null, new: quantity })),
    ...gone.map(({ sku, quantity }) => ({ kind: "line-removed" as const, sku, old: quantity, new: null })),
  ];
  const amounts = shownOf(order);
  const kinds = ["freight", "tax", "total"] as const;
  return [
    ...lineChanges,
    ...kinds.flatMap((kind) =>
      amounts[kind] === shown[kind] ? [] : [{ kind, old: shown[kind], new: amounts[kind] } satisfies OrderChange],
    ),
  ];
}

function changesOfLine(before: ShownLine | undefined, line: ComposedLine): readonly OrderChange[] {
  if (!before) return [];
  const { sku } = line;
  const price = moneyText(line.unitPrice);
  return [
    ...(before.quantity === line.quantity
      ? []
      : [{ kind: "quantity" as const, sku, old: before.quantity, new: line.quantity }]),
    ...(before.unitPrice === price ? [] : [{ kind: "price" as const, sku, old: before.unitPrice, new: price }]),
    ...(promiseKey(before.promise) === promiseKey(line.promise.parts)
      ? []
      : [{ kind: "promise" as const, sku, old: before.promise, new: line.promise.parts }]),
  ];
}

function promiseKey(parts: ShownLine["promise"]): string {
  return parts.map(({ quantity, kind, on }) => `${quantity} ${kind} ${on}`).join(",");
}
