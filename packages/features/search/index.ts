export {
  type Facet,
  type FacetChoice,
  type FamilyGroup,
  type ItemRow,
  type ResultsView,
  resultsContext,
} from "./results.ts";
export {
  AddForm,
  InlineAdd,
  PackWarning,
  RowPrice,
  SignInForPrice,
  SpecGrid,
  Trail,
  breadcrumbData,
  wholeUrl,
} from "./ui/index.ts";
