export { type AddOutcome, type AddToCartOptions, type CartEntry, addToCart } from "./add-to-cart.ts";
export { addToCartEvent, onAddToCart } from "./cart-event.ts";
export { cartContext } from "./cart.ts";
