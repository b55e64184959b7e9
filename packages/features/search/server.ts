export { indexChangedItems } from "./index-items.server.ts";
export type { ProductDocument } from "./index/product-document.ts";
export { ensureProductsIndex, productsIndex } from "./products-index.server.ts";
export { type Looking, familyGroups, rowOf, unitLabel } from "./results/item-rows.ts";
export { frameReader, resultsReader } from "./results/results-reader.server.ts";
export { searchJobs } from "./search.jobs.server.ts";
