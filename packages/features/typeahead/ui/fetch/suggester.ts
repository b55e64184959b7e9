import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { minCharacters } from "../../min-characters.ts";
import type { TypeaheadAnswer } from "../../typeahead.schema.ts";
import type { BoxAction } from "../combobox/box-state.ts";
import { coalesce } from "./coalesce.ts";
import { entriesOf, type Entry, narrowed, recentEntries } from "../list/entries.ts";
import { recentSearches } from "./history.ts";
import { type KnownAnswers, knownAnswers } from "./known-answers.ts";
import { fetchAnswer, type Fetched } from "./fetch-answer.ts";
import { readSuggestions } from "./read-answers.ts";

/** Long enough for most answers, short enough that a newer text does not wait for a lost one. */
const patienceMs = 150;

/** Shared by every search box of the page: the answers depend on the custom catalog that is searched, and on nothing else. */
const shared = new Map<string, KnownAnswers<TypeaheadAnswer>>();

/** The answers that are known within a custom catalog, by its key. */
export function knownWithin(catalog: string): KnownAnswers<TypeaheadAnswer> {
  const known = shared.get(catalog) ?? knownAnswers<TypeaheadAnswer>(60);
  shared.set(catalog, known);
  return known;
}

export interface Suggester {
  /** Shows the best that is known for a text at once, and asks for what is not. */
  readonly search: (text: string) => void;
  readonly stop: () => void;
}

export function createSuggester(
  dispatch: (action: BoxAction) => void,
  {
    fetch = fetchSuggestions,
    known = knownWithin(""),
  }: { fetch?: typeof fetchSuggestions; known?: KnownAnswers<TypeaheadAnswer> } = {},
): Suggester {
  let current = "";

  const fetcher = coalesce({
    fetch,
    patienceMs,
    onAnswer: (text, fetched) => {
      if ("error" in fetched) reportError({ message: "Error fetching from Type Ahead endpoint", error: fetched.error });
      else known.set(text, fetched.answer);
      if ("error" in fetched && text === current) return dispatch({ type: "failed", text });
      const entries = bestFor(current);
      if (entries !== undefined) dispatch({ type: "answered", text: current, entries });
    },
  });

  /** Undefined while nothing that is known fits. */
  function bestFor(text: string): readonly Entry[] | undefined {
    const exact = known.get(text);
    if (exact !== undefined) return entriesOf(exact, recentSearches());
    const shorter = known.nearest(text);
    const fitting = shorter === undefined ? [] : entriesOf(narrowed(shorter, text), recentSearches());
    return fitting.length === 0 ? undefined : fitting;
  }

  function search(typed: string): void {
    current = typed.trim();
    if (current.length < minCharacters) {
      fetcher.stop();
      // Spec 4: an empty field shows the recent searches, a single character nothing.
      dispatch({ type: "typed", text: typed, entries: current === "" ? recentEntries(recentSearches()) : [] });
      return;
    }
    dispatch({ type: "typed", text: typed, entries: bestFor(current) });
    if (known.get(current) === undefined) fetcher.want(current);
    else fetcher.stop();
  }

  return { search, stop: fetcher.stop };
}

/** Spec 7.2: the general suggestions for what was typed. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Fetched<TypeaheadAnswer>> {
  return fetchAnswer(`${urls.typeahead()}?${new URLSearchParams({ t: text })}`, signal, readSuggestions);
}
