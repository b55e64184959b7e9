import { urls } from "@capstan/features/urls";
import type { TypeaheadAnswer } from "../typeahead.schema.ts";
import { ask, type Asked } from "./ask.ts";
import { readSuggestions } from "./read-answers.ts";

/** Spec 7.2: the general suggestions for what was typed. */
export async function askSuggestions(text: string, signal: AbortSignal): Promise<Asked<TypeaheadAnswer>> {
  return ask(`${urls.typeahead()}?${new URLSearchParams({ t: text })}`, signal, readSuggestions);
}
