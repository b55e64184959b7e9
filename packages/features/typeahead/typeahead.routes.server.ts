import { urls } from "@capstan/features/urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { type SuggestDeps, suggest } from "./suggest.server.ts";
import { typeaheadAnswer, typeaheadQuery } from "./typeahead.schema.ts";

export function typeaheadRoutes(deps: SuggestDeps): readonly RouteSpec[] {
  return [
    route({
      method: "GET",
      path: urls.typeahead(),
      summary: "Suggestions for what was typed so far",
      slice: "typeahead",
      level: "anonymous",
      account: "none",
      query: typeaheadQuery,
      answer: typeaheadAnswer,
      errors: ["ENGINE_UNAVAILABLE"],
      handle: async ({ query }) => suggest(deps, { text: query.t }),
    }),
  ];
}
