import { urls } from "@capstan/features/urls";
import { decode, list, nullish, object, text } from "@capstan/platform/decode";
import { addToCartEvent } from "./cart-event.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";

export interface CartEntry {
  readonly sku: string;
  readonly quantity: number;
  readonly addWarranty?: boolean;
}

/** How the item was found and added, in the specification's words. */
export interface AddToCartOptions {
  readonly addToCartMethod: "Keyword Search" | "Type Ahead OH Product Recs";
  readonly findingMethod: "THKS" | "THOH";
}

/** Of one entry: added, or why not. */
export interface EntryOutcome {
  readonly sku: string;
  readonly isAdded: boolean;
  /** `invalid`, `discontinued`; null where it was added. */
  readonly errorType: string | null;
  readonly message: string;
}

export type AddOutcome =
  | { readonly isAdded: true; readonly entries: readonly EntryOutcome[] }
  /** Not all of it: the message is that of the first entry that failed, or of the call itself. */
  | { readonly isAdded: false; readonly message: string; readonly entries: readonly EntryOutcome[] };

const callFailed = "Failed to Add Items to Cart";

/** The keys of requests whose answer never came. The store may have done them: sent again, they keep their key. */
const unanswered = new Map<string, string>();

/** Adds items from wherever the visitor is, and tells the page of it. */
export async function addToCart(entries: readonly CartEntry[], options?: AddToCartOptions): Promise<AddOutcome> {
  const form = formOf(entries, options);
  const request = form.toString();
  const idempotencyKey = unanswered.get(request) ?? newIdempotencyKey();
  unanswered.set(request, idempotencyKey);
  form.set("idempotencyKey", idempotencyKey);
  try {
    const answer = await fetch(urls.addItems(), { method: "POST", body: form });
    // A failure on the store's side may have come after the addition.
    if (answer.status < 500) unanswered.delete(request);
    if (!answer.ok) return { isAdded: false, message: callFailed, entries: [] };
    const body: unknown = await answer.json();
    // Spec 7.3: fired by the call, whatever became of each entry.
    window.dispatchEvent(new Event(addToCartEvent));
    const outcomes = outcomesIn(body);
    const failed = outcomes.find(({ isAdded }) => !isAdded);
    return failed
      ? { isAdded: false, message: failed.message, entries: outcomes }
      : { isAdded: true, entries: outcomes };
  } catch {
    return { isAdded: false, message: callFailed, entries: [] };
  }
}

function formOf(entries: readonly CartEntry[], options?: AddToCartOptions): URLSearchParams {
  const form = new URLSearchParams();
  for (const [index, { sku, quantity, addWarranty }] of entries.entries()) {
    form.set(`cartEntries[${index}].sku`, sku);
    form.set(`cartEntries[${index}].quantity`, String(quantity));
    if (addWarranty !== undefined) form.set(`cartEntries[${index}].addWarranty`, String(addWarranty));
  }
  for (const [name, value] of Object.entries(options ?? {})) form.set(`options.${name}`, String(value));
  return form;
}

/** As much of the answer as is said to the buyer. */
const addItemsAnswer = object({
  addToCartData: object({
    addToCartEntries: list(
      object({
        cartItem: object({ code: text, resource: text }),
        errorType: nullish(text),
        error: nullish(object({ errorMessage: text })),
      }),
    ),
  }),
});

function outcomesIn(answer: unknown): readonly EntryOutcome[] {
  const { addToCartEntries } = decode(addItemsAnswer, answer).addToCartData;
  return addToCartEntries.map(({ cartItem: { code, resource }, errorType, error }) => {
    const isAdded = code === "ITEM_ADDED";
    return {
      sku: resource,
      isAdded,
      errorType: errorType ?? null,
      message: error?.errorMessage ?? (isAdded ? "" : callFailed),
    };
  });
}
