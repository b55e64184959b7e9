export { type MixedSuggestion, mixSuggestions } from "./mix-suggestions.ts";
export type {
  BrandAnswer,
  CategoryAnswer,
  GuideAnswer,
  ProductItem,
  ProductsAnswer,
  Suggestion,
  TypeaheadAnswer,
} from "./typeahead.schema.ts";
