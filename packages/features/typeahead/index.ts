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
export { SearchForm } from "./ui/form/search-form.tsx";
export type { SearchCatalog } from "./ui/lazy-search-box.ts";
