import { suggestConfigIds } from "@capstan/features/search";
import { urls } from "@capstan/features/urls";
import { type MixedSuggestion, maxSuggestions, mixSuggestions } from "../../mix-suggestions.ts";
import type { Suggestion, TypeaheadAnswer } from "../../typeahead.schema.ts";
import { matchesAll } from "./matched-parts.ts";
import { taggedUrl } from "./tagged-url.ts";

export type EntryKind = MixedSuggestion["kind"] | "recent";

/** One line of the list. */
export interface Entry {
  readonly kind: EntryKind;
  /** What stands in the input while the line is highlighted. */
  readonly text: string;
  readonly href: string;
  /** The categories above a category. */
  readonly path: string | null;
  /** What its panel is asked for with. */
  readonly panelKey: string;
}

/** Spec 2.4: the headings of the groups. */
export const headings: Readonly<Record<EntryKind, string>> = {
  guide: "Guides",
  branch: "Branch",
  general: "Suggestions",
  category: "Product Categories",
  brand: "Brands",
  recent: "Recent Searches",
};

/** So many of the last searches stand beside suggestions, if there is room for them; an empty field shows them all. */
const maxRecentsBesideSuggestions = 2;

export function entriesOf(answer: TypeaheadAnswer, recents: readonly string[]): readonly Entry[] {
  const mixed = mixSuggestions(answer).map(entryOf);
  if (mixed.length === 0) return [];
  const room = Math.min(maxRecentsBesideSuggestions, maxSuggestions - mixed.length);
  return [...mixed, ...recentEntries(recents.slice(0, room))];
}

export function recentEntries(recents: readonly string[]): readonly Entry[] {
  return recents.map((text) => ({
    kind: "recent",
    text,
    href: urls.search({ searchQuery: text, suggestConfigId: suggestConfigIds.recentSearch }),
    path: null,
    panelKey: text,
  }));
}

/**
 * What of an answer to a shorter text still fits a longer one. A guide is found by its subject and not by its words, so
 * it stays as long as anything does: going and coming back with every letter it would flash.
 */
export function narrowed(answer: TypeaheadAnswer, typed: string): TypeaheadAnswer {
  const fits = ({ display }: Suggestion) => matchesAll(display, typed);
  const brandSuggestionResults = answer.brandSuggestionResults.filter(fits);
  const categorySuggestionResults = answer.categorySuggestionResults.filter(fits);
  const generalSuggestionResults = answer.generalSuggestionResults.filter((text) => matchesAll(text, typed));
  const isAnyLeft = [brandSuggestionResults, categorySuggestionResults, generalSuggestionResults].some(
    ({ length }) => length > 0,
  );
  const selectionGuideSuggestionResult = isAnyLeft ? answer.selectionGuideSuggestionResult : [];
  return {
    brandSuggestionResults,
    categorySuggestionResults,
    generalSuggestionResults,
    selectionGuideSuggestionResult,
  };
}

function entryOf(mixed: MixedSuggestion): Entry {
  switch (mixed.kind) {
    case "general":
      return {
        ...textEntry(mixed),
        href: urls.search({ searchQuery: mixed.text, suggestConfigId: suggestConfigIds.productSuggestion }),
      };
    case "branch":
      return { ...textEntry(mixed), href: urls.findBranch() };
    case "category":
      return { ...namedEntry(mixed, suggestConfigIds.category), path: pathAbove(mixed.suggestion.display) };
    case "brand":
      return namedEntry(mixed, suggestConfigIds.brand);
    default:
      return namedEntry(mixed, undefined);
  }
}

function textEntry({ kind, text }: Extract<MixedSuggestion, { text: string }>) {
  return { kind, text, path: null, panelKey: text };
}

function namedEntry(
  { kind, suggestion: { name, url, key } }: Extract<MixedSuggestion, { suggestion: Suggestion }>,
  suggestConfigId: number | undefined,
): Entry {
  return { kind, text: name, href: taggedUrl(url, suggestConfigId), path: null, panelKey: key };
}

/** Spec 3: a category's path is separated by ' > '; its own name stands last. */
function pathAbove(display: string): string | null {
  const end = display.lastIndexOf(" > ");
  return end === -1 ? null : display.slice(0, end);
}
