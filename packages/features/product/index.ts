export { productContext, type ProductView } from "./product.ts";
