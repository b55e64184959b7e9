import { addToCart } from "@capstan/features/cart";

export interface EntriesAdded {
  /** Of the call itself, where it failed; then nothing is known of the entries. */
  readonly failure: string | null;
  /** By the entry's place: why it was not added. */
  readonly refusals: ReadonlyMap<number, string>;
}

/** The cart takes up to so many entries in a call. */
const maxEntries = 500;

const notTaken = "The cart did not take it.";

/** Adds entries to the cart, however many, and says which were not. */
export async function addEntries(
  entries: readonly { readonly sku: string; readonly quantity: number }[],
  pageAccount: string | null,
  onProgress: (added: number) => void = () => undefined,
): Promise<EntriesAdded> {
  const refusals = new Map<number, string>();
  for (let from = 0; from < entries.length; from += maxEntries) {
    const outcome = await addToCart({ entries: entries.slice(from, from + maxEntries), pageAccount });
    if (outcome.kind !== "answered") {
      for (let at = from; at < entries.length; at++) refusals.set(at, outcome.message);
      return { failure: outcome.message, refusals };
    }
    for (const [at, { cartItem, error }] of outcome.data.addToCartEntries.entries())
      if (cartItem.code !== "ITEM_ADDED") refusals.set(from + at, error?.errorMessage ?? notTaken);
    onProgress(Math.min(entries.length, from + maxEntries));
  }
  return { failure: null, refusals };
}
