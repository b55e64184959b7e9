export { orderPagesContext } from "./order-history.ts";
