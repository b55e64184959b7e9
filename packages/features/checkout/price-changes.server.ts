import type { ComposedLine } from "@capstan/features/orders/server";
import { bug } from "@capstan/platform/bug";
import { type Money, formatMoney, lineTotal, moneyOf, moneyText } from "@capstan/platform/money";
import type { SeenPrice } from "./checkout.store.server.ts";
import type { PriceChange } from "./checkout.ts";

type Seen = Readonly<Record<string, SeenPrice>>;
type Priced = Pick<ComposedLine, "sku" | "quantity" | "unitPrice">;

/** A price that is another than the buyer has seen for this quantity; null where nothing has to be accepted. */
export function priceChangeOf({ sku, quantity, unitPrice }: Priced, seen: Seen): PriceChange | null {
  const before = seen[sku];
  if (before?.quantity !== quantity || before.price === moneyText(unitPrice)) return null;
  const old = moneyOf(before.price) ?? bug("a remembered price is no amount");
  const more: bigint = lineTotal(unitPrice, quantity) - lineTotal(old, quantity);
  const size = formatMoney((more < 0n ? -more : more) as Money);
  return {
    old: formatMoney(old),
    new: formatMoney(unitPrice),
    difference: `${size} ${more < 0n ? "less" : "more"}`,
    accepted: moneyText(unitPrice),
  };
}

/** What a page shows for the first time: lines that are new, or have another quantity. */
export function firstSeen(lines: readonly Priced[], seen: Seen): Seen {
  return Object.fromEntries(
    lines.flatMap(({ sku, quantity, unitPrice }) =>
      seen[sku]?.quantity === quantity ? [] : [[sku, { quantity, price: moneyText(unitPrice) }]],
    ),
  );
}
