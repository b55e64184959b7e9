import { dayAndYear } from "@capstan/platform/format-time";
import { type OrderableItem, type Warranty, unitLabel } from "@capstan/features/catalog/server";
import { pictureName } from "@capstan/features/pictures/server";
import {
  type PriceAnswer,
  type PriceContext,
  type PriceFile,
  type PriceLabel,
  priceLabel,
  resolvePrice,
} from "@capstan/features/pricing/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { safeTooltip } from "@capstan/platform/html";
import { type Money, formatMoney, lineTotal, moneyText } from "@capstan/platform/money";
import type { WireCartItem } from "./cart.schema.ts";
import type { ItemFacts } from "./item-facts.server.ts";

export interface LineToPrice {
  readonly item: OrderableItem;
  /** How many are shown: those that were added, or all of the line. */
  readonly quantity: number;
  /** How many the line has: its price breaks hang on these. */
  readonly lineQuantity: number;
  readonly hasWarranty: boolean;
}

export interface PricedLine {
  readonly answer: PriceAnswer;
  readonly label: PriceLabel;
  /** Null where there is no price to show. */
  readonly total: Money | null;
  readonly warranty: (Warranty & { readonly total: Money }) | null;
}

type Pricing = PriceContext & Pick<ItemFacts, "prices" | "warranties">;

const noPrices: PriceFile = { web: [], contract: [] };

function priceFileOf(sku: string, { prices }: Pick<ItemFacts, "prices">): PriceFile {
  return prices.get(sku) ?? noPrices;
}

export function priceLine({ item, quantity, lineQuantity }: LineToPrice, pricing: Pricing): PricedLine {
  const { on, isSignedIn, accountNumber } = pricing;
  const { answer } = resolvePrice(priceFileOf(item.sku, pricing), { quantity: lineQuantity, on, isSignedIn });
  const plan = pricing.warranties.get(item.sku);
  return {
    answer,
    label: priceLabel(answer, { hasAccount: accountNumber !== null, piecesPerUnit: item.piecesPerUnit }),
    total: "price" in answer ? lineTotal(answer.price, quantity) : null,
    warranty: plan ? { ...plan, total: lineTotal(plan.price, quantity) } : null,
  };
}

/** A line in the wire's names, spec 3. */
export function cartItemOf(
  { lineId, ...line }: LineToPrice & { readonly lineId: string | null },
  pricing: Pricing,
): WireCartItem {
  const { item, quantity, hasWarranty } = line;
  const { answer, label, total, warranty } = priceLine(line, pricing);
  const isAdded = lineId !== null;
  return {
    code: isAdded ? "ITEM_ADDED" : "ITEM_NOT_ADDED",
    resource: item.sku,
    addedQuantity: isAdded ? quantity : 0,
    entryPK: lineId,
    addedSubTotal: isAdded && total !== null ? formatMoney(total) : null,
    onlinePriceDisplayMsg: label.kind === "sign-in" ? "Log in for Pricing" : null,
    price: { formattedContractReferencePrice: label.kind === "price" ? label.reference : null },
    productCartData: {
      brandName: item.brandName,
      name: item.name,
      image: urls.itemPicture({ name: pictureName(item.sku, { size: 48, scale: 1, view: "plain" }) }),
      ...pricesOf(label, answer),
      productDetailUrl: lazyUrls.productPath(item),
      unitOfMeasure: unitLabel(item),
      productWarrantyData:
        warranty && hasWarranty
          ? {
              name: warranty.name,
              formattedPrice: formatMoney(warranty.price),
              totalPrice: formatMoney(warranty.total),
            }
          : null,
    },
    productDataForAnalytics: {
      sku: item.sku,
      name: item.name,
      brand: item.brandName,
      category: item.categoryName,
      quantity: isAdded ? quantity : 0,
      price: "price" in answer ? Number(moneyText(answer.price)) : null,
    },
  };
}

/** Of an item that we don't have there is nothing to show. */
export function unknownCartItem(sku: string): WireCartItem {
  return {
    code: "ITEM_NOT_ADDED",
    resource: sku,
    addedQuantity: 0,
    entryPK: null,
    addedSubTotal: null,
    onlinePriceDisplayMsg: null,
    price: { formattedContractReferencePrice: null },
    productCartData: null,
    productDataForAnalytics: { sku, name: null, brand: null, category: null, quantity: 0, price: null },
  };
}

type ShownPrices = Pick<
  NonNullable<WireCartItem["productCartData"]>,
  "formattedPrice" | "priceSellLabel" | "priceText" | "salePriceExpDate" | "strikePrice" | "tooltipContent"
>;

/** Spec 4: the display of a price in the cart goes by which of these are there. */
function pricesOf(label: PriceLabel, answer: PriceAnswer): ShownPrices {
  const none = { priceSellLabel: null, priceText: null, salePriceExpDate: null, strikePrice: null };
  if (label.kind === "sign-in")
    return {
      ...none,
      formattedPrice: null,
      tooltipContent: tooltip("Prices of this item are shown after you sign in."),
    };
  if (label.kind === "call")
    return { ...none, formattedPrice: null, priceText: "Call for price", tooltipContent: null };
  const isPromotion = answer.kind === "sale" || answer.kind === "clearance";
  const ends = isPromotion && answer.endsOn !== "infinity" ? dayAndYear(answer.endsOn) : null;
  return {
    formattedPrice: label.price,
    priceSellLabel: label.label,
    priceText: null,
    salePriceExpDate: ends,
    strikePrice: label.strike?.price ?? null,
    tooltipContent: isPromotion && ends !== null ? tooltip(`<b>${label.label}</b> Price ends ${ends}.`) : null,
  };
}

function tooltip(html: string): string {
  return safeTooltip(html).html;
}
