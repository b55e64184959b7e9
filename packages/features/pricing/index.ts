export { type LabelOptions, type PriceLabel, priceLabel } from "./price-label.ts";
export type { Considered, ContractPrice, PriceAnswer, PriceFile, Verdict, WebPrice } from "./pricing.ts";
export { type ExplainedPrice, type PriceQuestion, resolvePrice } from "./resolve-price.ts";
export type { PriceContext } from "./price-context.ts";
export { RowPrice } from "./ui/row-price.tsx";
export { SignInForPrice } from "./ui/sign-in-for-price.tsx";
export type { NextBreak } from "./price-reasons.ts";
export { WhyPrice } from "./ui/why-price.tsx";
