import { track } from "@capstan/features/analytics";
import { type Entry, type EntryKind, headings } from "../list/entries.ts";
import { rememberSearch } from "../fetch/history.ts";

/** A guide or the branch locator is no search to come back to. */
const searches: ReadonlySet<EntryKind> = new Set(["general", "category", "brand", "recent"]);

/** Keeps what the next page and the analytics want to know of a chosen line. */
export function recordSelection({ kind, text }: Entry, index: number, typed: string): void {
  if (searches.has(kind)) rememberSearch(text);
  track({ event: "suggestion", term: text, typed, group: headings[kind], index });
  try {
    // Spec 3: these three keys.
    sessionStorage.setItem("suggestedSearchTerm", text);
    sessionStorage.setItem("suggestionIndex", String(index));
    sessionStorage.setItem("partialSearchTerm", typed);
  } catch {
    // A browser that forbids storage still goes where it was told to.
  }
}
