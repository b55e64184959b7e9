import { hasShape } from "@capstan/platform/index-alias";
import { type Job, defineJob } from "@capstan/platform/queue";
import { z } from "zod";
import { type RebuildSuggestionsDeps, rebuildSuggestions } from "./rebuild-suggestions.server.ts";
import { suggestionsIndex, suggestionsShape } from "./suggestions/suggestions-index.server.ts";

export function typeaheadJobs(deps: RebuildSuggestionsDeps): readonly Job[] {
  return [
    defineJob({
      name: "typeahead:rebuild-suggestions",
      payload: z.object({}),
      run: async (_, { log }) => {
        const suggestions = await rebuildSuggestions(deps);
        if (suggestions !== undefined) log.info({ suggestions }, "suggestions rebuilt");
      },
    }),
    defineJob({
      // A store that was just set up or updated does not wait for the hour.
      name: "typeahead:ensure-suggestions",
      payload: z.object({}),
      run: async (_, { log }) => {
        if (await hasShape(deps.opensearch, suggestionsIndex, suggestionsShape)) return;
        const suggestions = await rebuildSuggestions(deps);
        if (suggestions !== undefined) log.info({ suggestions }, "suggestions built");
      },
    }),
  ];
}
