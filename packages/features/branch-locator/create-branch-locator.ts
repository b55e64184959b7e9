import type { Called } from "./branch-calls.ts";
import { type LocatedBranch, type Position, branchName } from "./located-branch.ts";
import { geocodeQueryOf, locationOfCookie } from "./location-text.ts";
import type { Failure, LocatorEvent, Results } from "./locator-state.ts";
import type { GeocodeQuery, GeocodeResult } from "./map/maps-service.ts";

export type Location =
  | { readonly kind: "found"; readonly position: Position }
  | { readonly kind: "denied" }
  | { readonly kind: "unavailable" };

/** What the branch locator needs of the browser and of the store. */
export interface LocatorPorts {
  readonly cookies: () => string;
  /** The browser's geolocation. It may take for as long as the visitor looks at the browser's question. */
  readonly locate: () => Promise<Location>;
  readonly wait: (ms: number) => Promise<void>;
  readonly geocode: (query: GeocodeQuery) => Promise<GeocodeResult>;
  readonly search: (text: string, at: Position) => Promise<Called<readonly LocatedBranch[]>>;
  readonly setDefault: (code: string) => Promise<Called<unknown>>;
  readonly report: (error: unknown) => void;
}

export interface BranchLocator {
  /** Finds the branches near the visitor. */
  open(): Promise<void>;
  search(text: string): Promise<void>;
  reset(): void;
  setDefault(code: string): Promise<void>;
  retry(failure: Failure): Promise<void>;
}

/** For so long a visitor is kept waiting for their position; one that comes later is used all the same. */
const maxLocatingMs = 8_000;

/** Spec 8: where a place that no geocoder knows is searched for; the server then goes by the words alone. */
const nowhere: Position = { latitude: 0, longitude: 0 };

/** Spec 4: the flow of the Find a Branch dialog. What happens is told to `dispatch`. */
export function createBranchLocator(ports: LocatorPorts, dispatch: (event: LocatorEvent) => void): BranchLocator {
  /** Counts the visitor's own searches: an answer to an earlier one comes too late. */
  let turn = 0;

  async function open(): Promise<void> {
    dispatch({ type: "locating" });
    const place = locationOfCookie(ports.cookies());
    const byCookie = place === null ? null : searchText(place);
    void byCookie?.then((found) => {
      if (found.ok) dispatch({ type: "initial-found", results: found.value, isExact: false });
    });
    const byLocation = searchHere();
    const located = await Promise.race([byLocation, ports.wait(maxLocatingMs).then(() => null)]);
    // Where nobody knows anything, the server begins at the visitor's default branch.
    const found = located ?? (await (byCookie ?? searchAt("", nowhere, null)));
    if (!found.ok) fail({ kind: "initial" }, found.error);
    else if (found.value.branches.length > 0)
      dispatch({ type: "initial-found", results: found.value, isExact: located !== null });
    dispatch({ type: "located" });
    if (located !== null) return;
    const late = await byLocation;
    if (late?.ok === true) dispatch({ type: "initial-found", results: late.value, isExact: true });
  }

  /** Null where nobody knows where the visitor is. */
  async function searchHere(): Promise<Called<Results> | null> {
    const location = await ports.locate();
    if (location.kind === "denied") dispatch({ type: "location-denied" });
    if (location.kind !== "found") return null;
    return searchAt("", location.position, location.position);
  }

  async function searchText(text: string): Promise<Called<Results>> {
    const geocoded = await ports.geocode(geocodeQueryOf(text));
    if (geocoded.status === "FAILED") return { ok: false, error: "Geocoding failed" };
    return geocoded.status === "OK"
      ? searchAt(text, geocoded.position, geocoded.position)
      : searchAt(text, nowhere, null);
  }

  async function searchAt(text: string, at: Position, position: Position | null): Promise<Called<Results>> {
    const found = await ports.search(text, at);
    if (!found.ok) return found;
    const place = placeOf(text, position !== null, found.value);
    return { ok: true, value: { place, position, branches: found.value } };
  }

  async function search(text: string): Promise<void> {
    const trimmed = text.trim();
    if (trimmed === "") {
      dispatch({ type: "blank" });
      return;
    }
    turn += 1;
    const own = turn;
    dispatch({ type: "search-started" });
    const found = await searchText(trimmed);
    if (own !== turn) return;
    if (found.ok) dispatch({ type: "search-found", results: found.value });
    else fail({ kind: "search", text }, found.error);
  }

  async function setDefault(code: string): Promise<void> {
    dispatch({ type: "default-started", code });
    const set = await ports.setDefault(code);
    if (set.ok) dispatch({ type: "default-set", code });
    else fail({ kind: "default", code }, set.error);
  }

  function fail(failure: Failure, error: unknown): void {
    ports.report(error);
    dispatch({ type: "failed", failure });
  }

  return {
    open,
    search,
    setDefault,
    reset: () => {
      turn += 1;
      dispatch({ type: "reset" });
    },
    retry: async (failure) => {
      dispatch({ type: "dismissed" });
      if (failure.kind === "search") await search(failure.text);
      if (failure.kind === "default") await setDefault(failure.code);
      if (failure.kind === "initial") await open();
    },
  };
}

/** A branch that was searched for by its number is named, and so is one that a search began at. */
function placeOf(text: string, isKnown: boolean, [first]: readonly LocatedBranch[]): string {
  const isBranch = first !== undefined && (text === "" ? !isKnown : text.replace(/^#/, "") === first.code);
  return isBranch ? branchName(first) : text;
}
