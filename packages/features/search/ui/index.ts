export { breadcrumbData, wholeUrl } from "./breadcrumb-data.ts";
export { SpecGrid } from "./grid/spec-grid.tsx";
export { AddForm, InlineAdd } from "./inline-add.tsx";
export { PackWarning } from "./pack-warning.tsx";
export { RowPrice } from "./row-price.tsx";
export { SignInForPrice } from "./sign-in-for-price.tsx";
export { StockWords } from "./stock-words.tsx";
export { Trail } from "./trail.tsx";
