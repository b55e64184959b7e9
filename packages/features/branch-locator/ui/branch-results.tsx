import { Loading } from "@capstan/ui/loading";
import { LocateOff, MapPin } from "lucide-react";
import { branchName, formatMiles } from "../located-branch.ts";
import { type LocatorState, type Results, isBusy, shownResults } from "../locator-state.ts";
import { noResultsMessage } from "../no-results.ts";
import { formatSummary, nearestOf } from "../shown-branches.ts";

/** Spec 4. */
const locationHint = "Turn on location services in your device settings to automatically see branches nearest to you.";

/** What was found, in a sentence that is also announced. */
export function ResultStatus({ state }: { readonly state: LocatorState }) {
  const results = shownResults(state);
  const isWaiting = isBusy(state);
  return (
    <>
      {state.isLocationDenied && state.own === null && (
        <p className="locator-hint">
          <LocateOff size={20} /> {locationHint}
        </p>
      )}
      <div role="status" className="locator-status">
        {!isWaiting && results !== null && <Found results={results} />}
        {!isWaiting && results === null && state.failure === null && (
          <p className="locator-empty">
            <MapPin size={32} strokeWidth={1.5} />
            Enter an address, city, ZIP code or branch number to see branches near it.
          </p>
        )}
      </div>
    </>
  );
}

function Found({ results: { branches, place } }: { readonly results: Results }) {
  const message = noResultsMessage(branches);
  if (message === null)
    return (
      <p className="locator-summary">
        <span>{formatSummary(branches, place)}</span>
        {branches.some(hasAvailability) && <span>Availability is for the products in your cart</span>}
      </p>
    );
  const nearest = nearestOf(branches);
  return (
    <div className="locator-none">
      <p className="locator-none-title">{message}</p>
      {nearest !== undefined && (
        <p>
          The nearest is <a href={nearest.pageUrl}>{branchName(nearest)}</a>, {formatMiles(nearest.distance)}.
        </p>
      )}
      {nearest === undefined && <p>Check the spelling, or search for a city and state or a ZIP code.</p>}
    </div>
  );
}

function hasAvailability({ availabilityMessage, availabilityCount }: Results["branches"][number]): boolean {
  return availabilityMessage !== null || availabilityCount !== null;
}

/** Over what was found before. */
export function SearchOverlay({ isLocating }: { readonly isLocating: boolean }) {
  return (
    <div className="locator-overlay">
      <Loading title={isLocating ? "Finding your location" : "Searching for branches"} />
    </div>
  );
}
