// Spec 9: recent searches keep at most 9 unique entries, most recent first.
const most = 9;

/** Spec 3: the key, and a list of strings behind it. */
const storageKey = "typeaheadHistory";

/** The searches with one more: it comes first, and stands there once, however it was spelled. */
export function withSearch(history: readonly string[], term: string): readonly string[] {
  const said = term.trim();
  // Spec 5: only non-empty terms are kept.
  if (said === "") return history;
  const others = history.filter((other) => other.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, most);
}

/** What was stored, as far as it is what we store: anybody may write into a browser's storage. */
export function historyFrom(stored: string | null): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const terms = value.filter((term): term is string => typeof term === "string");
  return terms.toReversed().reduce(withSearch, []);
}

export function recentSearches(): readonly string[] {
  return inStorage(() => historyFrom(localStorage.getItem(storageKey))) ?? [];
}

export function rememberSearch(term: string): void {
  inStorage(() => localStorage.setItem(storageKey, JSON.stringify(withSearch(recentSearches(), term))));
}

export function forgetSearches(): void {
  inStorage(() => localStorage.removeItem(storageKey));
}

/** Storage that is full or forbidden costs the visitor the convenience and nothing else. */
function inStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
