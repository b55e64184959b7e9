export { priceFiles } from "./pricing.store.server.ts";
export { pricingRecords } from "./pricing.import.server.ts";
