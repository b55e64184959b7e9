export { type AddToCartOptions, addToCart } from "./add-to-cart.ts";
export { onAddToCart } from "./cart-event.ts";
export { cartContext } from "./cart.ts";
export { loadAddInPlace } from "./flow/load-add-in-place.ts";
export { cartShareContext } from "./share/cart-share.ts";
export { AddForm } from "./ui/add-form.tsx";
export { FormKey } from "./ui/form-key.ts";
export { InlineAdd } from "./ui/inline-add.tsx";
export { PackWarning, packWarningId } from "./ui/pack-warning.tsx";
