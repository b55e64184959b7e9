export { priceFiles, pricesOnFile, webPricesOn } from "./pricing.store.server.ts";
export { pricingRecords } from "./pricing.import.server.ts";
