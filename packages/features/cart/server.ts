export type { CartFeatures } from "./add-answer.ts";
export { addItems } from "./add-items.server.ts";
export { cartReader } from "./cart-reader.server.ts";
export { cartShareReader } from "./share/share-reader.server.ts";
export { cartErrors } from "./cart.errors.ts";
export { type StoredLine, cartOnFile, cartQuantities } from "./cart.store.server.ts";
export { cartRoutes } from "./cart.routes.server.ts";
export { type ItemFacts, readItemFacts } from "./item-facts.server.ts";
export { countsSince, isOutsideCatalog } from "./assess-item.server.ts";
export { idempotencyKeyPattern, newIdempotencyKey } from "./idempotency-key.ts";
export {
  type CartDetails,
  type CartOwner,
  type CartView,
  cartCookie,
  cartCookieSeconds,
  cartIdIn,
  deciderOf,
  ownerOf,
} from "./cart.ts";
export { mergeGuestCart } from "./merge-guest-cart.server.ts";
export { openQuestions } from "./open-questions.ts";
export { readCart } from "./read-cart.server.ts";
export { removeLine } from "./remove-line.server.ts";
export { type Reason, isLine, validateEntry } from "./validate-entry.ts";
