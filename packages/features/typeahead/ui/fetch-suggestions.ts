import { urls } from "@capstan/features/urls";
import type { TypeaheadAnswer } from "../typeahead.schema.ts";
import { fetchAnswer, type Fetched } from "./fetch-answer.ts";
import { readSuggestions } from "./read-answers.ts";

/** Spec 7.2: the general suggestions for what was typed. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Fetched<TypeaheadAnswer>> {
  return fetchAnswer(`${urls.typeahead()}?${new URLSearchParams({ t: text })}`, signal, readSuggestions);
}
