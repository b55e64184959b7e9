export { priceFiles, pricesOnFile, webPricesOn } from "./pricing.store.server.ts";
export { pricingRecords } from "./pricing.import.server.ts";
export { type PriceContext, priceContextOf } from "./price-context.ts";
export { type PriceLabel, priceLabel } from "./price-label.ts";
export { priceTiers } from "./price-tiers.ts";
export type { PriceAnswer, PriceFile } from "./pricing.ts";
export { type ExplainedPrice, resolvePrice } from "./resolve-price.ts";
export { pricingErrors } from "./pricing.errors.ts";
export { pricingRoutes } from "./pricing.routes.server.ts";
