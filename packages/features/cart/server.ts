export { cartReader } from "./cart-reader.server.ts";
export { cartRoutes } from "./cart.routes.server.ts";
export { newIdempotencyKey } from "./idempotency-key.ts";
export { cartCookie, cartIdIn } from "./cart.ts";
