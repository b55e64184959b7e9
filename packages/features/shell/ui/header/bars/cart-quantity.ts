import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { decodeOrNone, object, whole } from "@capstan/platform/decode";

/** Spec 4 and 9: an addition needs a moment to be counted. */
export const refetchAfterMs = 600;

/** How many items are in the cart; undefined where the store can't say. The time keeps every cache out of it. */
export async function fetchCartQuantity(): Promise<number | undefined> {
  try {
    const address = `${urls.cartQuantity()}?${systemClock.now().getTime()}`;
    const answer = await fetch(address, { headers: { accept: "application/json" } });
    const quantity = answer.ok ? readQuantity(await answer.json()) : undefined;
    if (quantity !== undefined) return quantity;
    failed(`status ${answer.status}`);
  } catch (error) {
    failed(error);
  }
  return undefined;
}

function failed(error: unknown): void {
  reportError({ message: "Failed to call /CartQuantity and update the cart count", error });
}

/** The wire says it as a number or as a number's text. */
const cartQuantityAnswer = object<{ cartQuantity: number | string }>({
  cartQuantity: (value, place) => (typeof value === "string" ? value : whole(value, place)),
});

export function readQuantity(answer: unknown): number | undefined {
  const cartQuantity = decodeOrNone(cartQuantityAnswer, answer)?.cartQuantity ?? "";
  const quantity = cartQuantity === "" ? Number.NaN : Number(cartQuantity);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : undefined;
}

/** Spec 4: the words are the same for every number. */
export function countInCart(quantity: number): string {
  return `${quantity} items in cart`;
}
