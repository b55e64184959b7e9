import { z } from "zod";

/** The names on the wire are the specification's. */
const suggestion = z.object({ display: z.string(), url: z.string(), key: z.string(), name: z.string() });

export const typeaheadQuery = z.object({ t: z.string().max(200).default("") });

export const typeaheadAnswer = z.object({
  brandSuggestionResults: z.array(suggestion),
  categorySuggestionResults: z.array(suggestion),
  generalSuggestionResults: z.array(z.string()),
  selectionGuideSuggestionResult: z.array(suggestion),
});

export type TypeaheadAnswer = z.infer<typeof typeaheadAnswer>;
