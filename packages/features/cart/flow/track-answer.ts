import { type AnalyticsEvent, track } from "@capstan/features/analytics";
import type { AddToCartOptions } from "../add-to-cart.ts";
import { type AddToCartData, isAdded } from "./add-answer.ts";
import { groupEntries } from "./surface.ts";

/** Spec 7.3: Add to Cart for what was added, You Should Know for what has to be agreed to, Cannot be Purchased for the rest. */
export function answerEvents(data: AddToCartData, options?: AddToCartOptions): readonly AnalyticsEvent[] {
  const addToCartMethod = data.analyticsData?.addToCartMethod ?? options?.addToCartMethod ?? "";
  const findingMethod = data.analyticsData?.findingMethod ?? options?.findingMethod ?? "";
  return groupEntries(data.addToCartEntries).flatMap(({ variant, entries }) =>
    entries.map((entry): AnalyticsEvent => {
      const sku = entry.cartItem.resource;
      if (isAdded(entry)) {
        const quantity = entry.cartItem.addedQuantity ?? 1;
        return { event: "addToCart", sku, quantity, addToCartMethod, findingMethod };
      }
      const errorType = entry.errorType ?? "";
      return { event: variant === "warning" ? "youShouldKnow" : "cannotBePurchased", sku, errorType };
    }),
  );
}

export function trackAnswer(data: AddToCartData, options?: AddToCartOptions): void {
  for (const event of answerEvents(data, options)) track(event);
}
