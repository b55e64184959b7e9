export { productReader } from "./product-reader.server.ts";
