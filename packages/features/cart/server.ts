export { cartReader } from "./cart-reader.server.ts";
export { cartRoutes } from "./cart.routes.server.ts";
export { newOnceKey } from "./once.ts";
