import { addToCartEvent, cartChannel } from "./cart-event.ts";

/** Says that the cart has changed, to this page and to the other tabs. */
export function tellCartChanged(): void {
  window.dispatchEvent(new Event(addToCartEvent));
  const channel = new BroadcastChannel(cartChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage("");
  channel.close();
}
