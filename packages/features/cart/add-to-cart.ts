import { urls } from "@capstan/features/urls";
import { tellAccountChanged } from "@capstan/features/account";
import { pageAccountField } from "@capstan/platform/http/page-account";
import { decode, object, text } from "@capstan/platform/decode";
import { tellCartChanged } from "./tell-cart-changed.ts";
import { type AddToCartData, readAddItems } from "./flow/add-answer.ts";
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

export interface AddRequest {
  readonly entries: readonly CartEntry[];
  readonly options?: AddToCartOptions | undefined;
  /** The account that the page was made for. */
  readonly pageAccount: string | null;
  /** What the buyer has agreed to: `disclaimerAccepted`, and the like. */
  readonly acceptance?: Readonly<Record<string, string>>;
}

export type AddOutcome =
  | { readonly kind: "answered"; readonly data: AddToCartData }
  /** Another account is current than the page was made for: the page is told, and says so itself too. */
  | { readonly kind: "account-changed"; readonly message: string }
  | { readonly kind: "failed"; readonly message: string };

/** Adds from within a dialog: the button says that it went well, and what it stands in that it failed. */
export type AddQuietly = (request: AddRequest) => Promise<{ readonly isAdded: boolean; readonly message: string }>;

/** Spec 8. */
const addFailed = "Failed to Add Items to Cart";

/** The keys of requests whose answer never came. The store may have done them: sent again, they keep their key. */
const unanswered = new Map<string, string>();

/** The one way into the cart: adds items from wherever the visitor is, and tells the page of it. */
export async function addToCart(wanted: AddRequest): Promise<AddOutcome> {
  const form = formOf(wanted);
  const request = form.toString();
  const idempotencyKey = unanswered.get(request) ?? newIdempotencyKey();
  unanswered.set(request, idempotencyKey);
  form.set("idempotencyKey", idempotencyKey);
  try {
    const answer = await fetch(urls.addItems(), { method: "POST", body: form });
    // A failure on the store's side may have come after the addition.
    if (answer.status < 500) unanswered.delete(request);
    if (!answer.ok) return await refusalOf(answer);
    const body: unknown = await answer.json();
    // Spec 7.3: fired by the call, whatever became of each entry.
    tellCartChanged();
    return { kind: "answered", data: readAddItems(body) };
  } catch {
    return { kind: "failed", message: addFailed };
  }
}

async function refusalOf(answer: Response): Promise<AddOutcome> {
  const failed = { kind: "failed", message: addFailed } as const;
  if (answer.status !== 409) return failed;
  const { code, message } = decode(refusalAnswer, await answer.json()).error;
  if (code !== "ACCOUNT_CHANGED") return failed;
  tellAccountChanged();
  return { kind: "account-changed", message };
}

function formOf({ entries, options, pageAccount, acceptance }: AddRequest): URLSearchParams {
  const form = new URLSearchParams();
  for (const [index, { sku, quantity, addWarranty }] of entries.entries()) {
    form.set(`cartEntries[${index}].sku`, sku);
    form.set(`cartEntries[${index}].quantity`, String(quantity));
    if (addWarranty !== undefined) form.set(`cartEntries[${index}].addWarranty`, String(addWarranty));
  }
  for (const [name, value] of Object.entries(options ?? {})) form.set(`options.${name}`, String(value));
  for (const [name, value] of Object.entries(acceptance ?? {})) form.set(name, value);
  if (pageAccount !== null) form.set(pageAccountField, pageAccount);
  return form;
}

const refusalAnswer = object({ error: object({ code: text, message: text }) });
