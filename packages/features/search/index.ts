export { type Facet, type FacetChoice, type ResultsView, resultsContext } from "./results.ts";
export { type SuggestConfigId, suggestConfigIds } from "./suggest-config.ts";
