export {
  type Facet,
  type FacetChoice,
  type FamilyGroup,
  type ItemRow,
  type ResultsView,
  resultsContext,
} from "./results.ts";
export type { StockLabel } from "./stock/stock-label.ts";
export { type SuggestConfigId, suggestConfigIds } from "./suggest-config.ts";
export {
  AddForm,
  InlineAdd,
  PackWarning,
  RowPrice,
  SignInForPrice,
  SpecGrid,
  StockWords,
  Trail,
  breadcrumbData,
  wholeUrl,
} from "./ui/index.ts";
