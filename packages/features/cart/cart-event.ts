/** Fired on the window after every addition, whoever made it. */
export const addToCartEvent = "addtocart";

/** Calls back after every addition; the answer ends it. */
export function onAddToCart(react: () => void): () => void {
  window.addEventListener(addToCartEvent, react);
  return () => window.removeEventListener(addToCartEvent, react);
}
