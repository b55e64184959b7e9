import type { AddToCartOptions } from "@capstan/features/cart";
import type { ProductItem } from "../../typeahead.schema.ts";

/** Spec 7.3: how an item of the panel was found. */
export function addOptions({
  previouslyPurchasedProduct,
}: Pick<ProductItem, "previouslyPurchasedProduct">): AddToCartOptions {
  return previouslyPurchasedProduct
    ? { addToCartMethod: "Type Ahead OH Product Recs", findingMethod: "THOH" }
    : { addToCartMethod: "Keyword Search", findingMethod: "THKS" };
}
