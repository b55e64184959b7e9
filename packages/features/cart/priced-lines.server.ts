import type { Item } from "@capstan/features/catalog";
import {
  type PriceAnswer,
  type PriceContext,
  type PriceFile,
  priceLabel,
  resolvePrice,
} from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import { type Money, formatMoney, lineTotal, sumOf } from "@capstan/platform/money";
import type { CartLineView, CartView } from "./cart.ts";

export interface LineToPrice {
  readonly item: Item;
  readonly quantity: number;
  readonly unitLabel: string;
}

export interface Pricing extends PriceContext {
  readonly prices: ReadonlyMap<string, PriceFile>;
}

/** The cart at the day's prices, each for its line's quantity; what was seen when it was added is not kept. */
export function pricedCart(lines: readonly LineToPrice[], pricing: Pricing): CartView {
  const priced = lines.map((line) => pricedLine(line, pricing));
  const totals = priced.flatMap(({ total }) => total ?? []);
  return {
    accountNumber: pricing.accountNumber,
    lines: priced.map(({ view, total }) => ({ ...view, total: total === null ? null : formatMoney(total) })),
    subtotal: formatMoney(sumOf(totals)),
    leftOut: lines.length - totals.length,
  };
}

interface PricedLine {
  readonly view: Omit<CartLineView, "total">;
  readonly total: Money | null;
}

function pricedLine({ item, quantity, unitLabel }: LineToPrice, pricing: Pricing): PricedLine {
  const { prices, on, isSignedIn, accountNumber } = pricing;
  const { answer } = resolvePrice(prices.get(item.sku) ?? { web: [], contract: [] }, { quantity, on, isSignedIn });
  const isSold = item.lifecycle !== "discontinued";
  return {
    view: {
      sku: item.sku,
      name: item.name,
      brand: item.brand.name,
      url: urls.product(item),
      quantity,
      unitLabel,
      price: priceLabel(answer, { hasAccount: accountNumber !== null, piecesPerUnit: item.piecesPerUnit }),
      isSold,
    },
    total: isSold ? totalOf(answer, quantity) : null,
  };
}

function totalOf(answer: PriceAnswer, quantity: number): Money | null {
  return "price" in answer ? lineTotal(answer.price, quantity) : null;
}
