export { indexChangedItems } from "./index-items.server.ts";
export { ensureProductsIndex, productsIndex, type ProductDocument } from "./products-index.server.ts";
export { searchJobs } from "./search.jobs.server.ts";
