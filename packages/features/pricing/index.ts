export { type LabelOptions, type PriceLabel, priceLabel } from "./price-label.ts";
export type { Considered, ContractPrice, PriceAnswer, PriceFile, Verdict, WebPrice } from "./pricing.ts";
export { type ExplainedPrice, type PriceQuestion, resolvePrice } from "./resolve-price.ts";
