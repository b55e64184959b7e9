export { rebuildSuggestions } from "./rebuild-suggestions.server.ts";
export { typeaheadJobs } from "./typeahead.jobs.server.ts";
export { typeaheadRoutes } from "./typeahead.routes.server.ts";
export { suggestionSearches } from "./suggest.server.ts";
export { suggestionsIndex, suggestionsShape } from "./suggestions/suggestions-index.server.ts";
