export { type MixedSuggestion, mixSuggestions } from "./mix-suggestions.ts";
export { leastCharacters } from "./least-characters.ts";
export type {
  BrandAnswer,
  CategoryAnswer,
  GuideAnswer,
  ProductItem,
  ProductsAnswer,
  Suggestion,
  TypeaheadAnswer,
} from "./typeahead.schema.ts";
export { rememberSearch } from "./ui/history.ts";
export { type SearchCatalog, searchBox } from "./ui/search-box-piece.ts";
