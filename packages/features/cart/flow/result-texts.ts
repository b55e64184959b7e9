import { inDigits } from "@capstan/ui/digits";
import { type AddToCartData, addedWarning, isAdded } from "./add-answer.ts";

interface ResultTexts {
  readonly title: string;
  /** Null where nothing was added, or nothing was left out. */
  readonly added: string | null;
  readonly notAdded: string | null;
  /** Spec 2.9: View Cart and Continue Shopping. */
  readonly showsActions: boolean;
}

/** Spec 2.9: the server's own words where its flag is on, else ours. */
export function resultTexts(data: AddToCartData): ResultTexts {
  const all = data.addToCartEntries.length;
  const added = data.addToCartEntries.filter(isAdded).length;
  const left = all - added;
  const isServers = data.modernizedOrderOriginationV2FeatureEnabled === true;
  const words = (own: string, servers: string | null | undefined) => (isServers ? (servers ?? own) : own);
  return {
    title: words(ownTitle(added, all) + accountWords(data.mauAccountNumber), data.headerMessage),
    added: added === 0 ? null : words(`${productWords(added)} Added to Cart`, data.addedSubheaderMessage),
    notAdded: left === 0 ? null : words(`${productWords(left)} Not Added to Cart`, data.notAddedSubheaderMessage),
    showsActions: added > 0,
  };
}

function ownTitle(added: number, all: number): string {
  if (added === 0) return "Product Not Added to Cart";
  if (added < all) return `${inDigits(added)} of ${productWords(all)} Added to Cart`;
  return `${productWords(added)} Added to Cart`;
}

function accountWords(accountNumber: string | null | undefined): string {
  return accountNumber ? ` — Account ${accountNumber}` : "";
}

function productWords(count: number): string {
  return `${inDigits(count)} ${count === 1 ? "Product" : "Products"}`;
}

/** Of the snackbar: everything was added. What a buyer should know of it is not left out for want of room. */
export function snackbarText(data: AddToCartData): string {
  const counted = `${productWords(data.addToCartEntries.length).toLowerCase()} added to cart`;
  const warnings = new Set(data.addToCartEntries.flatMap((entry) => addedWarning(entry) ?? []));
  return [counted, ...warnings].join(". ");
}
