/** Fired on the window after every addition, whoever made it. */
export const addToCartEvent = "addtocart";
/** The name of the channel between the tabs of one browser. */
export const cartChannel = "cart";

const events = [addToCartEvent, "pageshow"] as const;

/** Calls back after every addition, here or in another tab, and when the browser shows a page again as it left it. */
export function onAddToCart(react: () => void): () => void {
  const channel = new BroadcastChannel(cartChannel);
  // Only a page that comes for the first time says that it was not kept.
  const hear = (event: Event & { persisted?: boolean }) => event.persisted !== false && react();
  channel.addEventListener("message", hear);
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    channel.close();
    for (const event of events) window.removeEventListener(event, hear);
  };
}
