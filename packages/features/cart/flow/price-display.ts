import type { CartItem } from "./add-answer.ts";

/** A line's price, decided: what is shown and in which words. */
export type PriceDisplay =
  | { readonly kind: "sign-in"; readonly tooltip: string | null }
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "price";
      readonly label: string;
      readonly isReduced: boolean;
      /** "NA" where there is none. */
      readonly price: string;
      readonly unit: string | null;
      readonly expiresOn: string | null;
      readonly strike: { readonly label: string; readonly price: string } | null;
      /** Of more than one. */
      readonly total: string | null;
      readonly referencePrice: string | null;
    };

const logInForPricing = "Log in for Pricing";
const notAvailable = "NA";

interface Of {
  readonly hasAccount: boolean;
  readonly quantity: number;
}

/** Spec 4: price display in the cart, by priority. */
export function priceDisplay(item: CartItem, { hasAccount, quantity }: Of): PriceDisplay {
  const { onlinePriceDisplayMsg, addedSubTotal } = item;
  const product = item.productCartData;
  if (!hasAccount && onlinePriceDisplayMsg === logInForPricing) {
    return { kind: "sign-in", tooltip: product?.tooltipContent || null };
  }
  const priceText = product?.priceText;
  if (priceText && priceText !== notAvailable) return { kind: "text", text: priceText };
  const usual = usualLabel(hasAccount);
  const isReduced = !!product?.strikePrice;
  return {
    kind: "price",
    label: product?.priceSellLabel || usual,
    isReduced,
    price: product?.formattedPrice || notAvailable,
    unit: product?.unitOfMeasure || null,
    expiresOn: isReduced ? product.salePriceExpDate || null : null,
    strike: isReduced ? { label: usual, price: product.strikePrice ?? "" } : null,
    total: quantity > 1 ? (addedSubTotal ?? null) : null,
    referencePrice: item.price?.formattedContractReferencePrice || null,
  };
}

function usualLabel(hasAccount: boolean): string {
  return hasAccount ? "Your Price" : "Web Price";
}
