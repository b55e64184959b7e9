export { checkoutContext } from "./checkout.ts";
