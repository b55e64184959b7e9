import type { LocatedBranch, Position } from "./located-branch.ts";

/** What one search found. */
export interface Results {
  /** What it was near to, as the visitor would say it; empty for where they are. */
  readonly place: string;
  /** Where that is; null where nobody knows. */
  readonly position: Position | null;
  readonly branches: readonly LocatedBranch[];
}

/** What failed, as far as trying it again needs to know. */
export type Failure =
  | { readonly kind: "initial" | "map" }
  | { readonly kind: "search"; readonly text: string }
  | { readonly kind: "default"; readonly code: string };

export interface LocatorState {
  /** Found by where the visitor is; what Reset brings back. */
  readonly initial: Results | null;
  /** By the browser's own position, and not by a guess at it. */
  readonly isInitialExact: boolean;
  readonly isLocating: boolean;
  /** The visitor's own search; null while the initial branches are shown. */
  readonly own: { readonly results: Results | null; readonly isSearching: boolean } | null;
  readonly isBlank: boolean;
  readonly isLocationDenied: boolean;
  readonly selectedCode: string | null;
  /** Selected on the map: the list brings its card into view. */
  readonly scrollsToSelected: boolean;
  readonly settingDefault: string | null;
  readonly failure: Failure | null;
}

export const initialState: LocatorState = {
  initial: null,
  isInitialExact: false,
  isLocating: false,
  own: null,
  isBlank: false,
  isLocationDenied: false,
  selectedCode: null,
  scrollsToSelected: false,
  settingDefault: null,
  failure: null,
};

export type LocatorEvent =
  | { readonly type: "locating" | "located" | "location-denied" | "reset" | "blank" | "typed" | "dismissed" }
  | { readonly type: "initial-found"; readonly results: Results; readonly isExact: boolean }
  | { readonly type: "search-started" }
  | { readonly type: "search-found"; readonly results: Results }
  | { readonly type: "selected"; readonly code: string; readonly on: "map" | "list" }
  | { readonly type: "default-started" | "default-set"; readonly code: string }
  | { readonly type: "failed"; readonly failure: Failure };

export function locatorReducer(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case "locating":
      return { ...state, isLocating: true, failure: null };
    case "located":
      return { ...state, isLocating: false };
    case "location-denied":
      return { ...state, isLocationDenied: true };
    case "initial-found":
      return initialFound(state, event.results, event.isExact);
    case "search-started":
      return {
        ...state,
        own: { results: shownResults(state), isSearching: true },
        isBlank: false,
        failure: null,
      };
    case "search-found":
      return selectFirst({ ...state, own: { results: event.results, isSearching: false } });
    case "reset":
      return selectFirst({ ...state, own: null, isBlank: false });
    case "blank":
      return { ...state, isBlank: true };
    case "typed":
      return { ...state, isBlank: false };
    case "selected":
      return { ...state, selectedCode: event.code, scrollsToSelected: event.on === "map" };
    case "default-started":
      return { ...state, settingDefault: event.code };
    case "default-set":
      return defaultSet(state, event.code);
    case "failed":
      return failed(state, event.failure);
    default:
      return { ...state, failure: null };
  }
}

export function shownResults({ own, initial }: LocatorState): Results | null {
  return own === null ? initial : own.results;
}

/** Something is under way that the visitor waits for. */
export function isBusy(state: LocatorState): boolean {
  return state.own === null ? state.isLocating && state.initial === null : state.own.isSearching;
}

function initialFound(state: LocatorState, results: Results, isExact: boolean): LocatorState {
  // A guess that comes late does not replace what is known.
  if (state.isInitialExact && !isExact) return state;
  const found = { ...state, initial: results, isInitialExact: isExact, isLocating: state.isLocating && !isExact };
  return state.own === null ? selectFirst(found) : found;
}

/** Spec 4: the first result is selected by default. */
function selectFirst(state: LocatorState): LocatorState {
  return { ...state, selectedCode: shownResults(state)?.branches[0]?.code ?? null, scrollsToSelected: false };
}

function failed(state: LocatorState, failure: Failure): LocatorState {
  // Who is searching by then does not wait for it.
  if (failure.kind === "initial" && state.own !== null) return { ...state, isLocating: false };
  const own = state.own && { ...state.own, isSearching: false };
  return { ...state, own, settingDefault: null, failure };
}

/** Spec 4: the default changes wherever it is shown. */
function defaultSet(state: LocatorState, code: string): LocatorState {
  return {
    ...state,
    initial: withDefault(state.initial, code),
    own: state.own && { ...state.own, results: withDefault(state.own.results, code) },
    settingDefault: null,
  };
}

function withDefault(results: Results | null, code: string): Results | null {
  if (results === null) return null;
  return { ...results, branches: results.branches.map((branch) => ({ ...branch, isDefault: branch.code === code })) };
}
